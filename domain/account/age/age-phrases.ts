/**
 * How people say their age, by language, on plain words: `N` is a number in figures or words, `B` one that is no mood of
 * one to ten, `.` any sign of punctuation, and a phrase ends with a word (`|`) or where nothing more is said about it
 * (`;`). Whoever speaks of somebody else, of weeks or of years of something else is not matched.
 */
export type AgePhrases = {
  numbers: string
  /** Any number of tens, alone or with what follows: an adult. */
  tens: string
  /** `N` is the age. */
  age: string[]
  /** `N` is the class at school; what is added to it is an age. */
  grade?: { phrases: string[]; plus: number }
  minor: string[]
  adult: string[]
}

const english: AgePhrases = {
  numbers:
    'six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12|thirteen 13|fourteen 14|fifteen 15|sixteen 16|seventeen 17|eighteen 18|nineteen 19|sixth 6|seventh 7|eighth 8|ninth 9|tenth 10|eleventh 11|twelfth 12',
  tens: '(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?',
  age: [
    '(?:i am|my age is) (?:only |just |still |already |now |literally |actually |almost |nearly |like |turning |gonna be |about to (?:be|turn) )*(?:a |an )?N ?(?:years?|yrs?) ?old|',
    'i have (?:only |just |now )*N (?:years|yrs) ?old;',
    '(?:i am|my age is) (?:only |just |still |already |now |literally |actually |almost |nearly |like |turning |gonna be |about to (?:be|turn) |aged |age )*(?:a )?N ?(?:yo|yrs?)|',
    '(?:i am|my age is) (?:only |just |still |already |now |literally |actually |almost |nearly |like |turning |gonna be |about to (?:be|turn) |aged |age )*B;',
    'i am a N ?(?:year|yr)s? old|',
    'as an? N ?(?:year|yr)s? old(?! (?:(?:girl|boy|kid|child) )?(?:\\. )?i (?:was|had|did|got|saw|felt|never|used|lived|went|would|could))|',
    'i (?:just |recently |have |will |am about to )*(?:turn|turned|be) B;',
    "(?:it is|it's|its|today is|had|on|for) my B(?:st|nd|rd|th)? (?:birthday|bday|b day)|",
    'my N(?:st|nd|rd|th)? (?:birthday|bday|b day) (?:is|was) (?:today|tomorrow|yesterday|next|this|last|in|on|soon|coming)|',
    '(?:i|me|myself)(?: \\.)? N ?[fm](?:tm|tf)?;',
    '^N ?(?:f|m|female|male)(?: here)?;',
    '^N ?(?:years old|yrs old|year old|yo)(?: (?:girl|boy|female|male|f|m|nb|teen|kid))?(?: here)?(?= \\. (?!she |he |they |my )| (?:i|and i|but i|so i|help|please|pls) )|',
  ],
  grade: {
    phrases: [
      'i am (?:only |just |still |going )*(?:in|into|starting|entering) (?:the )?(?:N(?:st|nd|rd|th)? grade|grade N|year N)(?! of| in (?:a|the|my) (?:row|recovery))|',
      'i am (?:only |just |still )*an? N(?:st|nd|rd|th)? grader|',
      'i am (?:only |just |still )*a year N (?:student|pupil|kid|girl|boy)|',
    ],
    plus: 5,
  },
  minor: [
    'i am (?:only |just |still |literally )*(?:a |an )?(?:kid|child|minor|teen|teenager|teenage (?:girl|boy)|tween|preteen|underage|under 18|not 18(?: yet)?|under age);',
    'i am (?:only |just |still )*(?:in|at|going to|starting) (?:middle school|high school|secondary school|primary school|elementary school|elementary|junior high)(?! (?:teach|counsel|reunion|as a))|',
    'i am (?:only |just |still )*a (?:freshman|sophomore|junior|senior) in (?:high school|hs)|',
    'i am (?:only |just |still )*(?:a |an )?(?:middle|high|primary|elementary|secondary) school (?:student|girl|boy|kid)|',
  ],
  adult: [
    'i am (?:an adult|a grown up|grown up|a grown (?:man|woman|ass)|over 18|18 ?\\+|of age|not a (?:minor|kid|child|teenager|teen)|not under ?age|not under 18)|',
    'i am (?:a )?(?:well )?over (?:18|21|30|40|50|60)|',
  ],
}

