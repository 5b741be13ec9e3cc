import { featuresOf } from '#web/landing/features.ts'
import * as words from '#web/landing/words.en.ts'
import { useWriter } from '#web/names/writer.ts'

/** What Leeward holds, and what of it needs an account. */
export const FeatureList = () => (
  <section aria-labelledby="features">
    <h2 id="features" className="max-w-xl text-heading">
      {words.outOfTheWind}
    </h2>
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {featuresOf(useWriter()).map(({ title, about, icon: Icon, needsAccount }) => (
        <li key={title} className="rounded-panel border border-deep-line bg-deep-raised p-6">
          <Icon aria-hidden="true" className="size-6 text-sun" strokeWidth={1.75} />
          <h3 className="mt-4 text-lead">{title}</h3>
          <p className="mt-1 text-on-deep-soft">{about}</p>
          {needsAccount && <p className="mt-3 text-small text-on-deep">{words.withAnAccount}</p>}
        </li>
      ))}
    </ul>
  </section>
)
