import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

type Heard = { words: string; all: string; at: NeedId | null }

const alcohol =
  /\b(vodka|wine|whisk(e)?y|gin|rum|spirits|beers?|cans|cider|alcohol\w*|booze|drink(ing|er)?|drank|sober)\b/
/** Told in one breath, it has a note of its own. */
const stoppedInOne = /\b(stopped|quit|off|without|since)\b.{0,24}\b(drink\w*|alcohol|booze|vodka|wine)\b/
const purged =
  /\b((made|make|making) myself (sick|throw up|vomit)|threw up|throw\w* up|vomit\w*|purg\w+|been sick|was sick)\b/
const lump = /\b(lump|growth|mole|swelling)\b/
const wasChecked = /\b(checked|all clear|scan(ned)?|benign|(doctor|gp) (said|looked|saw))\b/
const weed = /\b(weed|cannabis|joints?|edibles?|hash|marijuana|pot|thc|stoned|spice)\b/
const ofThoughts = (at: NeedId | null): boolean => at === 'ocd-harm' || at === 'ocd-taboo'
const isDoubt = (at: NeedId | null): boolean => at?.startsWith('ocd-') === true
const isKnown =
  /\b(is|are) (this|that|it|these|they)( even| really| actually| just)? (a |an )?(known|real|common|recogni[sz]ed|actual) (thing|condition|problem|illness)\b|\b(?:not|is it|isn't) (?:just|only) me\??$|\bam i the only (one|person)\b|\b(do|does) (other|lots of|many|any(one|body)?)( other)?( people| mums?| mothers?| parents| else)? (else )?(get|have|think|feel|do) (this|these|it|that|them|like (this|that|me))\b|\bdoes (anyone|anybody) else\b/

/** What is a fact of safety, or that one is not the only one: no checking, and so it is told also where certainty is not given. */
const facts: readonly (readonly [string, (heard: Heard) => boolean])[] = [
  [
    'alcohol-danger',
    ({ words, all }) =>
      alcohol.test(all) &&
      (/\b(dangerous|risky|safe|harmful|bad for me|kill me|ok(ay)?)\b.{0,24}\b(stop\w*|quit\w*|cold turkey|come off|give (it )?up|detox\w*)\b|\b(stopp?\w*|quitt?\w*|cold turkey|detox\w*|withdrawals?)\b.{0,24}\b(dangerous|risky|safe|kill me|seizures?|fits?)\b/.test(
        words,
      ) ||
        (!stoppedInOne.test(words) &&
          /\b(stop\w*|quit\w*|cut (down|out)|without (a|any) drink|last drink|no drink|withdraw\w*|sober|days?)\b/.test(
            all,
          ) &&
          /\b(hands?|i'm|body|am|i|legs|been|got the) (are |is |were |won't stop |keep |still |really |all )*(shak(y|es|ing)|trembl\w+|sweating)\b/.test(
            words,
          ))),
  ],
  [
    'alcohol-ask',
    ({ words, all }) =>
      alcohol.test(all) &&
      /\b(shak(y|es|ing)|sweating|withdraw\w*|trembl\w+)\b/.test(all) &&
      /\b(should|can|could|do|must|shall) i (just |maybe )?(have|take|drink|need)\b.{0,12}\b(drink|one|beer|glass|sip|some|shot)\b/.test(
        words,
      ),
  ],
  [
    'take-child',
    ({ words, all, at }) =>
      (ofThoughts(at) || /\b(intrusive|unwanted)? ?thoughts?\b/.test(all)) &&
      /\b(take|remove|lose)\b.{0,12}\b(my|the|our) (new ?)?(baby|kids?|child\w*|son|daughter|bab(y|ies))\b|\btake (her|him|them) (away|off me|from me)\b/.test(
        words,
      ),
  ],
  [
    'tell-services',
    ({ words, at }) =>
      ofThoughts(at) &&
      /\b(tell|ring|call|report|inform|contact|refer)\b.{0,20}\b(social (services|workers?|care)|the police|cps|authorities)\b|\b(report|hand|turn) myself( in)?\b|\b(report|refer) me\b|\b(social services|police|cps)\b.{0,20}\b(come|know|involved|called|find out)\b/.test(
        words,
      ),
  ],
  [
    'lump-when',
    ({ words, all }) =>
      lump.test(all) &&
      !wasChecked.test(all) &&
      /\bhow (long|soon|quick\w*|urgent\w*|fast)\b.{0,24}\b(wait|see|seen|book|leave it|go|ring|call|appointment)\b|\bwhen (should|do|must) i (see|go|book|ring|call|get)\b|\b(can|should|could) (it|i|this) (just )?wait\b|\bdo i (need to )?(go|ring|call|book) (today|tomorrow|now|straight away)\b/.test(
        words,
      ),
  ],
  [
    'teeth-after',
    ({ words, all }) =>
      /\b(brush\w*|clean\w*|wash\w*) (my )?teeth\b|\bmouth ?wash\b|\bteeth\b.{0,20}\b(brush|acid|rot\w*|damag\w*|ruin\w*)\b/.test(
        words,
      ) && purged.test(all),
  ],
  [
    'weed-unreal',
    ({ words, all, at }) =>
      (at === 'dissociation' ||
        at === 'panic-now' ||
        /\b(unreal|not real|derealis|nothing feels real)\b/.test(all)) &&
      weed.test(all) &&
      /\b(should|do|must|can|could|shall|is it|would|if) .{0,24}\b(stop|quit|give up|leave|cut (out|down)|keep|carry on|still|smok\w+|have)\b/.test(
        words,
      ),
  ],
  ['known-thoughts', ({ words, at }) => ofThoughts(at) && isKnown.test(words)],
  ['known-doubt', ({ words, at }) => isDoubt(at) && isKnown.test(words)],
  ['known-body', ({ words, at }) => at === 'health-fear' && isKnown.test(words)],
  [
    'known-thing',
    ({ words, at }) =>
      at !== null && at !== 'violence-at-home' && at !== 'certain-beliefs' && isKnown.test(words),
  ],
]

/** Asked again it is certainty that is wanted. */
const onlyOnce: ReadonlySet<string> = new Set(['known-thoughts', 'known-doubt', 'known-body'])
const longest = 40
const toldLately = 6

/** Which of them is asked; null where none is. */
export function safetyFactIn(
  text: string,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const words = plain(text.slice(0, 500)).replace(/[?!.]+$/, '')
  if (wordCount(words) > longest) return null
  const heard = { words, all: `${plain(told.slice(-toldLately).join(' '))} ${words}`, at }
  const found = facts.find(([, asks]) => asks(heard))?.[0] ?? null
  const isSaid = said.some((id) => id.startsWith(`fact/${found}.`))
  return found !== null && onlyOnce.has(found) && isSaid ? null : found
}
