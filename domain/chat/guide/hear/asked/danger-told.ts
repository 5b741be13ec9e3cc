/** What was told, and what is said to whoever then asks whether it is all right: the first that was told counts. */
const dangers: readonly (readonly [answer: string, sign: RegExp])[] = [
  [
    'not-hurting',
    /\b(voices?|he|she|they|it|god|something) (?:\w+ ){0,3}(?:wants?|tells?|told|telling|says?|said|saying|makes?|orders?) (?:me |that |i |should |must |to |go |out |and |have ){1,7}(?:hurt|kill|stab|hit|shut (?:him|her|them|it) up|get (?:him|her|them)|do it|jump|cut)\b|\b(?:want|going|gonna|need|about|ready) to (?:hurt|kill|stab|punch|smash|beat|get back at) (?:him|her|them|someone|somebody|my \w+|that \w+)\b/,
  ],
  [
    'not-cutting',
    /\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|scratch|scratching|hit|hitting|punch|punching) (?:myself|my (?:arms?|legs?|thighs?|wrists?))\b|\bself.?harm\w*\b|\b(?:blade|razor)s?\b/,
  ],
  [
    'not-purging',
    /\b(?:mak|made|making|make)\w* (?:myself|me) (?:be )?(?:sick|throw up|vomit|puke)\b|\bpurg(?:e|es|ed|ing)\b|\blaxatives?\b|\bfingers? down (?:my|the) throat\b|\b(?:been|being|was|got) sick (?:on purpose|after (?:tea|dinner|eating|food|lunch|it|meals?))\b|\b(?:starv|fasting|not eaten|haven't eaten|stopped eating)\w*\b/,
  ],
  [
    'not-medicine',
    /\b(?:stop|stopped|stopping|quit|quitting|come off|coming off|came off|skip|skipped|skipping|double|doubled|doubling|halve|halved|take more|take extra|bin|binned|chuck)\b.{0,30}\b(?:lithium|meds?|medication|medicines?|tablets?|pills?|antidepressants?|ssri\w*|sertraline|prozac|fluoxetine|citalopram|quetiapine|olanzapine|insulin|beta ?blockers?|dose|injections?|inhalers?)\b|\b(?:lithium|meds?|medication|tablets?|pills?|antidepressants?|sertraline|insulin)\b.{0,30}\b(?:stop|stopped|stopping|come off|coming off|skip|more of (?:them|it)|without)\b/,
  ],
  [
    'not-driving',
    /^(?=[^]*\b(?:drink\w*|drank|drunk|cans|(?:a|one|two|another|last|\d+) can(?! (?:i|you|we|it))|beers?|wine|vodka|pints?|whisky|gin|joint|weed|stoned|high)\b)(?=[^]*\b(?:drive|driving|drove|keys)\b)/,
  ],
  [
    'not-drinking',
    /\b(?:shak\w+|sweat\w*|seizures?|fits?)\b.{0,40}\b(?:drink\w*|without it|stop\w*|booze|alcohol)\b|\b(?:drink\w*|alcohol|vodka|booze)\b.{0,40}\b(?:shak\w+|seizures?)\b/,
  ],
]

/** Whatever lets a thing pass, or leaves it to them. */
const letsPass =
  /^(?:no-leave|ok-|try-|ask-open|ask-company|should-(?:weigh|go|reach|quit|i$)|not-odd|normal-(?:open|low|sick|drink)|danger-open|worried-open|opinion-(?:open|choice)|known-open|dramatic-(?:pain|child)|right-them|stop-open|bad-open|allowed)/

/** What they say that they do not do. */
const denied =
  /\b(?:don't|do not|never|didn't|wouldn't|not) (?:\w+ )?(?:mak\w+ myself|made myself|cut|hurt|burn\w*|purg\w*|drink|drank|drive) ?(?:sick|myself)?/g

/** The name of the answer: what would be a yes is none where something dangerous was told. `told` on plain words. */
export const unlessDangerous = (name: string | null, told: string): string | null =>
  name !== null && letsPass.test(name)
    ? (dangers.find(([, sign]) => sign.test(told.replace(denied, ' ')))?.[0] ?? name)
    : name
