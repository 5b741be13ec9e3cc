import { answerTo } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { isBereft, isParted } from '#domain/chat/guide/hear/parting.ts'
import { shouldIn } from '#domain/chat/guide/hear/should-i.ts'
import { easier, howLong, suicide, why } from '#domain/chat/guide/hear/which-answer.ts'
import type { AskedKind, NeedId } from '#domain/chat/guide/understanding.ts'

/** A question about what is told; all of it on plain words. */
type About = { words: string; told: string; at: NeedId | null; isChild: boolean }

const isDoubt = ({ at }: About): boolean => at?.startsWith('ocd-') === true
/** Words of harm are those of the thought there. */
const isOfThought = (at: NeedId | null): boolean => at === 'ocd-harm' || at === 'ocd-taboo'
const isOfBody = ({ at }: About): boolean => at === 'health-fear'
const harmed =
  /\b(raped?|assault\w*|molest\w*|groomed|abused|touched me|forced (me|himself)|i froze|freeze|froze|lay there)\b/
const controlled =
  /\b((reads?|goes|going|looks|looking) (all |through )?my (phone|messages)|(checks|reads|tracks|takes|controls|has) (all )?my (phone|messages|texts|location|bank|card|money|wages)|tracker|won't let me|not allowed to|eggshells|scared of (him|her)|(he|she) (hits?|hit me|slapp?(s|ed)|shoves?|pushed me|threat\w+)|if i (really )?loved (him|her)|love him i'd|hitting|where were you|permission)\b/
