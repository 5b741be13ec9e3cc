import type { Language } from '#domain/safety/floor/phrase.ts'

export const german: Language = {
  families: {
    'kill-me': `umbringen|töten|umzubringen|zu töten|das leben nehmen|das leben zu nehmen|erhängen|zu erhängen|aufhängen|erschießen|ritzen bis ich sterbe|vor (den|einen) zug werfen|vom dach stürzen
      von der brücke stürzen|etwas antun|was antun|etwas anzutun|was anzutun|die pulsadern aufschneiden`,
    die: `sterben|tot sein|nicht mehr leben|nicht mehr am leben sein`,
    relative: `freund|freundin|bruder|schwester|sohn|tochter|mutter|vater|mama|papa|mann|frau|partner|partnerin|kollege|kollegin|cousin|cousine|nachbar|nachbarin|schüler|schülerin|mitbewohner
      mitbewohnerin|kumpel`,
    pills: `tabletten|tablette|pillen|schlaftabletten|schmerztabletten|medikamente|beruhigungsmittel|antidepressiva|pills`,
    adverb: `heute nacht|heute abend|morgen|einfach|nur|nur noch|wirklich|am liebsten|endlich|jetzt|heute|gerade|bald|doch|selbst|mal|echt|auch|eigentlich|manchmal`,
    he: `(mein|meine|meinen|meiner|ein|eine|der|die) _ @relative|er|sie|jemand|eine|einer|opa|oma|papa|mama`,
    partner: `mann|freund|partner|vater|stiefvater|frau|freundin|mutter|er|ex|exmann|exfrau|papa|mama|bruder|onkel|chef|sohn`,
    hits: `schlägt|prügelt|würgt|verprügelt|bedroht|misshandelt|schlug|würgte|tritt|boxt|schubst|ohrfeigt|haut|stößt|packte`,
    beaten: `geschlagen|gewürgt|verprügelt|getreten|bedroht|misshandelt|geschubst|runtergeschubst|gestoßen|gehauen|verdroschen|geboxt|eingesperrt|geohrfeigt`,
    lots: `alle|die ganze|ne ganze|eine ganze|zu viele|zuviele|viel zu viele|viele|##|eine packung|ne packung|zwei packungen|eine schachtel|eine handvoll|zwanzig|dreißig|vierzig|fünfzig|sämtliche`,
    poison: `bleiche|gift|rohrreiniger|frostschutzmittel|chlorreiniger|spülmittel|putzmittel|reiniger|entkalker|rattengift|knopfbatterie`,
    child: `kind|kinder|baby|sohn|tochter|säugling|neffe|nichte|enkel|enkelin|kleinen|kleine`,
    body: `arm|arme|armen|unterarm|oberarm|bein|beine|oberschenkel|handgelenk|handgelenke|bauch|pulsadern`,
  },
  phrases: {
    'kill-wanted': `(ich|^) (will|möchte|muss|sollte|könnte|würde) @adverb? @adverb? (mich)? @adverb? (@kill-me|mir @adverb? (das leben nehmen|etwas antun|was antun))
      ich (will|möchte) @adverb? (selbstmord|suizid) begehen|ich will (meinem leben|allem|dem ganzen) _ ende (setzen|machen|bereiten)|ich (will|möchte) mein leben beenden|(ich|^) (will|möchte|muss
      würde) @adverb? @adverb? @adverb? (mich umbringen|mich aufhängen|mich erschießen|mich vor den zug (werfen|schmeißen)|von der brücke springen|vom dach springen|vor den zug springen|alles beenden
      es beenden)|(überlegt|überlege|denke darüber nach|darüber nachgedacht) wie ich (mich umbringe|mir das leben nehme|es mache|am besten sterbe)
      (ich habe)? (lust|drang|wunsch) (mich umzubringen|zu sterben)|dass ich mich _ (umbringen|töten) (will|möchte|muss)`,
    'death-wanted': `(ich|^) (will|möchte|mag) @adverb? @adverb? @die|ich (will|möchte|mag) (so|hier)? nicht (mehr|länger) (leben|weiterleben|weiter leben|existieren)
      ich wünschte ich (wäre tot|könnte sterben)
      (will|möchte|mag) @adverb? @adverb? (sterben|tot sein|nicht mehr leben|nimmer leben|nicht mehr da sein|nicht mehr hier sein|nicht mehr existieren|weg sein für immer)
      (sterben|tot sein|nicht mehr leben) (will|möchte) ich|(ich möchte|will|mag) (ned) leben|kein bock mehr (zu leben|auf leben|auf das leben)`,
    intended: `ich (werde|bringe|nehme|erhänge|erschieße|töte) (mich|mir) (@adverb|morgen|abend|heute nacht|nachher)? @adverb? (umbringen|töten|das leben|$)
      (heute|morgen|heute nacht|heute abend) (bringe|bring|werde) ich (es tun|sterben)
      ich (werde|habe beschlossen|habe vor) _ (mich umbringen|mir das leben nehmen|mich umzubringen|mir das leben zu nehmen|zu sterben|mein leben beenden|mein leben zu beenden|selbstmord begehen)
      ich mache (heute|jetzt|bald)? schluss mit (dem leben|meinem leben|allem)
      (heut|morgen|am wochenende) (nacht|abend)? (mach|mache|bring|bringe|beende|werde) ich (mich um|mein leben|dem ein ende|allem ein ende)
      ich (mach|mache) (heut|morgen)? (nacht|abend)? (dem|allem) ein ende|(habe) (mich)? entschieden (zu sterben|dass ich sterbe|zu gehen)|(ich)? bring mich (bald)? (abend)? um
      ich springe (jetzt|heute|gleich|morgen)`,
    suicidal: `ich (bin|fühle mich) (akut|sehr|wieder)? (suizidal|selbstmordgefährdet|suizidgefährdet|lebensmüde)`,
    'suicide-thought': `(denke|gedacht|gedanken|nachgedacht|denk|nachdenke|überlege) (oft|viel|ständig|immer|schon|wieder)? (an|über|darüber|daran)? (nach)? (selbstmord|suizid|mich umzubringen
      mir das leben zu nehmen|mich zu töten|zu sterben|den tod|ans sterben|meinen tod)|(suizidgedanken|selbstmordgedanken|suizidale gedanken|todeswunsch|todessehnsucht)
      ich denke _ (daran|drüber nach) __ (zu springen|zu sterben|umzubringen|schluss zu machen|nicht mehr zu leben)|(gedanken|gedanke) (daran|dran) _ (zu sterben|mich umzubringen)`,
    planned: `ich habe (schon|bereits)? (einen|den) plan (wie ich|mich|mir|zum|für)|ich habe (mir)? (ein|einen|das) (seil|strick|pistole) (gekauft|besorgt|bereit)
      (habe) (ich)? __ (abschiedsbrief|abschiedsbriefe) __ (geschrieben|fertig)|(abschiedsbrief|abschiedsbriefe) (ist|sind|liegt|liegen) (schon|jetzt)? (fertig|geschrieben|auf|bereit)
      (wie viele|wieviele|wieviel) __ (tabletten|pillen|herztabletten|schlaftabletten|insulin) __ (reichen|sterben|brauche|tödlich|braucht|umzubringen)
      (tabletten|pillen|medikamente|schlaftabletten) __ (gesammelt|gehortet|zurückgelegt|aufgehoben)
      ich weiß (jetzt|schon|genau)? (wie|wann|wo) ich (es mache|mich umbringe|sterbe|es tue|springe|es tun werde)|(seil|strick|waffe) (liegt|ist|habe ich|hängt) (schon|bereit|im|gekauft)`,
    'act-now': `(strick|seil|schlinge) um (den|meinen) hals|(pistole|messer|waffe|klinge) (am|an|im|in|gegen) (den|meinen|meiner|der|die|meine)? (kopf|hals|schläfe|mund|kehle)
      ich (stehe|sitze|bin) (auf|an) (der|dem|einer|einem|den) (brücke|dach|hochhaus|gleisen|klippe|geländer|abgrund) __ (runter)|(steh|stehe|sitze|sitz|bin) (hier|gerade|jetzt|schon)? (auf|am|an
      vor) (der|dem|einer|den|einem)? (brücke|dach|gleisen|geländer|hochhaus|bahnsteig|abgrund|klippe|autobahnbrücke) ___ (spring|springe|springen|ende|bis ich)
      (habe) (mir)? (gerade|eben|jetzt)? die (pulsadern|handgelenke) (auf)? (aufgeschnitten|geöffnet|geschnitten|aufgeschlitzt)`,
    farewell: `(das ist|dies ist) (mein)? (abschied für immer|mein letzter (brief|abend|tag)|meine letzte (nachricht|nacht))|wenn (du|ihr) (das|dies) (liest|lest) __ (tot|nicht mehr)
      (morgen|bald) (bin ich|werde ich) (tot|nicht mehr (da|hier|leben|am leben))|leb wohl (welt|für immer)|lebt wohl $|(das ist|dies ist) (mein abschied)
      (brauche|brauch) dich (ab heut|ab morgen) nicht mehr|(sagt|sag|kümmert|kümmer) (euch|dich|meiner|meinem|ihr|ihm) _ (dass|das) __ (wenn ich (weg|tot|nicht mehr)|lieb hatte|geliebt|leid tut)
      (ich)? (werde|bin) (morgen|bald|ab morgen) (nicht mehr (da|hier|sein)|weg für immer|tot)|danke für alles _ (leb wohl|lebt wohl|das war)|verzeiht mir __ (nicht mehr|kann|weg|gehe)`,
    tried: `ich habe (schon|bereits)? (versucht) (mich umzubringen|mir das leben zu nehmen|mich zu töten)|(suizidversuch|selbstmordversuch)`,
    passive: `(wäre|wär) (ich|lieber|am liebsten) (doch|nur|nie)? (tot|nie geboren|gar nicht da|nicht geboren)
      (will|möchte|würde) (am liebsten|einfach|nur)? _ (nie wieder aufwachen|einschlafen und nie|einschlafen und nicht mehr)
      (alle|familie|ihr|sie|kinder) (wären|wäre|ist|sind|geht es) _ (besser dran ohne mich|ohne mich besser)|(lebensmüde|müde vom leben|müde zu leben)
      (wünschte|wünsche|hoffe|wünsch) (mir)? (ich)? (wäre|dass ich|würde|könnte)? __ (tot|nicht mehr aufwache|nie geboren|einfach verschwinden|nicht mehr da|sterben)
      (wäre) besser wenn (ich|es mich) (nicht|tot|weg)|(hätte|hätten|hätts|hättens|hätt) (es)? (leichter|besser|einfacher) (ohne mich|wenn ich)
      ohne mich (wäre|wären|ginge|geht|hätten|hätte) _ (alle|es|alles|besser|sie)|(mir)? (egal|wurscht) ob ich (lebe|sterbe|morgen)|(nicht|nie) mehr aufwachen`,
    hopeless: `(keinen|kein) (grund|sinn) (mehr)? _ (zu leben|am leben|weiterzuleben|im leben|weiter zu leben)|(mein leben|das leben) ist nicht (mehr)? lebenswert
      ich kann (so)? nicht (mehr)? (weiterleben|leben|weiter leben)|(keinen|kein|keine) (grund|sinn|ausweg|hoffnung|perspektive) (mehr)? (für|im|in)? (mein leben|mehr|leben|zu leben|$)
      es wird nie (wieder)? (besser|gut)|wozu (noch|soll ich)? (leben|weiterleben|weitermachen)|(ich bin) nur (noch)? (eine)? (last|belastung) für`,
    'self-harm-now': `ich (habe mich|ritze mich|schneide mich|verletze mich|habe mir in den arm|habe mir in die) (wieder|gerade|heute|gestern|jetzt|selbst|eben)? (geritzt|geschnitten|selbst verletzt
      verletzt|$)|(habe) (ich)? (mich|mir) __ (geritzt|geschnitten|selbst verletzt|verbrannt mit absicht|absichtlich verletzt)
      (ritze|schneide|ritz|schneid) (ich)? (mich|mir) (wieder|seit|jeden|manchmal|heimlich|gerade|in|immer|weil)|(schlag|schlage|haue|hau) __ (kopf) (gegen|an) die (wand|tür)
      (zu)? tief (geschnitten|geritzt|gschnittn)|@body (aufgeschnitten|geritzt|zerschnitten)`,
    'self-harm-wanted': `ich (will|möchte|muss|werde) mich @adverb? (wieder)? @adverb? (ritzen|schneiden|verletzen|selbst verletzen|bestrafen)|(will|möchte|muss|drang|lust) (mich
      mir)? @adverb? @adverb? (ritzen|schneiden|selbst verletzen|weh tun|wehtun|verbrennen|zu ritzen|zu schneiden|mich zu ritzen|mich zu schneiden|mich zu verletzen)`,
    taken: `(hab|gerade) (mir)? _ (alle|alles|die ganze|eine ganze|zu viele|viel zu viele|viele|##|eine überdosis|eine packung|eine schachtel|eine handvoll) (meine|meiner|der|packung|schachtel)? (an
      von)? (@pills|überdosis)? (genommen|geschluckt|eingenommen|eingeworfen)|(überdosis) (genommen|geschluckt)
      (habe|gerade) (ich|mir|eben|vorhin|grad)? _ @lots (von|meine|meiner|meinen|der|den|die)? _ (@pills|davon) _ (genommen|geschluckt|eingenommen|eingeworfen|reingehauen|runtergespült|intus)
      (habe|gerade) (ich|mir)? alles (aus dem|ausm|vom) __ geschluckt|@poison __ (getrunken|geschluckt|runtergeschluckt)|(zu viel|zuviel) (insulin|morphium|medikamente) (gespritzt|genommen)`,
    chest: `(schmerzen|schmerz|druck|engegefühl|enge) __ (brust|brustkorb)|brustschmerzen|brustschmerz|brust (tut)? _ weh|herzinfarkt
      (druck|schmerzen|schmerz|stechen|enge|brennen) (auf|in|hinter|an) (der|meiner|seiner|ihrer|dem) (brust|brustkorb|brustbein)
      brust (ist|fühlt|drückt|schnürt|brennt|wie) __ (eng|zu|eingeschnürt|elefant)`,
    'chest-sign': `(linke|linker|linken) (arm|schulter|arms)|(arm|kiefer) _ (taub|zieht|schmerzt|weh)|kalter schweiß|kaltschweißig|schweißausbruch|zusammengebrochen|ohnmächtig|umgekippt|schwitze
      (zieht|strahlt|geht|schmerzen|schmerz) _ (in|bis|im) (den|meinen|seinen|ihren|die)? (linken|linker)? (arm|kiefer|schulter|rücken|kieferwinkel)
      (arm|kiefer|schulter) (ist|tut|wird|schmerzt|kribbelt) (auch)? (taub|weh|schwer)|(schwitzt|schweiß) (kalt|kalter|wie|stark)`,
    stroke: `(gesicht|mundwinkel|mund) __ (hängt|hängen|schief)|kann _ (linken|rechten|einen) (seite) nicht (mehr)? (bewegen|heben)|(halbseitig|eine seite|linke seite|rechte seite) _ (gelähmt|taub)
      schlaganfall (gerade|jetzt)|(kann|konnte) (plötzlich|auf einmal) nicht (mehr)? (richtig)? (reden|sprechen|sehen|laufen)
      (redet|spricht|lallt) (plötzlich|auf einmal|wirr|nur noch|komisch|undeutlich|verwaschen)|(hand|arm|bein) (hängt|hängen) (einfach|so|nur)? (so)? (runter|schlaff)
      (arm|bein) (ned) (mehr)? (heben|bewegen|spüren)|(eine|linke|rechte|halbe) (seite|gesichtshälfte|körperhälfte|gesicht) (ist|wird)? (plötzlich|auf einmal)? (taub|gelähmt|hängt|weg)
      (schlimmsten|schlimmste) kopfschmerzen meines lebens`,
    airway: `(zunge|hals|kehle|lippen|rachen) (schwillt|schwellen|ist|geht) (zu|an|geschwollen) ___ (allergie|allergisch|gegessen|nuss|nüsse|stich|gestochen|wespe|biene|luft|atmen)
      (allergisch|nüsse|nuss|wespe|biene|gestochen) ___ (zunge|hals|lippen) __ (schwillt|zu|geschwollen)|allergischer schock
      (krieg|kriege|bekomme|bekommt|kriegt) (fast|kaum|gar)? (keine|kaum) luft mehr|(erstickt|verschluckt und kriegt)
      (zunge|lippen|hals) (ist|sind)? (total|stark|ganz|extrem)? (dick|zugeschwollen|angeschwollen|zu)`,
    bleeding: `(blutung|blut) (hört|lässt|ist) nicht (mehr)? (zu)? (stoppen|stillen|auf)|(blute|blutet) (sehr stark|wie verrückt)|überall (ist)? blut|verblute
      (hört|hören) (ned|einfach nicht) auf (mit|zum|zu)? (bluten|das blut)|(blut|blutung) (läuft|spritzt|strömt) (nur|so|raus|aus|überall|die)|läuft blut|(viel) blut (verloren|überall)
      (blute|blutet) (wie sau|extrem|stark|heftig|durch)|(huste|hustet|erbreche|erbricht|kotze|spucke|spuckt) (viel)? blut|alles voller blut
      (handtuch|verband|binde) (ist)? (schon)? (durch|durchgeblutet|vollgeblutet)|krieg die blutung nicht`,
    lifeless: `(atmet|reagiert) (nicht|kaum) (mehr)?|bewusstlos|keinen puls|(ned|kaum) (wachzukriegen|wach zu kriegen|aufzuwecken|wachzubekommen|ansprechbar)|(wacht|wachte) nicht (mehr)? auf
      (krampft|krampfanfall|zuckt am ganzen)|(lippen|gesicht|er|sie|baby) (ist|sind|wird|werden|läuft) (ganz)? blau (an)?|bekommt keine luft (mehr)?|hat aufgehört zu atmen|atmet (nimmer)`,
    'abuse-now': `(mann|freund|partner|vater|stiefvater|frau|freundin|mutter|er|ex) (hat)? _ (schlägt|prügelt|würgt|bedroht|misshandelt|schlug|würgte|tritt|geschlagen|gewürgt|verprügelt) (uns)?
      (sie) hat (mich|uns) _ (geschlagen|gewürgt|verprügelt|getreten|bedroht|misshandelt)|(@partner|sie) (will|wird|droht) _ mich (umbringen|umzubringen|töten|zu töten)
      ich habe angst dass (er|mein mann|mein freund|mein vater) mich _ (umbringt|schlägt|tötet)|@partner @hits (mich|uns|mir)
      (schlägt|würgt|tritt|prügelt|schlug) mich (mein|meine|der|er|immer|wenn|jeden|wieder)|@partner (hat|hatte) (mich|uns|mir) ___ @beaten
      @partner (hat|hatte) (mir)? __ (ins gesicht|hand gebrochen|an den haaren|am hals) __|(droht|gedroht|drohte) (mir)? (mich|uns|er) __ (umzubringen|abzustechen|bringt|töten|zu töten|umbringt)
      (er|mein mann|mein freund|mein ex) (lässt|sperrt) mich (nicht (aus|raus|gehen|weg)|ein)|(handy|schlüssel|geld) weggenommen __ (raus|mann|freund)
      ich habe angst vor (meinem|meiner) (mann|freund|vater|frau|ex)`,
    'abuse-danger': `(er|mein mann|mein freund|mein vater|mein ex) (schlägt|würgt|verprügelt) mich (gerade|jetzt)|(er|mein mann|mein freund) hat ein messer
      (verstecke|versteckt|eingeschlossen|eingesperrt) _ im (bad|badezimmer|klo|schrank|zimmer)|(tritt|schlägt|bricht) _ die tür (ein|auf)
      (schloss|tür|haustür|wohnungstür) (aufgebrochen|eingetreten|eingeschlagen)
      (bin|verstecke mich|versteck mich|sitze|lieg|liege) (unterm|unter dem|im) (bett|schrank|bad|klo|keller) __ (er|bitte|hilfe|mein|vor)
      (er|mann|vater|freund|ex|papa) (hat|steht|kommt) __ (messer|waffe|axt|pistole) __ (tür|mich|uns)|er bringt mich um $|(versucht|versuchte) (die tür|reinzukommen|mich umzubringen)
      steht (vor der tür|draußen) (mit|und (droht|schreit|hämmert))`,
    rape: `(vergewaltigt|sexuell missbraucht|sexuell genötigt|missbraucht worden|sexuell belästigt)|(habe) nein gesagt (und|aber) _ (er|sie) (hat|hörte|machte)|gegen meinen willen
      (untern rock|unter den rock|zwischen die beine|an die brust|an die brüste|in die hose) (gefasst|gegriffen|gelangt)|(mich)? (zum sex|zu sex) (gezwungen|zwang|genötigt)|hat sich an mir vergangen
      (mich)? begrapscht`,
    'rape-now': `(vergewaltigt|missbraucht|zwingt) mich (jede|immer|zum sex|nachts|regelmäßig|ständig)|(er|mann|freund|chef|vater) (zwingt|nötigt|vergewaltigt) mich
      (bilder|nacktbilder|video) __ (schicken|posten|veröffentlichen) wenn ich nicht`,
    'child-hurt': `(papa|vater|stiefvater|onkel|opa|trainer|lehrer|bruder) (berührt|begrapscht) mich
      (missbraucht) (mein|meine|meinen|unser|unsere|unseren|das|die|den) _ (kind|kinder|baby|sohn|tochter|säugling)
      (papa|vater|stiefvater|onkel|opa|trainer|lehrer|bruder|freund von mama) (kommt|geht|fasst|streichelt|schlägt|haut) __ (in mein (bett|zimmer)|mich|unten|nachts)
      (baby|kind|sohn|tochter) __ (geschüttelt|geschlagen|verprügelt|gewürgt|misshandelt)|(schlägt|misshandelt|schüttelt|haut|verprügelt|tritt) __ @child
      @child (hat|haben) __ (blaue flecken|striemen) __|(kinder|kind) (sind|ist|wird|werden) __ (geschlagen|eingesperrt|allein gelassen|alleine gelassen|misshandelt|missbraucht)`,
    minor: `ich bin (erst)? (8|9|10|11|12|13|14|15|16|17|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn) ($|jahre|und)`,
    'other-suicidal': `(mein|meine|meiner|ein|eine) _ @relative _ (will|möchte|droht|hat gesagt|sagt|hat versucht|versucht|hat vor) ___ (umbringen|umzubringen|umbringt|sterben|das leben nehmen
      das leben zu nehmen|erhängen|selbstmord|suizid|nicht mehr leben)|(mein|meine) _ @relative _ ist (suizidal|selbstmordgefährdet)|@he __ (will|möchte|droht|sagt|schreibt|hat gesagt|hat geschrieben
      redet davon|versucht|hat versucht|geschrieben) ___ (umbringen|umzubringen|umbringt|sterben|das leben nehmen|nicht mehr leben|suizid|selbstmord|zu springen)
      @he (schreibt|sagt|schrieb|sagte) (sie|er) (macht|machts|bringt|springt) __ (heut|nacht|jetzt)|@he hat __ (abschiedsbrief|abschiedsnachricht) __|@he (ritzt|schneidet|verletzt) sich`,
    'other-taken': `(mein|meine) _ @relative hat (##|zu viele|alle|eine überdosis|viele|bleiche|gift) _ (@pills|genommen|geschluckt|getrunken)
      (@he|mein kleiner|@child) hat __ (@poison|@pills) __ (genommen|geschluckt|getrunken|gegessen|verschluckt)|(leere) (blister|blisterpackung|tablettenpackung|packungen)`,
    voices: `(stimmen|stimme|gott|teufel|sender|fernseher|radio|dämon|dämonen) __ (sagen|befehlen|sagt|befiehlt|befehle|wollen|will|verlangen|verlangt|flüstern) ___ (umbringen|töten|verletzen
      springen|sterben|umbringe|schneiden|wehtun|erstechen|anzünden|stechen|schlagen|opfern|aufs dach)`,
    threat: `ich (werde|will|bringe) (ihn|sie|meinen|meine|alle|den|jemanden) _ (umbringen|töten|abstechen|erschießen|erstechen|verprügeln)
      (ich)? (bring|bringe) (ihn|sie|alle|diesen (kerl|mann)) __ um ($|wenn|heute|morgen|und)|ich (bring|bringe) (meinen|meine) @relative um|ich (bring|bringe) meinen (chef|lehrer) um
      ich (stech|steche|schlag|schlage|knall|knalle|fackel|zünde) (ihn|sie|den|die|alle|meinen) __ (ab|tot|nieder|an|zusammen)
      (werde|will) (ihn|sie|den|meinen|alle) __ (umbringen|abstechen|erschießen|abknallen|totschlagen|anzünden)`,
    purging: `(ich)? (erbreche|übergebe) mich (nach dem essen|absichtlich|nach jedem)|finger in den hals|seit # tagen nichts (mehr)? gegessen|ich habe (magersucht|bulimie|eine essstörung)`,
    intrusive: `(zwangsgedanken|aufdringliche gedanken|intrusive gedanken|ungewollte gedanken)
      (was wenn|angst dass) ich _ (baby|kind|jemanden|mann|familie|sohn|tochter|mutter|jemandem) __ (verletze|erstecke|ersteche|umbringe|töte|antue|etwas antue|wehtue|verletzen|erstechen|umbringen)`,
    soon: `(heute nacht|heute abend|heute noch|morgen|jetzt gleich|noch heute)`,
    recently: `(gestern|heute|letzte nacht|diese woche|vor (ein paar|#|zwei|drei) (tagen|stunden))`,
    'long-ago': `(vor (vielen|#|zwei|drei|zehn)? jahren|früher|als kind|als ich (klein|jung|#|ein kind) war|damals|in der vergangenheit)`,
    fiction: `(roman|figur|songtext|theaterstück|drehbuch)`,
    figure: `(beim schach|im schach|beim tennis|im tennis|beim spielen|im spiel|tischtennis|beim fußball|vor lachen|vor scham|vor langeweile|totlachen|haha|peinlich|vor hunger|hitze|lampenfieber)`,
    denied: `(nicht dass|nie gesagt dass) ich _ (will|möchte)
      ich (will|möchte|werde) (mich|mir)? (nicht|niemals|nie) (umbringen|sterben|töten|das leben nehmen|wirklich sterben|etwas antun|was antun|verletzen)|ich bringe mich nicht um`,
    'means-ready': `(tabletten|pillen|messer|seil|strick|klinge|waffe|pistole|gewehr) (liegt|liegen|steht|vor|in|sind|ist) (neben|vor|in|auf|schon|der|meiner)? (mir|bereit|hand|tisch|dem tisch
      der hand|geladen)|(ich halte|habe) (ein|das|die|eine|den) (messer|klinge|tabletten|seil|pistole|strick) (in der|vor|hier|neben|bereit)`,
    'cannot-go-on': `(ich)? kann nicht mehr $|(ich)? (schaffe|schaff) (es|das) nicht mehr $|ich (mag|will) nicht mehr $|kann einfach nicht mehr $`,
    'child-risk': `(ich)? (schüttel|schüttle|schlage|werfe|erwürge) gleich (das|mein|den|die|meine) @child|(kurz davor|gleich|angst) (mein|das|meine|meinen) @child zu (schütteln|schlagen|verletzen)
      ich (will|werde) (mein|meine|das) @child (umbringen|schütteln|erwürgen)`,
    'other-act': `@he (steht|sitzt|ist) (gerade|jetzt)? (auf|an) (der|dem|einer|den) (brücke|dach|gleisen|geländer|hochhaus)
      @he hat sich (gerade|eben)? (die pulsadern|erhängt|aufgehängt|aufgeschnitten)`,
    'threat-ready': `(wart|warte|laure|stehe|fahr|fahre|gehe|geh) (heut|jetzt|gleich)? (nacht|abend)? __ (mit|und) (dem|einem|der|nem) (schläger|messer|waffe|axt|pistole|baseballschläger)
      (habe) (das|ein|die|eine) (messer|waffe|pistole) (dabei|mit|eingepackt|im rucksack)`,
    panic: `(panikattacke|hypochond*|dr google|googeln|gegoogelt|arzt sagt|hausarzt|ekg|langzeit|was wenn|angst vor (einem|herz)|krankheitsangst)`,
    accident: `(backblech|beim kochen|beim schneiden|zwiebel|zwiebeln|gemüse|aus versehen|versehentlich|beim rasieren|beim sport|training)`,
    prescribed: `(verschrieben|verordnet|wie immer|laut arzt|täglich|antibiotikum|vitamine|magnesium|meine pille)`,
    bereaved: `(hat sich (vor|letztes|damals) __ (umgebracht|das leben genommen)|beerdigung|trauergruppe|todestag)`,
    starving: `(seit|schon) (#|zwei|drei|vier|fünf|sechs) (tagen|tage) nichts (mehr)? (gegessen|im magen)`,
    neglect: `(seit|schon) (#|zwei|drei|vier)? (wochen|tagen) nicht (mehr)? (geduscht|aus dem bett|gewaschen)`,
    'asks-ending-life': `(denkst|gedanken|nachgedacht|denken|daran) _ (an|darüber)? (dir|sich|dein|deinem|dich) _ (leben nehmen|leben zu nehmen|leben zu beenden|umzubringen|ende zu setzen)
      (möchtest|willst) du (sterben|nicht mehr leben|dich umbringen)|suizidgedanken`,
    'asks-safe-now': `(bist du|sind sie|fühlst du dich) (gerade|jetzt|im moment|momentan)? (in sicherheit|sicher)`,
    'asks-taken-something': `(hast du|haben sie) (etwas|was|tabletten|irgendetwas) (genommen|eingenommen|geschluckt)`,
    'answers-plainly-safe': `^ (ja|nein|wirklich|danke)? ich bin (jetzt|gerade|hier|zu hause|wirklich|im moment)? (in sicherheit|außer gefahr) (jetzt|hier|zu hause|im moment|gerade)? $
      ^ (ja|nein|wirklich|danke)? ich bin (jetzt|gerade|hier|zu hause|im moment) sicher $`,
    'answers-yes': `^ (ja|jo|jep|klar|immer|ständig|oft|leider)`,
    'answers-partly': `^ (ein bisschen|bisschen|irgendwie|ein wenig|schon|teilweise|ich glaube schon|ich glaub|ein paar|irgendwie schon|so halb)`,
    'answers-maybe': `^ (manchmal|vielleicht|ab und zu|jein|kann sein|hin und wieder|kommt drauf an|kommt darauf an|möglich)`,
    'answers-silence': `^ ((ist|is) (doch|das)? (doch)? egal|(spielt|macht) das (denn)? (eine rolle|noch einen unterschied|einen unterschied|was)|was (spielt|macht) das|wen (interessiert|juckt
      kümmert))`,
    'answers-unsure': `^ (weiß nicht|keine ahnung|ich weiß (es)? nicht|bin mir nicht sicher|nicht sicher)`,
    'answers-later': `^ (heute nicht|noch nicht|nicht heute)`,
    'answers-hardly': `^ (nicht wirklich|nicht so|eher nicht|nicht ganz|eigentlich nicht)`,
    'answers-no': `^ (nein|nee|ne|nö|nie|gar nicht|nichts|überhaupt nicht)`,
    'answers-all': `^ (alle|alles|die ganze (packung|schachtel))`,
    'answers-usual': `(meine|die) (normale|gewohnte|verordnete|übliche) (tabletten)?|wie immer|wie verschrieben`,
  },
}
