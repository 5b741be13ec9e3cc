import { at, isGood, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** Others, and school. */
export const othersAndSchool: ThingsTold = [
  [
    'filmed',
    ({ words, all }) =>
      /\b(film\w*|video\w*|record\w*)\b/.test(all) &&
      /\b(one|film|video|pic|clip) of me\b|\bfilm(s|ed|ing)? (me|people|us)\b/.test(words),
  ],
  [
    'ordinary-photo',
    ({ words, all }) =>
      /\b(photo|pic|picture)\b/.test(words) &&
      /\b(eating|lunch|just (me|a)|walking|sat|sitting|normal|ordinary|face|asleep)\b/.test(words) &&
      /\b(chat|school|year|class|posted|put)\b/.test(all),
  ],
  [
    'photo-of-me',
    /^(?!.*\bi (?:took|take|made|sent|put)\b).*\b(put|posted|shared|sent|made|took) (a |my |an? \w+ )?(photo|pic|picture|video|meme|screenshot)s? (of me )?(in|on|to|round|around|up|everywhere)?\b/,
  ],
  [
    'no-phone-calls',
    /\b(can't|cant|don't|dont|won't|not) (want to |wanna )?(talk|speak|ring|call|phone)( anyone)?( on the phone)?\b.{0,40}\b(phone|mum|mom|hear|ring|dad|call)\b|\b(would|will|might) hear( me)?$/,
  ],
  [
    'horrible-to-me',
    /\b(they're|they are|everyone's|all) (just |so |really )*(horrible|mean|nasty|cruel|awful|vile) to me\b/,
  ],
  [
    'dreads-school',
    /\b(hate|dread|scared of|can't face|don't want to) (going (in|to school)|school|college|tomorrow|monday|going back)\b/,
  ],
  [
    'like-a-lemon',
    /\b(stood|standing|sat|sitting|be stood)( there)? (like a (lemon|spare part)|alone|on my own|by myself)\b|\b(all|already) know each other\b|\bwon't know (anyone|a soul|anybody)\b/,
  ],
  [
    'blushed',
    at(
      ['social-anxiety', 'shame'],
      /\b(went|go|going) (bright )?(red|blank)\b|\bblush\w*\b|\bvoice (was )?shak\w+\b/,
    ),
  ],
  [
    'said-something-stupid',
    at(
      ['social-anxiety', 'shame', 'worry-loop'],
      /\b(said|did) something (so |really )?(stupid|dumb|weird|embarrassing|awful|cringe)\b|\bcringe\b|\bmade a fool\b/,
    ),
  ],
  [
    'no-leaflet',
    /\b(leaflet|what they all say|heard (it|that|this) (all )?before|copy and paste|script(ed)?|generic|stock (answer|phrase)|same old)\b/,
  ],
  [
    'honest-at-least',
    /\b(at least (that's|you're|it's) honest|that's honest|thats at least honest|honest at least)\b/,
  ],
  [
    'tried-all',
    /\b(tried (everything|it all|all (of )?(it|that|them))|nothing (works|worked|helps|has worked))\b/,
  ],
  ['normal-person', /\blike (i was )?(a )?normal (person|human|people)?\b/],
  [
    'happy-awake',
    /\b(good sort of awake|not in a bad way|too (happy|excited) to sleep|(i'm|so|just|really) happy)\b(?!.*\b(not|never|isn't|can't|won't|but) )/,
  ],
  [
    'pet-near',
    /\b(cat|dog|puppy|kitten)\b.{0,30}\b(on (my|the)|snor\w*|purr\w*|tail|beside|next to|curled|asleep|lap|feet|thing)\b/,
  ],
  [
    'trees-and-weather',
    ({ words, at: need }) =>
      need === 'good-moment' &&
      isGood(words) &&
      /\b(sun|sunny|garden|sea|beach|walk(ed)?|trees|birds|park|hills?|stars|snow)\b/.test(words),
  ],
  [
    'small-pleasures',
    ({ words, at: need }) =>
      need === 'good-moment' &&
      isGood(words) &&
      /\b(cake|tea|coffee|bath|music|song|film|book|baked|cooked|match|laugh\w*|pub|friends? (came|over))\b/.test(
        words,
      ),
  ],
  ['embarrassed', /\b(i'm|im|just|so|feel) (just |so |really )*(embarrassed|mortified|ashamed)\b/],
  [
    'angry',
    /\b(i'm|i am|im) (so |just |really |bloody |fucking )*(angry|furious|fuming|livid|raging|pissed off)\b(?! (with|at) (myself|me))/,
  ],
  [
    'worn-out',
    /^(?!.*\b(not|don't think|n't)\b.*\b(burn\w*|tired|exhaust\w*)).*\b(shattered|knackered|exhausted|worn out|so tired|drained|done in|burnt out|burned out)\b/,
  ],
]
