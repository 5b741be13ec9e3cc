/** What somebody says who asks for an exercise, in one language: that they ask, that they do not want one, and what. */
type Words = { asks: string; refuses: string; tells: string; finds: readonly (readonly [string, string])[] }

// In each: the exercises that have a name there, then the kinds. The first that is found is meant.
const languages: readonly Words[] = [
  {
    asks: 'puedo|podemos|podrías|puedes|quiero|quisiera|querría|me gustaría|necesito|dame|hagamos|haz|vamos|enséñame|muéstrame|tienes|hay|otra vez|por favor|probemos|ayúdame',
    refuses: 'no quiero|no puedo|sin|no me|ningún|odio',
    tells: 'ayer|hice|probé|me cuesta',
    finds: [
      ['box-breathing', 'respiración (?:cuadrada|en caja|de caja)'],
      ['longer-exhale', 'exhala\\p{L}* (?:más )?larg\\p{L}*'],
      ['muscle-relaxation', 'relajación muscular|relajación progresiva'],
      ['body-scan', 'escaneo corporal|exploración corporal'],
      ['butterfly-tap', 'mariposa'],
      ['five-senses', 'cinco sentidos'],
      ['breathing', 'respira\\p{L}*'],
      ['grounding', 'anclaje|enraiza\\p{L}*|conectar con el presente'],
      ['calm', 'ejercicios?|técnicas?|calmarme|relajarme'],
    ],
  },
  {
    asks: 'kann|können|könnten|könntest|möchte|möchten|will|wollen|brauche|gib|gibt es|zeig|mach|machen|lass|lassen|hast du|hilf|nochmal|bitte|probieren',
    refuses: 'keine?n?|nicht|ohne|hasse',
    tells: 'gestern|habe .{0,30}gemacht|schwer',
    finds: [
      ['box-breathing', 'box.?atmung|quadrat.?atmung|kasten.?atmung'],
      ['longer-exhale', 'läng\\p{L}* ausatm\\p{L}*'],
      ['muscle-relaxation', 'muskel(?:entspannung|relaxation)|jacobson'],
      ['body-scan', 'body.?scan|körperreise'],
      ['butterfly-tap', 'schmetterling\\p{L}*'],
      ['five-senses', 'fünf sinne'],
      ['breathing', 'atem\\p{L}*|atmen'],
      ['grounding', 'erdung\\p{L}*|erden|boden unter'],
      ['calm', '\\p{L}*übung(?:en)?|entspann\\p{L}*|beruhig\\p{L}*'],
    ],
  },
  {
    asks: "peux|peut|pouvons|pourrait|pourrais|veux|voudrais|aimerais|besoin|donne|faisons|fais|montre|as-tu|encore|essayons|aide|s[’' ]il (?:te|vous) (?:plaît|plait)|on fait",
    refuses: 'pas d|ne veux|veux pas|sans|déteste',
    tells: "hier|j[’']ai (?:fait|essayé)|du mal à",
    finds: [
      ['box-breathing', 'respiration (?:carrée|au carré|en carré)'],
      ['longer-exhale', 'expir\\p{L}* (?:plus )?long\\p{L}*'],
      ['muscle-relaxation', 'relaxation musculaire|jacobson'],
      ['body-scan', 'scan corporel|balayage corporel'],
      ['butterfly-tap', 'papillon'],
      ['five-senses', 'cinq sens'],
      ['breathing', 'respir\\p{L}*'],
      ['grounding', "ancrage|m[’']ancrer"],
      ['calm', 'exercices?|techniques?|me calmer|me détendre'],
    ],
  },
  {
    asks: 'posso|possiamo|potresti|puoi|voglio|vorrei|mi piacerebbe|bisogno|dammi|facciamo|fai|mostrami|hai|ancora|proviamo|aiutami|per favore|per piacere',
    refuses: 'non voglio|non mi|senza|odio|nessun',
    tells: 'ieri|ho (?:fatto|provato)|fatica',
    finds: [
      ['box-breathing', 'respir\\p{L}* (?:quadrat\\p{L}|a scatola|a quadrato)'],
      ['longer-exhale', 'espir\\p{L}* (?:più )?lung\\p{L}*'],
      ['muscle-relaxation', 'rilassamento muscolare|rilassamento progressivo'],
      ['body-scan', 'scansione corporea|scansione del corpo'],
      ['butterfly-tap', 'farfalla'],
      ['five-senses', 'cinque sensi'],
      ['breathing', 'respir\\p{L}*'],
      ['grounding', 'radicamento|ancoraggio'],
      ['calm', 'esercizi\\p{L}*|tecnic\\p{L}*|calmarmi|rilassarmi'],
    ],
  },
  {
    asks: 'posso|podemos|pode|poderia|quero|queria|gostaria|preciso|dá-me|me dá|vamos|faz|mostra\\p{L}*|tens|tem|outra vez|de novo|experimentar|ajuda-me|me ajuda|por favor',
    refuses: 'não quero|sem|nenhum|odeio',
    tells: 'ontem|fiz|tentei|dificuldade',
    finds: [
      ['box-breathing', 'respiração (?:quadrada|em caixa|da caixa)'],
      ['longer-exhale', 'expira\\p{L}* (?:mais )?long\\p{L}*'],
      ['muscle-relaxation', 'relaxamento muscular|relaxamento progressivo'],
      ['body-scan', 'escaneamento corporal|varredura corporal'],
      ['butterfly-tap', 'borboleta'],
      ['five-senses', 'cinco sentidos'],
      ['breathing', 'respira\\p{L}*'],
      ['grounding', 'aterramento|ancoragem|enraizamento'],
      ['calm', 'exercícios?|técnicas?|me acalmar|acalmar-me|relaxar'],
    ],
  },
  {
    asks: 'kan|kunnen|kun|wil|willen|zou|graag|nodig|geef|laten we|laat|doe|doen|heb je|nog een keer|probeer|proberen|help|alsjeblieft|alstublieft',
    refuses: 'geen|niet|zonder|haat',
    tells: 'gisteren|heb .{0,30}(?:gedaan|geprobeerd)|moeite',
    finds: [
      ['box-breathing', 'box.?ademhaling|vierkante? adem\\p{L}*'],
      ['longer-exhale', 'langer uitadem\\p{L}*|lange uitadem\\p{L}*'],
      ['muscle-relaxation', 'spierontspanning|spierrelaxatie'],
      ['body-scan', 'body.?scan|lichaamsscan'],
      ['butterfly-tap', 'vlinder\\p{L}*'],
      ['five-senses', 'vijf zintuigen'],
      ['breathing', '\\p{L}*adem\\p{L}*'],
      ['grounding', 'aarden|gronding\\p{L}*|aardings\\p{L}*'],
      ['calm', '\\p{L}*oefening(?:en)?|ontspann\\p{L}*|kalmeren'],
    ],
  },
  {
    asks: 'mogę|możemy|możesz|chcę|chciał\\p{L}*|potrzebuję|daj|zróbmy|pokaż|masz|jeszcze raz|spróbuj\\p{L}*|pomóż|proszę|poproszę',
    refuses: 'nie chcę|nie|bez|nienawidzę',
    tells: 'wczoraj|zrobił\\p{L}*|próbował\\p{L}*',
    finds: [
      [
        'box-breathing',
        'oddech\\p{L}* (?:pudełkow\\p{L}*|kwadratow\\p{L}*|po kwadracie)|oddychanie (?:pudełkowe|kwadratowe)',
      ],
      ['longer-exhale', 'dłuż\\p{L}* wydech\\p{L}*'],
      ['muscle-relaxation', 'relaksacj\\p{L}* mięśni|jacobson\\p{L}*'],
      ['body-scan', 'skan\\p{L}* ciała'],
      ['butterfly-tap', 'motyl\\p{L}*'],
      ['five-senses', 'pięć zmysłów'],
      ['breathing', 'oddech\\p{L}*|oddychani\\p{L}*|oddechow\\p{L}*'],
      ['grounding', 'uziemi\\p{L}*|ugruntow\\p{L}*'],
      ['calm', 'ćwicze\\p{L}*|uspok\\p{L}*|zrelaksow\\p{L}*'],
    ],
  },
  {
    asks: 'yapabilir\\p{L}*|yapalım|yapmak|isti?yor\\p{L}*|isterim|lazım|ihtiyac\\p{L}*|ver|göster|var mı|tekrar|dene\\p{L}*|yardım|lütfen|alabilir\\p{L}*',
    refuses: 'istemi\\p{L}*|yapmayalım|nefret',
    tells: 'dün|yaptım|denedim|alamıyorum',
    finds: [
      ['box-breathing', 'kutu nefes\\p{L}*|kare nefes\\p{L}*'],
      ['longer-exhale', 'uzun nefes verme|nefes\\p{L}* uzun ver\\p{L}*'],
      ['muscle-relaxation', 'kas gevşetme\\p{L}*'],
      ['body-scan', 'beden tarama\\p{L}*|vücut tarama\\p{L}*'],
      ['butterfly-tap', 'kelebek\\p{L}*'],
      ['five-senses', 'beş duyu\\p{L}*'],
      ['breathing', 'nefes\\p{L}*'],
      ['grounding', 'topraklan\\p{L}*|topraklama'],
      ['calm', 'egzersiz\\p{L}*|alıştırma\\p{L}*|sakinleş\\p{L}*|rahatla\\p{L}*'],
    ],
  },
  {
    asks: 'ممكن|هل|أريد|اريد|بدي|عايز|أحتاج|احتاج|محتاج|أعطني|اعطني|اعطيني|نعمل|لنقم|لنجرب|ساعدني|علمني|مرة أخرى|من فضلك|رجاء',
    refuses: 'لا أريد|لا اريد|ما بدي|مش عايز|بدون|أكره',
    tells: 'أمس|امبارح|جربت|عملت|صعوبة',
    finds: [
      ['box-breathing', '(?:ال)?تنفس (?:ال)?(?:مربع|صندوقي|صندوق)'],
      ['longer-exhale', 'زفير (?:أطول|طويل)|(?:ال)?زفير (?:ال)?طويل'],
      ['muscle-relaxation', 'استرخاء (?:ال)?عضل\\p{L}*|إرخاء العضلات'],
      ['body-scan', 'مسح الجسم'],
      ['butterfly-tap', '(?:ال)?فراشة'],
      ['five-senses', 'الحواس الخمس'],
      ['breathing', '(?:ال|لل)?(?:تنفس|نفس)'],
      ['grounding', '(?:ال)?(?:تأريض|تجذير)'],
      ['calm', '(?:ال)?(?:تمرين|تمارين|تقنية)|أهدأ|اهدأ|استرخي'],
    ],
  },
  {
    asks: 'kar sakt\\p{L}*|karte hain|karein|karo|karna hai|chahiye|chaahiye|chahta|chahti|do|dijiye|dikhao|batao|madad|phir se|please|क्या|करें|करते हैं|कर सकते|करना है|चाहिए|चाहता|चाहती|दो|दीजिए|बताओ|बताइए|मदद|फिर से|कृपया',
    refuses: 'nahi\\p{L}*|mat|नहीं|मत|बिना',
    tells: 'kal|kiya tha|किया था|मुश्किल',
    finds: [
      ['box-breathing', 'box (?:breathing|saans)|बॉक्स (?:ब्रीदिंग|सांस|साँस)'],
      ['longer-exhale', 'lambi saans chhod\\p{L}*|लंबी (?:सांस|साँस) छोड़\\p{L}*'],
      ['muscle-relaxation', 'muscle relax\\p{L}*|मांसपेशियों'],
      ['body-scan', 'body scan|बॉडी स्कैन|शरीर का स्कैन'],
      ['butterfly-tap', 'titli|तितली'],
      ['five-senses', 'paanch indri\\p{L}*|पांच इंद्रि\\p{L}*|पाँच इंद्रि\\p{L}*'],
      ['breathing', 'saa?ns\\p{L}*|pranayam\\p{L}*|सांस[\\p{L}\\p{M}]*|साँस[\\p{L}\\p{M}]*|श्वास|प्राणायाम'],
      ['grounding', 'grounding|ग्राउंडिंग'],
      ['calm', 'exercise|vyayam|abhyas|shant|व्यायाम|अभ्यास|एक्सरसाइज|शांत'],
    ],
  },
]

