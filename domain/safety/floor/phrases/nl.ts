import type { Language } from '#domain/safety/floor/phrase.ts'

export const dutch: Language = {
  families: {
    'kill-me': `zelfmoord plegen|mezelf van kant maken|mezelf doden|mezelf ombrengen|mezelf ophangen|mezelf verhangen|me ophangen|me verhangen|me van kant maken|me van het leven beroven
      mijzelf doden|mezelf iets aandoen|er een einde aan maken|er een eind aan maken|een einde aan mijn leven maken|een eind aan mijn leven maken|uit het leven stappen|voor de trein springen
      mijn leven beëindigen|van _ brug springen|van _ dak springen|eruit stappen|er uit stappen|een einde maken aan mijn leven|een eind maken aan mijn leven|mijn polsen doorsnijden
      mezelf doodschieten|een kogel door mijn kop|me voor de trein gooien|me verdrinken|mezelf verdrinken|mezelf vergiftigen|uit het raam springen|me doodrijden|een overdosis nemen
      er een punt achter zetten|mezelf doodmaken`,
    adverb: `gewoon|echt|alleen maar|vandaag|vannacht|vanavond|morgen|nu|liever|eigenlijk|het liefst|soms|wel`,
    relative: `vriend|vriendin|broer|zus|zusje|broertje|zoon|dochter|moeder|vader|mama|papa|man|vrouw|partner|collega|neef|nicht|buurman|buurvrouw|leerling|huisgenoot|dochtertje|zoontje|kind
      kleindochter|kleinzoon|opa|oma|maat|beste vriend|beste vriendin|schoonzus|tante|oom|ex|kleintje|baby|peuter|klasgenoot|meisje|jongen|buurjongen|buurmeisje`,
    pills: `pillen|pil|tabletten|medicijnen|slaappillen|slaapmiddelen|paracetamols|pills|antidepressiva|pillekes|medicatie|oxazepam|temazepam|paracetamol|ibuprofen|diazepam|insuline|slaappil
      pijnstillers|strip|strips|doosje|pot`,
    day: `vanavond|vannacht|morgen|vandaag|straks|dit weekend|overmorgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|nu|zo meteen|zometeen`,
    they: `hij|zij|ze|iemand|(mijn|onze|een|die|dat|de) _ @relative|die gast`,
    partner: `man|vriend|partner|vader|papa|pa|stiefvader|stiefpa|moeder|mama|stiefmoeder|vrouw|hij|ex|zoon|broer|vriendin|zij|ze`,
    hits: `slaat|sloeg|geslagen|wurgt|wurgde|gewurgd|schopt|schopte|geschopt|stompt|geduwd|gesmeten|smijt|smeet|gestompt|mept|gemept|mishandelt|mishandeld|bedreigt|bedreigd|bij de keel|bij mijn keel
      in elkaar|dichtgeknepen|tegen de muur|blauw oog|van de trap|aan mijn haar|aan mijn haren|met de riem|met een riem`,
    ate: `genomen|geslikt|ingenomen|gedronken|gegeten|opgegeten|binnengekregen|doorgeslikt|ingeslikt|opgedronken|leeggedronken`,
    poison: `bleek|chloor|gif|antivries|ontstopper|afwasmiddel|vaatwasblokje|vaatwasblokjes|wasmiddel|schoonmaakmiddel|rattengif|terpentine|batterij|knoopbatterij|ammoniak`,
  },
  phrases: {
    'kill-wanted': `(ik|^) (wil|moet|zou|wou|zal) @adverb? @adverb? (@kill-me|mezelf @adverb? doden)|wil ik @adverb? @adverb? @kill-me
      ik (wil|wou|zou) er @adverb? @adverb? (een eind aan maken|een einde aan maken|uit stappen|niet meer zijn)|wil mezelf @adverb? (doden|ophangen|doodmaken)
      (ik|^) (heb zin om|sta op het punt om|overweeg om|denk dat ik|durf) @kill-me`,
    'death-wanted': `(ik|^) wil @adverb? @adverb? (dood|sterven|doodgaan|niet meer leven|niet langer leven|niet verder leven|niet meer bestaan)|ik wil niet (langer) (bestaan|verder leven)
      wil ik @adverb? @adverb? (dood|sterven|doodgaan|niet meer)|(ik|^) (wil|hoef) (echt|gewoon)? niet meer (leven|verder|te leven|hier zijn|wakker worden|bestaan)
      ^ (wou) @adverb? (dood|doodgaan|sterven)|(hoop|bid) dat ik (dood|niet meer wakker|sterf)|wil (naar hem|naar haar) toe ___ (vanavond|medicijnen|pillen)`,
    intended: `ik (ga|heb besloten om|heb besloten|sta op het punt|ben van plan om|ben van plan) @adverb? (mezelf|me|er|een|zelfmoord|uit|voor|te)? @adverb? (@kill-me|doden|te doden|van kant maken
      ophangen|zelfmoord te plegen|een einde aan te maken|er een einde aan te maken|te sterven)|(vanavond|vannacht|morgen|vandaag) (ga ik dood)
      ik (maak er|pleeg|spring) @adverb (een einde aan|zelfmoord|voor de trein)
      @day ___ (maak ik er een|stap ik eruit|spring ik|hang ik me|maak ik mezelf|pleeg ik|een einde aan mijn leven|een eind aan mijn leven)
      (ik)? ga @adverb? (eruit stappen|springen van|voor de trein|mezelf|me ophangen|me verhangen|er een eind aan maken|er een einde aan maken|er uit stappen)|ik ga (@day)? (doodgaan|sterven) @day
      (ik wil het|wil het echt|ik doe het|ik ga het doen) (en ik ga)? (@day|echt) $|ik doe het @day|ik ga het @day doen|(besloten|besluit|vast) __ (@kill-me|dood te gaan|te sterven|eruit te stappen)
      (ik)? spring (zo|dadelijk|@day)|ik (maak|ga) __ (mezelf|me) (van kant|kapot|dood)`,
    suicidal: `ik (ben|voel me|voel mij) (erg|heel)? suïcidaal`,
    'suicide-thought': `(denk|gedachten|gedacht|nadenken|fantaseer) (vaak|steeds|veel|continu|over|na)? (aan|over|om) (zelfmoord|suïcide|de dood|doodgaan|sterven|mezelf|zelfdoding|@kill-me)
      (suïcidale gedachten|zelfmoordgedachten|zelfmoordneigingen|doodswens)`,
    planned: `ik heb (al)? een plan (om|voor) (@kill-me|te sterven|mezelf|zelfmoord|dood)|ik heb een (touw|strop|pistool) (gekocht|klaar)
      (@pills) ___ (opgespaard|gespaard|verzameld|ligt klaar|liggen klaar|klaargelegd)|(touw|strop|pistool|mes|alles) _ (ligt|liggen|hangt|staat) (al)? klaar
      (afscheidsbrief|afscheidsbrieven|brieven|brief|brieven zijn) ___ (geschreven|klaar|af|op tafel|gepost)
      (weet|gekozen|bepaald|prik) __ (welke dag|wanneer ik het doe|hoe ik het ga doen|waar ik het doe|de datum)
      (minst pijnlijke|pijnloze|snelste|makkelijkste|beste|zachte) (manier|methode) __ (dood|eruit|sterven|te stappen|een einde|@kill-me)|hoeveel _ @pills __ (dood|dodelijk|sterven)`,
    'act-now': `(touw|strop) om mijn (nek|hals)|(pistool|mes|geweer) (tegen|op|aan|in) mijn (hoofd|keel|pols|mond|slaap|hals)
      (sta|zit|ben) _ (op|aan|over|langs) (de|het|een) (brug|dak|spoor|rand|balkon|reling|perron|vensterbank|viaduct) ___ (springen|spring|eraf|over|trein komt|eroverheen|durf)
      (polsen|pols|keel) (door|open|doorgesneden|opengesneden|overgesneden)|(heb mezelf opgehangen|heb het gas aan|gaskraan opengezet|gaskraan open)|aan de verkeerde kant van de (reling|leuning)`,
    farewell: `(dit is)? mijn (laatste (brief|avond|nacht)|afscheidsbrief)|als (je|jullie) dit (leest|lezen) __ (dood|niet meer)|morgen (leef ik niet meer)|vaarwel (wereld|allemaal|voor altijd)
      (laatste) (berichtje|bericht|appje|mailtje|brief|woorden|groet) ___ (niet meer|dag|vaarwel|dood|weg|sorry)|(hierna|@day) ben ik (er niet meer|weg voor altijd|dood)
      (zeg|vertel) (tegen|aan) (mijn|m'n) __ (dat ze|dat hij|dat het|dat ik) ___ (niks aan|niet zijn schuld|niet haar schuld|van hem hield|van haar hield|van ze hou|van hem hou|van haar hou)
      (vaarwel|adieu) $|zorg goed voor (mijn|de) ___ (als ik er niet meer ben|als ik weg ben|als ik dood ben)|jullie zien me (niet|nooit) meer|vergeef (me|mij|het me) ___ (vaarwel|dag)`,
    tried: `ik heb (al)? (geprobeerd|een poging gedaan) _ (zelfmoord|mezelf|me|een einde|mijn leven) __|zelfmoordpoging`,
    passive: `(was|wou dat|wilde dat|wens dat) ik (maar|liever)? (dood|nooit geboren|er niet meer|niet meer) (wakker werd)?
      (iedereen|mijn familie|ze|jullie) (is|zijn|zou|zouden) beter af (zijn)? zonder mij|(levensmoe|moe van het leven|nooit meer wakker worden|niet meer wakker worden)
      zonder mij (zijn|waren|is|was|hebben|zouden) _ (het beter|beter)|(hoeft|hoef|hoefde) (het|t|allemaal|voor mij|van mij) ___ niet meer|hoeft 't ni meer|waarvoor doe ik t nog
      (niet|nooit) (meer)? wakker (word|wordt|worden) __ (niet rouwig|niet erg|prima|opluchting|fijn)|(zou ik) maar dood|liever dood|(iedereen|ze|allemaal) (tot last|een last)`,
    hopeless: `(geen|geen enkele) reden (meer)? om te (leven|blijven leven)|(leven) heeft (voor mij)? geen (zin|nut) meer|(het)? leven is (het)? niet (meer)? (waard|de moeite waard)
      (heb|heeft) geen zin meer in het leven|(zie|zag) (ik)? (geen|geen enkele) (uitweg|toekomst|andere uitweg|hoop) (meer)?|het heeft (allemaal)? geen zin meer`,
    'self-harm-now': `ik heb (mezelf|me|mij|mijn arm|mijn armen) (weer|net|opnieuw|vandaag)? (opengesneden)|ik (snijd|snij|kras|beschadig) (mezelf|me)
      (heb|ben) (mezelf|me|mij|mijn arm|mijn armen|mijn been|mijn benen|mijn pols) ___ (gesneden|gekrast|verwond|verbrand|gebrand|opengekrast|beschadigd)
      (mijn) (arm|armen|been|benen|dij|dijen|bovenbeen) __ (gesneden|gekrast|gekerfd|aan het snijden)
      (ben|zit) (nu)? (weer|nu)? (mezelf|me|in mijn arm|in mijn been) (aan het)? (snijden|krassen|branden)|weer (gesneden|gekrast|zitten krassen|zitten snijden)
      met een (mes|mesje|stanleymes|scheermes) in mijn (arm|been|benen|dij|pols)`,
    'self-harm-wanted': `(wil|ga|moet) (ik)? (mezelf|me|mij|in mijn) __ (snijden|pijn doen|verwonden|krassen|beschadigen|branden|verbranden)`,
    taken: `ik heb (net|zojuist)? _ (alle|al|een hele|te veel|heel veel|veel|##|een doos|een strip|een handvol) (mijn|van)? _ @pills|ik heb _ (een overdosis|bleek|gif) (genomen|gedronken|geslikt)
      (alles|allemaal|hele doos|hele strip|hele pot|hele voorraad|doosje|heel de doos|te veel|handvol|##|alle|twee strips|drie strips) ___ (ingenomen|geslikt|genomen|doorgeslikt|leeggeslikt
      binnen) ($|ben|en|nu|ik|wat|help)|heb (net|zojuist)? __ (te veel|teveel|##|alle|hele|een handvol) ___ @pills ___ (ingenomen|geslikt|genomen|op)
      (heb|ik) __ @poison __ (gedronken|opgedronken|ingenomen|geslikt)|overdosis (genomen|ingenomen)|@pills (allemaal|in één keer) (op|geslikt|ingenomen|genomen)`,
    chest: `borst (doet pijn|drukt)|hartaanval|(drukkend|druk|pijn|beklemmend|steken|drukt|zwaar|olifant|band) (gevoel)? (op|in|om|rond) (mijn|de|zijn|haar|zn|m'n|d'r) (borst|borstkas)
      (zijn|haar) borst (doet)`,
    'chest-sign': `linkerarm|(arm|kaak) (is)? (gevoelloos|verdoofd|doet pijn)|in mijn kaak|zweten|zweet|(flauwgevallen|ingestort)|(linker|kaak|schouder|rug) (en)? (kaak|arm)|uitstraling naar
      straalt uit|(lijkbleek|grauw|klam)|(zijn|haar|de) (arm|kaak)`,
    stroke: `(gezicht|mond|mondhoek) (trekt)|kan (mijn|zijn|haar) (linker|rechter)? (arm|been|linkerarm|rechterarm|kant) niet (meer)? (bewegen|optillen)|beroerte
      (gezicht|mond|mondhoek) _ (scheef|hangt|scheefgetrokken|getrokken|hing)
      (praat|spreekt|lalt|brabbelt|komt) __ (wartaal|onverstaanbaar|raar ineens|niet uit zijn woorden|niet uit haar woorden|niet uit mijn woorden)
      (ineens|plotseling|opeens|plots) __ (ergste hoofdpijn|niet meer praten|halfzijdig|blind|dubbel zien|verlamd|hele linkerkant|hele rechterkant)|ergste hoofdpijn van mijn leven
      (arm|been|kant) (ineens|plots|opeens)? (verlamd|slap)|(kan|kon) _ (linkerarm|rechterarm|arm|been) niet (meer)? (optillen|bewegen|omhoog)`,
    airway: `(keel|tong|lippen) (zwelt|zwellen|wordt|is) (op|dik|dicht|gezwollen) ___ (allergie|allergisch|gegeten|gestoken|pinda|noten|ademen)|anafylactische shock
      (gegeten|gestoken|allergisch|noten|pinda) ___ (keel|tong|lippen) (zwelt|zwellen)
      (wesp|bij|gestoken|noten|pinda|allergisch|allergie|gegeten) ___ (tong|keel|lippen|gezicht) (wordt|worden|zwelt|zwellen|is|zijn)? (dik|op|gezwollen|dikker|dicht)
      (krijgt|krijg|kan) (geen lucht|geen adem|bijna geen lucht|niet ademen) ___ (gestoken|blauw|noten|stikt)|(stikt|verslikt) ___ (blauw|geen lucht)
      (lippen|gezicht) (wordt|worden|zijn|is|loopt)? blauw|loopt blauw aan`,
    bleeding: `(bloeden) stopt niet|(bloed|bloedt) (hevig|heel erg)|overal bloed|veel bloed (verloren|verlies)|(stopt|wil|houdt|blijft) (ni|nie|niet|maar|niet op)? (met)? bloeden
      (bloed|bloeding) (stopt|gutst|spuit|blijft|houdt) (ni|nie|niet|eruit|komen|op|maar)|(doorweekt|plas|plassen|onder het) (van het|van)? bloed|te diep gesneden|bloed (op|ophoesten) gehoest
      hoest bloed`,
    lifeless: `ademt niet (meer)?|bewusteloos|(krijg|krijgt) (hem|haar|mijn @relative|ze) niet (meer)? wakker|(word|wordt) niet (meer)? wakker (te krijgen|en)|(reageert|beweegt) (helemaal)? niet
      schuim (uit|op) (haar|zijn|de) mond|ligt (levenloos|buiten westen)`,
    'abuse-now': `(man|vriend|partner|vader|stiefvader|moeder|vrouw|hij|ex) (mishandelt|bedreigt) (me|mij|ons)|(dreigt|wil|gaat) (me|mij) (te)? (vermoorden|doden)
      ik ben bang dat hij (me|mij) (doodt)|@partner (heeft|had|is|pakte|greep|duwde|trok|gooide|hield)? (me|mij|ons|mn|mijn) ___ @hits
      (gisteren|vannacht|vandaag|weer|elke dag|vanochtend|net) __ (geslagen|tegen de muur|van de trap|in elkaar|gewurgd|geschopt) (gesmeten|geduwd|gegooid|geslagen|$|door)
      @partner (slaat|sloeg|wurgt|schopt|mept|stompt|trapt|knijpt) (me|mij|ons|mijn keel)|(mag|kan) (ik)? (niet|het huis niet|de deur niet) uit van (hem|haar|mijn man|mijn vriend)
      @partner (sluit|sloot|heeft) (me|mij) (op|opgesloten)|(hij|ex|man|vriend) (zegt|zei|dreigt) dat (hij|ie) (me|mij) ___ (vermoordt|vermoorden|afmaakt|doodmaakt|kapot|doodslaat|wat aandoet)
      bang dat (hij|ie) (me|mij|ons) __ (vermoordt|iets aandoet|doodslaat|wat aandoet)|nee hij komt (zo|straks|dadelijk) thuis`,
    'abuse-danger': `hij (slaat|wurgt) me nu|(opgesloten|verstopt|verstop) (me)? _ (in|op) (de|het) (badkamer|wc|kast|slaapkamer)|(trapt|beukt|bonkt|ramt|slaat|breekt) __ deur __ (in|open|kapot)
      (hij|ex|man|vriend|vader) (heeft|staat met|komt met|zwaait met) (een|het) (mes|pistool|bijl|hamer|geweer)
      (zit|ben|heb) (me|mezelf|ons)? __ (opgesloten|verstopt|verscholen) (hij|in|voor|want|op)`,
    rape: `(verkracht|aangerand|seksueel misbruikt)`,
    'rape-now': `(verkracht|dwingt|misbruikt) (me|mij) (elke|steeds|tot seks|seks|s nachts|nog)
      (vriend|man|hij|partner|vader|baas|broer|oom|stiefvader|ex) (doet|deed|gaat|ging) (het|t) (ook|toch|gewoon|door) (als|terwijl|hoewel|zelfs als) ik (nee|niet|slaap|huil)
      (dwingt|dwong|verplicht) (me|mij) ___ (seks|vrijen|uitkleden|aanraken|hem te)|(zit|zat|komt|kwam) (hij)? (aan|met zijn handen) (mij|me|aan mij) terwijl ik (slaap|niet wil)
      (hij|man|vriend|baas|trainer) (betast|misbruikt|verkracht|verkrachtte|randt) (me|mij)`,
    'child-hurt': `(papa|vader|stiefvader|oom|opa|trainer|leraar|broer) (zit aan) (me|mij)|(slaat|mishandelt|misbruikt|schudt) (mijn|onze|ons|de|het) (kind|zoon|dochter)
      (papa|mama|vader|moeder|stiefvader|stiefpa|oom|opa|trainer|meester|leraar|broer|pa) (slaat|slaagt|sloeg|betast|raakt|schopt|knijpt|sluit) (mij|me|mijn zusje|mijn broertje|ons)
      (slaat|schudt|mishandelt|misbruikt|schopt) __ (zoontje|dochtertje|kindje|baby|kinderen|kleinzoon)
      (baby|kind|kinderen|peuter|kleintje) ___ (alleen thuis|mishandeld|misbruikt|blauwe plekken|opgesloten)
      (oom|opa|trainer|meester|man|buurman) ___ (ons geheim|geheimpje|naaktfoto*|blootfoto*|foto's zonder kleren|aan mijn piemel|in mijn broek)`,
    minor: `ik ben (pas)? (8|9|10|11|12|13|14|15|16|17|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien) ($|jaar|en)`,
    'other-suicidal': `(mijn|een) @relative _ (wil|zegt dat|heeft gezegd dat|dreigt|probeert|heeft geprobeerd|gaat|praat over) ___ (zelfmoord|dood|ophangen|van kant|niet meer leven|einde aan|sterven
      zelfdoding|van het leven)|(mijn|een) @relative is suïcidaal|@they ___ (zegt|zei|appte|appt|stuurt|stuurde|schreef|schrijft|wil|dreigt|gaat|praat over|post|plaatst) ___ (zelfmoord|dood
      een einde aan|een eind aan|er niet meer wil zijn|niet meer wil leven|wil springen|vaarwel|van kant|afscheidsbrief|ophangen|eruit stappen|laatste potje)
      @they (heeft|had) ___ (afscheidsbrief|zelfmoordpoging|geprobeerd zich|afscheid genomen)|bang dat @they ___ (iets aandoet|iets aan doet|zelfmoord pleegt|van kant maakt|een einde aan)`,
    'other-taken': `mijn @relative heeft (te veel|##|een|alle|bleek) _ (@pills|overdosis|bleek) _ (gedronken)?|@they ___ (@pills|@poison) ___ @ate|@they ___ @ate ___ (@pills|@poison)
      lege (strips|strip|doosjes|pillenpotje|doos) ___ (naast|bij) (hem|haar)`,
    voices: `stemmen (in mijn hoofd)? (zeggen|vertellen|bevelen) __ (doden|vermoorden|pijn|springen|snijden|sterven|doodmaken|moet)|(stem|stemmen) ___ (zeggen|zegt|bevelen|beveelt|roepen|roept
      moet van|willen dat|fluisteren|eisen) ___ (iets moet aandoen|iets aan moet doen|iets aandoen|doden|vermoorden|pijn|springen|snijden|dood|steken|neersteken|verbranden|doodmaken)
      (ik moet van de stem|moet van de stemmen|god zegt dat ik|de duivel zegt dat ik) ___ (doden|vermoorden|dood|springen|snijden|offeren|pijn|aandoen)`,
    threat: `ik (ga|wil|zal) (hem|haar|ze|mijn|iedereen|iemand|die) _ (vermoorden|neersteken|doodmaken|doodschieten|doden|afmaken)
      (ik|dan) (steek|schiet|maak|sla|wurg) (ik)? (hem|haar|ze|mijn) ___ (neer|dood|kapot|af|lek)|ik vermoord (hem|haar|ze)
      (ga|wil|zal) (ik)? (hem|haar|ze|mijn|iedereen|die) ___ (vermoorden|neersteken|doodmaken|doodschieten|afmaken|doodsteken|doodslaan|overhoop|platrijden)
      kussen op (haar|zijn|mijn|het) (gezicht|hoofd|vaders|moeders)`,
    purging: `(vinger in mijn keel|laat mezelf overgeven|braak na)|al # dagen niets gegeten|ik heb (anorexia|boulimia|een eetstoornis)
      (kots|braak|spuug|kotste) (alles|na elk|na elke|na het eten|mijn eten|elke) __|(laxeermiddel*|laxeerpillen) ___ (afvallen|gewicht|elke dag|na)`,
    intrusive: `(dwanggedachten|opdringerige gedachten|intrusieve gedachten)|(wat als|bang dat) ik (mijn|iemand) _ (iets aandoe|neersteek|vermoord|pijn doe|steek)
      (bang|doodsbang|angst) (dat|om) (ik)? ___ (vanzelf gebeurt|iets aandoe|iemand aangereden|iemand heb aangereden|dat ik het doe|ook echt doe)`,
    soon: `(vanavond|vannacht|morgen|vandaag|nu meteen)`,
    recently: `(gisteren|vannacht|vandaag|deze week|vorige week|(twee|drie|#|paar) (dagen|uur) geleden)
      (maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|afgelopen (nacht|weekend|week)|gisteravond|vanmiddag|vanochtend|dit weekend|eergisteren)`,
    'long-ago': `(jaren geleden|jaar geleden|vroeger|als kind|toen ik (klein|jong|een kind|#) was)`,
    fiction: `(roman|personage|film|liedje)`,
    figure: `(aan maken met (hem|haar|mijn|deze|die)|van het lachen|van schaamte|van de honger|van verveling|haha|doodlachen|van de hitte|van de kou)`,
    denied: `ik (wil|ga) (niet|nooit) (dood|sterven|zelfmoord plegen|mezelf)|niet dat ik|nooit gezegd dat|ik wil (mezelf)? (niet|geen) (doden|zelfmoord plegen|dood)`,
    'asks-ending-life': `(denk je|denkt u|gedachten|wil je|gedacht) (aan|over|om|eraan)? (om)? (zelfmoord|een einde aan je leven|dood|sterven|je leven te beëindigen|uit het leven)`,
    'answers-plainly-safe': `^ (ja|nee|echt|bedankt)? ik ben (nu|echt|hier|thuis|voorlopig)? (veilig|buiten gevaar) (nu|hier|thuis|voor nu|op dit moment)? $`,
    'answers-yes': `^ (ja|altijd|vaak|elke dag|zeker)`,
    'answers-partly': `^ (een beetje|beetje|ik denk het wel|een paar|min of meer|soort van|in zekere zin)`,
    'answers-maybe': `^ (soms|misschien|af en toe|kan zijn|ligt eraan|hangt ervan af|mogelijk)`,
    'answers-silence': `^ ((wat)? (maakt|doet) (dat|het) (uit|ertoe|er nog toe|nog uit)|wat maakt het (nog)? uit|wie (kan het|kan dat) (wat)? schelen|maakt niet uit|boeit)`,
    'answers-unsure': `^ (ik)? (weet (het)? niet|weet ik niet|niet zeker|geen idee)`,
    'answers-later': `^ (vandaag niet|nog niet|niet vandaag)`,
    'answers-hardly': `^ (niet echt|niet helemaal)`,
    'answers-no': `^ (nee|neen|nooit|helemaal niet|niets)`,
    'means-ready': `(touw|strop|pistool|mes|pillen|scheermes|mesje|medicijnen|geweer) ___ (voor mijn neus|naast me|in mijn hand|voor me|op schoot)
      ik heb (het|een|de|mijn) (touw|mes|pistool|pillen) (vast|hier)`,
    preparing: `(testament|wachtwoorden|bankpas|spullen|hond|kat) ___ (weggegeven|geregeld voor daarna|als ik er niet meer)|(alles weggegeven|afscheid genomen van iedereen)`,
    'self-harm-urge': `(drang|neiging|zin) (om)? (mezelf|me)? (te snijden|te krassen|pijn te doen|te beschadigen)`,
    'abuse-past': `(vroeger|als kind|jarenlang|mijn ex) ___ (geslagen|mishandeld|misbruikt)`,
    'child-risk': `(ik)? (ga|wil|sta op het punt) _ (baby|mijn kind|kind|dochter|zoon) __ (schudden|slaan|iets aandoen|smoren|gooien)|(kussen op|druk ik een kussen) __ (gezicht|hoofd)`,
    'other-act': `@they ___ (staat|zit|hangt|ligt) (op|aan|bij) (de|het|een) (brug|dak|spoor|reling|station|perron|rand|touw|balkon)|@they ___ (zich opgehangen|polsen doorgesneden|aan het springen)`,
    'threat-ready': `(mes|pistool|bijl|geweer|benzine|wapen) ___ (bij me|in mijn tas|klaar|in de auto|gekocht) ___ (hem|haar|ze|school|pakken|kapot|wachten)
      (wacht|sta) (hem|haar|voor) ___ (met een mes|met het mes|met een pistool)`,
    starving: `(al)? (#|twee|drie|vier|vijf) (dagen|weken) (niets|niks|niet|geen eten) (meer)? (gegeten|gehad)|(eet|eten) alleen (nog)? (maar)? ___ (kilo|vet|dik)`,
    'cannot-go-on': `(kan|hou|trek) (ik)? (het|dit|t) (echt|zo)? (niet meer|niet langer) (aan|vol|volhouden)? $`,
    panic: `(paniekaanval|hyperventilatie|hyperventileren|huisarts zegt|cardioloog zegt|hartfilmpje was|ecg was)`,
    accident: `(mandoline|koken|aardappels|scheren|geschoren|per ongeluk|ui snijden|keukenmes)`,
    reported: `(hij|zij|ze|beller|patiënt|iemand) (die)? (zei|zegt|vertelde) (dat)? (hij|zij|ze)? (dood wilde|dood wil)`,
    'asks-taken-something': `heb (je|u) (er)? (iets|wat|pillen|te veel) (van)? (vandaag)? (genomen|ingenomen|geslikt)|hoeveel heb je (genomen|ingenomen)`,
    'answers-all': `^ (ja|nee)? (alles|allemaal|alle|de hele doos|de hele strip)`,
  },
}
