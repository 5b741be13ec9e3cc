import { plain } from '#domain/chat/guide/hear/plain.ts'

const said =
  "(?:^|\\b(?:i'm|i am|i feel|feel(?:ing)?|felt|makes? me|made me|makes me feel|so|just|really|very|bit|a bit|still|too|and|all|get|getting|got)[, ]+(?:so |just |really |very |a bit |quite |a little |still |all )*)"

/** What somebody says that they feel. No hint is enough: they name it. */
const feelings: readonly (readonly [string, RegExp])[] = [
  ['crying', /\b(crying|cried|in tears|tears|sobbing|want to cry|feel like crying)\b/],
  ['tired', new RegExp(`${said}(?:tired|exhausted|worn out|drained|shattered|knackered)\\b`)],
  ['scared', new RegExp(`${said}(?:scared|afraid|frightened|terrified)\\b`)],
  ['worried', new RegExp(`${said}(?:nervous|anxious|worried)\\b`)],
  ['angry', new RegExp(`${said}(?:angry|furious|livid|cross|fuming|raging|annoyed|fed up|pissed off)\\b`)],
  ['sad', new RegExp(`${said}(?:sad|heartbroken|down|miserable|gutted|upset|broken)\\b|\\bbroke me\\b`)],
  ['helpless', new RegExp(`${said}(?:helpless|powerless|stuck|trapped|lost)\\b`)],
  ['guilty', new RegExp(`${said}(?:guilty|(?:awful|terrible|bad) about|mean)\\b`)],
  ['lonely', new RegExp(`${said}(?:lonely|alone|left out)\\b`)],
  [
    'ashamed',
    new RegExp(`${said}(?:ashamed|embarrassed|humiliated|mortified|disgusting|gross|stupid|pathetic)\\b`),
  ],
  ['numb', new RegExp(`${said}(?:numb|empty|flat)\\b|\\bfeel(?:ing)? nothing\\b`)],
  ['stressed', new RegExp(`${said}(?:stressed|overwhelmed|tense|wound up|on edge)\\b`)],
]
/** Somebody else weeps. */
const theirTears =
  /\b(?:he|she|they|baby|mum|mom|dad|wife|husband|son|daughter|kids?|children|boys?|girls?|friend|sister|brother|partner|who|it)(?:'s|s)?(?: \w+)?(?: (?:won't|can't|doesn't|wouldn't) stop)? (?:cry\w*|cried|sobb\w*|in tears|wept)\b/g
const denied = /\b(not|isn't|don't|didn't|wasn't|never|no longer|less)\b/

export function feelingIn(text: string): string | null {
  const words = plain(text.slice(0, 600)).replace(theirTears, ' ')
  if (denied.test(words)) return null
  return feelings.find(([, sign]) => sign.test(words))?.[0] ?? null
}
