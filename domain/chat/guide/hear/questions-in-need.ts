import {
  about,
  has,
  isDoubt,
  isOfThoughts,
  ofBaby,
  type Sign,
  when,
} from '#domain/chat/guide/hear/question-signs.ts'

const parted =
  /\b(she|he) (left|told me not|said please|blocked|asked me not)\b|\b(my ex|broke up|split|dumped|last seen|last online)\b/

const willPurge =
  /(?<!\b(?:not|n't|never) )\b(i'?ll|i will|going to|gonna|want to|wanna|about to|might)( just| go( and)?)* (be sick|throw up|make myself sick|purge|get rid of it|vomit)\b/

/** Asked in the middle of a trouble, and answered by what that trouble is. */
export const questionsInNeed: readonly (readonly [string, Sign])[] = [
  [
    'heart-or-panic',
    when(
      (need) => need === 'panic-now',
      /\b(is|could|can|was) (it|this|that) (be )?(really )?(a |my )?(heart( attack)?|stroke|panic)\b/,
    ),
  ],
  [
    'after-a-panic',
    ({ words, at, told }) =>
      (at === 'panic-now' || /\bpanic|can'?t breathe|heart (going|racing)\b/.test(told)) &&
      /\bwhat (to|do i|should i|can i|do you|now)( \w+){0,2}( after(wards)?| now)$|\bwhat to do after\b/.test(
        words,
      ),
  ],
  [
    'next-minutes-eating',
    when(
      (need) => need === 'eating',
      /\bwhat (do|can|should) i( even)? do\b.{0,20}\b(now|next|minutes?|mins|half|hour|instead|until|til|tonight|with)\b|\bhow (do|can) i (not|stop myself|get through)\b|\bnext (\d+|half|few|twenty|ten) ?(mins?|minutes|hour|an hour)?\b.*\?*$|^say something$/,
    ),
  ],
  // Told first of all, it is met before anything is to be done.
  ['next-minutes-eating', ({ words, at, told }) => at === 'eating' && told !== '' && willPurge.test(words)],
  [
    'hand-busy',
    ({ words, at }) =>
      (isDoubt(at) || at === 'health-fear' || at === 'eating') &&
      /\bwhat (do|can|should) i do with (my|the) (hands?|fingers)\b/.test(words),
  ],
  [
    'next-minutes',
    has(
      /\bwhat (do|can|should) i( even)? do (with|in|for|until|til|during)\b.{0,16}\b(next|minutes?|mins|half.?hour|hour|evening|night|morning)\b/,
    ),
  ],
  [
    'go-with-thoughts',
    when(
      isOfThoughts,
      /^(so |and |but |ok |should i |do i |can i |shall i )+(just |still |really )?(go|visit|see|hold|pick|carry|bath|look after|babysit|be (with|near|around))\b|\b(should|can|do|shall) i (still |just )?(go|visit|see|hold|carry|bath)\b|\bwhat do i do about (my|the|her|his) (niece|nephew|baby|son|daughter|birthday|party|wedding|visit)\b/,
    ),
  ],
  [
    'so-do-it',
    when(
      (need) => isDoubt(need) || need === 'health-fear',
      /^(ok |okay |so |and |right )+(i |do i |you mean |just |that means )+.{0,40}\b(without|anyway|unwashed|as (i am|it is)|unfinished|leave it|where i like|go on|carry on|not (check|wash|ask|pray|look|google|press)\w*)\b/,
    ),
  ],
  [
    'know-love',
    when(
      (need) => need === 'ocd-relationship',
      /\bhow (will|would|do|can|could) i (ever |even |then )?(know|be sure|find out|tell)\b/,
    ),
  ],
  [
    'will-it-last',
    when(
      (need) => need === 'good-moment',
      /\b(will|would) (it|this|that|they) (all )?(go away|last|stay|come back|stop|end|vanish|disappear|happen again|get worse)\b/,
    ),
  ],
  [
    'numb-baby',
    about(
      ofBaby,
      /\b(should|ought) i be (scared|worried|frightened|afraid)\b|\b(is|am) (it|i) (bad|wrong|dangerous|broken|normal)\b.{0,20}\b(nothing|numb|love|feel)\b|\bwill i ever (love|feel|like)\b/,
    ),
  ],
  [
    'told-not-to-write',
    ({ words, told }) =>
      /\b(told|asked|begged) me not to (contact|text|call|write|message|ring)\b|\b(said|says) (please )?(don't|do not) (contact|text|call|write|message)\b|\bblocked me\b/.test(
        words,
      ) && parted.test(`${told} ${words}`),
  ],
  [
    'parting-text',
    (heard) =>
      heard.at !== 'violence-at-home' &&
      about(
        /\b((she|he|they)( has| have)? left( me)?\b|my ex\b|broke up|split up|dumped|last (seen|online))/,
        /\b(should|shall|do|can) i (just )?(text|message|call|ring|write|reply)\b/,
      )(heard),
  ],
  [
    'sorry-or-wait',
    when(
      (need) => need === 'conflict' || need === 'just-listen' || need === 'shame' || need === null,
      /\b(send|say|text|write) (her |him |them |a )?sorry or\b|\b(sorry|apologi[sz]e|text|message) or (wait|leave it|not)\b|\bwhat (do|should) i do about the (text|message)\b/,
    ),
  ],
  [
    'is-it-this',
    has(
      /^(so |but |and |ok )?(is|could|might) (this|that|it) (be |really |actually )?(a )?(c?ptsd|ocd|depression|anxiety|bipolar|adhd|burn ?out|trauma|postnatal depression)$/,
    ),
  ],
  [
    'parting-children',
    about(
      /\b(split|divorc\w+|separat\w+|moving out|leaving (him|her|me))\b/,
      /\bhow (do|can|should) (i|we) (tell|say it to) (them|the (kids|girls|boys|children)|my (kids|girls|boys|children|son|daughter))\b/,
    ),
  ],
  [
    'make-friends',
    has(
      /\b(what|how) (i )?(can|do|should|could)( i)?( do)?( for| to)? (find|make|get|meet) (a |new |some )?friends?\b/,
    ),
  ],
  ['stop-crying', has(/\bhow (do|can) i (ever )?stop (the )?(crying|tears)\b/)],
  [
    'how-focus',
    has(
      /\bhow (do|can|should|am) i( meant to| supposed to| even)? (focus|concentrate|get anything done|work like this)\b/,
    ),
  ],
  [
    'ask-for-help',
    has(/\bhow (do|can|should) i( even)? ask (anyone |someone |people |them |him |her )?for help\b/),
  ],
  ['calm-others', has(/\bhow (do|can|should) i (calm|settle|soothe) (him|her|them|my \w+)( down)?\b/)],
  [
    'take-kids-drink',
    ({ words, at }) =>
      /\b(they('ll| will|'d)|theyll|social services)( \w+)? take (the|my|our) (kids?|children|baby|son|daughter)\b/.test(
        words,
      ) &&
      (at === 'substance' || at === 'low-mood' || at === 'just-listen' || at === 'overload' || at === null),
  ],
  [
    'let-them-sleep',
    about(
      /\b(dream|nightmare|woke up (screaming|shouting))\b/,
      /\b(scared|afraid|don't (want|dare)|can't) (to )?(shut|close) my eyes\b|\bscared to (go (back )?to )?sleep\b|\blying down is when\b/,
    ),
  ],
  ['start-small', has(/\bhow (do|can|am) i( even| meant to| supposed to)? (start|begin|get started)$/)],
]
