import type { Language } from '#domain/safety/floor/phrase.ts'

/** In Devanagari, and in Latin letters as it is often typed. */
export const hindi: Language = {
  families: {
    want: `चाहता|चाहती|चाहते|chahta|chahti|chahata|chahati|chata|chati|chahte`,
    'kill-myself': `खुद को मारना|खुद को मार देना|खुद को ख़त्म करना|आत्महत्या करना|अपनी जान देना|अपनी जान लेना|अपनी ज़िंदगी खत्म करना|अपना जीवन समाप्त करना|खुदकुशी करना|जान दे देना|फाँसी लगाना
      khud ko marna|khud ko maarna|khud ko mar dena|khud ko khatam karna|khud ko khatm karna|aatmahatya karna|atmahatya karna|khudkushi karna|khudkhushi karna|apni jaan dena|apni jaan lena
      apni jan dena|apni zindagi khatam karna|suicide karna|phansi lagana|jaan dena`,
    'will-kill': `खुद को मार (दूंगा|दूंगी|लूंगा|लूंगी|डालूंगा|डालूंगी)|आत्महत्या कर (लूंगा|लूंगी|रहा हूं|रही हूं)|अपनी जान (दे दूंगा|दे दूंगी|ले लूंगा|ले लूंगी)|जान दे (दूंगा|दूंगी)
      खुदकुशी कर (लूंगा|लूंगी)|khud ko mar (dunga|dungi|lunga|lungi|doonga|doongi|dalunga)|(suicide|atmahatya|aatmahatya|khudkushi) kar (lunga|lungi|loonga|loongi|raha hu|rahi hu|dunga)
      apni (jaan|jan) (de dunga|de dungi|le lunga|le lungi)|jaan de (dunga|dungi)`,
    relative: `दोस्त|भाई|बहन|बेटा|बेटी|माँ|पिता|पापा|मम्मी|पति|पत्नी|सहेली|dost|bhai|behen|behan|beta|beti|maa|papa|pati|patni|saheli|friend|husband|wife|girlfriend|boyfriend|mom|dad|चाचा|दादी|दादा
      नानी|ननद|भाभी|रूममेट|लड़की|लड़का|बच्चा|बच्ची|behn|dadi|nani|roommate|bhabhi|bhaiya|didi|दीदी|ladki|ladka|bacha|bachha|bachi|bestie|chhoti behen|mummi`,
    pills: `गोलियाँ|गोली|दवाइयां|दवाई|दवा|दवाएं|goliyan|goliya|goli|dawai|dawaiyan|dava|नींद की गोलियां|नींद की गोली|टेबलेट|पत्ता|neend ki goliya|neend ki goliyan|neend ki goli|neend ki saari goliya
      patta|crocin|insulin|dawaiya`,
    partner: `पति|पापा|पिता|बॉयफ्रेंड|भाई|सास|ससुर|जेठ|देवर|मां|बेटा|pati|papa|pita|husband|bf|bhai|saas|sasur|jeth|devar|dad|maa|sasural wale|beta|wo|vo|वो|ex`,
    hits: `मारता|मारते|मारती|पीटता|पीटते|मारा|पीटा|गला दबाता|गला दबाया|जलाया|धक्का|marta|marte|marti|maarta|maarte|maarti|pitta|peetta|pitte|mara|maara|pita|peeta|gala dabata|gala dabaya|thappad
      थप्पड़|haath uthata`,
    poison: `जहर|फिनाइल|कीटनाशक|चूहे मारने|तेज़ाब|एसिड|हार्पिक|zeher|zehar|jahar|jeher|phenyl|finail|harpic|keetnashak|rat poison|chuhe maarne|acid|naphthalene|celphos|sulfas|all out|pesticide`,
    day: `आज|आज रात|कल|अभी|aaj|aaj raat|kal|abhi|is sunday|is hafte|parso|थोड़ी देर में|thodi der me`,
    self: `खुद को|अपने आप को|khud ko|apne aap ko|khudko|apne ko|खुदको`,
  },
  phrases: {
    'kill-wanted': `(मैं|main|mai|mein|me|mujhe|मुझे|^) __ @kill-myself (@want|है|hai|chahiye)|suicide (karna|kar) (hai|@want|lu|loon)
      @self (मारना|खत्म करना|मार देना|marna|maarna|khatam karna|khatm karna|mar dena|maar dena) (@want|है|hai|h)
      (suicide|khudkushi|खुदकुशी|आत्महत्या|सुसाइड) (करना|करने|करने का|karna|karne|karne ka|krna) (@want|है|hai|h|मन|man|mann)
      (जान देने|मरने|फांसी लगाने|jaan dene|marne|phansi lagane) (का|को|ka|ko|ki) (मन|जी|man|mann|dil|ichha) (करता|करती|कर|karta|karti|kar|है|hai)`,
    'death-wanted': `(मरना|मर जाना|marna|mar jana|marr jana|mrna) @want|(mujhko) (मरना|मर जाना|marna|mar jana) (है|hai|h)
      (जीना|जीने की|ज़िंदा रहना|jeena|jina|zinda rehna|jeene) (ही|hi|का|ki)? (नहीं|nahi|nahin|nhi|नही) (@want|है|hai|इच्छा)
      (जीने|jeene|jine) (का|की|ka|ki) (मन|इच्छा|man|mann|ichha) (नहीं|nahi|nahin|nhi)|(जीना|जिंदा रहना|jeena|jina|zinda rehna) (अब|ab)? (ही|hi)? (नहीं|nahi|nahin|nhi|नही)
      (नहीं|nahi|nahin|nhi) (जीना|jeena|jina) (@want|$|अब|ab|hai|है|mujhe|aaj)|(मुझे|mujhe|muje|main|mai|ab|अब|बस|bas) _ (मरना|मर जाना|marna|mar jana|mrna) (है|hai|h)
      (के बिना|ke bina) (अब|ab)? (नहीं|nahi|nhi) (रहना|जीना|rehna|jeena) __|(जीने|jeene|jine) (का|की|ka|ki) (जी) (नहीं|nahi|nhi)`,
    intended: `@will-kill|(मैंने|maine) _ (मरने|आत्महत्या|marne|suicide) _ (फैसला|faisla|decide) (कर|kar)
      (खत्म|khatam|khatm) (कर|kar) (लूंगा|लूंगी|रहा|रही|दूंगा|दूंगी|lunga|lungi|raha|rahi|dunga|dungi|lu) (हूं|hu|hun)? (@self|sab|सब)
      @self (खत्म|khatam|khatm|मार|maar|mar) (कर|kar)? (लूंगा|लूंगी|रहा|रही|lunga|lungi|raha|rahi|dunga|dungi)
      (फांसी|phansi|fansi|पंखे से|pankhe se) __ (लगा|लटक|laga|latak) (लूंगा|लूंगी|जाऊंगा|जाऊंगी|lunga|lungi|jaunga|jaungi|raha|rahi)|(@day|pehle|पहले) _ (मर|mar) (जाऊंगा|जाऊंगी|jaungi|jaunga)
      sab khatam kar (rahi|raha|dunga|dungi|lunga|lungi) __ (apne aap|khud|hu)|(नदी|पुल|छत|पटरी|nadi|pul|chhat|patri|track) __ (कूद|kud|kood) (जाऊंगा|जाऊंगी|रहा|रही|jaunga|jaungi|raha|rahi)
      (मैं भी|main bhi|mai bhi) (उसके|उनके|uske|unke|us) (पास|paas) (जा|आ|ja|aa) (रहा|रही|raha|rahi|rha|rhi)|(मरने|marne|jaan dene) (का|ka) (फैसला|faisla|decision)`,
    'suicide-thought': `(आत्महत्या|खुदकुशी|मरने|मौत|suicide|khudkushi|marne|atmahatya|aatmahatya) (के|का|की|ke|ka|ki|karne ke|करने के|के बारे में|ke bare me|ke baare mein) _ (विचार|ख्याल|सोच|सोचता
      सोचती|vichar|khayal|khyal|soch|sochta|sochti|thoughts)|suicidal (thoughts|khayal|vichar)`,
    planned: `(आत्महत्या|मरने|suicide|marne) (का|की|ka|ki) (प्लान|योजना|plan|yojana)|(रस्सी|rassi) (ले आई)
      (फंदा|रस्सी|phanda|fanda|rassi|zeher|जहर|goliyan|goliya|गोलियां|blade|ब्लेड) (तैयार|खरीद|जमा|रखी|ले आया|taiyar|tayar|kharid|jama|rakhi|ready|le aaya|le aayi|ikatthi|इकट्ठी) ___
      (चिट्ठी|सुसाइड नोट|note|chitthi|chithi) (लिख|likh|लिखा|likha)|(बिना दर्द|bina dard|painless|आसान|aasan|asaan) (के|ke)? ___ (मरने|मौत|मरूं|marne|maut|maru|suicide)
      (कितनी|kitni) @pills ___ (मर|mar|maut|jaan)|(छत|chhat|पुल|pul) (देख|dekh) (ली|li|liya) (है|hai)`,
    'act-now': `(गले|gale) (में|me|mein) (फंदा|रस्सी|phanda|fanda|rassi)|(पुल|छत|pul|chhat|chat|pool) (पर|से|par|pe|se) _ (कूदने|कूद|kudne|koodne|kud|kood)
      (छत|पुल|पटरी|रेलिंग|chhat|chat|pul|patri|railing|track) (पर|pe|par|ke kinare|के किनारे) __ (खड़ा|खड़ी|बैठा|बैठी|khada|khadi|baitha|baithi) (हूं|hu|hun|hoon)
      (नस|कलाई|nas|nass|kalai|naas) (काट|kaat|kat) (ली|दी|li|di|liya|lia|raha|rahi)`,
    farewell: `(यह|ये|ye|yeh) (मेरा|मेरी|mera|meri) (आखिरी|aakhri|akhri) (दिन|रात|संदेश|din|raat|message)|(कल|kal) (मैं|main|mai) (नहीं|nahi|nhi) (रहूंगा|रहूंगी|rahunga|rahungi)
      (अलविदा|alvida) (दुनिया|हमेशा|duniya|hamesha|sab)|(माफ|maaf|maf) (कर|kar|karna|करना) (देना|dena|dijiye)? ___ (जा रहा|जा रही|कभी वापस नहीं|ja raha|ja rahi|nahi aaunga|nahi aaungi|alvida|अलविदा)
      (last|आखिरी|aakhri|akhri) (msg|message|मैसेज|संदेश|chitthi|baar|raat|रात) (h|hai|है)|(मेरे जाने के बाद|मेरे बाद|mere jaane ke baad|mere jane ke baad|mere baad|mere marne ke baad) __
      इस दुनिया से (जा|चला|दूर)|(is duniya se|duniya chhod|duniya chod) __`,
    tried: `(आत्महत्या|मरने|जान देने|suicide|marne|khudkushi) (की|करने की|ki|karne ki) (कोशिश|koshish) (की|कर|ki|kar)
      (मरने|जान देने|आत्महत्या|फांसी|suicide|marne|phansi) (की|ki) (कोशिश|koshish|try) _`,
    passive: `(काश|kaash|kash) (मैं|main|mai) _ (मर|पैदा|mar|paida) _ (जाता|जाती|न|ना|होता|होती|jata|jati|na|nahi|hota|hoti)|(मर|mar) (जाता|जाती|jaata|jata|jati) (तो|to) (अच्छा|acha|accha|achha)
      (मेरे|mere) (बिना|bina) (सब|sab) _ (बेहतर|खुश|better|khush|behtar)|(जीने|ज़िंदगी|jeene|zindagi|jindagi) से (थक|तंग|thak|tang|pareshan)
      (काश|kaash|kash) (मैं|main|mai)? __ (पैदा|मर|paida|mar) (ही|hi)? (न|ना|नहीं|na|nahi|jata|jati|जाता|जाती)|(main|mai|मैं) (na|न|नहीं|nahi) (hoti|hota|होती|होता) to
      (jee kar|jeekar|जीकर|जी कर) __ (kya|क्या|fayda)|(बोझ|bojh|burden) (हूं|हो|बन|hu|hun|ban)|(मुझे भी|mujhe bhi) (जाना|मरना|jana|marna) (चाहिए था|chahiye tha)
      (सब|sab) (खुश|khush|theek) ___ (मेरे बिना|mere bina)|(सो|so) (जाऊं|jau|jaun) (और|aur) (कभी|kabhi) (न|ना|na|nahi)`,
    hopeless: `(जीने|jeene|jine) (की|का|ki|ka) (कोई)? (koi)? (वजह|मतलब|कारण|फायदा|wajah|matlab|fayda|reason) (नहीं|nahi|nahin|nhi)
      (ज़िंदगी|zindagi|jindagi|life) (का|ka) (कोई|koi) (मतलब|matlab) (नहीं|nahi|nhi)`,
    'self-harm-now': `(खुद को|अपना हाथ|अपनी कलाई|khud ko|apna haath|apni kalai) (फिर से|phir se|fir se)? (काट|काटा|चोट|kaat|kata|chot|cut) (लिया|ली|दिया|पहुंचाई|liya|li|kar liya|pahunchai)
      (ब्लेड|चाकू|कांच|blade|chaku|kaanch|kanch) (से|se|तोड़)? ___ (काट|kaat|cut|घुसा|चीर)|(kaat|kat|काट|cut) (liya|li|लिया|ली|kiya) (blade|ब्लेड|haath|hath|kalai)
      (हाथ|कलाई|बाजू|जांघ|haath|hath|kalai|jaangh) __ (काट लिया|काट ली|काटा|जला लिया|kaat liya|kat liya|kaata|kaati|cut kiya|cut kar)|@self (काट|जला|चोट|kaat|jala|hurt|cut|chot) __`,
    'self-harm-wanted': `(खुद को|khud ko) (चोट|नुकसान|काटना|chot|nuksan|kaatna|hurt|cut) (पहुंचाना|pahunchana|karna|करना)? (@want|है|hai)
      @self (काटने|जलाने|चोट|kaatne|katne|hurt|cut|jalane) ___ (मन|man|mann|@want)|(haath|hath|हाथ|kalai|कलाई) (kaatne|katne|काटने) (का|ka) (मन|man|mann)`,
    taken: `(मैंने|maine|mene) _ (सारी|सब|बहुत सारी|पूरी|##|ढेर सारी|sari|saari|sab|bahut saari|bahut sari|puri|poori|dher saari) _ @pills _ (खा|निगल|ले|kha|nigal|le)
      (मैंने|maine|mene) _ (ज़हर|फिनाइल|zeher|zehar|jahar|phenyl) _ (खा|पी|kha|pi|pee)
      (सारी|सब|पूरी|##|sari|saari|sab|bahut|puri|poori|pura patta|पूरा पत्ता|dher) __ (@pills) (एक साथ|ek saath)? (खा|निगल|ले|kha|nigal|le) (ली|लीं|लिया|गया|गई|li|liya|lia|gaya|gayi)
      @pills (सारी|sari|saari|sab|puri|सब) (खा|निगल|kha|nigal|le)|(^|मैंने|maine|mene|abhi|ab|अभी) __ @poison (पी|खा|निगल|pi|pee|kha|nigal) (लिया|ली|liya|li|lia|gaya|gayi)`,
    chest: `(दिल का दौरा|heart attack)|(सीने|छाती|seene|sine|seena|chhati|chest|dil) (में|me|mein) ___ (दर्द|दबाव|जलन|भारीपन|dard|pain|dabav|jakdan|bhari|bhaari)`,
    'chest-sign': `(बाएं|बाईं|बायां|बाये|left|baye|baen|bayan) (हाथ|बाजू|कंधे|haath|hath|bazu|arm|kandhe)|(jabde)|(पसीना|paseena|pasina)|(बेहोश|behosh)
      (बाएं|बाईं|left|baye|baaye|बाया|ulta) (हाथ|बाजू|कंधे|haath|hath|side|kandhe|arm)|(जबड़ा|जबड़े|jabda|jaw)|(पसीने|paseene|pasine)`,
    stroke: `(हाथ|पैर|haath|hath|pair) (नहीं|nahi) (उठ|हिल|uth|hil)|(लकवा|lakwa)|(मुंह|चेहरा|muh|mooh|chehra|face) ___ (टेढ़ा|लटक|tedha|teda|latak)
      (ek side|एक तरफ|aadha|आधा|left side|right side) (का|ka|ke|shareer)? ___ (sunn|सुन्न|sun|kaam nahi|काम नहीं|hil nahi)|(बोल|bol) (नहीं|nahi|nhi) (पा|paa|pa) (रहे|रहा|रही|rahe|raha|rahi)
      (आवाज़|zuban|जुबान|zubaan) लड़खड़ा`,
    bleeding: `(खून|khoon|khun|blood) (नहीं|nahi|nhi) (रुक|ruk)|(बहुत|bahut) (खून|khoon|khun) (बह|निकल|beh|bah|nikal)
      (खून|khoon|khun|blood) ___ (नहीं रुक|रुक नहीं|nahi ruk|ruk nahi|nhi ruk|ruk nhi|बह रहा|beh raha|bah raha|band nahi|बंद नहीं)|(फर्श|चादर|तौलिया|farsh|chadar|towel) (लाल|laal|lal|खून)
      (खून|khoon) (की|ki) (उल्टी|ulti)|(मसूड़ों|masudo) से खून`,
    lifeless: `(साँस|saans|sans) (नहीं|nahi|nhi) (ले|le|aa rahi)|(बेहोश|behosh) (है|हो|hai|ho)|(आंख|aankh|aankhe|आंखें) (नहीं|nahi|nhi) (खोल|khol)|(होश|hosh) (में|me|mein) (नहीं|nahi|nhi)
      (उठ|uth|jaag|जाग) (नहीं|nahi|nhi) (रहे|रहा|रही|rahe|raha|rahi)|(सांस|saans|sans) (रुक|बंद|ruk|band)|(सुस्त|sust) (pad|पड़) (gayi|gaya|गई|गया)|(baar|बार) (behosh|बेहोश) (hui|hua|हुई|हुआ)`,
    'abuse-now': `(पति|पापा|पिता|बॉयफ्रेंड|भाई|सास|ससुर|pati|papa|pita|husband|boyfriend|bhai|saas|sasur|dad) (मुझे|मुझको|mujhe|muje|mujhko) _ (मारता|मारते|पीटता|पीटते|मारा|पीटा|गला|धमकी|marta|marte
      maarta|maarte|pitta|peetta|mara|maara|pita|gala|dhamki)|@partner (ने|ne) ___ @hits|@partner (मुझे|mujhe|muje|mujhko|हमें|hume|humein|रोज|roz|raat ko|daaru pee ke|शराब पीकर|पीकर) ___ @hits
      (मुझे|mujhe|muje) __ (मारता|पीटता|मारते|marta|maarta|pitta|peetta|marte|maarte) (है|hai|h|hain|हैं)|(jala denge|जला देंगे|maar denge|मार देंगे|मार दूंगा|kaat dunga|maar dunga|jaan se maar) __
      (kehte|kehta|कहते|कहता|bolta) ___ (mar denge)|(haath|hath|हाथ) (मोड़|mod|maror|मरोड़|tod|तोड़) (diya|दिया|di)
      (गला|gala) (दबाता|दबाते|दबाया|दबा|dabata|dabate|dabaya|daba) (है|hai|diya|h|दिया|था|tha)
      (कमरे|kamre|ghar|घर) (में|me|mein|se) __ (बंद कर|band kar|nahi jaane|नहीं जाने) (रखा|rakha|deta|देता|dete)|(gharwale|घरवाले|मालिक|malik) ___ (मारता|marta|मारते|marte|maarta)`,
    'abuse-danger': `(मुझे|mujhe) (मार डालेगा|जान से मार|mar dalega|maar dalega|jaan se maar|jaan se mar)|(बाथरूम|bathroom) (में|me|mein) (छुपी|छिपी|छुपा|बंद|chhupi|chupi|chhupa|band)
      (दरवाजा|darwaza|darwaja) (तोड़|tod|peet|पीट) (रहा|रहे|raha|rahe)|(चाकू|chaku|kulhadi|bandook|बंदूक|पेट्रोल|kerosene) (लेकर|लेके|leke|lekar|le ke) ___ (खड़ा|आ|khada|aa|peeche|पीछे|dhundh)
      (छुप|छिप|chhup|chup) (के|कर|ke|kar) (बैठी|बैठा|baithi|baitha)`,
    rape: `(मेरा|मेरे साथ|mera|mere saath|mere sath) (यौन शोषण)|(रेप|बलात्कार|यौन शोषण|rape|balatkar) (किया|हुआ|kiya|hua|kr diya|kar diya|ho gaya)
      (मेरा|मेरे साथ|mera|mere saath|mere sath) ___ (रेप|बलात्कार|rape|balatkar|गलत काम|galat kaam|जबरदस्ती|zabardasti|jabardasti)`,
    'child-hurt': `(पापा|चाचा|मामा|अंकल|दादा|टीचर|papa|chacha|mama|uncle|teacher|sir|dad) (मुझे|mujhe|muje) _ (छूते|छूता|गलत|chhute|chute|chhuta|chuta|galat|touch)
      (बच्चे|बच्चों|बेटे|बेटी|bachche|bacche|bachcho|bacho|bete|beti) को (peetta)|(पापा|चाचा|मामा|अंकल|दादा|टीचर|फूफा|मौसा|sir|papa|chacha|mama|uncle|teacher|fufa|mausa|bhaiya|भैया) ___ (छूते|छूता
      कपड़े उतार|गंदी जगह|chhute|chute|chhuta|chuta|touch karte|touch karta|touch kiya|kapde utar*|kisi ko mat batana|किसी को मत|gandi jagah|secret)
      (सौतेली मां|sauteli maa|मालिक|malik) ___ (मार*|mar*|चिमटे|chimte|belt|बेल्ट)
      (बच्चे|बच्चों|बेटे|बेटी|पोते|bachche|bacche|bachcho|bacho|bete|beti|bachi|बच्ची) (को|ko|ke saath) __ (मारता|मारते|मारती|पीट*|जलाया|भूखा|marta|marte|marti|maarta|maarti|pit*|bhookha|galat)
      साल का हूं ___ मारता है|हां सौतेली मां ___`,
    minor: `(मैं|मेरी उम्र|main|mai|meri umar|meri age) (8|9|10|11|12|13|14|15|16|17) (साल|वर्ष|saal|sal|year|years)|(8|9|10|11|12|13|14|15|16|17) (साल|saal|sal) (का|की|ka|ki) (हूँ|hu|hun|hoon)`,
    'other-suicidal': `(मेरा|मेरी|मेरे|mera|meri|mere) _ @relative _ (आत्महत्या|मरना|खुद को मारना|खुदकुशी|suicide|marna|khud ko marna|khudkushi) _ (चाहता|चाहती|करना|करने|chahta|chahti|karna|karne
      kar)|@relative ___ (मरना|आत्महत्या|जान देने|खुदकुशी|suicide|marna|marne|jaan dene|mar jaunga|mar jaungi|sab khatam|khatam kar) ___ (कह|बोल|लिख|धमकी|keh|bol|likh|story|msg|message|dhamki|karna
      करना|@want|kaise rokun)
      @relative ___ (story|msg|message|status|call|bola|boli|kehta|kehti|bol|कह|बोल) ___ (sab khatam|suicide|marna|mar jaunga|mar jaungi|goliyan|goliya|आत्महत्या|मर जाऊंगा|मर जाऊंगी|मरना|alvida)`,
    'other-taken': `(मेरा|मेरी|मेरे|mera|meri|mere) _ @relative ने _ (गोलियां|ज़हर) __|(mera|meri|mere) _ @relative ne _ (goliyan|goliya|zeher|jahar|pills) __
      @relative (ने|ne) ___ (@pills|@poison) ___ (खा|पी|निगल|kha|pi|pee|nigal) (ली|लिया|लीं|li|liya|lia|gaya|गया|gayi)`,
    voices: `(आवाज़ें|आवाज|awaazein|awaze|awaaz|awaz) __ (मारने|मरने|कूदने|marne|maarne|mar|kudne) (को|के लिए|ko|ke liye|jao) _ (कहती|कहता|बोलती|kehti|kehta|bolti|kehte)|(आवाज़|आवाज़ें|awaaz|awaz
      awaaze|awaze|देवी|भूत|bhoot|shaitan|शैतान) ___ (मार दे|मार डाल|फेंक दे|काट|कूद जा|मर जा|mar ja|maar de|maar daal|kaat|kood ja|kud ja|phenk de|jala de|जला दे|khatam kar|jaan de)`,
    threat: `(उसे|उसको|use|usko|usse) (मार|जान से मार|चाकू|maar|mar|jaan se maar|chaku) _ (दूंगा|दूंगी|डालूंगा|डालूंगी|dunga|dungi|dalunga|dalungi)
      (तेजाब|acid|tezab|petrol|पेट्रोल) ___ (फेंक|डाल|phenk|fek|daal) (दूंगा|दूंगी|dunga|dungi)|(उसे|उसको|उस|पति को|सास को|बॉस को|use|usko|usse|pati ko|saas ko|boss ko|sabko) __ (मार|काट|जला|गोली मार
      maar|mar|kaat|jala|goli maar|chaku maar) (दूंगा|दूंगी|डालूंगा|डालूंगी|dunga|dungi|dalunga|dalungi|daalunga)`,
    soon: `(आज|कल|अभी|aaj|kal|abhi)`,
    recently: `(कल|आज|इस हफ्ते|kal|aaj)|(परसों|पिछले हफ्ते|parso|parson|pichle hafte|is hafte|abhi|शनिवार|रविवार)`,
    'long-ago': `(साल पहले|बचपन|saal pehle|sal pahle|bachpan|pehle kabhi|बहुत पहले)`,
    fiction: `(कहानी|उपन्यास|किरदार|फिल्म|kahani|kirdar|film|novel)`,
    figure: `(lol|हँसते|हंस|शर्म से|भूख से|गर्मी से|hanste|has has|sharm se|bhookh se|garmi se|haha|hahaha)`,
    denied: `(मरना|आत्महत्या करना|marna|suicide) (नहीं|nahi|nahin|nhi) (@want|करना|karna)|नहीं मरना|nahi marna|(मरना|marna) (तो)? (नहीं|nahi|nhi) (चाहता|चाहती|chahta|chahti)`,
    'asks-ending-life': `(आत्महत्या|जान देने|जान लेने|जीवन समाप्त|मरने|suicide|jaan dene|marne) _ (के बारे में|करने|ke bare me|ke baare mein|karne)? _ (सोच|soch)`,
    'answers-plainly-safe': `^ (हाँ|जी|धन्यवाद)? (मैं)? (अभी|यहाँ|घर पर)? सुरक्षित हूँ (अभी)? $
      ^ (haan|han|ji)? (main|mai)? (abhi|yahan|ghar par)? (surakshit|safe) (hoon|hun|hu) (abhi)? $`,
    'answers-yes': `^ (हाँ|जी|haan|han|haa|ji|hamesha|हमेशा|रोज)`,
    'answers-partly': `^ (थोड़ा|थोड़ी|thoda|thodi|लगता है|lagta hai|shayad haan)`,
    'answers-maybe': `^ (कभी कभी|शायद|kabhi kabhi|shayad|कभी कभार|kabhi kabhar|ho sakta hai|हो सकता है)`,
    'answers-silence': `^ ((क्या|kya) (फ़र्क|fark|farak) (पड़ता|padta|parta)|(इससे|isse) (क्या|kya) (फर्क|fark|farak)|(किसे|kise|kisko) (परवाह|parwah|fark))`,
    'answers-unsure': `^ (पता नहीं|pata nahi|nahi pata|pata nhi|मालूम नहीं|malum nahi)`,
    'answers-later': `^ (आज नहीं|अभी नहीं|aaj nahi|abhi nahi)`,
    'answers-hardly': `^ (खास नहीं|ज्यादा नहीं|khaas nahi|zyada nahi|sach me nahi)`,
    'answers-no': `^ (नहीं|ना|nahi|nahin|nhi|na)`,
    'means-ready': `(हाथ|सामने|पास|haath|hath|samne|paas) (में|me|mein)? (ब्लेड|चाकू|गोलियां|रस्सी|blade|chaku|goliyan|goliya|rassi|zeher|bandook)
      (ब्लेड|चाकू|गोलियां|रस्सी|blade|chaku|goliyan|goliya|rassi) (हाथ|सामने|haath|hath|samne)`,
    airway: `(saans|सांस|gala|गला|jeebh|जीभ|honth|होंठ|muh) ___ (atak|अटक|सूज|sooj|suj|phool|फूल|band|बंद) (rahi|raha|रही|रहा|gaya|गया|gayi|गई|ho)
      (saans|सांस|sans) (नहीं|nahi|nhi) (आ|ले|aa|le) (पा|रही|रहा|pa|rahi|raha|paa)|(neela|नीला|neeli) (pad|पड़|ho|हो)|(सांप|saanp|samp|snake) (ने|ne) (काट|kaat)`,
    'rape-now': `@partner __ (ज़बरदस्ती|zabardasti|jabardasti|zabardasthi) (करता|करते|karta|karte|kiya|की|ki)
      (sir|boss|uncle|सर|बॉस|अंकल|chacha|jija|जीजा) __ (जबरदस्ती|zabardasti|jabardasti|rape|रेप|chhua|छुआ|kapde|कपड़े) ___ (kiya|किया|karta|करता|utar*|mera)
      (coaching|tuition|office) (sir|teacher|boss) ne rape`,
    'other-act': `@relative ___ (track|patri|पटरी|पुल|छत|pul|chhat|chat|railing|bridge) (pe|par|पर) __ (baitha|baithi|khada|khadi|बैठा|बैठी|खड़ा|खड़ी|kudne|कूदने)
      @relative (ने|ne) __ (नस काट|nas kaat|फांसी लगा|phansi laga|fansi laga)`,
    'threat-ready': `(चाकू|बंदूक|कट्टा|बोतल|chaku|bandook|katta|bottle|acid) (मेरे पास|साथ|mere paas|saath|jeb me|जेब में) __ (है|hai|h|rakha|रखा|leke)`,
    starving: `(#|do|teen|दो|तीन|चार) (दिन|din|hafte|हफ्ते) (से|se) (कुछ|kuch|kuchh|khana|खाना) (नहीं|nahi|nhi) (खाया|khaya|khayi)`,
    purging: `(खाना|khana|खाकर|khake|kha ke) ___ (उल्टी|ulti|vomit) (कर|kar|krti|krta)`,
    neglect: `(हफ्तों|हफ्ते|hafton|hafte|dino|दिनों) से (नहाया|नहाई|nahaya|nahayi) (नहीं|nahi|nhi)`,
    intrusive: `(गंदे|gande|bure|बुरे|galat) (ख्याल|विचार|khayal|khyal|vichar|thoughts) ___ (नहीं चाहता|नहीं चाहती|पाप|paap|डर|darr|dar|nahi chahta|nahi chahti|माफी)`,
    'cannot-go-on': `(अब|ab) (और|aur)? (सहा|बर्दाश्त|saha|bardasht|sehen) (नहीं|nahi|nhi) (जाता|होता|jata|hota)`,
    panic: `(पैनिक अटैक|panic attack|ecg normal|ईसीजी नॉर्मल|रिपोर्ट नॉर्मल|sab report normal)`,
    reported: `(patient|client|मरीज) ___ (bola|boli|keh|बोला|बोली)`,
    'asks-taken-something': `(कुछ|गोलियां|दवा|kuch|goliyan|dawai) (खाया|लिया|खाई|ली|khaya|liya|khayi|li) (है|hai|kya|क्या)`,
    'answers-all': `^ (सारी|सब|पूरी|saari|sari|sab|poori|pura patta)`,
  },
}