const isControlled = ({ at, told }: About): boolean => at === 'violence-at-home' || controlled.test(told)
/** Whom nobody struck is not told that it comes again. */
const neverHit = /\b(?:never|not|didn't|hasn't|doesn't) (?:\w+ )?(?:hit|hurt|touched|hits?|laid a)\b/
const drinks = /\b(drink\w*|drank|drunk|wine|vodka|beers?|gin|cans|booze|bottle|weed)\b/
const hears = /\b(voices?|hear(ing)? (a |some)|messages in|cameras?|they put)\b/
const ofLaughter = /\b(laugh\w*|joke|jokes|funny|smil\w*|happy|enjoy\w*|party|music)\b/
const ofFeeling =
  /\b(feel\w*|angry|cross|sad|upset|reliev\w*|glad|jealous|miss(ing)?|cry\w*|cried|numb|tired|hate|proud|grieve)\b/
const ofBody =
  /\b(meds?|tablets?|pills?|dose|ibuprofen|paracetamol|sertraline|mg|drink|alcohol|wine|beer|drive|pregnan\w+|coffee|fast|eat|dinner|lunch|breakfast|meal)\b/
const doctors = /\b(doctor|gp|dr|a&e|hospital|111|999|ambulance|emergency|surgery|nurse|urgent)\b/
const reaching =
  /\b(ring|text|call|phone|message|write|tell|talk|reply|answer|contact|ask|apologi[sz]e|say)\b/
const going = /\b(go|goes|come|attend|turn up|visit|stay|party|wedding|funeral|meet)\b/
const ending = /\b(quit|resign|leave (my )?job|drop out|give up|move|divorce|hand in|sell)\b/
const ofSpeech = /\b(memorial|eulogy|funeral|speech|service|wake)\b/
const ofWork = /\b(boss|manager|supervisor|work|hr|job|interview|in charge|colleagues?|ward)\b/
const ofParents = /\b(mum|mom|mam|dad|parents?|mother|father|amma|papa)\b/
const ofDoctor = /\b(doctor|health visitor|gp|nurse|therapist|midwife|psychiatrist|dentist)\b/
const ofFriend = /\b(friends?|mate|mates|pal|group|someone|somebody|bestie)\b/
const ofOthersTone =
  /\b(mean(s|t)? it|sarcas\w*|funny with|joking|angry|mad at|annoyed|being (funny|rude|off)|insult\w*|mean by|typed|k fine|suit yourself|said "|says "|goes ")\b|["“”]/
const ofChance = /\b(clock|11:11|numbers?|robin|feather|butterfly|dream\w*|song|sign)\b/
const ofHate =
  /\b(hate me|like me|go(es)? quiet|quiet when|enough of me|ignor\w*|leave me|talk about me|fed up with me)\b/
const bullies = /\b(school|class|year|bull(y|ied)|group ?chat|form|tutor|kids at|lads|girls)\b/
const ofFading = /\b(dementia|alzheimer\w*|care home|parkinson\w*|stroke|coma|hospice|nursing home)\b/
const ofNight = /\b(drunk|blacked? out|drank|don't remember|party|last night)\b/
const saw = /\b(saw|see|seen|hear\w*|smel\w*|felt|feel|voice|stairs|chair|landing)\b/

const facts: Readonly<Partial<Record<NeedId, string>>> = {
  'panic-now': 'panic-attack',
  dissociation: 'derealisation',
  flashback: 'flashback',
  'ocd-harm': 'intrusive-thought',
  'ocd-taboo': 'intrusive-thought',
  'ocd-checking': 'ocd',
  'ocd-contamination': 'ocd',
  'ocd-just-right': 'ocd',
}

const toSay = (about: About): string | null => {
  const { words, told, at } = about
  if (isControlled(about) && at !== 'someone-else') return 'say-careful'
  if (isDoubt(about) && !ofDoctor.test(words)) return null
  if (suicide.test(told) && at !== 'grief') return 'say-to-suicidal'
  if (/\b(sorry|apologi[sz]e)\b/.test(words)) return 'say-sorry'
  if (ofDoctor.test(words)) return 'say-doctor'
  if (isBereft(told) && ofSpeech.test(told)) return 'say-speech'
  if (isBereft(told) && at !== 'grief') return 'say-grief'
  if (at === 'someone-else') return about.isChild ? 'say-friend-ill' : 'say-to-them'
  if (/\b(relatives?|aunt\w*|uncles?|neighbou?rs?|people ask|when they (ask|go))\b/.test(words))
    return 'say-nosy'
  if (ofWork.test(words)) return 'say-boss'
  if (/\b(husband|wife|partner|boyfriend|girlfriend|fianc\w+)\b/.test(words)) return 'say-partner'
  if (ofParents.test(words) && about.isChild) return 'say-parents'
  if (at === 'social-anxiety') return 'say-among-people'
  if (isParted(told) && !ofFriend.test(told)) return 'say-to-ex'
  if (/\b(put|text|write|message)\b/.test(words) && at !== 'conflict') return 'say-message'
  return at === 'loneliness' ? 'say-message' : at === 'conflict' ? 'say-it-plainly' : 'say-short'
}

const whether = (about: About): string | null => {
  const { words, told, at } = about
  if (isOfThought(at)) return null
  if (isRisky(about)) return doctors.test(words) ? 'should-doctor' : 'no-leave'
  const known = shouldIn({ words, told, at, said: [] })
  if (known !== null && known !== 'should-i') return known
  if (isDoubt(about)) return null
  if (doctors.test(words)) return 'should-doctor'
  if (isOfBody(about)) return null
  if (isControlled(about))
    return /\b(believe|trust|forgive|back)\b/.test(words)
      ? 'should-believe'
      : reaching.test(words)
        ? null
        : 'should-unsafe'
  if (/\b(again|next|motorway|bus|try)\b/.test(words) && (at === 'good-moment' || at === 'panic-now'))
    return 'try-next'
  if (ending.test(words)) return 'should-quit'
  if (/\b(sorry|apologi[sz]e)\b/.test(words)) return 'sorry-said'
  if (reaching.test(words)) return 'should-reach'
  return going.test(words) ? 'should-go' : 'should-weigh'
}

/** What could do harm gets no leave from here, whatever word stands for it in the question. */
export const risky =
  /\b(sick after|made? myself sick|making myself sick|be(?:en|ing)? sick|vomit\w*|purg\w*|laxatives?|starv\w*|lithium|meds|medication|pills?|tablets?|overdos\w*|drunk|drank|drink\w*|cans|vodka|wine|driv(?:e|ing)|hurt\w*|kill\w*|stab\w*|knife|blade|cut(?:ting)?|voices?|he said i should|tells? me to|shut (?:him|her|them) up|weapon|gun)\b/
const isRisky = ({ at, told }: About): boolean =>
  at === 'eating' || at === 'substance' || at === 'certain-beliefs' || at === 'crisis' || risky.test(told)

const allowed = (about: About): string | null => {
  const { words, told, at } = about
  if (isOfThought(at)) return null
  if (at === 'substance' && /\b(?:bad|sad|wrong|weird|awful|terrible|pathetic) that\b/.test(words))
    return 'ok-that-it-is'
  if (isRisky(about)) return 'no-leave'
  if (isDoubt(about) || isOfBody(about)) return null
  if (ofBody.test(words)) return at === 'eating' ? 'should-eat' : 'ok-body'
  if (isControlled(about)) return 'ok-control'
  if (/\b(lie|lied|lying|fib|white lie)\b/.test(words)) return 'ok-lie'
  if (/\b(day off|break|rest|night off|holiday|sit down|nap|time to myself)\b/.test(words)) return 'ok-break'
  if (ofLaughter.test(words) && isBereft(told)) return 'ok-laugh'
  if (ofFeeling.test(words)) return 'ok-feel'
  if (/\bwant/.test(words)) return isBereft(told) ? 'ok-want-back' : 'ok-want'
  return /\b(skip|miss|not go|don't go|day off|rest|leave|cancel|stay|no to|didn't go)\b/.test(words)
    ? 'ok-rest'
    : 'ok-open'
}

const real = (about: About): string | null => {
  const { words, told, at } = about
  if (at === 'certain-beliefs' || hears.test(words)) return 'voices-real'
  if (isDoubt(about)) return 'real-doubt'
  if (isBereft(told) && saw.test(words)) return 'mad-grief'
  if (isControlled(about)) return 'real-control'
  if (harmed.test(told) || at === 'flashback') return 'real-trauma'
  if (at === 'dissociation') return 'real-unreal'
  if (isOfBody(about)) return null
  return ofNight.test(told) ? 'real-night' : 'real-feeling'
}

const meaning = (about: About): string | null => {
  const { words, told, at } = about
  if (harmed.test(words)) return 'sign-froze'
  if (at === 'ocd-harm' || at === 'ocd-taboo') return 'thought-want'
  if (isDoubt(about)) return 'real-doubt'
  if (isOfBody(about) || at === 'certain-beliefs') return null
  if (isControlled(about)) return 'sign-control'
  if (isBereft(told) && ofChance.test(words)) return 'sign-grief'
  return ofChance.test(words) ? 'sign-chance' : 'sign-open'
}

/** The name of what is said to each kind of question; null where there is nothing true to say, or where it would feed a doubt. */
const answers: Readonly<Record<AskedKind, (about: About) => string | null>> = {
  fault: (about) => answerTo('fault', about),
  'bad-person': (about) => answerTo('bad-person', about),
  normal: (about) => answerTo('normal', about),
  mad: (about) =>
    about.at === 'certain-beliefs' || hears.test(about.told)
      ? 'voice-worried'
      : about.at === 'ocd-harm' || about.at === 'ocd-taboo'
        ? 'mad-thoughts'
        : isDoubt(about)
          ? null
          : isControlled(about)
            ? 'mad-control'
            : isBereft(about.told) && saw.test(about.told)
              ? 'mad-grief'
              : about.at === 'panic-now' || about.at === 'dissociation'
                ? 'going-mad'
                : 'mad-open',
  dangerous: (about) =>
    answerTo('dangerous', about) ??
    (isDoubt(about) || isOfBody(about) ? null : about.at === 'panic-now' ? 'danger-panic' : 'danger-open'),
  'will-it-stop': (about) =>
    isControlled(about)
      ? 'stop-violence'
      : about.at === 'worry-loop'
        ? 'stop-worry'
        : ['panic-now', 'dissociation', 'flashback', 'grief', 'loneliness'].includes(about.at ?? '') ||
            isDoubt(about)
          ? easier({ ...about, said: [] })
          : 'stop-open',
  'how-long': (about) => howLong({ ...about, said: [] }),
  'what-is-it': (about) =>
    isOfBody(about) ? null : ((about.at === null ? undefined : facts[about.at]) ?? 'what-is-open'),
  why: (about) => answerTo('why-body', about) ?? why({ ...about, said: [] }),
  'should-i': whether,
  'what-say': toSay,
  'what-do': () => null,
  'is-it-ok': allowed,
  'is-it-real': real,
  sign: meaning,
  privacy: (about) => answerTo('tells-anyone', about),
  bot: () => 'bot-asked',
  'can-talk': () => 'just-talk',
  opinion: (about) =>
    isRisky(about) || isDoubt(about) || isOfBody(about)
      ? null
      : isControlled(about)
        ? 'normal-control'
        : /\b(?:does|do|did|will|would|think|if) (?:he|she|they|mum|dad|nan|it)\b.{0,12}\b(?:know|knows|feel|feels|notice|mind|miss|misses|remember|remembers|understand|understands|love|loves|hear|hears)\b|\b(?:he|she|they) (?:ever |really |still |even )*(?:knows?|minds?|misses|remembers|understands|noticed|loved|loves|cared|cares|meant)\b/.test(
              about.words,
            )
          ? ofFading.test(about.told)
            ? 'opinion-inside-ill'
            : 'opinion-inside'
          : ofOthersTone.test(about.words)
            ? 'opinion-them'
            : /\b(would you|your opinion|in my shoes)\b/.test(about.words)
              ? 'opinion-choice'
              : 'opinion-open',
  'they-right': (about) =>
    isDoubt(about)
      ? null
      : isControlled(about)
        ? 'right-control'
        : about.isChild && bullies.test(about.told)
          ? 'right-bully'
          : ofHate.test(about.words)
            ? 'right-hate'
            : drinks.test(about.told)
              ? 'right-drink'
              : 'right-them',
  'exercise-how': () => 'how-exercise',
  doctor: (about) =>
    about.isChild
      ? 'doctor-young'
      : about.at === 'eating'
        ? 'doctor-eating'
        : about.at === 'substance' || drinks.test(about.words)
          ? 'doctor-drink'
          : about.at === 'certain-beliefs' || hears.test(about.told)
            ? 'doctor-voices'
            : isOfBody(about)
              ? 'should-doctor'
              : isDoubt(about)
                ? 'doctor-doubt'
                : 'doctor-open',
  again: (about) =>
    isControlled(about)
      ? neverHit.test(about.told)
        ? null
        : 'again-violence'
      : isDoubt(about)
        ? 'again-doubt'
        : isOfBody(about)
          ? null
          : about.at === 'panic-now' || /\bpanic\b/.test(about.told)
            ? 'again-panic'
            : about.at === 'low-mood'
              ? 'again-low'
              : 'again-open',
  'what-is-X': (about) => (isOfBody(about) ? 'what-x-body' : isDoubt(about) ? null : 'what-x-open'),
}

/** Which answer each has; null where there is none. */
export const answersTo: Readonly<
  Record<AskedKind | 'whom' | 'how-stop' | 'doctor-does', (about: About) => string | null>
> = {
  ...answers,
  whom: ({ at, isChild, words }) =>
    /\bnumbers?\b/.test(words)
      ? 'number'
      : isChild
        ? 'whom-young'
        : at === 'substance'
          ? 'whom-drink'
          : at === 'someone-else'
            ? 'whom-other'
            : 'whom-open',
  'how-stop': ({ at, told }) => (at === 'substance' || drinks.test(told) ? 'how-stop-drink' : null),
  'doctor-does': (about) =>
    isDoubt(about)
      ? 'doctor-does-thoughts'
      : about.at === 'substance'
        ? 'doctor-drink'
        : about.at === 'eating'
          ? 'doctor-eating'
          : 'at-the-doctor',
}
