import type { Language } from '#domain/safety/floor/phrase.ts'

export const german: Language = {
  families: {
    'kill-me': `umbringen|töten|umzubringen|zu töten|das leben nehmen|das leben zu nehmen|erhängen|zu erhängen|aufhängen|erschießen|ritzen bis ich sterbe|vor (den|einen) zug werfen|vom dach stürzen|von der brücke stürzen|etwas antun|was antun|etwas anzutun|was anzutun|die pulsadern aufschneiden`,
    die: `sterben|tot sein|nicht mehr leben|nicht mehr am leben sein`,
    relative: `freund|freundin|bruder|schwester|sohn|tochter|mutter|vater|mama|papa|mann|frau|partner|partnerin|kollege|kollegin|cousin|cousine|nachbar|nachbarin|schüler|schülerin|mitbewohner|mitbewohnerin|kumpel`,
    pills: `tabletten|tablette|pillen|schlaftabletten|schmerztabletten|medikamente|beruhigungsmittel|antidepressiva|pills`,
    adverb: `einfach|nur|nur noch|wirklich|am liebsten|endlich|jetzt|heute|gerade|bald|doch|selbst|mal|echt|auch|eigentlich|manchmal`,
  },
  phrases: {
    'kill-wanted': `(ich|^) (will|möchte|muss|sollte|könnte|würde) @adverb? @adverb? (mich)? @adverb? (@kill-me|mir @adverb? (das leben nehmen|etwas antun|was antun))
      ich (will|möchte) @adverb? (selbstmord|suizid) begehen|ich will (meinem leben|allem|dem ganzen) _ ende (setzen|machen|bereiten)|ich (will|möchte) mein leben beenden`,
    'death-wanted': `(ich|^) (will|möchte|mag) @adverb? @adverb? @die|ich (will|möchte|mag) (so|hier)? nicht (mehr|länger) (leben|weiterleben|weiter leben|existieren)|ich wünschte ich (wäre tot|könnte sterben)`,
    intended: `ich (werde|bringe|nehme|erhänge|erschieße|töte) (mich|mir) (@adverb|morgen|heute|abend|heute nacht|nachher)? @adverb? (um|umbringen|töten|das leben|$)
      (heute|morgen|heute nacht|heute abend) (bringe|bring|werde) ich (mich um|mich umbringen|es tun|sterben)
      ich (werde|habe beschlossen|habe vor) _ (mich umbringen|mir das leben nehmen|mich umzubringen|mir das leben zu nehmen|zu sterben|mein leben beenden|mein leben zu beenden|selbstmord begehen)
      ich mache (heute|jetzt|bald)? schluss mit (dem leben|meinem leben|allem)`,
    suicidal: `ich (bin|fühle mich) (akut|sehr|wieder)? (suizidal|selbstmordgefährdet|suizidgefährdet|lebensmüde)`,
    'suicide-thought': `(denke|gedacht|gedanken|nachgedacht|denk|nachdenke|überlege) (oft|viel|ständig|immer|schon|wieder)? (an|über|darüber|daran)? (nach)? (selbstmord|suizid|mich umzubringen|mir das leben zu nehmen|mich zu töten|zu sterben|den tod|ans sterben|meinen tod)
      (suizidgedanken|selbstmordgedanken|suizidale gedanken|todeswunsch|todessehnsucht)`,
    planned: `ich habe (schon|bereits)? (einen|den) plan (wie ich|mich|mir|zum|für)|ich habe (meinen|einen|den|schon)? _ (abschiedsbrief|abschiedsbriefe) (geschrieben|fertig)
      ich habe (mir)? (ein|einen|das) (seil|strick|pistole) (gekauft|besorgt|bereit)|ich habe (tabletten|pillen|medikamente) (gesammelt|gehortet)`,
    'act-now': `(strick|seil|schlinge) um (den|meinen) hals|(pistole|messer|waffe|klinge) (am|an|im|in|gegen) (den|meinen|meiner|der|die|meine)? (kopf|hals|schläfe|mund|kehle)
      ich (stehe|sitze|bin) (auf|an) (der|dem|einer|einem|den) (brücke|dach|hochhaus|gleisen|klippe|geländer|abgrund) __ (springe|springen|spring|runter|ende)
      ich habe mir (gerade|eben)? die pulsadern (aufgeschnitten|geöffnet)`,
    farewell: `(das ist|dies ist) (mein)? (abschied für immer|mein letzter (brief|abend|tag)|meine letzte (nachricht|nacht))|wenn (du|ihr) (das|dies) (liest|lest) __ (tot|nicht mehr)
      (morgen|bald) (bin ich|werde ich) (tot|nicht mehr (da|hier|leben|am leben))|leb wohl (welt|für immer)|lebt wohl $`,
    tried: `ich habe (schon|bereits)? (versucht) (mich umzubringen|mir das leben zu nehmen|mich zu töten)|(suizidversuch|selbstmordversuch)`,
    passive: `(wäre|wär) (ich|lieber|am liebsten) (doch|nur|nie|nie)? (tot|nie geboren|gar nicht da|nicht geboren)
      (will|möchte|würde) (am liebsten|einfach|nur)? _ (nicht mehr aufwachen|nie wieder aufwachen|einschlafen und nie|einschlafen und nicht mehr)
      (alle|familie|ihr|sie|kinder) (wären|wäre|ist|sind|geht es) _ (besser dran ohne mich|ohne mich besser dran|ohne mich besser)|(lebensmüde|müde vom leben|müde zu leben)`,
    hopeless: `(keinen|kein) (grund|sinn) (mehr)? _ (zu leben|am leben|weiterzuleben|im leben|weiter zu leben)|(leben|alles) (hat|macht) (für mich)? keinen sinn mehr
      (mein leben|das leben) ist nicht (mehr)? lebenswert|ich kann (so)? nicht (mehr)? (weiterleben|leben|weiter leben)`,
    'self-harm-now': `ich (habe mich|ritze mich|schneide mich|verletze mich|habe mir in den arm|habe mir in die) (wieder|gerade|heute|gestern|jetzt|selbst|eben)? (geritzt|geschnitten|selbst verletzt|verletzt|$)`,
    'self-harm-wanted': `ich (will|möchte|muss|werde) mich @adverb? @adverb? (ritzen|schneiden|verletzen|selbst verletzen|bestrafen)`,
    taken: `(habe|hab|gerade) (mir)? _ (alle|alles|die ganze|eine ganze|zu viele|viel zu viele|viele|##|eine überdosis|eine packung|eine schachtel|eine handvoll) (meine|meiner|der|packung|schachtel)? (an|von)? (@pills|überdosis)? (genommen|geschluckt|eingenommen|eingeworfen)
      (bleiche|gift|rohrreiniger|frostschutzmittel) (getrunken|geschluckt)|(überdosis) (genommen|geschluckt)`,
    chest: `(schmerzen|schmerz|druck|engegefühl|enge) __ (brust|brustkorb)|brustschmerzen|brustschmerz|brust (tut)? _ weh|herzinfarkt`,
    'chest-sign': `(linke|linker|linken) (arm|schulter|arms)|(arm|kiefer) _ (taub|zieht|schmerzt|weh)|kalter schweiß|kaltschweißig|schweißausbruch|zusammengebrochen|ohnmächtig|umgekippt|schwitze`,
    stroke: `(gesicht|mundwinkel|mund) __ (hängt|hängen|schief)|kann _ (linken|rechten|einen) (arm|bein|seite) nicht (mehr)? (bewegen|heben)|(halbseitig|eine seite|linke seite|rechte seite) _ (gelähmt|taub)|schlaganfall (gerade|jetzt)|kann (plötzlich) nicht (mehr)? sprechen`,
    airway: `(zunge|hals|kehle|lippen|rachen) (schwillt|schwellen|ist|geht) (zu|an|geschwollen) ___ (allergie|allergisch|gegessen|nuss|nüsse|stich|gestochen|wespe|biene|luft|atmen)|(allergisch|nüsse|nuss|wespe|biene|gestochen) ___ (zunge|hals|lippen) __ (schwillt|zu|geschwollen)|allergischer schock|anaphylaktisch*`,
    bleeding: `(hört|hören) nicht auf zu bluten|(blutung|blut) (hört|lässt|ist) nicht (auf|mehr)? (zu)? (stoppen|stillen|auf)|(blute|blutet) (stark|sehr stark|wie verrückt)|überall (ist)? blut|verblute`,
    lifeless: `(atmet|reagiert) (nicht|kaum) (mehr)?|bewusstlos|(hat|bekommt) einen krampfanfall|keinen puls`,
    'abuse-now': `(mann|freund|partner|vater|stiefvater|frau|freundin|mutter|er|ex) (hat)? _ (schlägt|prügelt|würgt|verprügelt|bedroht|misshandelt|schlug|würgte|tritt|geschlagen|gewürgt|verprügelt) (mich|uns)?
      (er|sie|mann|freund|vater|ex) hat (mich|uns) _ (geschlagen|gewürgt|verprügelt|getreten|bedroht|misshandelt)
      (will|wird|droht) _ mich (umbringen|umzubringen|töten|zu töten)|ich habe angst dass (er|mein mann|mein freund|mein vater) mich _ (umbringt|schlägt|tötet)`,
    'abuse-danger': `(er|mein mann|mein freund|mein vater|mein ex) (schlägt|würgt|verprügelt) mich (gerade|jetzt)|(er|mein mann|mein freund) hat ein messer|(verstecke|versteckt|eingeschlossen|eingesperrt) _ im (bad|badezimmer|klo|schrank|zimmer)|(tritt|schlägt|bricht) _ die tür (ein|auf)`,
    rape: `(vergewaltigt|sexuell missbraucht|sexuell genötigt|missbraucht worden|sexuell belästigt)`,
    'rape-now': `(vergewaltigt|missbraucht|zwingt) mich (jede|immer|zum sex|nachts|regelmäßig|ständig)`,
    'child-hurt': `(papa|vater|stiefvater|onkel|opa|trainer|lehrer|bruder) (fasst|berührt|begrapscht) mich|(schlägt|misshandelt|schüttelt|missbraucht|verprügelt) (mein|meine|meinen|unser|unsere|unseren|das|die|den) _ (kind|kinder|baby|sohn|tochter|säugling)`,
    minor: `ich bin (erst)? (8|9|10|11|12|13|14|15|16|17|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn) ($|jahre|und)`,
    'other-suicidal': `(mein|meine|meiner|ein|eine) _ @relative _ (will|möchte|droht|hat gesagt|sagt|hat versucht|versucht|hat vor) ___ (umbringen|umzubringen|umbringt|sterben|das leben nehmen|das leben zu nehmen|erhängen|selbstmord|suizid|nicht mehr leben)
      (mein|meine) _ @relative _ ist (suizidal|selbstmordgefährdet)`,
    'other-taken': `(mein|meine) _ @relative hat (##|zu viele|alle|eine überdosis|viele|bleiche|gift) _ (@pills|genommen|geschluckt|getrunken)`,
    voices: `(stimmen|stimme) (in meinem kopf)? (sagen|befehlen|sagt|befiehlt) (mir)? __ (umbringen|töten|verletzen|springen|sterben|umbringe|schneiden|wehtun|erstechen)`,
    threat: `ich (werde|will|bringe) (ihn|sie|meinen|meine|alle|den|jemanden) _ (um|umbringen|töten|abstechen|erschießen|erstechen|verprügeln)`,
    purging: `(ich)? (erbreche|übergebe) mich (nach dem essen|absichtlich|nach jedem)|finger in den hals|seit # tagen nichts (mehr)? gegessen|ich habe (magersucht|bulimie|eine essstörung)`,
    intrusive: `(zwangsgedanken|aufdringliche gedanken|intrusive gedanken|ungewollte gedanken)|(was wenn|angst dass) ich _ (baby|kind|jemanden|mann|familie|sohn|tochter|mutter|jemandem) __ (verletze|erstecke|ersteche|umbringe|töte|antue|etwas antue|wehtue|verletzen|erstechen|umbringen)`,
    soon: `(heute nacht|heute abend|heute noch|morgen|jetzt gleich|noch heute)`,
    recently: `(gestern|heute|letzte nacht|diese woche|vor (ein paar|#|zwei|drei) (tagen|stunden))`,
    'long-ago': `(vor (vielen|#|zwei|drei|zehn)? jahren|früher|als kind|als ich (klein|jung|#|ein kind) war|damals|in der vergangenheit)`,
    fiction: `(roman|figur|songtext|theaterstück|drehbuch)`,
    figure: `(vor lachen|vor scham|vor langeweile|totlachen|haha|peinlich|vor hunger|vor hitze|hitze|lampenfieber)`,
    denied: `(nicht dass|nie gesagt dass|heißt nicht dass|nicht) ich _ (will|möchte)|ich (will|möchte|werde) (mich|mir)? (nicht|niemals|nie) (umbringen|sterben|töten|das leben nehmen|wirklich sterben|etwas antun|was antun|verletzen)|ich bringe mich nicht um`,
    'asks-ending-life': `(denkst|gedanken|nachgedacht|denken|daran) _ (daran|an|darüber)? (dir|sich|dein|deinem|dich) _ (leben nehmen|leben zu nehmen|leben zu beenden|umzubringen|ende zu setzen)|(möchtest|willst) du (sterben|nicht mehr leben|dich umbringen)|suizidgedanken`,
    'asks-safe-now': `(bist du|sind sie|fühlst du dich) (gerade|jetzt|im moment|momentan)? (in sicherheit|sicher)`,
    'asks-taken-something': `(hast du|haben sie) (etwas|was|tabletten|irgendetwas) (genommen|eingenommen|geschluckt)`,
    'answers-yes': `^ (ja|jo|jep|klar|immer|ständig|oft|leider)`,
    'answers-partly': `^ (ein bisschen|bisschen|irgendwie|manchmal|vielleicht|ein wenig|schon|teilweise|ab und zu|ich glaube schon|ich glaub|ein paar|jein)`,
    'answers-unsure': `^ (weiß nicht|keine ahnung|ich weiß (es)? nicht|bin mir nicht sicher|nicht sicher)`,
    'answers-later': `^ (heute nicht|noch nicht|nicht heute)`,
    'answers-hardly': `^ (nicht wirklich|nicht so|eher nicht|nicht ganz|eigentlich nicht)`,
    'answers-no': `^ (nein|nee|ne|nö|nie|gar nicht|nichts|überhaupt nicht)`,
    'answers-all': `^ (alle|alles|die ganze (packung|schachtel))`,
    'answers-usual': `(meine|die) (übliche|normale|gewohnte|verordnete|übliche) (dosis|menge|medikamente|tabletten)?|wie immer|wie verschrieben`,
  },
}
