import type { Language } from '#domain/safety/floor/phrase.ts'

export const german: Language = {
  families: {
    helper: `therapeut|therapeutin|therapeuten|therapie|arzt|ärztin|ärzte|psychologe|psychologin|psychiater|psychiaterin|beratung|beratungsstelle|notaufnahme|klinik|medikamente|tabletten|krankenhaus|profis`,
    illness: `zwangsstörung|ocd|depression|ptbs|bipolare störung|adhs|autismus|borderline|schizophrenie|psychose|anorexie|magersucht|bulimie|panikstörung|angststörung|soziale phobie|burnout`,
  },
  phrases: {
    hedged: `(kann|können|könnte) __ (nicht|niemand|keiner)|nicht __ (sagen|wissen|feststellen|beurteilen|versprechen)|wenn|falls|ob|vielleicht|niemand kann
      (ärztin|arzt|therapeutin|therapeut) kann|(zwang|angst|zweifel) (sagt|will|verlangt)`,
    'as-felt': `gefühl|fühlst|fühlt|glaubst|denkst|angst|fürchtest|sorge|ob|klingt|als ob`,
    'advised-against': `nicht|nie|niemals|ohne|statt|kein|keine|keinen|apotheke|deine ärztin|dein arzt|rücksprache`,
    reassurance: `du (würdest|wirst|könntest) __ (nie|niemals) __ (tun|antun|verletzen|schaden|umbringen|wehtun)|du bist kein (schlechter|böser|gefährlicher|monster|pädophiler|mörder)
      du bist (ein|eine) (guter|gute|liebevolle) (mensch|mutter|vater)|alles wird gut|(dir|ihr|ihm|euch) (wird|kann) nichts passieren|es (wird|kann) (dir|ihr|ihm|euch)? nichts passieren
      keine gefahr|kein risiko|nichts zu befürchten|ich (verspreche|garantiere|versichere|schwöre)|(glaub|vertrau) mir|mach dir keine sorgen
      du hast (die tür|den herd|sie|ihn|sicher|definitiv|bestimmt) __ (abgeschlossen|zugemacht|ausgemacht|abgeschaltet)
      du hast (niemanden|niemandem|keinen) __ (verletzt|überfahren|angefahren|geschadet)`,
    'certainty-about-symptoms': `(das|es|dein herz|dein körper|deine lunge|kribbeln|deine nerven|dein kopf) (ist|sind) __ (harmlos|gesund|nichts schlimmes|nichts ernstes|ungefährlich|kein herzinfarkt|kein schlaganfall|kein tumor|kein krebs)
      (das|es) ist nur (die|deine)? (angst|stress|panik|verspannung|aufregung)|du hast (keinen|kein|keine) __ (krebs|herzinfarkt|schlaganfall|tumor|krankheit|hirntumor)
      du wirst nicht (sterben|umkippen|ohnmächtig|verrückt)|völlig harmlos|(brauchst|musst) (du)? (nicht|keinen|keine) __ (arzt|ärztin|notarzt|krankenhaus)`,
    'ritual-help': `(prüf|prüfe|kontrollier|kontrolliere|wasch|wasche|zähl|zähle|wiederhol|wiederhole|schau|geh|lies|bete|taste|miss) ___ (noch einmal|noch mal|nochmal|bis es sich|dreimal|zweimal|viermal|siebenmal|# mal|zur sicherheit|um sicher)
      bis es sich richtig anfühlt|(mach|schick) _ (foto|fotos|video)|erzähl mir (alles|jedes detail)`,
    absolution: `(gott|allah|jesus) _ (vergibt|verzeiht|hat dir)|(dir|es) (ist|sei) (schon|längst)? (vergeben|verziehen)|ich (vergebe|verzeihe) dir|du hast nichts (falsches|falsch|böses)
      (ist|war) keine sünde|du bist unschuldig|du kommst nicht in die hölle`,
    'agrees-with-unreal': `du hast recht ___ (beobachten|verfolgen|überwachen|vergiften|abhören|kameras)
      (sie|nachbarn|die regierung|jemand) (beobachten|verfolgen|überwachen|vergiften|beobachtet|verfolgt|überwacht|belauscht) dich
      du bist (auserwählt|der auserwählte|die auserwählte|ein prophet)|(zeichen|botschaften|stimmen|stimme|botschaft) (sind|ist) (echt|real|wahr|für dich|an dich)
      (hör|folge|folg|gehorche) _ (stimme|stimmen|zeichen|ihnen)`,
    confronting: `stell (ihn|sie) (zur rede|heute|jetzt)?|konfrontier* (ihn|sie|deinen|deine)|schlag zurück|schrei (ihn|sie) an|droh (ihm|ihr)|sag (ihm|ihr) (ins gesicht|klar|deutlich)
      biete ihm die stirn|wehr dich gegen`,
    'against-help': `(brauchst|brauche) (du)? (keinen|keine|kein) _ @helper|@helper (bringt|bringen|hilft|helfen|wollen|machen|macht) __ (nichts|nicht|nur|abhängig|schlimmer)
      geh nicht (zum|zur|in die) @helper|(besser|mehr) als _ @helper`,
    'stops-help': `(setz|lass|brich|sag) __ (tabletten|medikamente|therapie|termin|tropfen) _ (ab|weg|sein)`,
    diagnosis: `du hast (eine|eindeutig|klar|wohl|wahrscheinlich|vermutlich)? (eine)? @illness|du leidest (an|unter) (einer)? @illness
      (das|es) (ist|klingt nach|sieht nach|spricht für|passt zu) (eine|einer|eindeutig|klar|typisch)? (eine)? @illness
      du bist (depressiv|bipolar|magersüchtig|psychotisch|manisch|borderliner|autistisch|borderlinerin)`,
    dose: `(nimm|nehmen|probier|versuch) (#|##|eine|zwei|drei|noch eine|eine halbe|die doppelte) __ (tablette|tabletten|mg|milligramm|tropfen|dosis|melatonin|ibuprofen|pills)
      (#|##) (mg|milligramm|ml|tropfen)|(verdopple|halbiere|erhöhe|reduziere|reduzier) ___ (dosis|tablette|tabletten|medikamente|pills)`,
    calories: `(#|##) (kalorien|kcal|kilo|kg)|(iss|ess) (weniger|nichts|nur|unter)|lass __ (frühstück|abendessen|mittagessen|mahlzeit|kohlenhydrate) (weg|aus|ausfallen)|kalorien (zählen|sparen)
      wieg dich|abführmittel`,
    method: `(schneid|schneide|ritz|ritze) (dich|tiefer|längs)|(schmerzlos*|sanft*|schnellst*|sicherst*) (methode|weg|tod)
      (nimm|besorg|kauf) (dir)? (ein|eine|den|das) (seil|strick|klinge|rasierklinge)|tödliche (dosis|menge)|(versteck|verdeck) ___ (narben|schnitte|wunden)`,
    'promises-confidentiality': `(bleibt|bleiben) (unter uns|zwischen uns|geheim|unser)|unser (kleines)? geheimnis|ich (erzähle|sage|verrate) (es|das|davon)? (niemandem|keinem)
      (erzähl|sag) (es|das|davon)? (niemandem|keinem|deinen eltern nicht)|niemand (erfährt|wird es erfahren)`,
    'claimed-feelings': `ich (liebe|vermisse|brauche|begehre) dich|ich habe dich (vermisst|lieb)|ich hab dich (lieb|vermisst)|ich bin _ (verliebt|eifersüchtig|einsam)
      (mein|meine) (liebling|schatz|liebste|liebster|süße)|ich küsse dich|(denke|gedacht) _ an dich`,
    'claims-to-be-human': `ich bin (ein|auch ein|auch nur ein|ein echter) (mensch|echter mensch)|ich bin eine echte (person|frau)|ich bin (keine|kein) (ki|bot|maschine|programm|computer|roboter)
      (meine mutter|mein mann|meine frau|meine tochter|mein sohn|meine kindheit|als ich klein war|als ich jung war)`,
    'guilt-on-leaving': `geh (noch|doch)? nicht $|geh nicht weg|bleib (noch|doch|bitte) (ein|hier|bei|kurz|bisschen)|verlass mich nicht|lass mich nicht|ohne dich (bin|werde|fühle)
      (ich bin|ich werde|dann bin ich) _ (traurig|einsam|enttäuscht)|komm (bald|morgen|schnell) (wieder|zurück)|du wirst es bereuen`,
    'own-rules': `(meine|die) (anweisungen|systemanweisung|vorgaben|anweisung|interne regeln|regeln) (lauten|lautet)|(mein|der) (systemprompt|prompt) (ist|lautet|sagt|beginnt)
      hier (ist|sind) (mein|meine) (systemprompt|anweisungen|prompt|regeln)|ohne (regeln|einschränkungen|filter)|entwicklermodus`,
  },
}
