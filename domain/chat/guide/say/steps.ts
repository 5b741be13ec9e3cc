import { isParted } from '#domain/chat/guide/hear/parting.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** To “what should I do?”: one small thing that can be begun at once, fit for what it is about. */
export const needSteps: Readonly<Partial<Record<NeedId, Wordings>>> = {
  'panic-now': [
    'One thing, now: let the breath out slowly through loose lips, as if to cool soup. Then again.',
    'Press both feet into the floor and name three things that you can see. That is all for this minute.',
    'Put something cool against your cheeks or wrists, and stay where you are until the top of it is over.',
  ],
  'health-fear': [
    'Put the phone in another room for fifteen minutes, and do one thing with your hands meanwhile.',
    'Next time the pull comes to press or look it up, wait ten minutes first. Then see how strong it still is.',
    'If it is new and stays, book one visit and write it on a note. After that, no searching until the day.',
  ],
  'worry-loop': [
    'Write the worry down in one line, with a time this evening when you will look at it. Until then it stays on paper.',
    'Ask of it: is there a step I can take today? If so, take the first two minutes of it. If not, put it down for now.',
    'Stand up and do one thing that needs your hands. The worry may come along; it need not lead.',
  ],
  'ocd-contamination': [
    'When the wish to wash comes, wait five minutes by the clock before you do. Only wait; nothing else.',
    'Touch the next ordinary thing as you are, and go on with what you were about to do.',
    'Wash once, shorter than usual, and walk out of the room with the feeling still there.',
  ],
  'ocd-checking': [
    'Before the next check, wait five minutes with the doubt there. Then decide again.',
    'Leave by the door once, say aloud “locked or not, I am going”, and walk to the corner.',
    'Check one time at an ordinary speed, and then put your hands to something else, unsure as you are.',
  ],
  'ocd-harm': [
    'Say “there is that thought”, and go on with just what you were doing. No testing, no pushing it off.',
    'Leave things where they are today, and let the thought be in the room while you do the next task.',
    'When the pull comes to ask or to check yourself, wait ten minutes first, with the doubt left open.',
  ],
  'ocd-taboo': [
    'Let the thought be there, unanswered, and do the next ordinary thing of the day.',
    'When the urge comes to repeat or confess, wait ten minutes before it. Then see.',
    'Say “maybe, maybe not” to it once, and turn back to what is in front of you.',
  ],
  'ocd-relationship': [
    'For today, leave the measuring out: no testing how it feels. Do one small thing together instead.',
    'When the question comes, say “not now”, and wait ten minutes before you think it through.',
    'Put off asking anybody about it until tomorrow, and let it be unsettled tonight.',
  ],
  'ocd-just-right': [
    'Leave one small thing a little wrong, on purpose, and walk away from it for five minutes.',
    'Do it once, at an ordinary speed, and go on with the itch still there.',
    'Before the next redo, wait three minutes and look out of the window.',
  ],
  'ocd-real-event': [
    'When the replay starts, name it: “reviewing again”. Then do one thing that needs your eyes and hands.',
    'Put off confessing or asking until tomorrow at a set hour. Today the file stays shut.',
    'Give the review no more than it has: stand up, go to another room, begin the next task with the doubt along.',
  ],
  flashback: [
    'Say today’s date and where you are, aloud if you can. Then look for three blue things.',
    'Put your feet flat on the floor and hold something that is from today, like your keys.',
    'Move to a brighter room or a window, and name what is outside.',
  ],
  dissociation: [
    'Hold something cold for a moment, and tell yourself what it is.',
    'Press your feet down and read the nearest words aloud, slowly.',
    'Name five things of one colour in the room.',
  ],
  sleep: [
    'If you are wide awake, get up and sit somewhere dim with something dull, until your eyes are heavy.',
    'Turn the clock away, put the phone out of reach, and give the worry one line on paper for the morning.',
    'Rest without trying to sleep: lie easily, listen to the furthest sound, and leave the hour alone.',
  ],
  'low-mood': [
    'Open the curtains, or stand at a window for two minutes. That is enough for a first thing.',
    'Drink a glass of water and wash your face. Nothing more is asked of the next ten minutes.',
    'Send one person one word, even “hi”. Or put on shoes and step outside the door.',
  ],
  grief: [
    'For the next hour: something warm to drink, and somebody told where you are.',
    'Put one small thing of theirs, or a picture, where you can see it, and leave the rest for another day.',
    'Say one line to someone who also knew, such as “today is hard”.',
  ],
  shame: [
    'Write what happened in two plain sentences, as a fair witness would, without a single name for yourself.',
    'If there is something to mend, one short sentence of sorry will do. If not, do the next ordinary thing.',
    'Say to yourself what you would say to a friend with the same story.',
  ],
  'social-anxiety': [
    'Pick one small sentence to say or ask, and let it be enough for that meeting.',
    'Look outward for a minute: what colour are the walls, what is the other person saying.',
    'Stay a set time, say twenty minutes, and then you may go. Practise your first sentence aloud once.',
  ],
  overload: [
    'Write it all down as headings. Put a ring round one that takes less than ten minutes, and do that.',
    'Choose the one thing that is due first, set a timer for ten minutes, and leave all else alone till it rings.',
    'Write one message today that moves something, gives it away, or says “not this week”.',
  ],
  loneliness: [
    'Send one light line to one person: a picture, or “thought of you, how are things?”',
    'Go once today to where people are, a shop or a bench, and say good morning to one of them.',
    'Look up one thing that meets each week near you, and write down its day and hour.',
  ],
  conflict: [
    'Wait until you are calmer, and then say one sentence: “When that happened, it hurt, and I would like this.”',
    'Write the angry version first and send it to nobody. Look at it again tomorrow.',
    'Ask for a time to talk: ten minutes, no phones, one subject.',
  ],
  'someone-else': [
    'Ask them one plain question, “how bad is it, really?”, and then let them talk.',
    'Tell one other person whom you trust, so that you do not carry it alone.',
    'Offer one clear thing: to sit with them, to make the call together, or to come on Thursday.',
  ],
  eating: [
    'For the next half hour, be somewhere other than the kitchen or the mirror, with something for your hands.',
    'Keep to the next meal, at its usual time, whatever came before.',
    'Tell one person, in one line, that food is hard just now. Your doctor can be that person.',
  ],
  substance: [
    'For the next hour only: drink water, eat something, and stay away from where it is.',
    'Send one line to somebody who knows: “I am having a hard night.”',
    'Put the craving off by twenty minutes and change rooms. If you drink each day, ask a doctor before you stop at once.',
  ],
  'violence-at-home': [
    'Tell one person you trust, from a phone that nobody else looks at. Or {lines}.',
    'Think of one place you could go at short notice, and keep your keys and papers together.',
    'People who know such things can plan with you, without telling you what to do: {lines}.',
  ],
  'certain-beliefs': [
    'Put sleep first tonight: dim light, something to eat, and no screens.',
    'Tell one person you trust how frightening it has been, and ask them to stay with you.',
    'Ask a doctor for help with the fear and the lost sleep, today if you can.',
  ],
  'just-listen': [
    'Take the piece of it that is nearest, and write down one thing about it that could be done in ten minutes.',
    'Tell one person about it, in a single line.',
    'Give it an hour: something to eat, some air, and then look at it again.',
  ],
  'good-moment': [
    'Write down the one moment you would like to keep, with its light and its sounds.',
    'Tell one person about it today.',
    'Do nothing with it at all; let it last for a few more minutes.',
  ],
}

