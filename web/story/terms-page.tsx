import { Link } from 'wouter'
import { anchorTo } from '#web/language/link-to.tsx'
import { termsNames } from '#web/names/words.en.ts'
import { useWriter } from '#web/names/writer.ts'
import { useHelp } from '#web/safety/use-help.ts'
import { EmergencyCall, PersonToCall } from '#web/safety/whom-to-call.tsx'
import { Article } from '#web/story/article.tsx'
import { HowOften, LawWords, OperatorWords, useLeastAges, YoungPeople } from '#web/story/server-facts.tsx'
import * as words from '#web/story/words.en.ts'

function InCrisis() {
  if (useHelp().country !== 'US')
    return <>{words.inCrisis({ emergency: <EmergencyCall />, person: <PersonToCall /> })}</>
  return (
    <>
      {words.inCrisisInUnitedStates({
        lifeline: anchorTo('tel:988'),
        crisisText: anchorTo('sms:741741?body=HOME'),
        emergency: anchorTo('tel:911'),
      })}
    </>
  )
}

const WhoReplies = () => <>{termsNames[useWriter()]}</>

function LeastAge() {
  return <p>{words.whoMayUse(useLeastAges())}</p>
}

export const TermsPage = () => (
  <Article
    title="Terms of Service"
    name="Terms of Service"
    note="Last updated October 26, 2025; added to on November 22, 2026"
  >
    <h2>What Leeward is, and is not</h2>
    <p>
      Leeward is a wellness tool. It is not medical advice or therapy, and no human professional answers you
      here. <WhoReplies /> They can be wrong. Please do not use them to decide about medicine, symptoms or
      anyone's safety.
    </p>
    <HowOften />
    <h2>In a crisis</h2>
    <p>
      Leeward cannot provide crisis intervention, and nobody watches the chat live. <InCrisis />
    </p>
    <h2>Who may use it</h2>
    <LeastAge />
    <YoungPeople />
    <h2>Your words</h2>
    <p>
      What you write stays yours. It is used to answer you, and to show you your own conversations, journal
      and moods. It is not used to train anything here. You can read, export, correct and delete it at any
      time. The{' '}
      <Link className="link" href="/privacy">
        Privacy Policy
      </Link>{' '}
      says how.
    </p>
    <h2>How to use it kindly</h2>
    <p>
      Use it for yourself. Please do not write about other people in a way that could harm them. Do not try to
      get at what belongs to others, and do not load this server with more than a person can say.
    </p>
    <h2>Points and streaks</h2>
    <p>
      They are there to notice that you showed up. They are worth nothing else, they never fall because you
      had a bad time, and you can hide them in the{' '}
      <Link className="link" href="/settings">
        settings
      </Link>
      .
    </p>
    <h2>Who runs it, and which law holds</h2>
    <OperatorWords />
    <LawWords />
    <h2>No promise</h2>
    <p>
      Leeward is free software, given as it is, without a warranty. Whoever runs this server decides how long
      it stays open. You can take your data along before it closes.
    </p>
  </Article>
)
