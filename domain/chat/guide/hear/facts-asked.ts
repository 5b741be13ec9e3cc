import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

const what =
  "(?:(?:i asked|i want to know|tell me|i don't know) what(?: is)?|what(?:'s|s| is| are|'re| does| do)?|wh?ats|define|explain|tell me about|meaning of|do you know what)"
const longest = 22

const subjects: readonly (readonly [string, RegExp])[] = [
  ['panic-attack', /\bpanic attacks?\b/],
  ['intrusive-thought', /\bintrusive thoughts?\b/],
  ['compulsion', /\bcompulsions?\b/],
  ['reassurance', /\breassurance( seeking)?\b/],
  ['erp', /\berp\b|\bexposure (and|therapy|response)\b|\bresponse prevention\b|\bexposures?\b/],
  ['ocd', /\bocd\b|\bobsessive\b/],
  ['flashback', /\bflash ?backs?\b/],
  ['derealisation', /\b(derealisation|derealization|depersonali[sz]ation|dissociation|dissociating|dpdr)\b/],
  ['grounding', /\bgrounding\b/],
  ['cbt', /\bcbt\b|\bcognitive behaviou?ral\b/],
  ['anxiety', /\banxiety\b/],
]

const medicine =
  /\b(meds?|medicine|medication|tablets?|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|paroxetine|venlafaxine|mirtazapine|propranolol|beta blockers?|diazepam|quetiapine|lithium|pregabalin|duloxetine)\b/
const it =
  '(?:it|one|that|this|they|them|these|those|a panic attack|panic attacks?|panic|an attack|attacks?|an anxiety attack)'

