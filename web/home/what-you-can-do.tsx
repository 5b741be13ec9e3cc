import { Link } from 'wouter'
import * as words from '#web/home/words.en.ts'
import { featuresOf } from '#web/landing/features.ts'
import { useWriter } from '#web/names/writer.ts'

/** In the order of the features. */
const addresses = ['/chat', '/chat', '/journal', '/mood', '/profile', '/profile']

export const WhatYouCanDo = () => (
  <section aria-labelledby="what-you-can-do">
    <h2 id="what-you-can-do" className="text-title">
      {words.whatYouCanDo}
    </h2>
    <ul className="mt-3 -mx-4 grid gap-x-2 sm:grid-cols-2 lg:grid-cols-3">
      {featuresOf(useWriter()).map(({ title, about, icon: Icon }, index) => (
        <li key={title}>
          <Link
            href={addresses[index]!}
            className="group flex h-full gap-4 rounded-panel px-4 py-4 transition-colors hover:bg-surface"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.75} />
            <span>
              <span className="block font-semibold group-hover:text-accent">{title}</span>
              <span className="mt-0.5 block text-small text-ink-soft">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
