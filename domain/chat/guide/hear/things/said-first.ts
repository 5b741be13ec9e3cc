import { at, ofPurge, died, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** The body, where something has to be said, and what hurts most. */
export const saidFirst: ThingsTold = [
  [
    'faint-and-sick',
    ({ words, all }) =>
      /\b(faint\w*|passed out|black(ed)? out|dizzy|light.?headed|collaps\w*)\b/.test(words) &&
      !/\?/.test(words) &&
      ofPurge.test(all) &&
      !/\b(pregnan\w*|bug|flu|hungover)\b/.test(all),
  ],
  [
    'heart-and-sick',
    ({ words, all }) =>
      /\b(heart|chest)\b.{0,24}\b(flutter\w*|skip\w*|rac\w+|funny|jump\w*|palpitat\w*|thump\w*|pound\w*)\b|\bpalpitations\b/.test(
        words,
      ) &&
      ofPurge.test(all) &&
      /\b(made|make|making) myself|every (night|day)|purg\w*\b/.test(all),
  ],
  [
    'not-slept-days',
    ({ words }) =>
      /\b(not|haven't|havent|hardly|barely|no) (really |properly |proper )?(slept|sleep|sleeping)\b.{0,24}\b(since|for|in) (\w+day|mon|tues?|wed\w*|thurs?|fri|sat|sun|days|\d+ (days|nights)|two|three|four|a week|ages|this week)\b|\b(not|haven't) slept (proper\w* )?since\b/.test(
        words,
      ),
  ],
  [
    'sick-every-night',
    ({ words, all, at: need }) =>
      need === 'eating' &&
      ofPurge.test(all) &&
      /\b(every|each) (single )?(night|day|evening)\b|\b(night|day)ly\b|\b\d+ times (a|per|today|tonight)\b/.test(
        words,
      ),
  ],
  [
    'not-in-the-room',
    /\b(wasn't|not) (even )?(in the room|there|with (her|him)) when (she|he|they|mum|mom|dad|nan|gran) (went|died|passed|go)\b|\b(went|died|passed|gone) (when|while) i (was|had|'d) (\w+ )?(getting|gone|out|at|in|on|nipped|popped|went)\b/,
  ],
  [
    'voice-fears',
    at(
      ['certain-beliefs', 'sleep', 'just-listen'],
      /\b(it|he|she|they)('ll| will| might| could| is going to|'s going to)? (tell|make|telling|order)s? me to do\b|\bturning into my \w+\b.*\b(hospital|it|same|voices?)\b/,
    ),
  ],
  [
    'froze',
    ({ words, all, at: need }) =>
      /\b(i )?(froze|just lay there|lay there|couldn't move|went limp|didn't (fight|scream|say no|move))\b/.test(
        words,
      ) &&
      !/\b(screen|laptop|phone|exam|mock|test|interview|blank)\b/.test(words) &&
      (need === 'flashback' ||
        /\b(raped?|assault\w*|touched me|did (it|that|this) to me|attack\w*|abus\w*|forced|party when|uncle|on top of me)\b/.test(
          all,
        )),
  ],
  [
    'left-for-an-hour',
    ({ words, all }) =>
      /\b((went|gone|popped|nipped|was|only) (\w+ )?(home|out|to (the )?(shower|shop|work|loo|toilet)|for a (shower|coffee|wash|walk|smoke))|shower thing|in the shower|left (her|him|them) for|stepped out|wasn't there when|should have (been there|stayed))\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'nurse-said',
    ({ words, all }) =>
      /\b(nurse|doctor|carer|they|hospital|ward|hospice)\b.{0,12}\b(said|told|thought|promised)\b.{0,60}\b(ok|fine|all right|time|hours?|days?|weeks?|stable|go home|comfortable)\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'would-not-be-missed',
    /\b(nobody|no ?one) would (even )?(notice|miss|care)\b|\bfound by (the|my) (landlord|neighbours?)\b/,
  ],
  [
    'daughter-saw',
    /\b(daughter|son|kids?|children|little one|girl|boy)\b.{0,20}\b(saw (it|me|us)|seen (me|us|it)|found me|heard (me|us|it)|walked in on me|looked at me|watched me)\b|\b(daughter|son|kids?|children) saw\b/,
  ],
  [
    'snapped-at-kids',
    /\b(snapp\w*|shout\w*|yell\w*|scream\w*|lost (it|my (temper|rag)))\b.{0,24}\b(kids?|children|son|daughter|toddler|boys?|girls?|them|little one|him|her)\b/,
  ],
]
