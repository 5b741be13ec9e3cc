import type { Language } from '#domain/safety/floor/phrase.ts'

/** In Devanagari, and in Latin letters as it is often typed. */
export const hindi: Language = {
  families: {
    want: `चाहता|चाहती|चाहते|chahta|chahti|chahata|chahati|chata|chati|chahte`,
    'kill-myself': `खुद को मारना|खुद को मार देना|खुद को खत्म करना|खुद को ख़त्म करना|आत्महत्या करना|अपनी जान देना|अपनी जान लेना|अपनी ज़िंदगी खत्म करना|अपना जीवन समाप्त करना|खुदकुशी करना|जान दे देना|फांसी लगाना|फाँसी लगाना
      khud ko marna|khud ko maarna|khud ko mar dena|khud ko khatam karna|khud ko khatm karna|aatmahatya karna|atmahatya karna|khudkushi karna|khudkhushi karna|apni jaan dena|apni jaan lena|apni jan dena|apni zindagi khatam karna|suicide karna|phansi lagana|jaan dena`,
    'will-kill': `खुद को मार (दूंगा|दूंगी|लूंगा|लूंगी|डालूंगा|डालूंगी)|आत्महत्या कर (लूंगा|लूंगी|रहा हूं|रही हूं)|अपनी जान (दे दूंगा|दे दूंगी|ले लूंगा|ले लूंगी)|जान दे (दूंगा|दूंगी)|खुदकुशी कर (लूंगा|लूंगी)
      khud ko mar (dunga|dungi|lunga|lungi|doonga|doongi|dalunga)|khud ko maar (dunga|dungi|lunga|lungi)|(suicide|atmahatya|aatmahatya|khudkushi) kar (lunga|lungi|loonga|loongi|raha hu|rahi hu|dunga)|apni (jaan|jan) (de dunga|de dungi|le lunga|le lungi)|jaan de (dunga|dungi)`,
    relative: `दोस्त|भाई|बहन|बेटा|बेटी|मां|माँ|पिता|पापा|मम्मी|पति|पत्नी|सहेली|dost|bhai|behen|behan|beta|beti|maa|papa|mummy|pati|patni|saheli|friend|husband|wife|girlfriend|boyfriend|mom|dad`,
    pills: `गोलियां|गोलियाँ|गोली|दवाइयां|दवाई|दवा|दवाएं|goliyan|goliya|goli|dawai|dawaiyan|dava|tablets|pills`,
    am: `हूं|हूँ|है|hu|hoon|hun|hai`,
  },
  phrases: {
    'kill-wanted': `(मैं|main|mai|mein|me|mujhe|मुझे|^) __ @kill-myself (@want|है|hai|chahiye)|suicide (karna|kar) (hai|@want|lu|loon)`,
    'death-wanted': `(मरना|मर जाना|marna|mar jana|marr jana|mrna) @want (@am)?|(मुझे|mujhe|muje|mujhko) (अब|ab|bas)? (मरना|मर जाना|marna|mar jana) (है|hai|h)
      (जीना|जीने की|जिंदा रहना|ज़िंदा रहना|jeena|jina|zinda rehna|jeene) (ही|hi|का|ki)? (नहीं|nahi|nahin|nhi|नही) (@want|है|hai|इच्छा)
      (नहीं|nahi|nahin|nhi) जीना @want|nahi jeena (@want|hai|mujhe)|(जीने|jeene|jine) (का|की|ka|ki) (मन|इच्छा|man|mann|ichha) (नहीं|nahi|nahin|nhi)`,
    intended: `@will-kill|(आज रात|आज|कल|aaj raat|aaj|kal|abhi) _ (मर जाऊंगा|मर जाऊंगी|mar jaunga|mar jaungi|mar jaunga)|(मैंने|maine) _ (मरने|आत्महत्या|marne|suicide) _ (फैसला|faisla|decide) (कर|kar)`,
    'suicide-thought': `(आत्महत्या|खुदकुशी|मरने|मौत|suicide|khudkushi|marne|atmahatya|aatmahatya) (के|का|की|ke|ka|ki|karne ke|करने के|के बारे में|ke bare me|ke baare mein) _ (विचार|ख्याल|सोच|सोचता|सोचती|vichar|khayal|khyal|soch|sochta|sochti|thoughts)
      suicidal (thoughts|khayal|vichar)`,
    planned: `(आत्महत्या|मरने|suicide|marne) (का|की|ka|ki) (प्लान|योजना|plan|yojana)|(सुसाइड नोट|suicide note|आखिरी चिट्ठी|aakhri chitthi) (लिख|likh|लिखा|likha)|(रस्सी|rassi) (खरीद|kharid|le aaya|ले आया|ले आई)`,
    'act-now': `(गले|gale) (में|me|mein) (फंदा|रस्सी|phanda|fanda|rassi)|(कलाई|नस|kalai|nas|nass) (काट|kaat|kat) (ली|दी|li|di|liya)|(पुल|छत|pul|chhat|chat|pool) (पर|से|par|pe|se) _ (कूदने|कूद|kudne|koodne|kud|kood)`,
    farewell: `(यह|ये|ye|yeh) (मेरा|मेरी|mera|meri) (आखिरी|aakhri|akhri) (दिन|रात|संदेश|din|raat|message)|(कल|kal) (मैं|main|mai) (नहीं|nahi|nhi) (रहूंगा|रहूंगी|rahunga|rahungi)|(अलविदा|alvida) (दुनिया|हमेशा|duniya|hamesha|sab)`,
    tried: `(आत्महत्या|मरने|जान देने|suicide|marne|khudkushi) (की|करने की|ki|karne ki) (कोशिश|koshish) (की|कर|ki|kar)`,
    passive: `(काश|kaash|kash) (मैं|main|mai) _ (मर|पैदा|mar|paida) _ (जाता|जाती|न|ना|होता|होती|jata|jati|na|nahi|hota|hoti)|(मर|mar) (जाता|जाती|jaata|jata|jati) (तो|to) (अच्छा|acha|accha|achha)|(मेरे|mere) (बिना|bina) (सब|sab) _ (बेहतर|खुश|better|khush|behtar)|(जीने|जिंदगी|ज़िंदगी|jeene|zindagi|jindagi) से (थक|तंग|thak|tang|pareshan)`,
    hopeless: `(जीने|jeene|jine) (की|का|ki|ka) (कोई)? (koi)? (वजह|मतलब|कारण|फायदा|wajah|matlab|fayda|reason) (नहीं|nahi|nahin|nhi)|(जिंदगी|ज़िंदगी|zindagi|jindagi|life) (का|ka) (कोई|koi) (मतलब|matlab) (नहीं|nahi|nhi)`,
    'self-harm-now': `(खुद को|अपना हाथ|अपनी कलाई|khud ko|apna haath|apni kalai) (फिर से|phir se|fir se)? (काट|काटा|चोट|kaat|kata|chot|cut) (लिया|ली|दिया|पहुंचाई|liya|li|kar liya|pahunchai)`,
    'self-harm-wanted': `(खुद को|khud ko) (चोट|नुकसान|काटना|chot|nuksan|kaatna|hurt|cut) (पहुंचाना|pahunchana|karna|करना)? (@want|है|hai)`,
    taken: `(मैंने|maine|mene) _ (सारी|सब|बहुत सारी|पूरी|##|ढेर सारी|sari|saari|sab|bahut saari|bahut sari|puri|poori|dher saari) _ @pills _ (खा|निगल|ले|kha|nigal|le)
      (मैंने|maine|mene) _ (जहर|ज़हर|फिनाइल|zeher|zehar|jahar|phenyl) _ (खा|पी|kha|pi|pee)`,
    chest: `(सीने|छाती|seene|sine|chhati|chest) (में|me|mein) (तेज|बहुत|tez|bahut)? (दर्द|दबाव|dard|pain|dabav)|(दिल का दौरा|heart attack)`,
    'chest-sign': `(बाएं|बाईं|बायां|बाये|left|baye|baen|bayan) (हाथ|बाजू|कंधे|haath|hath|bazu|arm|kandhe)|(जबड़े|jabde)|(पसीना|paseena|pasina)|(बेहोश|behosh)`,
    stroke: `(चेहरा|मुंह|chehra|muh|muh) _ (टेढ़ा|लटक|tedha|latak)|(हाथ|पैर|haath|hath|pair) (नहीं|nahi) (उठ|हिल|uth|hil)|(लकवा|lakwa)`,
    bleeding: `(खून|khoon|khun|blood) (नहीं|nahi|nhi) (रुक|ruk)|(बहुत|bahut) (खून|khoon|khun) (बह|निकल|beh|bah|nikal)`,
    lifeless: `(सांस|साँस|saans|sans) (नहीं|nahi|nhi) (ले|ले रहा|le|aa rahi)|(बेहोश|behosh) (है|हो|hai|ho)`,
    'abuse-now': `(पति|पापा|पिता|बॉयफ्रेंड|भाई|सास|ससुर|pati|papa|pita|husband|boyfriend|bhai|saas|sasur|dad) (मुझे|मुझको|mujhe|muje|mujhko) _ (मारता|मारते|पीटता|पीटते|मारा|पीटा|गला|धमकी|marta|marte|maarta|maarte|pitta|peetta|mara|maara|pita|gala|dhamki)`,
    'abuse-danger': `(मुझे|mujhe) (मार डालेगा|जान से मार|mar dalega|maar dalega|jaan se maar|jaan se mar)|(बाथरूम|bathroom) (में|me|mein) (छुपी|छिपी|छुपा|बंद|chhupi|chupi|chhupa|band)`,
    rape: `(मेरा|मेरे साथ|mera|mere saath|mere sath) (बलात्कार|रेप|यौन शोषण|balatkar|rape)`,
    'child-hurt': `(पापा|चाचा|मामा|अंकल|दादा|टीचर|papa|chacha|mama|uncle|teacher|sir|dad) (मुझे|mujhe|muje) _ (छूते|छूता|गलत|chhute|chute|chhuta|chuta|galat|touch)|(बच्चे|बच्चों|बेटे|बेटी|bachche|bacche|bachcho|bacho|bete|beti) को (मारता|मारते|पीटता|पीटते|marta|marte|maarta|pitta|peetta)`,
    minor: `(मैं|मेरी उम्र|main|mai|meri umar|meri age) (8|9|10|11|12|13|14|15|16|17) (साल|वर्ष|saal|sal|year|years)`,
    'other-suicidal': `(मेरा|मेरी|मेरे|mera|meri|mere) _ @relative _ (आत्महत्या|मरना|खुद को मारना|खुदकुशी|suicide|marna|khud ko marna|khudkushi) _ (चाहता|चाहती|करना|करने|chahta|chahti|karna|karne|kar)`,
    'other-taken': `(मेरा|मेरी|मेरे|mera|meri|mere) _ @relative ने _ (गोलियां|जहर|ज़हर) __|(mera|meri|mere) _ @relative ne _ (goliyan|goliya|zeher|jahar|pills) __`,
    voices: `(आवाजें|आवाज़ें|आवाज|awaazein|awaze|awaaz|awaz) __ (मारने|मरने|कूदने|marne|maarne|mar|kudne) (को|के लिए|ko|ke liye|jao) _ (कहती|कहता|बोलती|kehti|kehta|bolti|kehte)`,
    threat: `(उसे|उसको|मैं उसे|use|usko|usse) (मार|जान से मार|चाकू|maar|mar|jaan se maar|chaku) _ (दूंगा|दूंगी|डालूंगा|डालूंगी|dunga|dungi|dalunga|dalungi)`,
    soon: `(आज रात|आज|कल|अभी|aaj raat|aaj|kal|abhi)`,
    recently: `(कल|कल रात|आज|इस हफ्ते|kal|kal raat|aaj|is hafte)`,
    'long-ago': `(साल पहले|बचपन|saal pehle|sal pahle|bachpan|pehle kabhi|बहुत पहले)`,
    fiction: `(कहानी|उपन्यास|किरदार|फिल्म|kahani|kirdar|film|novel)`,
    figure: `(हंसते|हँसते|हंस|शर्म से|भूख से|गर्मी से|hanste|has has|sharm se|bhookh se|garmi se|haha|hahaha)`,
    denied: `(मरना|आत्महत्या करना|marna|suicide) (नहीं|nahi|nahin|nhi) (@want|करना|karna)|नहीं मरना|nahi marna`,
    'asks-ending-life': `(आत्महत्या|जान देने|जीवन समाप्त|मरने|suicide|jaan dene|marne) _ (के बारे में|करने|ke bare me|ke baare mein|karne)? _ (सोच|soch)`,
    'answers-yes': `^ (हां|हाँ|जी|haan|han|haa|ji|hamesha|हमेशा|रोज)`,
    'answers-partly': `^ (थोड़ा|कभी कभी|शायद|थोड़ी|thoda|thodi|kabhi kabhi|shayad|thoda sa)`,
    'answers-unsure': `^ (पता नहीं|pata nahi|nahi pata|pata nhi|मालूम नहीं|malum nahi)`,
    'answers-later': `^ (आज नहीं|अभी नहीं|aaj nahi|abhi nahi)`,
    'answers-no': `^ (नहीं|ना|nahi|nahin|nhi|na)`,
  },
}
