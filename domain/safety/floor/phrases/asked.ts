import type { Language } from '#domain/safety/floor/phrase.ts'

const language = (phrases: Language['phrases']): Language => ({ families: {}, phrases })

/** What a companion may ask about danger in words of its own, and how people answer: for whoever hears whole talks. */
export const askedAndAnswered: Readonly<Record<string, Language>> = {
  en: language({
    'asks-ending-life': `(do you mean|does that mean) (dying|suicide|ending|killing yourself)|is there a plan $
      thinking (to|of) end your life|(this is|mean) ending (it|your life)|(ever|to) act on (it|them|those)|you would act (tonight|today)
      (not wanting to|not want to) (live|be alive)
      on your mind $|thoughts of ending (it|things)|(done|tired|fed up) (with|of) (life|living|being alive)
      (dying|suicide|death) (crossed|on) your mind|you mean (your life|living|life|being alive|being dead|dead)|(want|wanting) to not (wake|be here|exist)
      (would you|will you|do you) act on (it|that|them|those)|would you (really)? (do it|go through with it)|(wish|wished) you were (dead|gone)
      (want|wanting) to (kill|hang|shoot|drown) yourself|end things (for good|with life)|you (still)? suicidal`,
    'asks-plan': `(how|when|where) (you would|you will|will you|would you) (do|end|kill) (it|yourself|your life)|(plan|planned|plans|way) (for)? (how|to (end|kill|die|do it|hurt yourself))|a way (you would|you will) do it
      (a|the) (time|day|date|way|method) (in mind|set|picked|chosen)|(picked|chosen|decided|decided on|set) (a|the) (time|day|date|way|method)|thought (about|of) (how|when) (you|$)|have you decided (how|when|when you) $`,
    'asks-passive': `(want|wish|wished|like) (you were|to be) (with (him|her|them)|gone|not here)|(think|thinking|thoughts) (of|about) (following|joining) (him|her|them)|(wish|wished) you were not alive
      thoughts of not wanting to|be sad if you did not wake|want to be here`,
    'asks-some-plan': `(have|got|is there) you? a plan (for (tonight|today|it|that))? $|you had a plan`,
    'asks-it-near': `(it|them) _ (near|with|by|close to) you (now|right now|tonight|at home|$)|still (got|have) (it|them) $|(have|got) it (with|near) you
      (could|can|will) you wait (until|till)|hold on (until|till) (morning|tomorrow|then)`,
    'asks-means-near': `@means (still)? (with you|near you|within reach|in reach|in front of you|in your hand)|near you what you told me
      (something|anything|a way|the means|@means) _ (near|with|by|close to) you (now|that|right now|tonight|at home|$)|(got|have) (you)? the means|you could (use|hurt yourself|harm yourself)
      (something|anything) (at hand|to hand|in the house|nearby) ___ (you|use)|still (got|have) the @means $|(is|where are) the @means (now|in the house|at home|there|loaded|$)
      is there (a|any) (gun|rifle|weapon|knife|rope) (where you are|in the house|at home|with you|there|near you)`,
    'asks-stay': `(keep|stay|keeping) (yourself)? (safe|alive) (until|till|tonight|for (tonight|now|me)|through)|promise (me|to me)? (that)? (you)? (are|will)? (be|stay|keep|not|wait|to) _ (safe|alive|yourself|do anything)`,
    'asks-hurt-by': `(did|does|has|is) (he|she|they|your _) (ever)? (hurt|hit|hurting|hitting|beat|kicked|choked|forced) you
      (anyone|anybody|he|she|they) (at home|there|with you)? (hurting|hitting|hurt|hit|harming|threatening|forcing|touching) you`,
    'asks-which': `(stop|day|job|work|week|relationship|book|semester|rest|wishing|exam|tired) __ or ___ (die|dying|living|life|alive|dead|suicide|planning|decided)`,
    'asks-wanted': `thought ___ (frighten you|frightens you|scare you|scares you|upset you|feel unwanted|feel wanted)|(do|does) ___ (feel unwanted|feel wanted)|(unwanted kind|something you want)|comes do you want it`,
    'asks-voices': `(voice|voices|they) (tell|telling|say|order|ordering|command) you to|(hear|hearing) (the|a|that|any|those) (voice|voices)`,
    'asks-consent': `did you (want (that|any of it|it to)|say yes|agree to (it|that))|you want that to happen`,
    'asks-taken-something': `(something|anything) you (took|have taken)|you (take|taken) more than|has _ _ taken (anything|something)|took all of the @pills
      how many (was it|did you have|have you had)|the @pills you mentioned|how long ago did you take (those|the @pills)|did you (really)? take the overdose`,
    'asks-hurt-now': `are you (hurting|cutting|harming) yourself
      (hurting|harming|cutting|burning) yourself (again|now|right now|tonight|today|$)|thinking (about|of) (cutting|burning|hurting) (again|yourself)|wound (deep|bleeding)`,
    'asks-breathing': `(he|she|they|baby|friend) breathing|wake (him|her|them)
      (she|he|they|baby|friend) awake|(is|are) _ (awake|conscious|waking)`,
    'asks-put-away': `(put|give|move|hand|lock|throw|throwing|locking) (the|your|those)? @means __ (away|up|over|out|to)|hands off the @means
      (keep|take) your hands off|(leave|let go of|step away from|walk away from) the (@means|room|edge|roof|bridge)|put (it|them) (away|down|somewhere)`,
    'asks-spreading': `(go|goes|going|spread|spreads|spreading|run|move|moved) (down|into|to|up) (your|his|her) _ (arm|jaw|back|neck|shoulder)|(has|is) the chest pain (eased|easing|gone|better)`,
    'answers-turned': `used to (say)? (no|be no)|used to (scare|frighten|terrify|upset|disgust)|(stopped|no longer|not|quit) (scaring|frightening|scares|scared by|frightened by|bothering) (me)?
      (does not|do not) (scare|frighten|bother) me (anymore|any more|now|$)|(it|that) (was|did) before|^ (no)? not (anymore|any more) (i want|it feels)|only thing that is not scary
      looking for the fear|^ did not use to|now i want it|before yes|(want|wanted|wanting) it for (weeks|days|months)|it feels right`,
    'answers-second': `^ (the|it is)? (second|latter|last)|^ (to|of)? (die|dying|death|living|life|being alive|dead|the living) ($|i|it|not|and)|^ both|not the (job|work|day|week)|^ me $|^ decided`,
    'answers-first': `^ (the)? (first|former)|^ (i want it|want it|it)? (to)? (stop|stopping)|what is the difference|bit of both|both a bit|^ (can it be)? neither`,
    'answers-wanted': `^ (i)? want (it|that|$)|^ (something)? i want (it|$)|^ (it is)? wanted|^ it is not unwanted`,
    'answers-place': `^ (yes|yeah|right)? (it is|they are)? (right)? (in|on|under|inside|next to|beside|by|behind) (the|my|me|a) (drawer|nightstand|bag|backpack|van|truck|car|boot|cupboard|cabinet|bed|table|kitchen|bathroom|side|piano bench|closet|wardrobe|shed|garage|pocket|desk|glovebox|shelf|safe|house|room|counter|box|coat|purse)
      ^ (it is|they are)? (right)? (here|next to me|beside me|in front of me|with me|close|upstairs|downstairs|in reach)|^ (i)? (made sure of (it|that)|always (have|has))|^ (i)? never (put|got rid)|^ i have got (it|them)
      ^ (it is|they are|right)? (on|in|across) my (lap|knee|knees|pocket)|what do you think`,
    'answers-hand': `^ (it is|they are|right|already)? (in|at|on|round|around|against|to) (my|me) (hand|hands|neck|wrist|throat|head|mouth|chest|temple)|(already|am) using it|(got|have) it in (my|me) hand|holding (it|one|them)|(in|with) (my|me) hand (now|right now|$)`,
    'answers-excuse': `^ only (when|if|on) (he|she|they|it)|^ (not my|not the) (face|head)|(not|never) (since|for) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last night|a (day|week))|(does not|did not|never|dis not) mean (it|to|any harm)
      (he|she|they) (would|will) (say|says)|i would rather (say|not say)|^ it is not that (bad|hard)|^ (it)? only shows|calls it|i bruise easily|can (he|she|they) see this|you would (laugh|not believe)|^ it was only the|it is my fault|i (deserve|deserved|asked for|provoked)`,
    'answers-when': `^ (tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this (weekend|evening|friday|saturday|sunday)|after|when|as soon as|once|at (#|midnight|noon|dawn)|result night|the #|#)
      ^ (a)? (few|couple|ten|five|twenty|thirty) (of)? (minutes|mins|hours) (ago|since)|^ (an|one|two|half an|a half|half) hour (ago)?|^ (now|before)|i have (already)? (picked|set|decided|chosen)|had one (since|for)|^ i have had`,
    'answers-yes': `^ i have (the|a) (date|plan)|^ (mhm|mm|uh huh|aye|yh|opo|haan|si|every night|does today count)|(but|and|so|then|answer is|say) yes $|^ (kind of|sort of) (yes|yeah)
      ^ (well|unfortunately|sadly|oh|ok|okay) (yes|yeah|yep|i am)|^ (affirm|ya|unfortunately) $|^ i am bleeding|past (the)? (thinking|thoughts)|more than (thoughts|thinking)
      ^ (course|obviously|pretty much|more or less|exactly|right|naturally|indeed|certainly|that is (right|it)|you know (it|i (do|am|have))|every (single)? (night|day|minute)|bingo|guilty|oui|already) ($|i|and|it|but|that|every|all)
      ^ (i have begun|i have started|about to|getting ready|thought (about|of) (it|nothing|little)|most nights)|do not make me say it|^ then yes|^ i (would|might|could)|^ (i)? (mean|meant) it ($|this|all)|^ i mean (any|all|every)`,
    'answers-partly': `^ (a)? part of me|^ i (would if i|wish i) could|^ ig $|^ only? (scratches|a scratch|a few cuts)|^ not (deep|badly)
      ^ (wee|tiny|lil|little|touch|tad) (bit)?|^ bit ($|yeah|yes|but|past)|^ (you could say|in a manner|so to speak)|^ i have (thought|wondered|considered)|^ (half|nearly|almost)`,
    'answers-silence': `^ would it be so bad|^ (and)? (what)? if i (am|was|were|did) $|^ would (anyone|anybody) (notice|miss)
      ^ so what|^ (do you care|would you care|you know (the answer|what|why)|what do you think)|you will (see|find out|work it out)|you do not want (that|to know)`,
    'answers-unsure': `^ (i)? do not want to (say|talk|answer|think about|get into)|^ (can we|let us|i would rather) not|^ (not actively|not exactly|it is complicated|can not (say|tell)|next question)
      ^ (pass|whatever|hmm|skip) $|^ no but (i|sometimes|maybe|lately) __ (think|thought|thoughts|wish|want|wonder|imagine|gone|disappear|would)
      ^ (ask me (later|tomorrow|when|again)|no clue|no comment|prefer not|rather not|not fussed|if i am (spared|lucky)|define)|what would you do if|^ (do you|next) $|different (one|question)|^ i (would|will) ask|(i)? (do not|will not|can not) (want to)? (promise|make promises)|do not ask me`,
    'answers-usual': `^ (yes|yeah|yep)? (one|two|1|2) ($|after|before|at|with|for|an|this)|^ only? (his|her|their|my) (regular|usual|normal|evening|morning|daily)`,
    intrusive: `(ocd|unwanted|intrusive|obsessive) (kind|sort|type)`,
    'answers-hardly': `^ (i)? do not think so|^ probably not
      ^ (not (properly|fully|exactly|entirely)|barely|hardly|sort of snoring|doubt it|i doubt|unlikely|prob not|i do not think i can|can not (promise|say))|^ nah (i do not|dont) think`,
    'answers-no': `^ (not when|not if|not with (him|her)|not since|till he|until he|only when (he|she|they))
      ^ (god|oh|oh god|hell|haha|well) (no|nope|nah)|^ (i)? would never|^ nothing like that
      ^ (absolutely|certainly|christ|jesus|ah|aw|deffo|def|fuck) (no|not|nope|nah)|^ (naw|nay|noo|nop|nvm|nobody|no one|not me|not a chance|no chance|as if)`,
    'asks-bleeding': `bleeding (stopped|slowing|slowed|stopping)|stopped bleeding`,
    'asks-safe-at-home': `(safely|safe) at home`,
    'answers-maybe': `^ (every now and then|from time to time|at times|it comes and goes|i used to|safe enough|physically|mostly safe)`,
    'answers-safe': `^ (no)? i am (not|no longer) (suicidal|in danger|in any danger|at risk)`,
    'answers-all': `^ i took (them|it|some|all)|^ (i)? (stopped counting|lost count|do not know i (lost count)|all what|more than i can)|(i stopped counting|whole (card|strip|packet|bottle))|finished the bottle|^ (every (single)? one|the rest of them|did not count)`,
  }),
  es: language({
    'asks-ending-life': `(hablas|hablamos|dices|refieres|quieres decir) ___ (tu vida|de morir|morir|quitarte la vida|suicidio)|(pensado|piensas|pensando) (en)? ___ (morir|en morir|matarte|el suicidio)|cansad* de vivir`,
    'asks-plan': `un plan|(pensado|sabes|decidido) (cómo|cuándo) (lo)? (harías|hacerlo|vas)`,
    'asks-means-near': `(algo|lo) (cerca|a mano|contigo) ___ (daño|usar|$)|(tienes|hay) (algo|las pastillas|la cuerda) (cerca|a mano|contigo|ahí)`,
    'asks-hurt-now': `te has (hecho daño|cortado|lastimado)|te (hiciste daño|cortaste|lastimaste)`,
    'asks-hurt-by': `te (hace daño|pega|hizo daño|pegó|golpea|golpeó|obliga)`,
    'asks-taken-something': `(cuántas|cuántos|cuánto) (has tomado|tomaste|te has tomado|te tomaste)|(te has tomado|te tomaste) las? (pastillas|algo)`,
    'asks-which': `(día|trabajo|pare|relación) ___ o ___ (vivir|morir|vida|morirte)`,
    'answers-second': `^ (lo segundo|la segunda|el segundo|de vivir|vivir|morir|las dos cosas|ambas)`,
    'answers-place': `^ (la|lo|las|los) tengo (aquí|en|al lado|conmigo|delante)|^ (está|están) (aquí|en (la|el|mi)|debajo|al lado)|^ (en el cajón|en la mesita|aquí)`,
    'answers-when': `^ (esta noche|mañana|hace (un)? (rato|ratito|poco|una hora|media hora)|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|después|cuando)`,
    'answers-yes': `^ (pos|pues|bueno|creo que|la verdad que|que) si|^ (diario|a diario|todo el tiempo|a cada rato|cada (día|noche)|obvio|exacto|eso|así es|por supuesto)`,
    'answers-partly': `^ (un poquito|poquito|medio|como que sí|algunas|un par)`,
    'answers-hardly': `^ (en realidad no|la verdad no)`,
  }),
  de: language({
    'asks-ending-life': `ob du (sterben|nicht mehr leben) (willst|möchtest)|denkst du (ans|über das|oft ans)? (sterben|den tod|tod|selbstmord|suizid)|(willst|möchtest) du (sterben|tot sein|nicht mehr leben)|(meinst|sprichst) du ___ (dein leben|das leben|leben)
      (gedanken|daran) ___ (suizid|selbstmord|sterben|nicht mehr leben)`,
    'asks-plan': `(hast du)? (einen plan|einen zeitpunkt)|(weißt|überlegt) du? (schon)? (wie|wann) du es`,
    'asks-means-near': `(etwas|was) ___ (in der nähe|bei dir|griffbereit) ___|(sind|hast du|liegen) (die)? (tabletten|das messer|sie) (bei dir|noch da|noch|griffbereit)`,
    'asks-hurt-now': `hast du (dich|dir) (heute|wieder|gerade|selbst)? (heute)? (verletzt|geritzt|geschnitten|wehgetan)`,
    'asks-hurt-by': `(tut|schlägt|hat) (dir|dich)? (jemand|er|sie) (dir|dich)? (weh|wehgetan|geschlagen|zu hause)`,
    'asks-taken-something': `hast du (heute|gerade|schon) (etwas|was|tabletten) (genommen|eingenommen|geschluckt)|wie viele? (hast du|haben sie) (genommen|geschluckt|davon)`,
    'asks-which': `(tag|arbeit|beziehung|aufhört|job|schule) ___ oder ___ (leben|sterben|tot)`,
    'answers-second': `^ (vom|das|mein|dein|am)? leben|^ (das zweite|zweiteres|letzteres|sterben|beides)`,
    'answers-place': `^ (liegt|liegen|ist|sind|hab ich|habe ich)? (hier|neben mir|vor mir|in (der|meiner|meinem) (schublade|tasche|hand|rucksack|nachttisch))`,
    'answers-when': `^ (heute nacht|heute abend|morgen|gerade eben|vor (einer|zwei|einer halben|ein paar|zehn)|am (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|heute wenn)`,
    'answers-yes': `^ (hm|mhm|naja|na ja|eigentlich|also|doch|schon) ja|^ (doch|genau|andauernd|dauernd|täglich|jeden tag|natürlich|logisch|stimmt|klar doch|joa|jup|yep|jau|ganz oft)`,
    'answers-partly': `^ (so ein bisschen|bissl|bissi|bissle|etwas|n bisschen|joa|halb|ansatzweise)`,
    'answers-no': `^ (gott|ach|quatsch|oh gott|um gottes willen|na) (nein|nee|ne)|^ (quatsch|niemals|auf keinen fall|keine)`,
  }),
  fr: language({
    'asks-ending-life': `(veux dire|voulez dire|parles|parlez) ___ (mourir|ta vie|ta mort|votre vie|mort)|(prévu|envie|penses) (de|à) (te tuer|mourir|la mort|le suicide)|as tu pensé (à)? (mourir|au suicide|à mourir)|fatigué* de vivre`,
    'asks-plan': `as tu (un plan|prévu|pensé (à)? (comment|quand))|(comment|quand) tu (le)? ferais`,
    'asks-means-near': `(quelque chose|de quoi) ___ (te faire du mal|près de toi|sous la main)|(près de toi|sous la main) (quelque chose|de quoi)`,
    'asks-hurt-now': `(tu t es|t es tu|vous êtes vous) (blessé*|coupé*|fait du mal|fait mal)`,
    'asks-hurt-by': `(te|t a) (frappe|frappé|fait du mal|fait mal|forcé*|bat|battu*)`,
    'asks-taken-something': `combien (en as tu pris|tu en as pris|as tu pris|en avez vous pris)|tu as pris (quelque chose|des)`,
    'asks-which': `(journée|travail|arrête|boulot|relation) ___ ou ___ (vivre|mourir|vie)`,
    'answers-second': `^ (de|à)? (vivre|la vie|mourir)|^ (la deuxième|le deuxième|la seconde|les deux)`,
    'answers-place': `^ (c est|ils sont|elles sont|il est|elle est)? (dans (le|mon|ma) (tiroir|sac|poche|chambre|chevet)|à côté de moi|ici|sur la table|devant moi|sous (mon|le) (lit|oreiller))`,
    'answers-when': `^ (ce soir|demain|il y a (une heure|dix|cinq|un quart|pas longtemps)|cette nuit|dès que|quand|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tout à l heure)`,
    'answers-yes': `^ (bah|ben|euh|mais|ptet) (oui|ouais)|^ (ui|ouep|ouai|wé|ouii|évidemment|exactement|carrément|grave|tt le temps|chaque (jour|nuit)|si)`,
    'answers-partly': `^ (un peut|vite fait|un ptit peu|à moitié|quelque part)`,
    'answers-no': `^ (nn|nan|mais non|oh non|bien sûr que non|pas question|pas|mdr non)`,
  }),
  it: language({
    'asks-ending-life': `(parli|intendi|vuoi dire|dici) ___ (tua vita|vita|morire|ucciderti)|(pensi|pensando|pensato|pensi mai) (alla morte|al suicidio|a morire|di morire)|stanc* di vivere|vuoi morire`,
    'asks-plan': `(hai)? un piano|(pensato|deciso|sai) (a)? (come|quando) (farlo|lo faresti)?`,
    'asks-means-near': `(qualcosa|ce) (vicino|a portata|con te) ___|vicino a te con cui`,
    'asks-hurt-now': `ti sei (fatto male|fatta male|tagliato|tagliata|ferito|ferita)`,
    'asks-hurt-by': `ti (fa del male|picchia|fa male|ha picchiat*|ha fatto del male)`,
    'asks-taken-something': `hai (preso|ingoiato|mandato giù) (qualcosa|delle pastiglie|pastiglie|pillole|dei farmaci)|quant* ne hai pres*`,
    'asks-which': `(giornata|lavoro|finisca|relazione) ___ o ___ (vivere|morire|vita)`,
    'answers-second': `^ (la seconda|il secondo|di vivere|vivere|morire|entrambe|tutte e due|tutti e due)`,
    'answers-place': `^ (ce l ho|ce le ho|è|sono|li ho|le ho) (in (tasca|borsa|camera)|qui|accanto|nel cassetto|sul|davanti|con me|sotto)|^ (nel cassetto|in tasca|qui)`,
    'answers-when': `^ (stasera|stanotte|domani|per domani|(un|mezz) ora fa|poco fa|dopo|quando|(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica))`,
    'answers-yes': `^ (eh|beh|mah|credo di|penso di) si|^ (esatto|sempre|tutti i giorni|ogni notte|ovvio|purtroppo si|già|ovviamente|continuamente)`,
    'answers-partly': `^ (un pochino|pochino|un poco|quasi|diciamo)`,
    'answers-all': `^ (tutte|tutti|tutto|la scatola intera|tutta la scatola)`,
    'answers-no': `^ (ma|oddio|oh|macché) no|^ (macché|assolutamente no|figurati|nooo)`,
  }),
  pt: language({
    'asks-ending-life': `(falas|fala|quer dizer|queres dizer|refere) ___ (tua vida|sua vida|morrer|da vida)|(pensa|pensas|pensando|pensaste|pensou) em (morrer|se matar|suicídio|te matares)|(você)? quer (morrer)|cansad* de viver|cansou de viver`,
    'asks-plan': `(tem|tens) um plano|(pensou|pensaste|sabe|decidiu) (em)? (como|quando) (faria|fazer|vai)?`,
    'asks-means-near': `(alguma coisa|algo) (perto|ao pé|à mão|por perto|com você|contigo) ___|(ao pé|perto) de (ti|você) ___`,
    'asks-hurt-now': `(você)? se (machucou|cortou|feriu)|te (magoaste|cortaste|feriste)`,
    'asks-hurt-by': `(te|lhe|você)? (bate|bateu|machuca|magoa|agrediu|agride) (em)? (você|ti)|te (bate|bateu|machuca|magoa|obriga)`,
    'asks-taken-something': `(tomou|tomaste) (alguma coisa|algo|remédio|comprimidos|algum)|quantos (tomou|tomaste|comprimidos)`,
    'asks-which': `(dia|trabalho|pare|relação) ___ ou ___ (viver|morrer|vida)`,
    'answers-second': `^ (de|da)? (viver|vida|morrer)|^ (a segunda|o segundo|os dois|as duas|ambas)`,
    'answers-place': `^ (está|estão|tá|ta|tão|tenho) (aqui|na|no|comigo|ao lado|debaixo|em cima)|^ (na gaveta|na mochila|no bolso|aqui|do meu lado)`,
    'answers-when': `^ (hoje|hj|amanhã|esta noite|hoje à noite|faz (pouco|pouquinho|uma hora|meia hora|uns)|há (pouco|uma hora)|na (segunda|terça|quarta|quinta|sexta)|no (sábado|domingo)|depois|quando)`,
    'answers-yes': `^ (tenho|estou|tô|to|penso|quero|tomei|falo|pois|aham|uhum|ss|sss|simm|todo dia|o tempo todo|demais|exato|é|infelizmente sim|acho q sim)`,
    'answers-partly': `^ (um pouquinho|pouquinho|meio|tipo|uns|algumas|pouco)`,
    'answers-all': `^ (todos|todas|tudo|a cartela toda|a caixa (toda|inteira))`,
    'answers-hardly': `^ (na verdade não|não muito|nem tanto)`,
    'answers-no': `^ (imagina|claro que não|deus me livre|credo|nn|nunca na vida)`,
  }),
  nl: language({
    'asks-ending-life': `(bedoel je|heb je het over) ___ (leven|dood|sterven)|wil je (niet meer leven|dood|sterven)|denk je (eraan)? ___ (een eind aan|uit het leven|zelfmoord|dood te)|dat je niet meer wilt leven|een eind aan je leven`,
    'asks-plan': `(heb je)? een plan|(bedacht|weet je) (hoe|wanneer) je het`,
    'asks-means-near': `(iets|wat) (in de buurt|bij je|bij de hand) ___`,
    'asks-hurt-now': `heb je (jezelf)? (vandaag|weer)? (jezelf)? (gesneden|pijn gedaan|verwond)|jezelf iets aan te doen|jezelf pijn (te doen|doen)`,
    'asks-hurt-by': `(slaat|doet|sloeg) (iemand|hij|zij|ze) je (pijn)?|doet (iemand|hij) je iets aan`,
    'asks-safe-now': `(ben je|bent u|voel je je) (nu|op dit moment|vannacht|vanavond)? veilig`,
    'asks-which': `(dag|werk|relatie|stopt|baan) ___ of ___ (leven|dood)`,
    'answers-second': `^ (het)? (leven|tweede|laatste|allebei|beide|dood)`,
    'answers-place': `^ (het)? (ligt|liggen|zit|is|staat) (hier|naast|in (de|mijn|mn)|voor me|op)|^ (in de la|hier|naast me|in mijn tas)`,
    'answers-when': `^ (vanavond|vannacht|morgen|net|een uur geleden|zojuist|als|zodra|(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))`,
    'answers-yes': `^ (jawel|jaa|tuurlijk|natuurlijk|klopt|eigenlijk wel|helaas wel|best wel|de hele tijd|constant|ja hoor|jep|jup)`,
    'answers-partly': `^ (beetje|een klein beetje|ergens wel|soort van|half)`,
    'answers-no': `^ (nee nee|nee joh|absoluut niet|echt niet|tuurlijk niet|nope)`,
  }),
  pl: language({
    'asks-ending-life': `(chodzi o|mówisz o|masz na myśli) ___ (życie|śmierci|śmierć|samobójstwo)|(chcesz|chciałbyś|chciałabyś) (umrzeć|się zabić|nie żyć)|myślisz ___ (odebrać sobie życie|zabić|umrzeć|śmierci)|zmęczon* życiem`,
    'asks-plan': `(czy)? masz (plan|jakiś plan)|(wiesz|myślałeś|myślałaś) (jak|kiedy) (to)? (zrobisz|zrobić)?`,
    'asks-means-near': `(masz|jest) ___ (przy sobie|pod ręką|blisko|obok) ___`,
    'asks-hurt-now': `(zrobiłeś|zrobiłaś) sobie (dziś|dzisiaj)? (krzywdę|coś)|(zrobić|robisz) sobie krzywdę|(pociąłeś|pocięłaś|skaleczyłeś|skaleczyłaś) się`,
    'asks-hurt-by': `(ktoś|on|ona|mąż) (cię|ci) (krzywdzi|bije|uderzył|uderza|robi krzywdę)`,
    'asks-safe-now': `(jesteś|czujesz się) (teraz|dziś|dzisiaj)? (bezpieczna|bezpieczny|bezpiecznie)`,
    'asks-taken-something': `(wziąłeś|wzięłaś) (dziś|dzisiaj|teraz) coś|ile (wziąłeś|wzięłaś|tabletek)`,
    'asks-which': `(dniem|pracą|skończyło|dnia) ___ (czy|albo) ___ (życiem|umrzeć|życia|śmierć)`,
    'answers-second': `^ (życiem|życia|życie|to drugie|drugie|umrzeć|oba|jedno i drugie)`,
    'answers-place': `^ (leżą|leży|są|jest|mam) (tu|tutaj|obok|przy|w (szufladzie|kieszeni|torbie|plecaku)|pod|na)|^ w (szufladzie|kieszeni|plecaku|torbie)`,
    'answers-when': `^ (dziś wieczorem|dzisiaj|dziś w nocy|jutro|przed chwilą|godzinę temu|w (poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę)|gdy|kiedy|po)`,
    'answers-yes': `^ (no|ano|mhm|jasne|oczywiście|owszem|cały czas|niestety tak|raczej tak|dokładnie|jest|mam)`,
    'answers-partly': `^ (troszkę|trochu|troche|tak trochę|jakby|po części)`,
    'answers-no': `^ (nie no|no nie|skąd|nigdy w życiu|coś ty|w życiu)`,
  }),
  tr: language({
    'asks-ending-life': `(hayatını|yaşamı|yaşamını|hayatına) ___ (kastediyorsun|bahsediyorsun|sonlandırmaktan|son vermekten)|ölmek (mi)? (istiyor|istediğini)|(ölmeyi|ölümü|intihar) ___ (düşünüyor|düşünüyorsun|düşündün)|yaşamaktan (mı)? yorul*`,
    'asks-plan': `(bir)? planın var|nasıl (yapacağını|yapacaksın)|ne zaman yapac*`,
    'asks-means-near': `yanında ___ (zarar|bir şey|kullan*) ___`,
    'asks-hurt-now': `kendine (bugün)? zarar (verdin|vermeyi|verme|veriyor)|kendini (kestin|yaraladın)`,
    'asks-hurt-by': `(sana|seni) (vuruyor|dövüyor|vurdu|dövdü|zarar veriyor|zarar verdi)`,
    'asks-safe-now': `güvende (misin|misiniz|hissediyor)`,
    'asks-taken-something': `(ilaç|hap|bir şey) (aldın|içtin) mı|kaç (tane)? (aldın|içtin|hap)`,
    'asks-which': `(gün|iş|işten|günden) ___ (yoksa) ___ (yaşam*|ölmek|hayat*)`,
    'answers-second': `^ (ikincisi|yaşamaktan|hayattan|ölmek|ikisi de|kendimi)`,
    'answers-place': `^ (yanımda|burada|çekmecede|cebimde|elimde|çantamda|önümde|masada)`,
    'answers-when': `^ (bu gece|bu akşam|yarın|az önce|demin|bir saat önce|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)`,
    'answers-yes': `^ (evt|aynen|he|hee|ewet|tabi|tabii ki|var|öyle|her gece|maalesef evet|düşünüyorum|istiyorum|aldım|içtim)`,
    'answers-partly': `^ (birazcık|azıcık|az|bi tık|kısmen|gibi)`,
    'answers-no': `^ (yok|hayir|yoo|yok artık|asla|tabii ki hayır|ne alaka)`,
  }),
  ar: language({
    'asks-ending-life': `(تقصد|تقصدي|تقصدين) ___ (حياتك|الموت|تموت|تموتي)|(تفكر|تفكري|تفكرين|فكرت|بتفكر|عم تفكر) ___ (تموت|الموت|حياتك|الانتحار|تقتل نفسك|تموتي)|(عايز|بدك|تريد|تريدين|عايزة) (تموت|تموتي|الموت)|btfakker tmawwet _|katfekker t9tel _`,
    'asks-hurt-now': `(أذيت|جرحت|آذيت) نفسك|(بإيذاء|إيذاء) نفسك`,
    'asks-hurt-by': `(يضربك|يؤذيك|بيضربك|ضربك|أذاك)`,
    'asks-taken-something': `(أخذت|خدت|خدتي|أخدت|تناولت|شربت|بلعت) (حاجة|شيء|شي|إشي|حبوب|دواء)|5adti 7aga|كم (حبة)? (أخذت|خدت|بلعت)`,
    'asks-safe-now': `(هل)? (أنت|انتي|انت) (في أمان|بأمان|آمن|آمنة)`,
    'asks-plan': `(عندك|لديك) خطة|(كيف|متى) (ستفعل|رح تعمل|هتعمل)`,
    'answers-yes': `^ (ايوا|ايوه|أيوه|اي|إي|آه|اه|أكيد|طبعا|دايما|للأسف نعم|eh|ah|aywa|aywa|na3am|aiwa|كل ليلة|نعم نعم)`,
    'answers-partly': `^ (شويه|شوي|شوية صغيرة|بعض|يعني|نص نص|shwaya|shway)`,
    'answers-no': `^ (لا والله|لا|مستحيل|la2|la|laa|لأ|لا ابدا|ابدا)`,
    'answers-when': `^ (الليلة|الليله|بكرا|بكرة|غدا|اليوم|من شوي|قبل (ساعة|شوي))`,
  }),
  hi: language({
    'asks-ending-life': `(जान|ज़िंदगी|जिंदगी|jaan|zindagi|jindagi) ___ (बात|लेने|देने|खत्म|baat|lene|dene|khatam)|(मरना|marna|मर जाना|mar jana) (चाहते|चाहती|chahte|chahti)|(मरने|marne|suicide|आत्महत्या) ___ (सोच|soch|khayal|ख्याल)`,
    'asks-hurt-now': `(खुद|khud|apne aap) ko (nuksan|नुकसान|chot|hurt|चोट) ___|खुद को (चोट|नुकसान) ___`,
    'asks-hurt-by': `(मारता|मारते|maarta|marta|maarte|peet*|hurt karta) (है|हैं|hai|hain)`,
    'asks-taken-something': `(आज|aaj) (कोई|koi|कुछ|kuch) (दवा|dawai|goli|गोली) (ली|li|khayi|खाई)|(कितनी|kitni) (गोलियां|goli|goliyan|dawai)`,
    'asks-safe-now': `(आप|तुम|aap|tum) (अभी|abhi)? (सुरक्षित|safe|surakshit) (हैं|हो|hain|ho)|(आज रात|aaj raat) आप सुरक्षित हैं`,
    'asks-plan': `(कोई|koi) (योजना|plan|yojana)|(कैसे|कब|kaise|kab) (करोगे|करेंगे|karoge|karenge)`,
    'answers-yes': `^ (हां|ha|haan ji|हां जी|bilkul|बिल्कुल|roz|रोज़|hn|hmm haan|yes)`,
    'answers-partly': `^ (thoda sa|थोड़ा सा|thodi si|kuch kuch|कुछ कुछ)`,
    'answers-no': `^ (अरे|are|arey|नहीं|nahi) (नहीं|nahi|नही)|^ (नही|nai|naa|bilkul nahi|kabhi nahi)`,
    'answers-when': `^ (आज|कल|aaj|kal|abhi|अभी|aaj raat|आज रात)`,
    'answers-second': `^ (खुद|khud) को|^ (जिंदगी|ज़िंदगी|zindagi) (से|se)|^ dono|^ (doosra|dusra)`,
  }),
}
