/** So many in so many seconds. */
export type Window = { points: number; seconds: number }

/**
 * By whom is counted. `person` is anybody who has something here; `visitor` is one without an account. Fresh visitors
 * cost nothing to make, so whatever counts by person counts by network, too; and networks of IPv6 cost nothing to whoever
 * has a `site` with 65,536 of them.
 */
export const countedBy = ['person', 'visitor', 'account', 'network', 'site', 'address'] as const
export type CountedBy = (typeof countedBy)[number]

type Limit = Partial<Record<CountedBy, readonly Window[]>>

/** A site is one person's, or a provider's with thousands of phones: so many times what one of its networks may do. */
export const networksOfSite = 16

const [minute, quarter, hour, day] = [60, 900, 3_600, 86_400]
const per = (seconds: number, points: number): Window => ({ points, seconds })

/** What goes to a model costs money or the only processor there is. */
const asksModel = {
  // Fresh visitors are made faster than a day of theirs could be kept: that is counted by network alone.
  visitor: [per(minute, 6)],
  account: [per(minute, 12), per(day, 150)],
  // A family or a ward behind one address.
  network: [per(minute, 60), per(day, 600)],
}

/** Every limit there is. A person at the page meets none of them; `RATE_LIMIT_FACTOR` multiplies all. */
export const limits = {
  /** Past it a message is taken all the same, and the guide replies. */
  'model reply': asksModel,
  reflection: asksModel,
  /**
   * A flood, which is refused unless the conversation is in a crisis. Nobody types three a second, and a page that was
   * offline sends what waited there at once: what comes up to this is taken, and past `model reply` the guide answers.
   */
  message: { person: [per(minute, 180)], network: [per(minute, 1_200)] },
  /** Past the day's volume messages are still taken, up to some 10 MB of a person and 100 MB of a network. */
  'message past volume': { person: [per(day, 1_000)], network: [per(day, 10_000)] },
  /** Past it a message is answered with prepared help, and nothing else is done with it. */
  'crisis message': { person: [per(minute, 30)], network: [per(minute, 3_000)] },
  /** Each is a stream and a key of its own. High by network: without one a newcomer cannot ask for help. */
  session: { person: [per(minute, 30)], network: [per(minute, 1_200)] },
  /** Moods, entries, corrections, exercises, ratings, consents: rows, cheap, and many at a time when offline. */
  write: { person: [per(minute, 120)], network: [per(minute, 1_200)] },
  /** Looking through one's journal: a few times for each word that is typed. */
  search: { person: [per(minute, 180)], network: [per(minute, 1_800)] },
  /** What somebody is writing, with each pause in it. */
  'unsent words': { person: [per(minute, 60)], network: [per(minute, 3_000)] },
  /** Stopping, deleting, signing out: nobody's neighbours keep them from it. */
  leave: { person: [per(minute, 120)] },
  /** A person's own data, out and in: each is much work, and nobody is to wait for their right for long. */
  export: { person: [per(quarter, 10)], network: [per(quarter, 40)] },
  import: { person: [per(quarter, 10)], network: [per(quarter, 20)] },
  'import preview': { person: [per(quarter, 60)], network: [per(quarter, 240)] },
  /** Kilobytes that are to be kept: nobody fills the disk. The longest document fits twice into a day of an account. */
  volume: {
    visitor: [per(day, 50_000)],
    account: [per(day, 500_000)],
    network: [per(day, 1_500_000)],
    site: [per(day, 4_500_000)],
  },
  /** Leaving for a provider: a whole lecture does so at once. */
  'sign-in start': { network: [per(minute, 300)] },
  /** Coming back from one with nothing that proves who it is. What succeeds counts only while it is under way. */
  'sign-in callback': { network: [per(minute, 20)] },
  /** Asking for a mail. */
  'sign-in mail': { network: [per(quarter, 30)] },
  /** By address and network together: nobody uses up what its owner may ask for. */
  'sign-in address': { address: [per(hour, 6)] },
  /** Trying a code or a link, beside the five attempts that each code has. What succeeds is not counted. */
  'sign-in attempt': { network: [per(quarter, 40)] },
  /**
   * Wrong codes for one address from one network: past it only the link signs in there. Elsewhere, where its owner may be,
   * codes go on. Each asking browser has five tries for each of its codes, so a guess from so many networks that it may
   * succeed fills a mailbox with thousands of mails before.
   */
  'sign-in code': { address: [per(day, 20)] },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export function windowsOf(name: LimitName): Limit {
  const limit: Limit = limits[name]
  if (!limit.network || limit.site) return limit
  return {
    ...limit,
    site: limit.network.map(({ points, seconds }) => ({ points: points * networksOfSite, seconds })),
  }
}
