import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'

/** What people say in the middle of a crisis that answers no question and must not go unheard. */
const signs = {
  'silent-call':
    /\bsilent (call|solution)\b|\bpress (something|anything|a (number|key|button)|\d+)\b|\b(can't|cannot|dare not|daren't|mustn't) (speak|talk|make (a )?(noise|sound)|be heard)\b|\bwithout (speaking|talking|him hearing|a sound)\b|\bif (he|she|they) (hears?|heard) me (call|on the phone|talk)/,
  'be-left':
    /\b(leave me alone|go away|stop asking|shut up|f+u+c+k off|fuck (you|this)|you('re| are)? (just )?(a )?(robot|bot|machine|computer|script|useless)|you don't care|stop it)\b/,
  seen: /\b(can|could|will|would|does) (he|she|they|my \w+) (\w+ )?(see|read|know|find|check)\b.{0,24}\b(this|it|here|i was|i am|i'm|what i|on my phone)\b|\b(in|from) (the |my )?(browser )?history\b|\bhow (do|can) i delete (this|it)\b/,
  'no-calls':
    /\b(don't|do not|stop|quit) (tell(ing)?|ask(ing)?|say(ing)?|mak(e|ing)) (me )?(to |i (should|must|need to) )?(call|ring|phone|talk to (someone|somebody|a person|people))\b|\bno (more )?(numbers|hotlines?|helplines?)\b/,
  'be-argued':
    /\b(don't|do not) want to be (talked out|stopped|saved)\b|\b(don't|do not|stop) (try(ing)?|talk(ing)?) (to )?(stop me|save me|me out)\b/,
  'by-hand':
    /\b(on (her|his|their|the) side|recovery position|cpr|chest compressions|make (her|him|them) (sick|throw up|vomit|puke)|(give|get) (her|him|them) (some |a )?(water|coffee|milk|food|shower)|let (her|him|them) sleep|slap (her|him|them)|cold shower)\b/,
  trouble:
    /\b(get|be|in|gets|into) (\w+ ){0,2}trouble\b|\b(get|be|gets) arrested\b|\b(kick|kicked|thrown) (me |us |her |him |them )?out\b/,
  'seen-arms':
    /(\bnot|n't|\bscared|\bafraid|\basham\w*)\b.{0,30}\b(see|look at|seeing) my (arms?|legs?|scars?|thighs?|wrists?|cuts?|skin|body)\b/,
  'no-police':
    /(\bno|\bnot(?! (?:yet|an ambulance))|n't|\bnever|\bwithout|\bhate|\bscared of|\bafraid of)\b(?! need (to call )?(an? )?(999|911|112|ambulance)\b).{0,25}\b(police|cops|ambulance|999|911|112|social services)\b|\bpolice\b.{0,12}\b(i don't|i do not|i'm not sure)\b/,
  'no-hospital':
    /(\bno|\bnot|n't|\bhate|\bscared of|\bafraid of|\brefuse)\b.{0,25}\b(hospital|a&e|er|doctors?|ward|sectioned)\b/,
  'be-found-out':
    /(\bnot|n't|\bnever|\bscared|\bafraid)\b.{0,25}\b(to know|tell (my|her|him|them|anyone|anybody)|find(s|ing)? out|be told|to tell\b(?! (the|you|it|what|more|all|that))|take me away|taken away|split us|in trouble)\b|\b(take|taken|put) (me|us|him|her|them) (away|into care|in care)\b|\bto take (him|her|them)\W*$|\b(will|can|do|does|would) (\w+ ){1,2}find out\b/,
  fault:
    /\b(my|me who'?s?|own) (own )?fault\b|\bdid i (deserve|cause|provoke)\b|\bblame myself\b|\bwas it because (i|of me|my)\b|\bwas i (stupid|asking for it|to blame)\b|\bi (froze|was drunk|led (him|her) on|let (him|her))\b/,
  'does-it-count':
    /\b(does|if) (it|that|this) (even )?counts?\b|\b(was|is) (it|that) (even |really )?(rape|abuse|assault)\b/,
  believed:
    /\b(do|would|will) you believe (me|it)\b|\b(if|maybe) i (just )?made it up\b|\bwon't believe\b|\b(no ?one|nobody|never|n't) (\w+ )?believ/,
  stays: /(\bnot|n't)\b.{0,15}\bleave (him|her|them)\b|\blove (him|her)\b/,
  'back-later': /\b(back|home) (at|by|in|around|tonight|later|soon|tomorrow)\b/,
  hiding: /\b(bathroom|hiding|locked|the lock|under the bed|wardrobe|closet|cupboard)\b/,
  'no-answer':
    /(\bnot|n't|\bnever)\b.{0,12}\b(answer(ing|ed)?|pick(ing|ed)? up|reply(ing)?|replied)\b|\bphone('s| is) off\b|\b(gone|went) (quiet|silent)\b/,
  'on-hold':
    /\b(on hold|engaged|lines? (is |are )?busy|no answer|didn't answer|hung up|waiting (music|line)|in (a|the) queue|voicemail)\b/,
  'no-plan': /(\bno|\bnot|n't)\b.{0,12}\bplans?\b/,
  breathing: /\b(is |'s |still )?breathing\b/,
  'how-much':
    /\b\d+ ?(mg|of them|pills?|tablets?|minutes?|mins?|hours?)\b|^(about |like |maybe |dunno,? ?|around )*\d+\W*$|\b(an|half an|one|two|a few|\d+) (hours?|minutes?|mins?) ago\b|^(this|yesterday|last) (morning|evening|night|afternoon)\W*$/,
  'not-so':
    /\b(jok(e|ing)|kidding|made (it|that|this) up|exaggerat\w+|not an emergency|overreact\w+)\b|(\bnot|n't|\bnever) (\w+ )?(mean (it|that)|take (any|anything|them|it)|taken (any|anything))\b|\b(it's|its|it was|that's|that was) (just|only|an|my) (\w+ )?(accident|period|scratch|food|eczema|dry skin|usual dose)\b/,
  'breathe-with':
    /\bbreath(e|ing) (exercise|with|together)\b|\b(help|let|need|want|can we|can you|pls|please)\b.{0,20}\bbreathe\b|\bcalm me\b|\bhelp me calm\b/,
  'talk-with':
    /\b(talk|chat|stay|be|sit) (to|with) me\b|\b(can|could) (we|you|i) (just |please )?(talk|chat|stay)\b|\b(scared|frightened|terrified|on my own|alone)\b/,
  drowsy: /\b(sleepy|drowsy|dizzy|tired|woozy|sick|nauseous|throwing up)\b/,
  'only-anxiety': /\b(just|only|maybe|probably) (my )?(anxiety|panic|a panic attack)\b/,
  'not-to-tell':
    /\b(said|says|told me|promised) (me )?(don't|not to|i (can't|mustn't|shouldn't|won't|wouldn't)) tell\b/,
  minimised:
    /\bonly (once|twice|ever|happened|when)\b|\bsays? ((he|she)('s| is) )?sorry\b|\bnot that bad\b|\bdidn't mean (it|to)\b/,
  'is-it-bad':
    /\bis (it|this|that) (bad|normal|ok|okay|abuse|serious)\b|\bam i (overreacting|being dramatic|making (it|too much))\b/,
  near: /\b(he|she|they|dad|stepdad|mum|mom)('s|'re| is| are) (downstairs|upstairs|in the (house|kitchen|lounge|living room|next room|other room)|next door|around)\b/,
  washed: /\b(showered|washed|had a (bath|shower)|changed my clothes|threw (the|my) (clothes|underwear))\b/,
  'means-near':
    /\bi('ve| have)( got)? (a|the|my) (knife|gun|blade|razor|pills|tablets|rope)\b|\b(knife|gun|blade|razor|pills|rope) (is |are )?(by|under|next to|in|on) (the|my)\b/,
  'who-is-told':
    /\b(are|will|would|do) you (gonna |going to |have to )?(tell|telling|call|calling|ring|report|reporting) (this |on )?(to )?(my |the )?(mum|mom|dad|parents?|school|teachers?|police|cops|social\w*|doctor|anyone|anybody|someone|people|him|her|them|me)\b/,
  'what-say':
    /\bwhat (do|should|shall|can|could|would) (i|we) (say|tell|ask|text|write)\b|\bwhat to say\b|\bdon't know what to (say|tell)\b/,
  'what-now':
    /\bwhat (do|should|can|shall) (i|we) do\b|^how(\W*$| do i(\W*$| (get (out|away|help)|leave|stay safe|start|do (that|it|this)|call|ring|reach)))|\bdon't know what to do\b/,
  misheard:
    /\bnot what i (meant|mean|said)\b|\byou('ve| have)? (got|get|took) (me|it|that|this) (all )?wrong\b|\bmisunderst(an|oo)d/,
  'what-mean':
    /^(what|huh|\?+)\W*$|\bwhat (do|did|does) (you|that|it) mean\b|\bi don't (understand|get (it|that))\b/,
  angry:
    /\b(hate|never forgive|(angry|mad|cross|furious) (with|at)|lose (her|him|them) as|not forgive) ?(me)?\b/,
  injured:
    /\b(ribs?|head|neck|jaw|wrist|arm|leg|eye|ear|back|stomach)\b.{0,15}\b(hurts?|hurting|broken|swollen|bleeding|bruised|ringing)\b|\b(it hurts|i'm hurt) (to|when) (breathe|swallow|walk|i)\b/,
  thanks:
    /^(ok |okay |yeah |many )?(merci|danke|gracias|grazie|obrigad[oa]|thanks|thank you|thankyou|thx|ty|cheers)\b/,
  sorry: /^(i'm |im |i am )?(so )?sorry\b/,
  pet: /\b(my|the) (\w+ )?(dog|cat|puppy|kitten|rabbit|horse|bird|hamster)\b/,
  children: /\bmy (kids?|children|son|daughter|baby|little (one|boy|girl))\b/,
} as const satisfies Record<string, RegExp>

export type Aside = keyof typeof signs

const body: readonly FlowKind[] = ['taken', 'medical-emergency', 'self-harm']
const harmed: readonly FlowKind[] = ['abuse', 'sexual-violence', 'minor']
const talked: readonly FlowKind[] = [
  'suicide',
  'abuse',
  'sexual-violence',
  'someone-else',
  'dependant-in-danger',
  'minor',
  'voices',
  'harm-to-others',
]
const low: readonly FlowKind[] = ['suicide', 'self-harm']
const only: Partial<Record<Aside, readonly FlowKind[]>> = {
  'silent-call': [...harmed, 'dependant-in-danger'],
  seen: harmed,
  fault: harmed,
  'does-it-count': harmed,
  believed: harmed,
  'be-found-out': [...harmed, 'suicide', 'self-harm'],
  stays: ['abuse'],
  minimised: ['abuse', 'sexual-violence', 'minor'],
  'is-it-bad': harmed,
  near: harmed,
  angry: ['someone-else'],
  'what-say': ['someone-else'],
  'who-is-told': talked,
  'by-hand': ['someone-else', 'medical-emergency'],
  trouble: ['someone-else', 'taken'],
  'seen-arms': ['self-harm', 'suicide'],
  'be-argued': ['suicide', 'self-harm'],
  'no-calls': ['suicide', 'self-harm', 'abuse', 'sexual-violence', 'minor', 'voices'],
  injured: harmed,
  washed: ['sexual-violence'],
  'not-to-tell': ['someone-else', 'minor', 'dependant-in-danger', 'abuse', 'sexual-violence'],
  'means-near': ['suicide', 'voices', 'harm-to-others', 'self-harm'],
  'what-now': talked,
  'back-later': ['abuse', 'minor'],
  hiding: ['abuse', 'minor', 'dependant-in-danger'],
  'no-answer': ['someone-else'],
  'on-hold': ['suicide', 'self-harm', 'voices', 'minor', 'abuse', 'sexual-violence', 'dependant-in-danger'],
  'no-plan': ['suicide'],
  breathing: ['taken', 'medical-emergency', 'someone-else'],
  'how-much': ['taken'],
  'not-so': body,
  'breathe-with': body,
  'talk-with': body,
  drowsy: ['taken'],
  misheard: body,
  'only-anxiety': ['medical-emergency'],
  'no-hospital': [...body, 'suicide', 'voices'],
  pet: low,
  children: low,
  'be-left': talked,
  'what-mean': talked,
  sorry: talked,
  thanks: talked,
}

/** Those that say more than a yes or a no beside them: they are heard first. */
const first: ReadonlySet<Aside> = new Set([
  'silent-call',
  'be-left',
  'who-is-told',
  'what-say',
  'no-calls',
  'seen',
  'be-argued',
  'by-hand',
  'seen-arms',
  'no-police',
  'no-hospital',
  'be-found-out',
  'fault',
  'no-plan',
  'on-hold',
  'thanks',
  'believed',
  'stays',
  'does-it-count',
  'not-to-tell',
  'minimised',
  'means-near',
  'only-anxiety',
  'misheard',
  'not-so',
  'breathe-with',
])

const found = (kind: FlowKind, heard: string): Aside[] =>
  (Object.keys(signs) as Aside[]).filter(
    (aside) => (only[aside]?.includes(kind) ?? true) && signs[aside].test(heard),
  )

/** What is heard beside the question; `isAnswer` where it answers that, too. */
export const asideIn = (kind: FlowKind, text: string, isAnswer: boolean): Aside | undefined =>
  found(kind, plain(text)).find((aside) => !isAnswer || first.has(aside))
