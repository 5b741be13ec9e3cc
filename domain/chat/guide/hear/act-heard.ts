import { actSigns, isNonsense } from '#domain/chat/guide/hear/act-signs.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { ActId, Scores } from '#domain/chat/guide/understanding.ts'

/** From here on an act is believed where no pattern is certain of one. */
const actSureFrom = 0.4
/** A word or two say little: there it must be nearly certain. */
const shortSureFrom = 0.75
const shortWords = 2
/** Whoever tells at length goes on telling; whoever asks for an exercise says why. */
const [longest, longestAsking] = [20, 45]

function actBySigns(text: string, words: string): ActId | null {
  if (isNonsense(text)) return 'nonsense'
  // Whoever tells at length goes on telling, whatever phrases are in it.
  const isShort =
    wordCount(words) <= 14 && !/\b(can't|cannot|couldn't) (stop|do|go on|take|cope|handle)\b/.test(words)
  return isShort ? (actSigns.find(([, sign]) => sign.test(words))?.[0] ?? null) : null
}

/** What is said of somebody else is no insult, nor is a reproach in whole sentences. */
const fewOfInsult = 5
const isRough =
  /\b(fuck\w*|shit\w*|stupid|idiot\w*|useless|crap|rubbish|pathetic|garbage|trash|dumb|hate|joke|moron|worst|bitch|waste)\b/
const meansTheGuide =
  /\b(you|u|ur|your|you're|this|app|bot|it|that|machine|computer|fuck\w*|shit\w*|stupid|rubbish|lame)\b/

/** Without a word of it, what was learned only guesses. */
const neededFor: Readonly<Partial<Record<ActId, RegExp>>> = {
  age: /\b(i|i'm|me|my|im|yr|yrs|yo|years? old|year|aged?)\b/,
  'about-guide': /\b(you|u|ur|your|you're)\b|\?|^(who|what|is|are|does|do|can|how|where)\b/,
  'human-please':
    /\b(person|people|human|humans|talk\w*|numbers?|call\w*|ring|phone|someone|somebody|anyone|line|lines|help\w*|real|speak\w*|doctor|gp|therap\w+|counsel\w+|psych\w+|live|agent|operator|samaritans|988|nurse|friend|staff|team|voice|professional|adult|put me|connect\w*)\b/,
  goodbye:
    /\b(good ?)?(bye+|night|nn|gn)\b|\b(gotta|got to|have to|should|better|i'll|let me|must) (go|run|sleep|log off|head off|leave)\b(?! (through|back|on|over|without|around|and|in|into|up|down|under|it|him|her|them|my)\b)|\b(going|off|heading) to (bed|sleep)\b|\b(i'm|i am|im) (off|going|leaving|done|logging off)\b(?! (to (?!bed|sleep)|again|back|there|through|with|work|sick|mad|crazy|my|the))|\b(ttyl|cya|gtg|see (you|ya|u)|take care(?! of)|talk (later|tomorrow|soon)|later|until (tomorrow|next time)|for (now|today|tonight)|that's (all|it|enough)|signing off|bedtime|log(ging)? off|farewell|so long|catch you)\b/,
  thanks:
    /\b(thank\w*|thx|tha?nx|ty|tysm|ta|cheers|appreciat\w*|grateful|gratitude|kind|bless|means a lot|nice of you|lovely|helpful|helped|sweet)\b/,
  'not-understood':
    /\b(you|u|your|ur|you're|that's|thats|this|it's)\b.*\b(get|got|understand\w*|listen\w*|hear\w*|read\w*|miss\w*|wrong|mean\w*|meant|said|say\w*|ask\w*|answer\w*|point|know|follow\w*|sense|make)\b|\b(misunderst\w+|meant|wrong)\b/,
  idk: /\b(know|sure|idea|clue|dunno|idk|say|tell(?! (him|her|them|my|anyone|people|mum|mom|dad))|maybe|whatever|guess|either|explain|words?|blank|nothing|hard|depends|unsure|no)\b|\?|^\W*$/,
}

/** They tell of beginning anew themselves. */
const startsAgain =
  /(?<!\b(?:can|could|may|should|shall) )\bi (?:have to |had to |keep |always |just |then )?(?:start|starting|begin|started|do it|redo)\b.*\b(?:again|over|from the (?:top|beginning))\b/

/** What a message does that means the same everywhere: by its signs, else by what was learned where that is sure enough. */
export function actHeard(text: string, words: string, scores: Scores | null): ActId {
  const bySigns = actBySigns(text, words)
  if (bySigns === 'start-over' && startsAgain.test(words)) return 'tells'
  if (bySigns !== null) return bySigns
  const [act, worth] = Object.entries(scores?.acts ?? {}).reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    ['tells', 0],
  )
  if (act === 'start-over' && startsAgain.test(words)) return 'tells'
  // A number alone is no mash of keys.
  const isNumber = act === 'nonsense' && /\d/.test(words)
  const sure = wordCount(words) <= shortWords ? shortSureFrom : actSureFrom
  const isOfAnother =
    act === 'insult' &&
    (!meansTheGuide.test(words) || (wordCount(words) > fewOfInsult && !isRough.test(words)))
  const isUnsaid = neededFor[act as ActId]?.test(words) === false
  const isTooLong = wordCount(words) > (act === 'exercise-by-name' ? longestAsking : longest)
  return worth >= sure && !isOfAnother && !isUnsaid && act !== 'answer' && !isNumber && !isTooLong
    ? (act as ActId)
    : 'tells'
}
