import { useCompanion } from '#web/account/account-queries.ts'
import * as words from '#web/landing/words.en.ts'

const bubble = 'max-w-md rounded-panel border border-deep-line px-4 py-2.5'

/** A line of talk, and who replies on this server: said once the server has told. */
export function TalkBegun() {
  const companion = useCompanion()
  return (
    <section aria-labelledby="talk" className="mb-14">
      <h2 id="talk" className="text-title">
        {words.talkBegins}
      </h2>
      <div className="mt-5 grid max-w-2xl gap-3">
        <p className={`${bubble} justify-self-end bg-said text-on-said`}>{words.talkPerson}</p>
        <p className={`${bubble} justify-self-start bg-deep-raised`}>{words.talkReply}</p>
      </div>
      <p className="mt-4 min-h-12 max-w-2xl text-on-deep-soft sm:min-h-6">
        {companion && words.whoReplies[companion]}
      </p>
    </section>
  )
}
