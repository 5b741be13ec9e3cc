import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'

/** Addresses, telephone numbers, accounts, and house numbers with a street. */
const contact =
  /[^\s@]+@[^\s@]+|https?:|www\.|(?:^|\s)@\w{2,}|\+?\d[\d\s().-]{6,}\d|\b\d{1,5}[a-z]?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|close|way)\b|\p{L}{3,}(?:straße|strasse|weg|gasse|platz)\s+\d/iu

/** Whom a name follows, in the languages of the floor that write names with a capital. */
const roles =
  'mother mum mom mama dad daddy father brother sister son daughter wife husband partner boyfriend girlfriend friend boss manager colleague neighbour neighbor doctor therapist teacher aunt uncle cousin gran grandma grandpa grandmother grandfather ex ' +
  'mutter vater bruder schwester sohn tochter frau mann freund freundin chef chefin kollege kollegin nachbar nachbarin ärztin arzt tante onkel oma opa ' +
  'madre padre hermano hermana hijo hija esposa esposo marido mujer novio novia amigo amiga jefe jefa tía tío abuela abuelo ' +
  'mère père frère sœur soeur fils fille femme mari copain copine ami amie chef patron tante oncle mamie papi ' +
  'fratello sorella figlio figlia moglie marito fidanzato fidanzata amico amica capo zia zio nonna nonno ' +
  'mãe pai irmão irmã filho filha namorado namorada chefe avó avô ' +
  'moeder vader broer zus zoon dochter vrouw vriend vriendin baas oom ' +
  'mama tata brat siostra syn córka żona mąż chłopak dziewczyna szef szefowa ' +
  'annem babam abim ablam kardeşim oğlum kızım eşim karım kocam patronum arkadaşım'
const roleThenName = new RegExp(
  `(?:^|[^\\p{L}])(?:${roles.split(' ').join('|')}),?\\s+(?=\\p{Lu}\\p{Ll})(\\p{L}+)`,
  'giu',
)
const titled =
  /\b(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|señora?|sra?|m|mme|mlle|sig|signora?|dhr|mevr|mevrouw|pan|pani)\.?\s+(?=\p{Lu}\p{Ll})\p{L}+/giu