const spanish: AgePhrases = {
  numbers:
    'ocho 8|nueve 9|diez 10|once 11|doce 12|trece 13|catorce 14|quince 15|dieciseis 16|diecisiete 17|dieciocho 18|diecinueve 19|veinte 20',
  tens: '(?:veinti[^ ]+|(?:treinta|cuarenta|cincuenta|sesenta|setenta)(?: y [^ ]+)?)',
  age: [
    '(?:tengo|cumpli|cumplo|acabo de cumplir|voy a cumplir|he cumplido) (?:solo |apenas |recien |casi |ya )*N anos;',
    '(?:tengo|cumpli|cumplo|acabo de cumplir|voy a cumplir) (?:solo |apenas |recien |casi |ya )*B;',
    '(?:soy|como) (?:una |un )?(?:chica|chico|nina|nino|persona|mujer|hombre) de N anos|',
    'mi edad es (?:de )?N|',
  ],
  grade: { phrases: ['(?:estoy|voy) en N ?(?:º|o|°|ª)? ?(?:de )?(?:la )?eso|'], plus: 12 },
  minor: [
    '(?:aun |todavia )?soy (?:todavia |aun )?(?:menor(?: de edad)?|un nino|una nina|adolescente|un adolescente|una adolescente);',
    '(?:estoy en|voy a) (?:la )?(?:secundaria|primaria|la eso)|',
  ],
  adult: ['(?:ya )?soy (?:mayor de edad|adulto|adulta|una adulta|un adulto)|'],
}

const german: AgePhrases = {
  numbers:
    'acht 8|neun 9|zehn 10|elf 11|zwolf 12|dreizehn 13|vierzehn 14|funfzehn 15|sechzehn 16|siebzehn 17|achtzehn 18|neunzehn 19',
  tens: '(?:[^ ]+und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig)',
  age: [
    '(?:ich )?bin (?:erst |gerade |jetzt |schon |noch |ja |heute |bald |fast )*N(?: jahre?(?: alt| jung)?)?(?:,? geworden)?;',
    'ich werde (?:bald |morgen |nachste woche |heute |im [^ ]+ )*N(?: jahre(?: alt)?)?;',
    'ich bin (?:ein |eine )?(?:madchen|junge|[^ ]+) (?:und )?(?:ich bin )?N jahre alt|',
    'mein N(?: \\.)? geburtstag (?:ist|war)|',
  ],
  grade: {
    phrases: [
      'ich (?:bin|gehe) (?:erst |jetzt |noch )*(?:in|auf) (?:der|die) N(?: \\.)? klasse|',
      'ich bin in der (?:N)te?n? klasse|',
    ],
    plus: 6,
  },
  minor: [
    'ich bin (?:noch )?(?:minderjahrig|ein kind|ein teenager|teenager|nicht volljahrig|ein jugendlicher|eine jugendliche|schuler|schulerin);',
  ],
  adult: ['ich bin (?:schon |langst )?(?:volljahrig|erwachsen|uber 18)|'],
}

const french: AgePhrases = {
  numbers:
    'huit 8|neuf 9|dix 10|onze 11|douze 12|treize 13|quatorze 14|quinze 15|seize 16|dix sept 17|dix huit 18|dix neuf 19|vingt 20',
  tens: '(?:vingt|trente|quarante|cinquante|soixante)(?: (?:et )?[^ ]+)?',
  age: [
    "j'? ?ai (?:que |seulement |a peine |juste |deja |bientot |presque |eu )*N ans;",
    'je (?:vais avoir|viens d.avoir|vais feter mes) (?:mes )?N ans;',
    'je suis (?:une fille|un garcon|une ado|un ado) de N ans|',
  ],
  grade: { phrases: [], plus: 0 },
  minor: [
    'je suis (?:encore |toujours )?(?:mineur|mineure|un enfant|une enfant|ado|un ado|une ado|adolescent|adolescente|collegien|collegienne|lyceen|lyceenne);',
    'je suis (?:encore )?(?:au college|au lycee|en (?:6|5|4|3)(?:e|eme)|en (?:sixieme|cinquieme|quatrieme|troisieme|seconde|cm2|cm1))|',
  ],
  adult: ['je suis (?:deja )?(?:majeur|majeure|adulte|un adulte|une adulte)|'],
}