/** Where no need is known, but this much. */
const ofAnxiety: (typeof matterSteps)[number] = [
  'anxiety',
  /\b(anxiety|anxious|panic(king)?)\b/,
  [
    'When it comes, stay where you are, let the breath out slowly, and name three things that you can see.',
    'A walk of ten minutes today, at any speed. It is plain, and it is among the things that help.',
    'Twice a day, two minutes: let each breath out be slower than the breath in. Practise it when you are calm.',
  ],
]

/** Where it is plain what it is about, nearer than a need: the first that is heard. */
export const matterSteps: readonly (readonly [id: string, sign: RegExp, says: Wordings])[] = [
  [
    'bullied',
    /\b(bull(y|ied|ying|ies)|call(s|ed|ing)? me names|group chat about me|pick(s|ed|ing)? on me|laugh(s|ed|ing)? at me at school)\b/,
    [
      'Keep what they wrote: a screenshot, with the day on it. Then show it to one grown-up at school or at home.',
      'Tell one adult in one line: “Some people at school are going at me, and I need help with it.”',
      'Write down what happened, when, and who saw. Take it to a teacher, or let a parent take it.',
    ],
  ],
  [
    'text-an-ex',
    /\b(want(ing)? to|should i|keep|about to|nearly|almost) (text|messag|call|writ|reply)\w* (to )?(him|her|them|my ex|back)\b|\bmy ex\b.{0,40}\b(text|messag|call|repl|writ)|\b(text|messag|call|writ)\w* (to )?my ex\b|\b(look|check|stalk)\w* (at |on |up )?(his|her|their) (insta\w*|page|profile|facebook|stories|story|snap\w*|socials?)\b|\bshould i (reply|text|answer)\b/,
    [
      'Write it in a note instead of a message, and look at it tomorrow at noon. Nothing is lost by a night.',
      'Put the phone in another room until morning. What is worth sending will still be so then.',
      'Say first what you hope comes back. If it hangs on their answer, wait one day.',
    ],
  ],
  [
    'parted',
    /\b(left me|dumped|broke(n)? up|break ?up|split up|ended (it|things)|divorc\w+)\b/,
    [
      'Tonight: tell one person that it is over, eat something small, and put the phone where you cannot reach it.',
      'Put their things into one box, out of sight. No deciding about them for a week.',
      'Fix one thing for each of the next three evenings, with somebody if you can. The evenings are the worst of it.',
    ],
  ],
  [
    'new-baby',
    /\b(newborn|gave birth|(weeks|months) old|better off with another)\b/,
    [
      'Ring your midwife, health visitor or doctor today and read out what you wrote here. They hear it often, and there is help for it.',
      'Ask one person to hold the baby for two hours, and lie down. Sleep comes before everything else now.',
      'Tell whoever lives with you one sentence: “I am not well since the birth.” Then let them make the call.',
    ],
  ],
  [
    'urge-to-cut',
    /\b(used to cut|cut(ting)? myself|self.?harm\w*|urge to cut|want to cut)\b/,
    [
      'Put what you would use out of the room, or give it to someone. Then fifteen minutes where another person is.',
      'Hold something cold in both hands, or walk fast round the block. Then tell one person: “The urge is back tonight.”',
      'Wait ten minutes by the clock, in another room. Then ten more. If it does not let go, {lines}.',
    ],
  ],
  [
    'sick-pet',
    /\bmy (dog|cat|rabbit|horse|hamster|bird|pet|puppy|kitten)\b.{0,60}\b(sick|ill|vet|kidneys?|cancer|old|pain|dying|operation|put (him|her|it) (down|to sleep))\b|\bthe vet\b/,
    [
      'Write down your questions for the vet: is there pain, what would help, and how will I know when. Ask for a call today.',
      'Ask the vet what they would watch for at home. For now, sit with your animal for a while.',
      'Share it with one person who knows the animal too. It need not be decided alone, or tonight.',
    ],
  ],
  [
    'exam',
    /\b(exams?|revis\w+|revision|gcses?|a-levels?|finals|midterms?|test (tomorrow|on monday|next week))\b/,
    [
      'Take one topic, one page, twenty minutes by a timer. Then a break. Begin with something you half know.',
      'Write the topics on a list and pick the smallest. Do two old questions on it, with the book open.',
      'Tell a teacher which part you are lost in. Then close all but one book and read one heading.',
    ],
  ],
  [
    'money',
    /\b(rent|mortgage|bills?|debts?|landlord|overdraft|afford|bailiffs?|loan|lost my job|laid off|redundant|in the bank)\b/,
    [
      'Call the one who is owed first, before it is due, and ask for more time. Free debt advice can help with the words.',
      'Write down what comes in, what must go out, and the nearest date. Then make one call about that one date.',
      'Ask today what you are entitled to: an advice office or a debt charity can tell you, at no cost.',
    ],
  ],
  [
    'presentation',
    /\b(presentation|speech|interview|speak (at|in front)|talk in front)\b/,
    [
      'Say your first two sentences aloud three times tonight. They are the ones that carry you in.',
      'Put the main points on one card, in big letters, and practise once, standing up.',
      'Go through the beginning once with somebody, or with the wall. Then leave it for the night.',
    ],
  ],
  [
    'decision',
    /\b(can't decide|cannot decide|should i (quit|leave|stay|move|resign|take the)|big decision|don't know (whether|if) (to|i should))\b/,
    [
      'Write both ways on one sheet: what each would ask of you in the first week. Decide nothing tonight.',
      'Ask one question of each way: which could be undone later? Then sleep on it before anything is said.',
      'Name the one fact that is missing, and find out that one this week.',
    ],
  ],
  [
    'asking',
    /\breassurance\b|\b(i|keep|kept) ask(ing)? (my |him|her|them|again).{0,40}\b(times|if|whether|again)\b/,
    [
      'Next time you are about to ask, let ten minutes go by. You may still ask after that.',
      'Tell the one you ask: “When I ask that, please say, I am not answering that one.”',
      'Choose one question a day that you leave unasked, and write a tick for it.',
    ],
  ],
  [
    'news',
    /\b(the news|doomscroll\w*|war everywhere|headlines)\b/,
    [
      'Give the news one fixed quarter of an hour a day, and none after supper.',
      'Take the app off the first screen tonight, and leave the phone outside the bedroom.',
      'Do one thing near at hand for somebody, and let the far things be far for an evening.',
    ],
  ],
]

const alone: ReadonlySet<string> = new Set(['bullied', 'sick-pet', 'text-an-ex'])

const ofParting: ReadonlySet<string> = new Set(['text-an-ex', 'parted'])

/** The nearest step for what was told; null where only a need says what it is. */
export const matterIn = (told: string, hasNeed: boolean): (typeof matterSteps)[number] | null =>
  matterSteps.find(([id, sign]) => sign.test(told) && (!ofParting.has(id) || isParted(told))) ??
  (!hasNeed && ofAnxiety[1].test(told) ? ofAnxiety : null)

export const stepWords = (id: string): readonly string[] =>
  [...matterSteps, ofAnxiety].find(([matter]) => matter === id)?.[2] ?? needSteps[id as NeedId] ?? []

/** What none of the needs is about. */
export const hasMatterAlone = (told: string): boolean =>
  matterSteps.some(([id, sign]) => alone.has(id) && sign.test(told))