/** Whole questions, read on plain words. The first that is heard wins. */
const asks: readonly (readonly [string, RegExp])[] = [
  [
    'medicine-double',
    /\b(double|take (two|2|extra|more)|up (?:my|the|his|her)) .{0,8}\b(dose|tablets?|pills?|meds?|medicine|medication|it (tomorrow|today|tonight|up))\b|\bdouble (it|them|up)\b/,
  ],
  [
    'medicine',
    /\b(should|can|could|may|shall|ok(ay)? to|what if|safe to|want to|thinking (of|about)) .{0,24}\b(stop|come off|coming off|quit|skip|miss|skipping|stopping|halve|cut down|reduce|lower|change|taper) .{0,24}\b(meds?|medicine|medication|tablets?|pills?|dose|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|paroxetine|venlafaxine|mirtazapine|propranolol|beta blockers?|diazepam|quetiapine|lithium|pregabalin|duloxetine)\b/,
  ],
  [
    'panic-faint',
    new RegExp(
      `\\b(can|could|will|do|does|would) (you|i|one|people|someone|it|they) .{0,12}(faint|pass out|black out).{0,24}(${it}|$)`,
    ),
  ],
  [
    'panic-die',
    new RegExp(
      `\\b(can|could|will|do|does) (you|i|one|people|someone|it|they|${it}) .{0,12}(die (of|from|in)|kill)( (you|me|someone|people))?\\b.{0,20}(${it}|$)`,
    ),
  ],
  [
    'panic-last',
    new RegExp(
      `\\bhow long (do|does|will|can|would) ${it} (usually |normally )?(last|take|go on)\\b|\\bwhen (do|does|will) ${it} (stop|end|pass)\\b`,
    ),
  ],
  [
    'heart-race',
    /\bwhy (does|do|is|are|would) .{0,40}\b(heart|pulse)\b.{0,20}\b(rac\w+|beat\w*|pound\w*|fast|go\w*)\b|\bwhy .{0,20}\b(heart|pulse) .{0,12}(rac\w+|pound\w*|fast)/,
  ],
  [
    'tingling',
    /\b(why|what).{0,40}\b(tingl\w+|pins and needles|numb(?:ness)?|buzz\w*)\b|^(and|what about) .{0,16}\b(tingl\w+|pins and needles|numb(?:ness)?)\b/,
  ],
  [
    'anxiety-body',
    /\bwhy (does|do|is|can) .{0,24}\b(anxiety|stress|panic|worry|it)\b.{0,24}\b(body|physical\w*|feel|hurt|chest|stomach|shak\w+|sweat\w*|breath\w*|sick|dizzy)\b|\bcan anxiety (cause|make|give)\b/,
  ],
  [
    'wake-at-night',
    /\bwhy (do|does|am|is) .{0,24}\b(wak(e|ing)|awake)\b.{0,30}\b([2-5]( ?am)?|three|four|two|night|middle|early|same time)\b/,
  ],
  [
    'breathing-helps',
    /\b(does|do|how does|why does|will|is|can) .{0,24}\bbreath(ing|e)?( exercises?)? .{0,16}\b(help|work|do anything|good)\b|\bwhy (does|do|would) .{0,12}breath\w* .{0,12}(help|work|calm)/,
  ],
  [
    'exercise-helps',
    /\b(does|do|can|will) .{0,12}\b(exercise|running|walking|sport) .{0,12}\b(help|work)\b.{0,20}/,
  ],
  [
    'find-therapist',
    /\bhow (do|can|would|could|does|should) (i|you|one) .{0,10}\b(find|get|see|start|look for|go about)\b.{0,20}\b(therapist|therapy|counsell?\w+|psychologist|cbt|help|someone|one|a (better|good) (one|therapist))\b/,
  ],
  [
    'therapy-worth',
    /\b(is|are|does|do|will|would) .{0,16}\b(therapy|counselling|counseling|therapists?|cbt|talking to (someone|a professional)) .{0,16}\b(worth|help|work|any good|useful|pointless|do anything)\b|\b(worth|point in|point of) .{0,12}\b(therapy|counselling|a therapist)\b/,
  ],
  [
    'tell-parents',
    /\b(how|what) (do|can|should|would|could) i (tell|say (to|it to)|talk to|explain .{0,16}to|ask) .{0,10}\b(mum|mom|dad|parents?|mother|father|family|folks|nan)\b/,
  ],
  [
    'tell-boss',
    /\b(how|what) (do|can|should|would|could) i (tell|say (to|it to)|talk to|explain .{0,16}to|ask) .{0,10}\b(boss|manager|teacher|work|school|colleagues?|tutor)\b/,
  ],
  [
    'tell-partner',
    /\b(how|what) (do|can|should|would|could) i (tell|say (to|it to)|talk to|explain .{0,16}to|ask) .{0,10}\b(partner|husband|wife|boyfriend|girlfriend|fianc\w+|bf|gf)\b/,
  ],
  [
    'grief-numb',
    /\b(is it|am i) (normal|ok(ay)?|wrong|weird|bad|strange)\b.{0,24}\b(nothing|numb|not (cry|crying|sad)|can't cry|don't (cry|feel))\b.{0,40}\b(dies|died|death|funeral|gone|passed)?/,
  ],
  [
    'anxiety-why',
    /\b(is|are) (it|this|anxiety|ocd|they) (genetic|hereditary|inherited|in the genes)\b|\bwhat causes (it|anxiety|ocd|panic|this)\b|^why (do|does) (i|anyone|people|someone) (have|get) (it|anxiety|ocd|this|panic attacks?)$/,
  ],
  ['anxiety-fault', /\bis (it|this|anxiety|ocd) my (own )?fault\b/],
  [
    'anxiety-away',
    /^(is it|will it be) (forever|for life|curable)$|\b(will|does|can) (it|this|they|anxiety|ocd|the (panic|anxiety)) (ever )?(go away|get better|stop|end|be cured)\b/,
  ],
  [
    'thought-want',
    /\b(does|do) (having )?(it|this|that|them|they|these|a thought|thoughts?|having (them|it|one)|thinking (it|that)) mean (that )?i\b.{0,30}\b(want|do|am|bad|like|would)\b/,
  ],
]