const portuguese: AgePhrases = {
  numbers:
    'oito 8|nove 9|dez 10|onze 11|doze 12|treze 13|catorze 14|quatorze 14|quinze 15|dezesseis 16|dezasseis 16|dezessete 17|dezassete 17|dezoito 18|dezenove 19|dezanove 19',
  tens: '(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta)(?: e [^ ]+)?',
  age: [
    '(?:tenho|fiz|faco|vou fazer|acabei de fazer|completei) (?:so |apenas |quase |ja )*N anos;',
    '(?:tenho|fiz|faco|vou fazer) (?:so |apenas |quase |ja )*B;',
    'sou (?:uma |um )?(?:menina|menino|garota|garoto|rapariga|rapaz) de N anos|',
  ],
  grade: { phrases: ['(?:estou|to|ando) no N ?(?:º|o|°)? ?ano(?! da facul| de (?:curso|casa))|'], plus: 5 },
  minor: [
    '(?:ainda )?sou (?:ainda )?(?:menor(?: de idade)?|crianca|uma crianca|adolescente|um adolescente|uma adolescente);',
  ],
  adult: ['(?:ja )?sou (?:maior de idade|adulto|adulta|maior)|'],
}

const italian: AgePhrases = {
  numbers:
    'otto 8|nove 9|dieci 10|undici 11|dodici 12|tredici 13|quattordici 14|quindici 15|sedici 16|diciassette 17|diciotto 18|diciannove 19',
  tens: '(?:vent|trent|quarant|cinquant|sessant|settant)[^ ]+',
  age: [
    '(?:ho|faccio|compio) (?:solo |appena |quasi |gia |compiuto |solamente )*N anni;',
    '(?:ho (?:appena )?(?:compiuto|fatto)|sto per compiere|faro) (?:i )?N(?: anni)?;',
    'sono (?:una |un )?(?:ragazza|ragazzo|bambina|bambino) di N anni|',
  ],
  grade: { phrases: [], plus: 0 },
  minor: [
    'sono (?:ancora )?(?:minorenne|un bambino|una bambina|un adolescente|adolescente|un.adolescente);',
    '(?:faccio|sono in|vado in) (?:la )?(?:prima|seconda|terza) media|',
  ],
  adult: ['sono (?:gia )?(?:maggiorenne|adulto|adulta|un adulto|un.adulta)|'],
}

const dutch: AgePhrases = {
  numbers:
    'acht 8|negen 9|tien 10|elf 11|twaalf 12|dertien 13|veertien 14|vijftien 15|zestien 16|zeventien 17|achttien 18|negentien 19',
  tens: '(?:[^ ]+en)?(?:twintig|dertig|veertig|vijftig|zestig|zeventig)',
  age: [
    'ik ben (?:pas |net |nog maar |maar |al |nu |bijna |vandaag )*N(?: jaar(?: oud| jong)?)?(?: geworden)?;',
    'ik word (?:morgen |bijna |volgende week |binnenkort )*N(?: jaar)?;',
  ],
  grade: { phrases: ['ik zit in groep N|'], plus: 4 },
  minor: [
    'ik ben (?:nog )?(?:minderjarig|een kind|een tiener|tiener|een puber|puber|scholier);',
    'ik zit (?:nog )?(?:op de basisschool|op de middelbare(?: school)?|in de brugklas)|',
  ],
  adult: ['ik ben (?:al )?(?:meerderjarig|volwassen|een volwassene)|'],
}

const polish: AgePhrases = {
  numbers:
    'osiem 8|dziewiec 9|dziesiec 10|jedenascie 11|dwanascie 12|trzynascie 13|czternascie 14|pietnascie 15|szesnascie 16|siedemnascie 17|osiemnascie 18|dziewietnascie 19',
  tens: '(?:dwadziescia|trzydziesci|czterdziesci|piecdziesiat|szescdziesiat)(?: [^ ]+)?',
  age: [
    'mam (?:dopiero |tylko |juz |prawie |skonczone |zaledwie )*N (?:lat|lata|latek);',
    '(?:skonczylam|skonczylem|koncze|zaraz skoncze) (?:dopiero |wlasnie |niedawno |juz )*N(?: lat)?;',
    'mam (?:dopiero |tylko |juz |prawie )*B;',
  ],
  grade: { phrases: ['(?:jestem w|chodze do) N(?: \\.)? klas(?:ie|y)|'], plus: 6 },
  minor: [
    'jestem (?:jeszcze )?(?:nieletni|nieletnia|niepelnoletni|niepelnoletnia|dzieckiem|nastolatka|nastolatkiem);',
  ],
  adult: ['jestem (?:juz )?(?:pelnoletni|pelnoletnia|dorosly|dorosla)|'],
}

