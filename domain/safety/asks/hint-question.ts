import type { Concern, Question } from '#domain/safety/tier.ts'

/** What was learned from many words needs a word of its own in the message, before somebody is startled by a question. */
const needed: Record<Question, RegExp> = {
  'ending-life':
    /\b(end|ends|ended|ending|over|gone|go away|leave|leaving|goodbyes?|bye|letters?|notes?|without me|any ?more|burden|points?|hopes?|hopeless|tired|wake|woke|disappear|vanish|peace|peaceful|calm|sorry|forgive|last|never|nobody|nothing|no ?one|can't|cant|cannot|alone|worth|worthless|pain|hurts?|die|dying|dead|death|kill|suicid\w*|pills?|rope|bridge|roof|knife|gun|empty|numb|exhausted|trapped|escape|give up|gave|giving|better off|ready|finally|decided|miss|heaven|join|hate|useless|dark|stop|done|feel)\b/,
  'safe-now':
    /\b(safe|scared|afraid|fear|frightened|hurts?|hit|touch\w*|forced?|raped?|assault\w*|voices?|threat\w*|made me|against|follow\w*|danger|attack\w*|alone|harm|cut|burn)\b/,
  'taken-something':
    /\b(took|take|taken|taking|swallow\w*|pills?|tablets?|dose|overdos\w*|drank|drunk|meds|medication|bottle|packet|mg)\b/,
  'hurt-now':
    /\b(hurt\w*|cut\w*|burn\w*|blood|bleed\w*|scratch\w*|wound|blade|razor|hit|bang\w*|bruise\w*|harm\w*|sleeves?|pain|urges?|relaps\w*|scars?)\b/,
  'hurt-others':
    /\bi('d|'ll|'m| am| will| would| could| might| want| wanna| feel| keep)?\b.*\b(hurt|kill|hit|punch\w*|smash\w*|stab\w*|shoot|strangle|beat|choke|pay for|revenge|rage|snap|violent|lose it|explode|attack)\b/,
  'safe-at-home':
    /\b(scared|afraid|frightened|fear|hit|hits|push\w*|shov\w*|slap\w*|shout\w*|scream\w*|yell\w*|angry|anger|rage|drunk|threat\w*|hurts?|control\w*|lets? me|locks?|locked|grab\w*|throws?|threw|safe|violent|violence|temper|follow\w*|turn(s|ing)? up|eggshells|address|jealous|bruise\w*|kick\w*|smash\w*)\b/,
  'child-safe':
    /\b(hit|hits|hurt\w*|hungry|bruise\w*|shook|shake|shaking|scream\w*|alone|afraid|scared|touch\w*|abus\w*|neglect\w*|safe|danger|drunk|drugs|lock\w*|beat\w*|burn\w*|cry|cries|crying|snap|harm\w*|violent|smother|unconscious|leave|left)\b/,
}

/** The same words in a plain other sense. */
const everyday =
  /\b(dinner|lunch|breakfast|toast|cake|in the sun|sun ?cream|sunburn|toes|lol|lmao|haha+|\u{1F602}|grade|exam|test|maths|homework|essay|set (this|it) (all )?up for me|computers?|app|password|laptop|flight|holiday|packing|game|level|film|movie|series|book|episode|recipe|wine glasses)\b/u

/** Of a job that is left, children that could be taken, a habit that is to stop, a doubt about love: their own words for it. */
const ofLife =
  /\b(resign\w*|resignation|notice period|hand(ed|ing)? in my notice|(quit|quitting|leave|leaving|left) (my|the|this|a) (job|work|company|team|course)|decided to (leave|quit|resign|move)|new job|interview)\b|\b(take|taking|took|lose|losing) (the|my|our) (kids?|children|baby|son|daughter)\b(?!.*\bwithout me\b)|\b(stop|quit|cut down|give up) (drinking|smoking|weed|wine|alcohol|tomorrow|it tomorrow)\b|\b(am i an alcoholic|really love my|do i love|right partner)\b|\b(wash|washing|check|checking|count|even|tidy|straight)\b.{0,20}\bagain\b|\bwon'?t stop until\b/

/** Told of somebody else, and of oneself only that one is worried, called, or does not know what to do. */
const ofAnother =
  /\b(my|our|a) (best |old |close |little |big )?(mate|friend|brother|sister|mum|mom|dad|mother|father|son|daughter|partner|boyfriend|girlfriend|husband|wife|ex|cousin|neighbou?r|colleague|flatmate|housemate|uncle|aunt|nan|grandad|grandma)\b.*\b(he|she|they)('s|s|'d|d)?\b|\b(scared|worried|afraid|frightened) (for|about) (him|her|them|my)\b/
const ofMyself =
  /\b(myself|my life|i('m| am|m) (so )?(tired|done|nothing|a burden|worthless|hopeless)|(want|wish|wanna) (to |i )?(die|be dead|go|disappear|was|were)|without me|i can('t|t|not)|i feel|i('d| would) (rather|be)|i should)\b/

const ofDeath = /\b(die|dying|dead|death|kill|suicid\w*|end (it|my)|hurt|harm|pills?|rope|bridge|goodbyes?)\b/

const hintOfOneself = /\b(i'm|im|i am) (only )?(\d|1[0-7])\b/

/** What was asked on a mere hint, as it fits the words; null where they plainly say something else. */
export function hintQuestion(
  question: Question,
  text: string,
  concerns: readonly Concern[],
): Question | null {
  const heard = text.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  if ((everyday.test(heard) || ofLife.test(heard)) && !ofDeath.test(heard)) return null
  if (question === 'ending-life' && ofAnother.test(heard) && !ofMyself.test(heard)) return null
  const isChild = concerns.includes('minor') || hintOfOneself.test(heard)
  if (question === 'child-safe' && isChild) return 'safe-at-home'
  return needed[question].test(heard) ? question : null
}
