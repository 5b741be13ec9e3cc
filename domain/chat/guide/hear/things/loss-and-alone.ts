import { at, died, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** Loss, and being alone. */
export const lossAndAlone: ThingsTold = [
  ['get-another', /\b(get|buy|have) (another|a new) (one|dog|cat|puppy|kitten|baby)\b/],
  [
    'was-with-them',
    at(
      ['grief', 'just-listen'],
      /\bi (was|stayed|sat) (there )?with (him|her|them|it)\b|\bheld (his|her|its|their) (hand|paw|head)\b/,
    ),
  ],
  [
    'still-hears-them',
    at(
      ['grief'],
      /\b(keep|still|kept) (on )?(hear\w*|see\w*|look\w* for|expect\w*|set(ting)?|reach\w*|listen\w*)\b/,
    ),
  ],
  [
    'told-in-chat',
    ({ words, all, at: need }) =>
      need === 'grief' &&
      /\b(group ?chat|whatsapp|facebook|insta\w*|text)\b/.test(words) &&
      /\b(scan|announce\w*|baby|pregnan\w*|due)\b/.test(all),
  ],
  [
    'others-pregnant',
    ({ words, all }) =>
      /\b(due|pregnant|expecting|baby shower|bump|scan photo|newborn)\b/.test(words) &&
      /\b(lost (the|my|our|a) baby|miscarr\w*|stillb\w*|lost it at)\b/.test(all),
  ],
  ['miscarriage', /\b(lost (the|my|our|a) baby|miscarr\w*|stillb\w*)\b/],
  [
    'asked-to-speak',
    /\b(eulogy|(speak|say something|read|reading|speech|carry the coffin)\b.{0,24}\b(memorial|funeral|service|wake|cremat\w*))\b/,
  ],
  [
    'found-them',
    /\bfound (him|her|them|my \w+) (on the floor|collapsed|lying|unconscious|in (bed|the bath|his|her)|like that)\b/,
  ],
  [
    'pet-died',
    /\b(dog|cat|rabbit|horse|puppy|kitten|hamster)\b.{0,30}\b(died|put (him|her|it) (down|to sleep)|put down|passed|gone)\b/,
  ],
  [
    'that-hour-of-day',
    at(
      ['grief', 'loneliness', 'just-listen'],
      /\b(used to|always|would) (ring|call|phone|text|come|pop|make|sit|sing|say)\b.{0,20}\b(at|every|each|in the|on (a )?\w+days?)\b/,
    ),
  ],
  [
    'their-birthday',
    ({ words, all }) =>
      /\b(birthday|bday|b-day)\b/.test(words) &&
      /\b(died|dead|passed|gone|miss|grave|heaven|lost)\b/.test(all),
  ],
  [
    'anniversary',
    ({ words, all }) =>
      /\b(anniversary|(a|one|two|three|\d+) years? (today|tomorrow|on|since)|year (today|tomorrow))\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'christmas',
    ({ words, all }) =>
      /\b(christmas|xmas|eid|diwali|mother'?s day|father'?s day|easter)\b/.test(words) && died.test(all),
  ],
  [
    'their-things',
    ({ words, at: need }) =>
      need === 'grief' &&
      /\b((her|his|their) (coat|clothes|things|room|chair|cup|mug|slippers|voicemail|voice|number|bed|toothbrush|side)|voice ?mail|wardrobe)\b/.test(
        words,
      ),
  ],
  [
    'said-it-is-time',
    at(['grief'], /\b(over it|move on|moved on|moving on|time (to|i)|by now|still (sad|crying|upset))\b/),
  ],
  [
    'hears-them-laugh',
    /\b(hear|heard|hearing|listen\w*)\b.{0,40}\b(laugh\w*|having (a laugh|fun)|party|together)\b/,
  ],
  [
    'no-one-wrote',
    /\b(nobody|no ?one)('s| has)? (has )?(texted|messaged|rung|rang|called|written|phoned|spoken to me|asked (how|after))\b|\bhaven't (spoken|talked) to (a|another|any) (human|person|soul|one)\b|\bspoken to (nobody|no ?one)\b/,
  ],
  [
    'lunch-in-car',
    /\b(eat|sit|lunch|hide)\b.{0,24}\b(in (my|the) (car|toilets?|loo|library|stairwell)|alone|by myself|on my own)\b|\b(lunch|break) (is|'s|times? (is|are)) the worst\b/,
  ],
  [
    'moved-here',
    /\b(moved|just moved|new) (here|to (a|this|the|\w+)|city|town|area)\b.{0,30}\b(for (work|a job|uni|him|her|my)|know (nobody|no ?one|anyone|a soul)|alone|ago|in \w+)\b/,
  ],
  [
    'not-asked-out',
    /\b(didn't|never|don't|nobody|no ?one|not|would|thought) (\w+ ){0,5}(ask|invite|asked|invited) me (out|along|for|to)\b|\b(all|they) (go|went) (for|to|out)\b.{0,20}\b(without|didn't)\b/,
  ],
  [
    'evenings-alone',
    at(
      ['loneliness'],
      /\b(telly|tv|netflix|scroll\w*|beans|ready ?meals?|microwave|toast for (tea|dinner))\b/,
    ),
  ],
  [
    'empty-nest',
    /\b(kids?|son|daughter|children|youngest|last one|boys?|girls?) (have |has |all )?(moved out|left home|gone (off )?to uni|left for uni|gone off)\b|\bempty nest\b/,
  ],
  ['weekends', at(['loneliness'], /\b(weekends?|sundays?|saturdays?|bank holidays?|friday nights?)\b/)],
  [
    'just-lonely',
    /^(?:(?:no|nah|nope|god|just|it's|i'm|well)[,. ]+)*(?:just )?(?:so |really |a bit |very |bloody )?lonely\b.{0,40}$/,
  ],
  [
    'nobody-to-tell',
    /\b(nobody|no ?one|haven't got anyone|don't have anyone) (i can|to) (tell|talk to|ring|call|ask|turn to)\b/,
  ],
]
