/** Small words that say which language it is. Two of them, and none that only English has. */
const smallWords: Readonly<Record<string, string>> = {
  es: 'que no de la el en y estoy me mi muy tengo puedo ayuda por para como esta una con pero hola nada siento quiero morir morirme matarme suicidarme vivir vida seguir he las los todas todos tomado pastillas marido pega miedo voy a ha mucho más hijo mujer se ahora muerto puente saltar corté sangre',
  de: 'ich nicht und das ist mir mich habe kann bin die der ein eine zu mit hilfe aber wie auch sehr was hallo keine wenn sterben umbringen leben töten toeten mehr nehmen tabletten alle genommen hat mein meine mann schlägt schlaegt angst jetzt noch vor von zum im geschluckt den brücke springen blut geschnitten',
  fr: 'je ne pas et le la les est suis mon ma me que j’ai ai une un de peux aide avec mais très bonjour dans tout moi veux mourir tuer vie vivre suicider crever j’en peux pris tous toutes cachets médicaments mari frappe peur elle il m’a plus pont sauter sang coupé',
  it: 'che non sono mi il la di e ho per una un con aiuto posso sto molto come ciao tutto più anche della questo niente voglio morire vita vivere uccidermi ammazzarmi farla finita preso tutte tutti le pasticche pillole marito picchia paura ha suo da gli adesso ponte salto sangue tagliato',
  pt: 'que não nao estou me o a de eu com uma um para muito ajuda tenho posso oi mas meu minha por tudo sinto quero morrer matar vida viver comprimidos acabar tomei todos todas os as remédios marido bate medo em ele ela da do e na vou ponte saltar estão comigo ajudem',
  nl: 'ik niet het een en de van mijn ben heb kan dat maar met hulp voor wat veel hallo naar ook zo wil geen dood sterven leven maak einde aan uit alle pillen ingenomen man slaat bang me er nu heeft deze ze tabletten brug springen bloed gesneden',
  pl: 'nie się sie jest mam mi i w na to że ze co jak pomoc jestem mnie bardzo ale już juz czuję boje boję chcę chce umrzeć umrzec żyć zyc zabić zabic zabiję zabije życie koniec wszystkie tabletki wzięłam wziąłem mąż bije moja mój teraz za po o tego połknęłam połknąłem most skoczyć krew pocięłam pociąłem',
  tr: 've bir bu çok cok ben beni bana için icin değil degil ne var yok yardım yardim ama korkuyorum edin mı mi istiyorum kendimi ölmek olmek yaşamak yasamak istemiyorum öldüreceğim intihar hayat artık bütün hapları içtim aldım kocam dövüyor hepsini şimdi kadar ilaç ilaçları kestim kan intihara şu hap',
  hi: 'mujhe main mein hai nahi nahin hoon hu kya bahut mera meri aur ko se ka ki kar raha rahi koi madad marna mar jeena jina zindagi chahta chahti khatam jaan khudkushi saari goliyan kha li pati maarta dar lag gayi ne sab khuch bas maine zeher liya kaat gaya khoon mujh',
}
/** Letters that say it, too. */
const letters: Readonly<Record<string, RegExp>> = {
  es: /ñ/,
  de: /ß/,
  pt: /[ãõ]/,
  pl: /[ąęłśźżćń]/,
  tr: /[ığş]/,
}
const english =
  'the i i’m im i’ve my is and to you it a of in me that this so what can be not don’t dont have with for on are do just help was ' +
  'he she we they him her his them us our your yours no never nothing was were has had been am if but or as at by from about out up ' +
  'when how why who where there here then than now will would could should did didn’t does doesn’t won’t can’t cant like get got go ' +
  'going want wanted need know think feel feeling all any some one two more again today tonight time day night'

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  [
    'other',
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u,
  ],
]

const sets = Object.entries(smallWords).map(([code, words]) => [code, new Set(words.split(' '))] as const)
const englishSet = new Set(english.split(' '))

const asked: readonly (readonly [string, RegExp])[] = [
  ['es', /\b(spanish|espa[nñ]ol|castellano)\b/i],
  ['de', /\b(german|deutsch)\b/i],
  ['fr', /\b(french|fran[cç]ais)\b/i],
  ['it', /\b(italian|italiano)\b/i],
  ['pt', /\b(portuguese|portugu[eê]s)\b/i],
  ['nl', /\b(dutch|nederlands)\b/i],
  ['pl', /\b(polish|polski|polsku)\b/i],
  ['tr', /\b(turkish|t[uü]rk[cç]e)\b/i],
  ['ar', /\b(arabic|arabi)\b/i],
  ['hi', /\b(hindi)\b/i],
  [
    'other',
    /\b(another|different|other|my own) language\b|\b(russian|ukrainian|chinese|mandarin|greek|urdu|bengali|romanian|somali|farsi|tamil)\b/i,
  ],
]

/** The other language of a text (ISO 639; `other` where it is none that has words here), or null: English, or too little to say. */
export function otherLanguageOf(text: string): string | null {
  const written = scripts.find(([, script]) => (text.match(new RegExp(script, 'gu'))?.length ?? 0) >= 3)
  if (written) return written[0]
  const words =
    text
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}’]+/gu) ?? []
  if (words.length < 2) return null
  const isEnglish = words.filter((word) => englishSet.has(word)).length
  const [code, count] = sets
    .map(
      ([of, set]) =>
        [
          of,
          words.filter((word) => word.length > 1 && (set.has(word) || letters[of]?.test(word))).length,
        ] as const,
    )
    .reduce((best, one) => (one[1] > best[1] ? one : best))
  if (count >= 2 && count > isEnglish * 1.5 && count / words.length >= 0.25) return code
  return null
}

const fewestToBeEnglish = 3
const shareOfEnglish = 0.6

/** English in so many words that it is no answer in another language. */
export function isPlainlyEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}’]+/gu) ?? []
  const known = words.filter((word) => englishSet.has(word)).length
  return words.length >= fewestToBeEnglish && known / words.length >= shareOfEnglish
}

/** The language that somebody asks for by its name; null where none is asked for. */
export function languageAskedFor(text: string): string | null {
  if (
    !/\b(speak|talk|write|in|understand|know|do you|can (you|we|i)|habla\w*|sprich\w*|parl\w*)\b/i.test(
      text,
    ) ||
    text.length > 90
  )
    return null
  return asked.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** More than one word that English has, and nothing that speaks for another language. */
export const hasEnglish = (text: string): boolean =>
  otherLanguageOf(text) === null &&
  text
    .toLowerCase()
    .replace(/'/g, '’')
    .split(/[^\p{L}’]+/u)
    .filter((word) => englishSet.has(word)).length > 1
