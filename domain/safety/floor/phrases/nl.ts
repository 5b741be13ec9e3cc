import type { Language } from '#domain/safety/floor/phrase.ts'

export const dutch: Language = {
  families: {
    'kill-me': `zelfmoord plegen|mezelf van kant maken|mezelf doden|mezelf ombrengen|mezelf ophangen|mezelf verhangen|me ophangen|me verhangen|me van kant maken|me van het leven beroven|mijzelf doden|mezelf iets aandoen|er een einde aan maken|er een eind aan maken|een einde aan mijn leven maken|een eind aan mijn leven maken|uit het leven stappen|voor de trein springen|mijn leven beëindigen|van _ brug springen|van _ dak springen`,
    adverb: `gewoon|echt|alleen maar|vandaag|vannacht|vanavond|morgen|nu|liever|eigenlijk|het liefst|soms|wel`,
    relative: `vriend|vriendin|broer|zus|zusje|broertje|zoon|dochter|moeder|vader|mama|papa|man|vrouw|partner|collega|neef|nicht|buurman|buurvrouw|leerling|huisgenoot`,
    pills: `pillen|pil|tabletten|medicijnen|slaappillen|slaapmiddelen|paracetamols|pills|antidepressiva`,
  },
  phrases: {
    'kill-wanted': `(ik|^) (wil|moet|zou|wou|zal) @adverb? @adverb? (@kill-me|mezelf @adverb? doden)`,
    'death-wanted': `(ik|^) wil @adverb? @adverb? (dood|sterven|doodgaan|dood zijn|niet meer leven|niet langer leven|niet verder leven|niet meer bestaan)|ik wil niet (meer|langer) (leven|bestaan|verder leven)`,
    intended: `ik (ga|heb besloten om|heb besloten|sta op het punt|ben van plan om|ben van plan) @adverb? (mezelf|me|er|een|zelfmoord|uit|voor|te)? @adverb? (@kill-me|doden|te doden|van kant maken|ophangen|zelfmoord te plegen|een einde aan te maken|er een einde aan te maken|te sterven)
      (vanavond|vannacht|morgen|vandaag) (maak ik er een (einde|eind) aan|pleeg ik zelfmoord|ga ik dood|spring ik)|ik (maak er|pleeg|spring) @adverb (een einde aan|zelfmoord|voor de trein)`,
    suicidal: `ik (ben|voel me|voel mij) (erg|heel)? suïcidaal`,
    'suicide-thought': `(denk|gedachten|gedacht|nadenken|fantaseer) (vaak|steeds|veel|continu|over|na)? (aan|over|om) (zelfmoord|suïcide|de dood|doodgaan|sterven|mezelf|zelfdoding|@kill-me)
      (suïcidale gedachten|zelfmoordgedachten|zelfmoordneigingen|doodswens)`,
    planned: `ik heb (al)? een plan (om|voor) (@kill-me|te sterven|mezelf|zelfmoord|dood)|ik heb (al|mijn|een)? _ afscheidsbrief* (geschreven|klaar)
      ik heb een (touw|strop|pistool) (gekocht|klaar)|ik heb (genoeg)? _ @pills (gespaard|opgespaard|verzameld)`,
    'act-now': `(touw|strop) om mijn (nek|hals)|(pistool|mes|geweer) (tegen|op|aan|in) mijn (hoofd|keel|pols|mond|slaap|hals)
      ik heb (net|zojuist)? mijn polsen (doorgesneden|opengesneden)|ik (sta|zit|ben) op (de|het|een) (brug|dak|spoor|rand|balkon) __ (spring|springen|eraf)`,
    farewell: `(dit is)? mijn (laatste (brief|avond|nacht)|afscheidsbrief)|als (je|jullie) dit (leest|lezen) __ (dood|niet meer)|morgen (ben ik er niet meer|ben ik dood|leef ik niet meer)|vaarwel (wereld|allemaal|voor altijd)`,
    tried: `ik heb (al)? (geprobeerd|een poging gedaan) _ (zelfmoord|mezelf|me|een einde|mijn leven) __|zelfmoordpoging`,
    passive: `(was|wou dat|wilde dat|wens dat) ik (maar|liever)? (dood|nooit geboren|er niet meer|niet meer) (was|wakker werd)?
      (iedereen|mijn familie|ze|jullie) (is|zijn|zou|zouden) beter af (zijn)? zonder mij|(levensmoe|moe van het leven|nooit meer wakker worden|niet meer wakker worden)`,
    hopeless: `(geen|geen enkele) reden (meer)? om te (leven|blijven leven)|(het leven|mijn leven|leven) heeft (voor mij)? geen (zin|nut) meer
      (het)? leven is (het)? niet (meer)? (waard|de moeite waard)|(heb|heeft) geen zin meer in het leven`,
    'self-harm-now': `ik heb (mezelf|me|mij|mijn arm|mijn armen) (weer|net|opnieuw|vandaag)? (gesneden|beschadigd|gekrast|opengesneden|verwond)|ik (snijd|snij|kras|beschadig) (mezelf|me)`,
    'self-harm-wanted': `ik (wil|ga|moet) (mezelf|me|mij) @adverb? (snijden|pijn doen|verwonden|krassen|beschadigen)`,
    taken: `ik heb (net|zojuist)? _ (alle|al|een hele|te veel|heel veel|veel|##|een doos|een strip|een handvol) (mijn|van)? _ @pills|ik heb _ (een overdosis|bleek|gif) (genomen|gedronken|geslikt|ingenomen)`,
    chest: `(pijn|druk) op (mijn|de) borst|borst (doet pijn|drukt)|hartaanval`,
    'chest-sign': `linkerarm|(arm|kaak) (is)? (gevoelloos|verdoofd|doet pijn)|in mijn kaak|koud zweet|zweten|zweet|(flauwgevallen|ingestort)`,
    stroke: `(gezicht|mond|mondhoek) (hangt|scheef|trekt)|kan (mijn|zijn|haar) (linker|rechter)? (arm|been|linkerarm|rechterarm|kant) niet (meer)? (bewegen|optillen)|beroerte`,
    airway: `(keel|tong|lippen) (zwelt|zwellen|wordt|is) (op|dik|dicht|gezwollen) ___ (allergie|allergisch|gegeten|gestoken|pinda|noten|ademen)|anafylactische shock|(gegeten|gestoken|allergisch|noten|pinda) ___ (keel|tong|lippen) (zwelt|zwellen|dik|dicht)`,
    bleeding: `(bloeden|bloeding) stopt niet|stopt niet met bloeden|(bloed|bloedt) (hevig|heel erg)|overal bloed|veel bloed (verloren|verlies)`,
    lifeless: `ademt niet (meer)?|bewusteloos|reageert niet meer`,
    'abuse-now': `(man|vriend|partner|vader|stiefvader|moeder|vrouw|hij|ex) (heeft)? (me|mij|ons) _ (geslagen|gewurgd|geschopt|mishandeld|bedreigd)
      (man|vriend|partner|vader|stiefvader|moeder|vrouw|hij|ex) (slaat|wurgt|schopt|mishandelt|bedreigt|sloeg) (me|mij|ons)|(dreigt|wil|gaat) (me|mij) (te)? (vermoorden|doden)
      ik ben bang dat hij (me|mij) (vermoordt|slaat|doodt)`,
    'abuse-danger': `hij (slaat|wurgt) me nu|(opgesloten|verstopt|verstop) (me)? _ (in|op) (de|het) (badkamer|wc|kast|slaapkamer)|hij heeft een mes`,
    rape: `(verkracht|aangerand|seksueel misbruikt)`,
    'rape-now': `(verkracht|dwingt|misbruikt) (me|mij) (elke|steeds|tot seks|seks|s nachts|nog)`,
    'child-hurt': `(papa|vader|stiefvader|oom|opa|trainer|leraar|broer) (zit aan|betast|raakt) (me|mij)|(slaat|mishandelt|misbruikt|schudt) (mijn|onze|ons|de|het) (kind|kinderen|zoon|dochter|baby)`,
    minor: `ik ben (pas)? (8|9|10|11|12|13|14|15|16|17|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien) ($|jaar|en)`,
    'other-suicidal': `(mijn|een) @relative _ (wil|zegt dat|heeft gezegd dat|dreigt|probeert|heeft geprobeerd|gaat|praat over) ___ (zelfmoord|dood|ophangen|van kant|niet meer leven|einde aan|sterven|zelfdoding|van het leven)
      (mijn|een) @relative is suïcidaal`,
    'other-taken': `mijn @relative heeft (te veel|##|een|alle|bleek) _ (@pills|overdosis|bleek) _ (genomen|geslikt|ingenomen|gedronken)?`,
    voices: `stemmen (in mijn hoofd)? (zeggen|vertellen|bevelen) __ (doden|vermoorden|pijn|springen|snijden|sterven|doodmaken|moet)`,
    threat: `ik (ga|wil|zal) (hem|haar|ze|mijn|iedereen|iemand|die) _ (vermoorden|neersteken|doodmaken|doodschieten|doden|afmaken)`,
    purging: `(vinger in mijn keel|laat mezelf overgeven|braak na)|al # dagen niets gegeten|ik heb (anorexia|boulimia|een eetstoornis)`,
    intrusive: `(dwanggedachten|opdringerige gedachten|intrusieve gedachten)|(wat als|bang dat) ik (mijn|iemand) _ (iets aandoe|neersteek|vermoord|pijn doe|steek)`,
    soon: `(vanavond|vannacht|morgen|vandaag|nu meteen)`,
    recently: `(gisteren|vannacht|vandaag|deze week|vorige week|(twee|drie|#|paar) (dagen|uur) geleden)`,
    'long-ago': `(jaren geleden|jaar geleden|vroeger|als kind|toen ik (klein|jong|een kind|#) was)`,
    fiction: `(roman|personage|film|liedje)`,
    figure: `(van het lachen|van schaamte|van de honger|van verveling|haha|doodlachen|van de hitte|van de kou)`,
    denied: `ik (wil|ga) (niet|nooit) (dood|sterven|zelfmoord plegen|mezelf)|niet dat ik|nooit gezegd dat|ik wil (mezelf)? (niet|geen) (doden|zelfmoord plegen|dood)`,
    'asks-ending-life': `(denk je|denkt u|gedachten|wil je|gedacht) (aan|over|om|eraan)? (om)? (zelfmoord|een einde aan je leven|dood|sterven|je leven te beëindigen|uit het leven)`,
    'answers-yes': `^ (ja|altijd|vaak|elke dag|zeker)`,
    'answers-partly': `^ (een beetje|beetje|soms|misschien|ik denk het wel|een paar|min of meer)`,
    'answers-unsure': `^ (ik)? (weet (het|ik)? niet|weet ik niet|niet zeker|geen idee)`,
    'answers-later': `^ (vandaag niet|nog niet|niet vandaag)`,
    'answers-hardly': `^ (niet echt|niet helemaal)`,
    'answers-no': `^ (nee|neen|nooit|helemaal niet|niets)`,
  },
}
