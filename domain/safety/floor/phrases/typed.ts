import type { Language } from '#domain/safety/floor/phrase.ts'

const language = (phrases: Language['phrases']): Language => ({ families: {}, phrases })

/** What is said outright in slang, in dialect and in a hurry: for the server, which hears more than the page has room for. */
export const typedOutright: Readonly<Record<string, Language>> = {
  es: language({
    'kill-wanted': `(kiero|qiero|kisiera|quisiera) (morir|morirme|matarme|suicidarme)|me kiero matar|ganas de (matarme|morirme)|para matarme posta|en cómo matarme|por qué no matarme`,
    intended: `me (mato|tiro|cuelgo|ahorco|suicido|pego un tiro) (hoy|mañana|esta noche|del|de la|desde|cuando|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo))|(hoy|mañana) (ya)? (no amanezco|me mato|me tiro|me ahorco)|voy a estar muert*
      un día me tiro|ya (escogí|elegí|tengo) el día|(esta noche|hoy) lo (hago|voy a hacer) $`,
    planned: `(soga|cuerda) (ya)? (está)? (lista|puesta|atada|preparada)|compré (las|unas)? (pastillas|soga|cuerda|veneno) (pa|para) (matarme|morir)|ya escribí las cartas|(forma|manera) menos dolorosa de (irse|morir|matarse)
      cómo (morir|matarme|matarse) sin (dolor|sufrir)|si me tiro (se sufre|muero)|junté (las|todas las) pastillas`,
    'act-now': `(del otro lado|afuera) de la (baranda|barandilla|ventana)|a punto de (saltar|tirarme|cortarme)`,
    taken: `me (tomé|tragué) (todas|todo el|un montón|el frasco|la caja|un blister|demasiadas)`,
  }),
  fr: language({
    'kill-wanted': `envie de (crever|me buter|me flinguer|me foutre en l air)`,
    intended: `(je|jme|j|jvais|vais|va|vas) (me|m)? (bute|buter|flingue|flinguer|supprimer|pendre|pends|suicide|suicider|jeter sous|foutre en l air) (ce|demain|samedi|dimanche|sous|cette|$)|m en vas me tuer|j ai (choisi|fixé) (le jour|la date)|jai (choisi|fixé) (le jour|la date)
      (décision|décidé) de (mettre fin|me supprimer|me tuer|partir pour de bon)|(après|demain|samedi|dimanche|ce soir) (le match)? je (saute|me tue|me pends)`,
    planned: `comment mourir sans|plus rapide pour se tuer|assez de (cachets|médicaments|comprimés) pour (partir|mourir|en finir)|(quelle quantité|combien de) ___ pour (mourir|ne pas se réveiller)|(fusil|carabine) ___ chargé*|préparé (mes|les) (comprimés|cachets) pour`,
    'act-now': `corde (au|autour du) cou|(fenêtre) (est)? ouverte et je`,
    taken: `(j ai|jai) (tout)? (avalé|pris) (toute la boite|tous les|toutes les|la plaquette|deux plaquettes|trop de)`,
  }),
  de: language({
    'kill-wanted': `(will|wü|möcht|vor) (mich|mi) (umzubringen|umbringn|aufhängen|aufhenga|wegmachen)|ich kill mich`,
    'death-wanted': `(will|wü|wüll|mog|möcht|wott) (ich|i)? (nur)? (sterbn|stärbe|stearbn|nimma leben|nimmer leben)`,
    intended: `(bring|bringe|häng|hänge|hau|erschieß|erschieße|stürz) (ich|i) (mich|mi) (um|auf|weg|heute|morgen)|nehm (ich|i) mir das leben|ich (bring|nehm|häng|hau) (mich|mir) (um|das leben|auf) ($|heute|morgen|freitag|samstag|sonntag)|mach schluss mit (meinem|mein|dem) leben
      (werde|werd) (ich)? mich (erschießen|aufhängen|umbringen|vergiften|erhängen)|suizid heute|(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|silvester) (spring|häng|bring) ich`,
    planned: `seil gekauft|(schmerzlos|am schnellsten) (um|umbringen|sterben)|(wieviel|wie viel|wie viele) ___ (nicht mehr aufwach*|umzubringen|stirbt)|ergebnisse nicht mehr erleb*`,
    'act-now': `(seil|strick|schlinge) um (den|meinen) hals|(auf|an) (den|die) gleise* (und|warte)|steh auf der brücke und spring*`,
    taken: `(alle|ganze packung|die ganze schachtel|die restlichen) (tabletten)? (geschluckt|runter|reingehauen|eingeworfen)`,
  }),
  it: language({
    'kill-wanted': `me (vojo|voglio) ammazza*|(voglio|vojo) (proprio)? (crepare|crepà|mori|ammazzamme)|(vurria|aggia) muri|coraggio di (buttarmi|ammazzarmi|farlo stanotte)|programmo di ammazzarmi|suicidarmi è l unica`,
    intended: `(mi) (impicco|butto sotto|butto dal|sparo|ammazzo) (tanto|giuro|al|stanotte|stasera|domani)|me ne vado da (sto|questo) mondo|(domani|domenica|sabato|venerdì) ___ lo faccio $`,
    planned: `(la)? corda è (in|pronta|già|lì)|(pastiglie|pasticche|pillole) messe da parte|biglietto scritto|ponte l ho (già)? scelto|(doppietta|pistola|fucile) ___ carica*|(morire|ammazzarsi) senza (soffrire|dolore|sentire)
      quante (pasticche|pastiglie|pillole|gocce) ___ (svegliarsi|svegliarmi|morire)|come (impiccarsi|ammazzarsi|uccidersi)`,
    taken: `(ho) (preso|mandato giù|ingoiato|buttato giù) (tutto il|tutte le|tutti i|l intera|la scatola|un sacco di) (flacone|gocce|pastiglie|pasticche|pillole|scatola|boccetta)`,
  }),
  pt: language({
    'kill-wanted': `(apetece me|quero é|a fim de|vontade de) (morrer|me matar|me enforcar)|(a pensar|pensando) (em)? matar me|dar um fim (em mim|na minha vida|nisso essa)|cansei de viver`,
    intended: `(já)? (escolhi|marquei) o dia|não passo deste natal|(quarta|quinta|sexta|sábado|domingo|amanhã|hoje) eu faço|agora posso morrer`,
    planned: `comprei (a|uma)? (corda|veneno|chumbinho) (pra|para)|carta de (suicídio|despedida) (tá|está|ta)? (pronta|escrita)|(jeito|forma|como) (de)? morrer sem|(se)? (pular|pulo) morre na hora|só falta morrer`,
    'act-now': `corda (já)? (tá|está|ta)? no (meu)? pescoço|do lado de fora da (varanda|janela|sacada|grade)|é só (largar|pular|soltar) $`,
    taken: `tomei (tudo|todos|a cartela|as cartelas|o frasco|um monte) (de|os|do|que|$)|(engoli|tomei) (a)? cartela (toda|inteira)`,
  }),
  nl: language({
    'death-wanted': `wens te sterven|wil (niet|nait|nie|nimmer) meer leven|wul nait meer leven`,
    intended: `uit het leven (stappen|stap)|stap eruit uit het leven|(zelfmoord) (plegen|pleeg)|(ga|goa) (ik)? (mij|me|mezelf) (verhangen|ophangen|van kant maken|ombrengen|doodschieten|afmaken|dood)|ik (maak|schiet|hang|schiet) (mezelf|mij|me) (af|dood|op|kapot)
      mezelf (ombrengen|afmaken|ophangen)|(vannacht|vanavond) (neem|slik) ik (alles|ze allemaal)|is schiet ik mij`,
    planned: `touw hangt|dodelijk vallen|(poeder|middel) besteld|minder pijn ___ (trein|pillen)`,
    'act-now': `(lig|zit) op (het)? (spoor|de rails)|strop (zit|om|rond)|benen over de (rand|reling|dakrand)|op de vangrail|laat me (zo)? vallen`,
    taken: `(alle|de hele strip|hele doos|alles) (pillen)? (ingeslikt|geslikt|ingenomen|doorgeslikt)`,
  }),
  pl: language({
    intended: `(zabijam|zabije|powiesze|wieszam|zastrzele|zabiję|powieszę) się (w|jutro|dziś|dzisiaj|i|$)|rzuc* się pod (pociąg|tramwaj|auto|metro)|wyskocz* z okna|targn* się na życie|skocz* z (okna|mostu|dachu|balkonu)|walne w drzewo`,
    planned: `tabletki (odłożone|przygotowane|naszykowane)|(sposób|co) najmniej boli|gaz odkręcony|(że|ze) (mnie)? ktoś odratuje|(sznur|lina) (już)? (wisi|kupion*|gotow*)`,
    'act-now': `(stoję|siedzę) na (moście|torach|parapecie) (i|#|zaraz|chcę)|pasy odpi*|(sznur|pętla) na szyi`,
    taken: `wszystk* połkni*|połkn* (całą|wszystkie|całe|garść|#)|(wzięłam|wziąłem|wziolem|wzielam) za dużo (tabletek|leków|serce)|napi* się (środka|domestosa|kreta|płynu|wybielacza)`,
  }),
  tr: language({
    intended: `kendi* (öldürcem|öldürcen|öldürecem|öldürmeye|asıcam|asacam|vurcam|öldürücem)|hayatıma son (vercem|vericem|veriyorum|vereceğim)|(öldürcem|öldürücem) kendimi|bu hayattan gidi*|bileklerimi kes*|metronun önüne|kendi ellerimle bitir*|kendimi ___ (atıcam|atacam|asıcam)`,
    planned: `intihar mektub*|acısız (nasıl)? (ölün*|intihar)|tarih belli|bi cesaret kaldı`,
    'act-now': `(köprüden|çatıdan|balkondan) sarkıyorum|rayların üst*|ip boynumda|boynumda ip`,
    taken: `(tüm|bütün|hepsini) (haplarını|ilaçlarını|ilaçları|hapları) (yuttum|içtim)|ölmek için içtim|(ilaçları|hapları) (rakı|alkol|bira|votka) ile`,
  }),
  ar: language({
    'kill-wanted': `(حاب|نحب|بدي|بغيت|عايز|عايزة) (نقتل|اقتل|أقتل|اموت|أموت|نموت) (روحي|نفسي|حالي)|no9tel rou7i|(هخلص|رح خلص|بدي خلص) على (نفسي|حالي)`,
    'death-wanted': `(بغيت|نحب|حاب) نموت|(3ayza|3ayez|ayza|bghit|bdi) (amoot|amout|nmout|mout)`,
    planned: `رسالة (انتحار*|وداع)|كيفاش نموت|(أنهي|أسهل|اسهل) (طريقة|حاجة) ___ (اموت|أموت|يموت)|عندي خطة كاملة`,
    'act-now': `الحبل (معلق|حوالين رقبتي|برقبتي|على رقبتي)|(السطح|الكوبري|الجسر|القنطرة) (و)? (بدي|هنط|رح|nlou7) (نط|انط|أنط)?|nlou7 rou7i|مسدس ___ بإيدي`,
  }),
  hi: language({
    intended: `(khudkushi|suicide|aatmahatya|खुदकुशी|आत्महत्या) (karne|करने) (ja|जा) (rahi|raha|रहा|रही)|(मरना|marna) (तय|tay|decide) कर (लिया|liya)|(marna|मरना) (tay|decide) kar liya|khatam karega khudko|(नस|nas) (काट|kaat) ___ (मर|mar)|(aage|आगे) (kood|कूद) (jaunga|jaungi|जाऊंगा|जाऊंगी)`,
    planned: `(मरना|marna) (कैसे|kaise) (है|hai)|(ज़हर|zeher|zehar) (घोल|ghol) (लिया|liya)|(pakki|nayi) (rassi|wali) ___ (laya|layi)`,
    'act-now': `(railing|रेलिंग|मुंडेर|पटरी|patri|chhat) (pe|पर|par) (hu|hun|हूँ|हूं|लेटा|leta) ___ (kood|कूद*|मरने|marne)|(phanda|फंदा) (gale|गले)|(समुद्र|नदी) में उतर|(revolver|pistol|bandook) ___ (haath|हाथ)`,
    'self-harm-now': `(कलाई|kalai|haath|हाथ) (काटी|kaati|kati|kaata|काटा)|(khud|खुद) (ko|को) (jalaya|kaata|जलाया|काटा)`,
  }),
}