const called =
  /\b(?:named|called|name is|namens|heißt|heisst|llamad[oa]|se llama|appelée?|s[’']appelle|nommée?|si chiama|di nome|chamad[oa]|se chama|genaamd|heet|imieniu|nazywa się|adlı|isimli)\s+(?=\p{Lu})\p{L}+/giu
const honoured = /[\p{L}]{1,6}(?:さん|ちゃん|くん|君|様)|(?:^|\s)(?:السيد|السيدة|الدكتور|الدكتورة)\s+\S+/u

/** The same where nothing is written with a capital: a name, or a word that is none, after a role. */
const rolesElsewhere = [
  // Hindi
  /(?:बहन|भाई|माँ|मां|पिता|पापा|पति|पत्नी|दोस्त|सहेली|बेटा|बेटी|बेटे|चाचा|चाची|मामा|दादी|दादा|नानी|नाना|बॉस|डॉक्टर)\s+(?!(?:की|के|का|को|से|ने|में|पर|और|है|हैं|था|थी|थे|भी|तो|ही|जो|या|जब|कि|नहीं|मदद|बहुत|उनकी|उनके|उनका|उन्हें|साथ)(?![\p{L}\p{M}]))[\p{L}\p{M}]{2,}/u,
  // Arabic
  /(?<!\p{L})(?:أم|أب|أبو|أبي|أخ|أخو|أخي|أخت|ابن|ابنة|زوج|زوجة|زوجت|صديق|صديقة|صديقت|ابنت|جار|جارة|جارت|مدير|طبيب|خال|خالت|عم|عمت|جد|جدت)(?:ي|ه|ها|هم|ك)?\s+(?!(?:في|من|على|إلى|عن|مع|أو|لا|لم|التي|الذي|عندما|كل|هي|هو|إذا|حين|بعد|قبل|و\p{L}+|[يت]\p{L}+)(?!\p{L}))\p{L}{3,}/u,
  // Japanese
  /(?:母|父|兄|弟|姉|妹|夫|妻|彼女|彼氏|友人|友達|上司|同僚|息子|娘|祖母|祖父)の[\p{Script=Han}\p{Script=Katakana}ー]{2,5}(?=[とがはにをも、。]|$)/u,
]

/** Common given names that are no other word: at the beginning of a sentence a capital says nothing. */
const givenNames = new Set(
  (
    'aaron adam aisha alex alexander alice alicia amir amy ana andrea andreas andrew andrzej angela anita anja anna anne anthony antonio ' +
    'arthur ayşe barbara beatriz ben benjamin bernd birgit brian bruno camille carla carlos carmen caroline catherine charles charlotte chloe ' +
    'chris christian christina christine claire claudia daniel daniela david deborah denis diana diego dieter dimitri donna ' +
    'eduardo elena elif eliza elizabeth ella emily emine emma emre eric ernst eva fatima fatma felix fernando francesca francesco ' +
    'frank fritz gabriel georg george giorgio giulia giuseppe greg guillaume hannah hans heather heidi helen helena henry ' +
    'hugo ibrahim ines ingrid isabel isabella ivan jack jacob jakob james jan jana jane jason javier jean jennifer jessica joana joão joe john johanna ' +
    'jonas jorge josé joseph juan julia julian julie karen karin kate katharina katherine katie kevin klaus krzysztof kyle ' +
    'laura lena leon leonie linda lisa lisbeth louise lucas lucía luis luisa lukas magdalena małgorzata marcel marco margaret maria marie mario marta ' +
    'martin martina mary mateo matteo matthew max mehmet melissa mia michael michelle miguel mohamed mohammed monika mustafa nadia ' +
    'natalie nicholas nicole nina nora olga oliver olivia omar oscar pablo paolo patricia patrick paul paula pawel pedro peter petra philip ' +
    'piotr rachel rafael rebecca ricardo richard robert roberto rosa ryan sabine samantha samuel sandra sara sarah sebastian ' +
    'sergio silvia simon sofia sophie stefan stefanie stephanie stephen steven susan susanne sven tanja teresa thomas tim tina tobias tom ' +
    'tomasz ursula valentina vanessa victoria vincent walter werner wolfgang yasmin yusuf zeynep zoe'
  ).split(' '),
)

/** What English writes with a capital in the middle of a sentence that is nobody's name. */
const capitals = new Set(
  (
    'i i’m i’ve i’d i’ll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter ramadan eid diwali hanukkah ai english german french spanish italian portuguese dutch polish turkish ' +
    'arabic hindi leeward god allah bible quran'
  ).split(' '),
)
const isAcronym = (word: string): boolean => /^\p{Lu}[\p{Lu}\d&’]*s?$/u.test(word)
const asPlain = (word: string): string => word.replace(/'/g, '’').replace(/[’]s$/, '').toLowerCase()

const isCommon = (word: string): boolean => capitals.has(word) || capitals.has(word.replace(/s$/, ''))

const wordsOf = (text: string): RegExpExecArray[] => [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]

/** Words that neither English nor its neighbours have: a short line has few that say which language it is. */
const german =
  /(?<!\p{L})(?:[Uu]nd|[Ww]enn|[Ii]hre?|ist|[Ss]ie|[Bb]eim|[Nn]icht|[Ee]ine?|hilft|möchte)(?!\p{L})/u

/** Words with a capital in the middle of a sentence. German writes so of every noun, and there this says nothing. */
export function properNamesIn(text: string): string[] {
  if (otherLanguageOf(text) === 'de' || german.test(text)) return []
  return wordsOf(text).flatMap(({ 0: word, index }) => {
    const isInMiddle = /[^.!?…:;“”"«»\s-]\s+["“«(]?$/u.test(text.slice(0, index))
    const isName = isInMiddle && /^\p{Lu}/u.test(word) && !isAcronym(word) && !isCommon(asPlain(word))
    return isName ? [word] : []
  })
}

/** As a whole word: “Ann” is no part of “planned”. Some scripts put nothing between words. */
function names(text: string, name: string): boolean {
  const said = name.trim().toLowerCase()
  if (said.length < 2) return false
  const at = [...text.matchAll(new RegExp(RegExp.escape(said), 'gu'))].map(({ index }) => index)
  const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(said)
  return at.some(
    (index) =>
      !isSpaced ||
      (!/[\p{L}\p{M}]$/u.test(text.slice(0, index)) &&
        !/^[\p{L}\p{M}]/u.test(text.slice(index + said.length))),
  )
}

const isBeginning = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

/**
 * Whether words say who somebody is, beyond a role (“my sister”): a name, an address, a number to call. `known` are those names
 * that are known to have been said. Rather too often than not: what is refused is only not remembered.
 */
export function identifies(text: string, known: readonly string[] = []): boolean {
  const plain = text.toLowerCase()
  if (known.some((name) => names(plain, name))) return true
  // The lookahead for a capital holds although roles are found in any case.
  const isCapital = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some(([found]) => /\p{Lu}\p{Ll}[^\s]*$/u.test(found))
  return (
    contact.test(text) ||
    isCapital(roleThenName) ||
    isCapital(titled) ||
    isCapital(called) ||
    honoured.test(text) ||
    wordsOf(text).some(([word]) => isBeginning(word) && givenNames.has(asPlain(word))) ||
    rolesElsewhere.some((pattern) => pattern.test(text)) ||
    properNamesIn(text).length > 0
  )
}
