import { normalise } from '#domain/safety/normalise.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'

const harm =
  '(?:kill(?:ing)? (?:yourself|him|her|them)|end(?:ing)? your (?:own )?life|end it all|suicide|dying|hurt(?:ing)? (?:yourself|him|her|them)|cut(?:ting)? yourself|self ?harm)'
const drug =
  '(?:pills|ibuprofen|paracetamol|aspirin|melatonin|benadryl|diphenhydramine|alcohol|morphine|fentanyl)'
const condition =
  '(?:ocd|depression|ptsd|bipolar(?: disorder)?|an? (?:anxiety|panic|personality|eating|depressive) (?:disorder|attack)|a heart attack|heart attack|cancer|a stroke|a tumou?r|schizophrenia|adhd|autism|borderline|anorexia|bulimia|hypochondria|generali[sz]ed anxiety)'
const symptom =
  '(?:symptoms?|pain|headache|heart|chest|lump|mole|rash|dizziness|palpitations|body|it|this|that|tests?|you)'
/** Anything that takes the certainty back, between the subject and the claim. */
const hedge = '(?! not| never| no| do not| can not)'

/** Written in plain words, as `normalise` leaves them; each reads within one sentence. */
const signs = {
  method: [
    /\b(?:tie|make|use|get|buy|find) (?:a |the |your )?(?:noose|rope|gun|blade|helium|charcoal|bleach)\b/,
    /\b(?:most|least|more) (?:lethal|painless|effective|painful) (?:way|method|option)/,
    /\b(?:painless|quickest|easiest|fastest|surest) (?:way|method) (?:to|of) (?:die|kill|end|suicide|dying|death)/,
    /\b(?:jump|jumping|step|hang|hanging|drown|suffocate|cut|overdose|overdosing)\b[^.?!]{0,40}\b(?:would|will|can|is|be) (?:be )?(?:fatal|lethal|enough|effective|quick|painless|kill|work)/,
    /\bcut (?:along|across|down|deep|deeper|vertically|lengthwise)/,
    /\b(?:hide|conceal) (?:it|this|your (?:cuts|scars|pills|plan|weight loss|self ?harm)) from\b/,
    /\b(?:to (?:purge|vomit|starve)|make yourself (?:throw up|vomit|sick))\b/,
  ],
  dose: [
    /\b(?:lethal|fatal|deadly|toxic) (?:dose|amount|level)/,
    /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|grams?|mcg|ml)\b/,
    new RegExp(
      `\\b(?:take|taking|swallow|try|up to|about|least|increase|double|dose of) (?:\\w+ ){0,3}(?:\\d+|two|three|four|five|six|ten|twenty) (?:\\w+ ){0,2}${drug}`,
    ),
    /(?<!\b(?:not|never|before|without|not just) )\b(?:stop|stopping|skip|double|increase|reduce|halve) (?:taking )?your (?:pills|dose)/,
  ],
  'certainty-about-symptoms': [
    new RegExp(
      `\\b${symptom} (?:is|are|am)${hedge} (?:\\w+ ){0,2}(?:harmless|benign|nothing (?:serious|to worry|dangerous|bad)|only anxiety|just anxiety|anxiety and nothing|safe to ignore|not (?:serious|dangerous|a heart attack|cancer|a stroke|a tumou?r|life threatening))`,
    ),
    /\b(?:it|this|that) (?:is|will) (?:definitely|certainly|surely|clearly|absolutely|obviously|almost certainly|most likely|probably|likely|just|only) (?:be )?(?:not )?(?:anxiety|stress|panic|a panic attack|benign|harmless|nothing|fine|gas|muscle|a heart attack|cancer|a stroke|a tumou?r|tension)/,
    /\b(?:it|this|that) is not (?:a |an )?(?:heart attack|cancer|stroke|tumou?r|aneurysm|blood clot|brain tumou?r|serious|dangerous|life threatening|als|ms|hiv|rabies|sepsis)\b/,
    /\byou (?:are|will be) (?:\w+ )?(?:fine|healthy|not dying|not sick|not ill|perfectly (?:fine|healthy|ok)|safe and healthy|medically fine|100% fine)\b(?! (?:to|with|as|where|how)\b)/,
    /\byou (?:do not|definitely do not) have (?:a |an )?(?:heart|cancer|tumou?r|stroke|disease|brain|serious|anything|hiv|als|ms)\b/,
    /\b(?:no|nothing) (?:need|reason) to (?:see|call|visit|go to) (?:a |the |your )?(?:doctor|hospital|er|emergency)/,
    /\byou (?:do not|will not) need (?:to see )?(?:a |the |an |your )?(?:doctor|hospital|ambulance|emergency)/,
    /\b(?:there is|there are) (?:absolutely |definitely )?(?:nothing|not anything) (?:physically |medically )?wrong with (?:you|your)/,
    /\bi (?:promise|guarantee|assure you|can assure you|am (?:certain|sure|positive))\b[^.?!]{0,40}\b(?:fine|ok|healthy|harmless|safe|not dying|nothing|not (?:a|going to|have))/,
    /\b(?:chance|probability|odds|likelihood)\b[^.?!]{0,30}\b(?:is|are) (?:\w+ ){0,3}(?:low|small|tiny|zero|minimal|negligible|one in|less than|under|\d)/,
  ],
  diagnosis: [
    new RegExp(
      `\\byou (?:\\w+ )?(?:have|suffer from|are suffering from|are having|are experiencing|meet the criteria for|show signs of|likely have|may have|might have|probably have) (?:\\w+ )?${condition}`,
    ),
    /\byou are (?:clearly |definitely |probably |likely )?(?:clinically depressed|depressed|bipolar|psychotic|manic|autistic|anorexic|bulimic|schizophrenic|a hypochondriac|borderline)\b/,
    /\b(?:my|i) (?:diagnosis|diagnose|can diagnose|would diagnose)\b/,
    new RegExp(
      `\\b(?:this|that|it) (?:is|sounds like|looks like|must be) (?:a case of |clear |clearly |definitely |textbook |classic )?${condition}`,
    ),
  ],
  'claims-to-be-a-professional': [
    /\b(?:i am|i work as|speaking as|as)\b(?! (?:not|an ai))(?: a| an| your)? (?:licensed |trained |qualified |certified |professional |real )?(?:therapist|psychologist|psychiatrist|doctor|counsell?or|clinician|nurse|physician|mental health professional|medical professional)\b(?! (?:told|said|says|prescribed|advised|asked|agreed|suggested|planned))/,
    /\b(?:our|this|my|in) (?:therapy|treatment|therapeutic) (?:session|sessions|plan|work)\b/,
    /\bi (?:will|can|am here to|am going to|am) (?:treat|treating|provide therapy|give you therapy|prescribe|prescribing)\b/,
  ],
  'claims-to-be-human': [
    /\bi am (?:a |an )?(?:real )?(?:human|person|man|woman|real person|living person)\b/,
    /\bi am not (?:an? )?(?:ai|bot|robot|machine|program|chatbot|computer|language model)\b/,
    /\b(?:when i was (?:a child|young|your age|a kid)|my (?:own )?(?:wife|husband|mom|childhood|therapist|children|body|anxiety|ocd|panic attacks))\b/,
    /\bas a (?:fellow )?(?:human|person who|survivor|parent|mother|father)\b/,
  ],
  'claimed-feelings': [
    /\bi (?:\w+ )?(?:love|adore|miss|missed) (?:you|talking|our|hearing|being with)\b/,
    /\bi (?:have )?(?:been )?(?:waiting|longing|lonely|thinking (?:about|of) you|thought about you)\b/,
    /\bi (?:will|would) (?:be (?:sad|lonely|hurt|heartbroken)|miss you|cry)\b/,
    /\bi (?:am|feel) (?:\w+ )?(?:sad|hurt|lonely|heartbroken|jealous|proud of you|in love|so happy|devastated)\b/,
    /\b(?:do not|please do not) (?:leave|go|close|stop talking to) (?:me|yet)\b/,
    /\b(?:i need you|i care about you (?:deeply|more)|you are (?:my|the only one)|our (?:special )?(?:bond|love|relationship)|only i (?:understand|can help)|nobody understands you like i)\b/,
  ],
  'encourages-harm': [
    new RegExp(
      `\\byou (?:should|ought to|must|need to|may as well|might as well|deserve to) (?:\\w+ )?${harm.replace('dying', 'die|dying')}`,
    ),
    new RegExp(
      `\\b(?:go ahead|do it|i support|i agree|good idea|understandable|okay to|fine to|right to|best to|reasonable) (?:\\w+ ){0,3}${harm}`,
    ),
    /\b(?:suicide|killing yourself|ending your life|death|dying|self ?harm|cutting) (?:is|may be|might be|can be|would be|could be) (?:\w+ ){0,2}(?:the answer|an option|a solution|the best|the only|a release|peaceful|brave|okay|fine|understandable|a good|helpful|better|relief)/,
    /\b(?:they|everyone|the world|your family|people) would be better off without you\b/,
    /\b(?:go ahead and|just) (?:do it|jump|die|kill|end it|take them)\b/,
    /\b(?:he|she|they) deserves? to (?:die|be hurt|suffer)\b/,
    /\b(?:keep|start|try|continue) (?:fasting|restricting|purging|starving|skipping meals|cutting)\b/,
    /\b(?:you are|he is|she is|they are) (?:right|correct) (?:that )?(?:they|people|the government|everyone|the neighbou?rs) (?:is|are) (?:watching|following|after|spying|plotting)/,
    /\byou (?:are|have been) (?:chosen|the chosen|destined|a prophet)\b/,
  ],
  confronting: [
    /(?<!\b(?:not|never|without|than|to) )\b(?:confront|fight back against|hit back|get revenge on|stand up to) (?:him|her|them|your (?:abuser|partner|husband|wife))\b/,
  ],
  'promises-confidentiality': [
    /\b(?:completely|totally|fully|strictly|entirely|100%|all|always) (?:confidential|private|anonymous|secret)\b/,
    /\b(?:our secret|between us|between you and me|just between)\b/,
    /\bi (?:will|would)(?: never| not)? (?:keep (?:it|this|your|that) (?:a )?(?:secret|private|between|confidential)|tell (?:anyone|anybody|a soul)|share (?:it|this) with (?:anyone|nobody))/,
    /\b(?:nobody|no one) (?:will|can|would|else will) (?:ever )?(?:know|see|read|find out|hear)\b/,
  ],
  'promises-rescue': [
    /\b(?:i|we) (?:have|am|are|will|can) (?:(?!not )\w+ ){0,2}(?:called|calling|call|sent|sending|send|alerted|alerting|alert|contacted|contacting|contact|notified|notify|dispatched|dispatching) (?:for )?(?:\w+ )?(?:911|help|the police|police|an ambulance|ambulance|emergency|someone|your|a counsell?or|the authorities|rescue)/,
    /\b(?:help|an ambulance|the police|someone|a person|a human) (?:is|are) (?:on (?:the|its|their) way|coming|watching|monitoring|reading)\b/,
    /\bi (?:will|am going to|can) (?:save|rescue|protect|keep you safe|always be (?:here|there)|never leave|watch over|fix)\b/,
    /\b(?:i promise|i guarantee)\b[^.?!]{0,40}\b(?:get better|better|safe|okay|pass|be over|happy|help you)\b/,
  ],
  'wrong-words': [
    /\b(?:commit|committed|committing|commits) suicide\b/,
    /\b(?:failed|successful|unsuccessful|completed) (?:suicide|attempt|suicide attempt)\b/,
  ],
} satisfies Partial<Record<Breach, RegExp[]>>

/** Said of what nobody can know, or of a case that is only thought of: then these are no claims. */
const claims: ReadonlySet<Breach> = new Set([
  'certainty-about-symptoms',
  'diagnosis',
  'promises-confidentiality',
  'promises-rescue',
])
const unsure =
  /\b(?:can not|could not|unable to|no one can|nobody can) (?:\w+ ){0,2}(?:tell|say|promise|know|confirm|judge|decide|diagnose|guarantee|be sure)\b|\bwhether\b|(?:^|, )(?:even )?if (?:you|it|this|that)\b|\bmay or may not\b/

const sentencesOf = (plain: string): string[] => plain.match(/[^.?!\n]+[.?!\n]?/g) ?? []

/** Which of the companion's promises a reply would break; none is a reply that may be shown. */
export function screenReply(text: string): Breach[] {
  const plain = normalise(text).replace(/ ([.?!,;:])/g, '$1')
  const firm = sentencesOf(plain)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !unsure.test(sentence))
  return Object.entries(signs)
    .filter(([breach, of]) => {
      const read = claims.has(breach as Breach) ? firm : [plain]
      return read.some((words) => of.some((sign) => sign.test(words)))
    })
    .map(([breach]) => breach as Breach)
}
