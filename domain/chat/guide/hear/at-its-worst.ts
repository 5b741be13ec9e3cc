type Heard = { words: string; told: string }
type Sign = (heard: Heard) => boolean

const person =
  '(?:mum|mom|mam|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|nan|nana|gran\\w*|grandad|grandpa|aunt\\w*|uncle|friend|best friend|baby)'
const nearTheEnd = new RegExp(
  `\\b(my (\\w+ )?${person}('s| is|s) (now |actually |literally |really )?(dying|terminal\\w*|in (a |the )?hospice|on end of life)|(doctors?|hospital|nurses?|they) (said|say|told (me|us)|gave (him|her|them))( \\w+){0,4} (days|hours|weeks)( (left|to live|now))?|(days|hours|weeks) (left )?to live|(end of life|palliative) care|(she|he) (is|'s) dying|(won't|not going to|isn't going to) (make it|last) (through|till|until|to|the|much)( \\w+){0,2} ?(night|week\\w*|morning|christmas|longer)?)\\b`,
)
const isFeared = /\b(thoughts?|images?|what if|dream\w*|nightmares?)\b/
const children =
  /\b(grandchild\w*|grandkids?|grandsons?|granddaughters?|kids?|children|boys|girls|sons?|daughters?|little (one|girl|boy)s?|\d+ year old)\b/
const howToTell =
  /\b(how|what|when) (do|can|should|would|could|will|on earth do) (i|we) (even |ever )?(tell|say|explain|break)\b|\b(what|how) to (say|tell|explain)\b|\bhow (much )?do (i|we) (let|say)\b/
const cannotTell = /\b(haven't|not|don't know how to|can't|how do i) (told|tell|telling)\b/
const protests =
  /\?{2,}|!{2,}|\b(headings?|lists?|seriously|are you (kidding|joking)|what the hell|a message)\b/

const loved =
  /\b(wife|husband|partner|girlfriend|boyfriend|gf|bf|fianc\w+|missus|hubby|her|him|she|he|she's|he's|shes|hes)\b/
const broke =
  /\b(i|i've|ive|just|and) (just |then |totally |really )*(smashed|broke|threw|punched|kicked|trashed|slammed|ripped|put my (fist|foot) through)\b(?! (up|down|my (arm|leg|wrist|finger|toe))\b)/
const conflict =
  /\b(row|fight|argu\w+|shout\w*|yell\w*|angry|furious|lost (it|my temper)|rage\w*|wall|plate|door|phone|glass|cup|mug|window|tv)\b/
const brokeIn = ({ words, told }: Heard): boolean => {
  const all = `${told} ${words}`
  return broke.test(all) && conflict.test(all) && loved.test(all)
}

/** Somebody near is dying, or something was broken in anger at a partner: what the talk is about is that, at once. */
export const atItsWorst: readonly (readonly [string, Sign])[] = [
  [
    'dying-children',
    ({ words, told }) =>
      nearTheEnd.test(`${told} ${words}`) &&
      children.test(`${told} ${words}`) &&
      (howToTell.test(words) || (cannotTell.test(words) && children.test(words))),
  ],
  [
    'dying-protest',
    ({ words, told }) =>
      nearTheEnd.test(`${told} ${words}`) && /\bdying\b/.test(words) && protests.test(words),
  ],
  [
    'dying-sit',
    ({ words, told }) =>
      nearTheEnd.test(`${told} ${words}`) &&
      /\b(how (do|can|should|am) i|don't know (how|what)|what (do|can|should) i)\b.{0,24}\b(sit|be|do|talk|stay|act)\b( \w+){0,2} (with|around|there|for|to|beside) ?(him|her|them)?/.test(
        words,
      ),
  ],
  ['dying-now', ({ words }) => nearTheEnd.test(words) && !isFeared.test(words)],
  [
    'broke-sorry',
    (heard) =>
      brokeIn(heard) &&
      /\b(sorry|apologi[sz]e|what (do|can|should) i say|make (it|this) (up|right)|put (it|this) right|mend|fix (it|this))\b/.test(
        heard.words,
      ),
  ],
  [
    'broke-cool',
    (heard) =>
      brokeIn(heard) &&
      /\b(cool|calm) (down|off|myself)\b|\b(crying|sobbing|locked|scared|terrified|frightened|shaking)\b|\bstill (so )?(angry|raging|furious|mad)\b/.test(
        heard.words,
      ),
  ],
  ['broke-first', (heard) => broke.test(heard.words) && brokeIn(heard)],
]
