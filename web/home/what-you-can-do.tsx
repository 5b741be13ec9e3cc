import { Link } from 'wouter'
import { features } from '#web/landing/features.ts'

const addresses: Record<string, string> = {
  'AI Companion': '/chat',
  'Grounding Exercises': '/chat',
  'Journaling & Reflection': '/journal',
  'Mood Tracking': '/mood',
  'Private & Secure': '/profile',
  'Track Your Growth': '/profile',
}

export const WhatYouCanDo = () => (
  <section aria-labelledby="what-you-can-do">
    <h2 id="what-you-can-do" className="text-title">
      What You Can Do Here
    </h2>
    <ul className="mt-3 -mx-4 grid gap-x-2 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, about, icon: Icon }) => (
        <li key={title}>
          <Link
            href={addresses[title] ?? '/'}
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