/** What stands between words, once all that is no letter, number, apostrophe or hyphen is a blank. */
const between = " '’0-9-"
const onlyWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')} `
/** Classes of letters make a pattern a hundred times as slow to compile as what letters are not. */
const within = (words: string): RegExp =>
  new RegExp(
    `(?<=[${between}])(?:${words.replaceAll(/\\p\{L\}\*|\[\\p\{L\}\\p\{M\}\]\*/g, `[^${between}]*`)})(?=[${between}])`,
  )
const compile = () =>
  languages.map(({ asks, refuses, tells, finds }) => ({
    asks: within(asks),
    refuses: within(refuses),
    tells: within(tells),
    finds: finds.map(([id, words]) => [id, within(words)] as const),
  }))
let compiled: ReturnType<typeof compile> | undefined

/** Those are written alike everywhere. */
const byNumbers: readonly (readonly [string, RegExp])[] = [
  ['4-7-8-breathing', /(?<!\d)4\W{0,3}7\W{0,3}8(?!\d)/],
  ['five-senses', /(?<!\d)5\W{0,3}4\W{0,3}3\W{0,3}2\W{0,3}1(?!\d)/],
  ['box-breathing', /(?<!\d)4\W4\W4\W4(?!\d)/],
]
const kinds = new Set(['breathing', 'grounding', 'calm'])
const [mostWords, fewWords, mostLetters] = [14, 3, 300]

/**
 * The exercise, or the kind, that a message in another language than English asks for; null where it only tells of one. Named in
 * a word or two, or asked for in a short sentence.
 */
export function exerciseAskedElsewhere(text: string): string | null {
  if (text.length > mostLetters) return null
  const words = text.toLowerCase().normalize('NFC')
  const plain = onlyWords(words)
  const count = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (count > mostWords) return null
  for (const { asks, refuses, tells, finds } of (compiled ??= compile())) {
    const found = finds.find(([, pattern]) => pattern.test(plain))?.[0]
    const named = byNumbers.find(([, pattern]) => pattern.test(words))?.[0] ?? found
    if (!named || refuses.test(plain) || tells.test(plain)) continue
    // A bare “breath” may be anything; a bare name is a wish.
    const isEnough = count <= fewWords && (!kinds.has(named) || count === 1 || asks.test(plain))
    if (asks.test(plain) || isEnough) return named
  }
  return null
}
