import { plain } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const them =
  '(?:he|she|they|my (?:\\w+ )?(?:mate|friend|brother|sister|son|daughter|partner|husband|wife|boyfriend|girlfriend|cousin|flatmate|housemate))'
const says =
  '(?:said|says|say|texted|told me|tells me|keeps? saying|joked|jokes|wrote|posted|goes|went|was saying|been saying)'
const mayBeLast =
  "(?:won'?t|not going to|not gonna|might not|may not|wouldn'?t) be (?:around|here|about)\\b|\\bwhat(?:'?s| is) the point\\b|\\bno point (?:in |to )?(?:anything|living|being here|any of it|carrying on)\\b|\\b(?:sick|tired) of (?:living|life|being here|being alive|existing)\\b|\\b(?:wouldn'?t|nobody'?d|nobody would|no ?one would|won'?t) (?:be missed|miss me|notice|care if)\\b|\\b(?:everyone|we|people|i|they|the world)(?:'?d| would| will|'?ll)? be better off without (?:him|her|them|me)\\b|\\brather (?:not be here|be dead|not wake)\\b|\\bwants? (?:it all )?to (?:be over|end)\\b|\\bdoesn'?t want to be here\\b"
const hintOfAnother = new RegExp(`\\b${them}\\b(?: \\w+){0,5}? ${says}\\b.{0,40}?(?:${mayBeLast})`)
const ofIllness =
  /\b(cancer|hospice|terminal|palliative|dying|old age|moving|abroad|\d{2} years old|leaving (?:do|party)|job|company|retir\w+)\b/

const noPoint =
  /\bwhat(?:'?s| is) (?:even )?the point (?:of|in) (?:anything|any of (?:it|this)|it all|life|living|going on|carrying on|being (?:here|alive)|me(?! \w+ing\b)|waking up)\b|\bwhat(?:'?s| is) (?:even )?the point (?:carrying on|going on|living|any ?more)\b|\b(?:about )?not carrying on\b|\bwhat(?:'?s| is) (?:even )?the point without (?:him|her|them)\b|\b(?:no|don'?t see (?:the|a|any)|isn'?t any|can'?t see (?:the|a|any)) point (?:in|of|to) (?:anything|life|living|going on|carrying on|being (?:here|alive)|waking up)\b/
/** A wish not to be there any more, in everyday words, also where the same breath makes it small. */
const notToWake =
  /\b(?:sometimes |often |just |really |kind of )*(?:don'?t|dont|do not|didn'?t) (?:really |even |always )*(?:want|wanna) (?:to )?wake up\b(?! (?:early|at|for|so|the|my|him|her|them|in time))|\bif i (?:just |simply )?(?:didn'?t|never|don'?t) w[oa]ke up\b(?! (?:on time|in time|early|for|at))|\b(?:wouldn'?t|not|never) waking up (?:again |tomorrow )?(?:would|sounds|seems|'?d)\b/
const burden =
  /\b(?:they|everyone|everybody|people|the kids|my \w+|the world)(?:'?d| would| will|'?ll| might)? all (?:just |probably |actually )*be (?:so much |much |far |way )?better off without me\b/
const ofThem = new RegExp(`\\b${them}\\b(?: \\w+){0,5}? ${says}\\b`)

const known =
  "\\bi know (?:that )?(?:(?:there'?s )?(?:no ?one'?s?|nobody'?s?|nothing'?s?)(?: is)? (?:\\w+ )?(?:there|talking|saying)|(?:it|they|he|she)(?:'?s|'?re| is| are)(?: not|n'?t) (?:\\w+ )?(?:real|there)|(?:it|they|he|she)(?:'?s|'?re| is| are)? (?:just |only )?(?:in my (?:own )?(?:head|mind)|my (?:own )?(?:brain|head|mind)))"
const voice = /\b(?:voices?|hear(?:ing)? (?:him|her|it|them|someone|things|my name|people|whispers?))\b/
const insight = new RegExp(known)

const mood =
  /\b(?:scared|afraid|frightened|nervous|terrified|wary|on edge|anxious) (?:of|about|for) (?:his|her|their|what) (?:mood|moods|temper|reaction|face)\b|\b(?:scared|afraid|frightened|nervous|terrified) (?:of |about )?(?:what (?:he|she)'?ll (?:do|say)|(?:when|every time) (?:he|she) (?:comes|gets|walks))\b|\b(?:walk|tread|tiptoe)\w* (?:on|around|round) (?:egg ?shells|(?:his|her) moods?)\b/
const ofOthers = /\b(?:boss|manager|teacher|customer|landlord|neighbou?r|ocd)\b/

const heart = /\bheart attack\b/
const asked = /\b(?:what if|is (?:it|this|that)|am i|could|might|having|think|scared|going to|gonna)\b|\?/

const tone =
  /\bsorry (?:that |if |for |about )*(?:i(?:'?m| was| am| got| sounded| came across)? |being |my )(?:so |a bit |an? |all |really )*(?:rude|short|snappy|harsh|mean|nasty|grumpy|moody|arsey|dick|bitch|idiot|tone|swearing|swore|shouting|shouted)(?: (?:with|to|at) you)?\b(?! (?:to|with|at) (?!you))/

/** Said in half a sentence, and not to be passed over: a hint of somebody's death, a fear, an apology to the guide. Each once. */
export function inPassing(text: string, at: NeedId | null, said: readonly string[]): string | null {
  const words = plain(text.slice(0, 600)).replace(/[“”"]/g, '')
  const isOfObsession = at?.startsWith('ocd-') === true
  const found =
    hintOfAnother.test(
      words.replace(/'(?=\w)|(?<=\s)'|'(?=\s)/g, (mark, index: number) =>
        /\w/.test(words[index - 1] ?? '') ? mark : '',
      ),
    ) && !ofIllness.test(words)
      ? 'passing-of-another'
      : (noPoint.test(words) || notToWake.test(words) || burden.test(words)) &&
          !ofThem.test(words) &&
          !isOfObsession
        ? 'passing-no-point'
        : voice.test(words) && insight.test(words)
          ? 'passing-voice'
          : mood.test(words) && !ofOthers.test(words) && !isOfObsession
            ? 'passing-mood'
            : said.length > 0 && tone.test(words)
              ? 'passing-tone'
              : null
  return found === null || said.some((id) => id.startsWith(`fact/${found}.`)) ? null : found
}

/** The body's red flags are said once, and before anything else, to whoever asks. */
export const fearsForHeart = (text: string, said: readonly string[]): boolean =>
  heart.test(plain(text)) &&
  asked.test(plain(text)) &&
  !said.some((id) => id.startsWith('fact/heart-or-panic.') || id.startsWith('asked/heart-or-panic.'))

const needs: Readonly<Record<string, NeedId>> = {
  'fact:passing-of-another': 'someone-else',
  'fact:passing-no-point': 'low-mood',
  'fact:passing-voice': 'certain-beliefs',
  'fact:passing-mood': 'violence-at-home',
  'fact:passing-tone': 'just-listen',
}
export const needOfPassing = (topic: string): NeedId | null => needs[topic] ?? null
