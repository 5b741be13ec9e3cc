import type { Form } from '#domain/chat/guide/hear/told-form.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'

/** To give an obsession, a symptom or a belief back would feed it; nor is what hurts most repeated. */
export const guarded: readonly NeedId[] = [
  ...needIds.filter((need) => need.startsWith('ocd-')),
  'health-fear',
  'shame',
  'flashback',
  'dissociation',
  'panic-now',
  'eating',
  'substance',
  'violence-at-home',
  'certain-beliefs',
]
export const isNotGivenBack = (
  need: NeedId | null,
  said: readonly string[],
  own: string | null = null,
  form: Form | null = null,
): boolean =>
  !(own !== null && form !== null && ofHappenings.has(form) && !ofTheTrouble.test(own)) &&
  guarded.some(
    (one) => one === need || (need === 'just-listen' && said.some((id) => id.startsWith(`${one}/`))),
  )

/** What was said, done or planned may be said back there, too, where nothing of the trouble itself is in it. */
export const ofHappenings: ReadonlySet<Form> = new Set([
  'good',
  'plans',
  'ahead',
  'said-by-other',
  'done-by-other',
  'did',
  'denies',
])
const ofTheTrouble =
  /\b(?:wash\w*|check\w*|clean\w*|pray\w*|count\w*|confess\w*|google\w*|search\w*|photos?|times|again|lump|mole|pain|symptom\w*|pulse|blood|ate|eat\w*|eaten|skipped|weigh\w*|calories|drank|drunk|drink\w*|wine|vodka|beers?|bottle|smoked|used|thoughts?|image\w*|voices?|watch\w*|follow\w*|signs?|phone|love|feel\w*|felt|smell\w*|locked|unlocked|stove|oven|died|hid|secret)\b/i

/** There what is told is steadied, or has rules of its own. */
export const isNotToned = (need: NeedId | null): boolean => need !== 'panic-now' && isTakenAsFeeling(need)

export const isTakenAsFeeling = (need: NeedId | null): boolean =>
  need !== null &&
  ['panic-now', 'flashback', 'dissociation', 'certain-beliefs', 'violence-at-home'].includes(need)