const turkish: AgePhrases = {
  numbers:
    'sekiz 8|dokuz 9|on 10|on bir 11|on iki 12|on uc 13|on dort 14|on bes 15|on alti 16|on yedi 17|on sekiz 18|on dokuz 19|yirmi 20',
  tens: '(?:yirmi|otuz|kirk|elli|altmis|yetmis)(?: [^ ]+)?',
  age: [
    'N ?(?:yasindayim|yasinda biriyim|yasindaki bir (?:ogrenciyim|gencim|ergenim|liseliyim|kisiyim)|yasima (?:girdim|bastim|yeni girdim|giriyorum))|',
    'yasim (?:daha )?N|',
  ],
  grade: { phrases: ['N(?: \\.)? sinif(?:tayim|a gidiyorum|ta okuyorum| ogrencisiyim)|'], plus: 5 },
  minor: [
    '(?:henuz )?resit degilim|',
    '(?:ben )?(?:daha |henuz )?(?:cocugum|ergenim|18 yasindan kucugum)|',
    '(?:ortaokula|ilkokula|liseye) gidiyorum|',
  ],
  adult: ['(?:ben )?(?:yetiskinim|resitim|18 yasindan buyugum)|'],
}

const arabic: AgePhrases = {
  numbers:
    'ثمان 8|تسع 9|عشر 10|احد عشر 11|احدى عشره 11|اثنا عشر 12|اثنتا عشره 12|ثلاثه عشر 13|ثلاث عشره 13|اربعه عشر 14|اربع عشره 14|خمسه عشر 15|خمس عشره 15|سته عشر 16|ست عشره 16|سبعه عشر 17|سبع عشره 17|ثمانيه عشر 18|ثماني عشره 18',
  tens: '(?:[^ ]+ و ?)?(?:عشرون|عشرين|ثلاثون|ثلاثين|اربعون|اربعين|خمسون|خمسين)',
  age: [
    '(?:عمري|سني) (?:الان |فقط |الحين )*N(?: (?:سنه|سنوات|سنين|عاما|عام))?;',
    '(?:انا )?(?:ابلغ من العمر|عندي) N (?:سنه|سنوات|سنين|عاما|عام);',
  ],
  grade: { phrases: [], plus: 0 },
  minor: [
    'انا (?:قاصر|طفل|طفله|مراهق|مراهقه);',
    'انا في (?:الصف|المدرسه (?:الابتدائيه|المتوسطه|الاعداديه|الثانويه))|',
  ],
  adult: ['انا (?:بالغ|بالغه|راشد|راشده)|'],
}

const hindi: AgePhrases = {
  numbers:
    'आठ 8|नौ 9|दस 10|ग्यारह 11|बारह 12|तेरह 13|चौदह 14|पंद्रह 15|सोलह 16|सत्रह 17|अठारह 18|aath 8|nau 9|das 10|gyarah 11|barah 12|terah 13|chaudah 14|pandrah 15|solah 16|satrah 17|atharah 18',
  tens: '(?:बीस|पच्चीस|तीस|पैंतीस|चालीस|पचास|bees|pachees|tees|paintees|chalees|pachas)',
  age: [
    '(?:मै|मैं|म|main|mai|mein|me) (?:abhi |अभी |sirf |सिर्फ )*N (?:साल|वर्ष|saal|sal|saala) (?:का|की|ka|ki|kaa|kii)(?! (?:tha|thi|था|थी))(?! [^ ]+ (?:का|की|के|को|से|ka|ki|ke|ko|se) )|',
    '(?:मेरी (?:उम्र|आयु)|meri (?:umar|umr|age)) (?:abhi |अभी |sirf |सिर्फ )*N|',
  ],
  grade: {
    phrases: [
      '(?:main|mai|mein|मैं|मै) (?:abhi )?N ?(?:th|vi|vin|vi |वी|वीं)? ?(?:class|kaksha|कक्षा|क्लास) (?:me|mein|में|मे)|',
    ],
    plus: 5,
  },
  minor: [
    '(?:main|mai|मैं|मै) (?:abhi |अभी )?(?:nabalig|naabalig|नाबालिग|bachcha|bachchi|बच्चा|बच्ची) (?:hu|hun|hoon|हू|हूं|हूँ)|',
    '(?:main|mai|मैं|मै) (?:school|स्कूल) (?:me|mein|में|मे) (?:padhta|padhti|पढ़ता|पढ़ती)|',
  ],
  adult: ['(?:main|mai|मैं|मै) (?:balig|baalig|बालिग|adult|वयस्क) (?:hu|hun|hoon|हू|हूं|हूँ)|'],
}

export const agePhrases: readonly AgePhrases[] = [
  english,
  spanish,
  german,
  french,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  arabic,
  hindi,
]