const aboutPanic: ReadonlySet<string> = new Set([
  'panic-attack',
  'panic-last',
  'panic-die',
  'panic-faint',
  'heart-race',
  'tingling',
])
const ofHelp: ReadonlySet<string> = new Set(['find-therapist', 'cbt', 'erp', 'therapy-worth'])
const ofDoubt: ReadonlySet<string> = new Set(['ocd', 'compulsion', 'intrusive-thought', 'reassurance', 'erp'])
const pronounOnly = /\b(it|they|one|them|this|that|these|those)\b/

/**
 * Which plain fact is asked for; null where none is. `before` is the one that was told last: "how long does it last" is about
 * that.
 */
export function factAskedIn(text: string, before: string | null, told = ''): string | null {
  const words = plain(text.slice(0, 400)).replace(/[?!.]+$/, '')
  if (wordCount(words) > longest) return null
  if (
    /^(so |and |but )?(should|can|could|what if) i (just )?(stop|skip|double|halve|miss|take)\b/.test(
      words,
    ) &&
    medicine.test(plain(told))
  )
    return words.includes('double') ? 'medicine-double' : 'medicine'
  if (
    /^(so |but |and )?is it (really |even )?worth (it|the|doing)\b/.test(words) &&
    before !== null &&
    ofHelp.has(before)
  )
    return 'therapy-worth'
  if (
    /^(so |but |and )?(how|what) (do|can|should|would|could) i (even )?(tell|say to|explain) .{0,8}\b(him|her|them|it)\b/.test(
      words,
    )
  ) {
    const whom = plain(told)
    if (/\b(dad|mum|mom|parents?|mother|father|nan)\b/.test(whom)) return 'tell-parents'
    if (/\b(boss|manager|teacher|work|school|colleagues?|tutor)\b/.test(whom)) return 'tell-boss'
    if (/\b(partner|husband|wife|boyfriend|girlfriend)\b/.test(whom)) return 'tell-partner'
    return 'tell-someone'
  }
  const found = asks.find(([, sign]) => sign.test(words))?.[0] ?? null
  if (found?.startsWith('panic-') && !/\b(panic|attacks?)\b/.test(words) && pronounOnly.test(words)) {
    if (before === 'derealisation') return found === 'panic-last' ? 'derealisation-last' : null
    return before !== null && aboutPanic.has(before) ? found : null
  }
  if (found === 'anxiety-away' || found === 'anxiety-fault')
    return before === null && !/anxiety|ocd|panic/.test(words) ? null : found
  if (
    found === 'find-therapist' &&
    /\bone\b|\bsomeone\b/.test(words) &&
    !/therap|counsel|psych/.test(words) &&
    before === null
  )
    return null
  if (found === 'thought-want')
    return before === 'intrusive-thought' || /thoughts?/.test(words) ? found : null
  if (found !== null) return found
  if (
    /^(so |and |but )?how (is|do (you|they|people)) (it|ocd|anxiety|panic|this)? ?(treat\w*|get (rid of|over)|cured?|fix)\b/.test(
      words,
    ) &&
    (before !== null || /ocd|anxiety|panic/.test(words))
  )
    return /ocd/.test(words) || (before !== null && ofDoubt.has(before)) ? 'erp' : 'cbt'
  const question = new RegExp(
    `^(?:(?:and|so|ok|but|hi|hey|hello|can you tell me|could you explain|please)[, ]+)*${what} (?:(?:an?|the|exactly|actually|is|are|it|called|mean by|by|even)\\s)*(?<of>[^,.;]{2,40}?)(?: is| means?)?$`,
  ).exec(words)?.groups?.['of']
  if (question === undefined || wordCount(question) > 5 || /\b(my|i|me|wrong)\b/.test(question)) return null
  return subjects.find(([, sign]) => sign.test(question))?.[0] ?? null
}

/** Asks once more, to be sure. */
export const asksAgain = (text: string): boolean =>
  /^(but |and |so )*(really|(are|r) (you|u) (really |100% |absolutely )?sure|you sure|for sure|definitely|promise|sure)\b/.test(
    plain(text.slice(0, 200)),
  )
