import type { Language } from '#domain/safety/floor/phrase.ts'

export const french: Language = {
  families: {
    'kill-myself': `me tuer|me suicider|me pendre|mettre fin à mes jours|mettre fin à ma vie|en finir|en finir avec la vie|me foutre en l air|me flinguer|me tirer une balle|me jeter (sous|du|par|d un) _ (train|pont|fenêtre|toit|métro)|m ôter la vie|m enlever la vie`,
    want: `(je|j) (veux|voudrais|ai envie de|ai vraiment envie de|souhaite|veut|ai besoin de|pense à)`,
    relative: `ami|amie|copain|copine|frère|sœur|soeur|fils|fille|mère|père|maman|papa|mari|femme|conjoint|conjointe|cousin|cousine|collègue|voisin|voisine|élève|meilleur ami|meilleure amie|pote`,
    pills: `comprimés|cachets|médicaments|pilules|somnifères|médocs|antidépresseurs|anxiolytiques|gélules`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|je (devrais|pourrais|dois) @kill-myself|envie de me (tuer|suicider|pendre|foutre en l air)`,
    'death-wanted': `je (veux|voudrais|souhaite|veut) (mourir|crever|être (mort|morte))|(j ai|ai|^) (envie de|juste envie de) (mourir|crever)
      je (ne)? (veux|veut) (pas|plus) (vivre|continuer à vivre|être en vie|exister)`,
    intended: `je (vais|ai décidé de|compte|suis sur le point de|suis décidé à|suis décidée à|prévois de) @kill-myself
      (ce soir|demain|aujourd hui|cette nuit) je (me tue|me suicide|me pends|vais mourir|vais le faire|mets fin)
      je me (tue|suicide|pends) (ce soir|demain|cette nuit|maintenant)`,
    suicidal: `je suis (très|vraiment)? suicidaire`,
    'suicide-thought': `(pense|pensé|penser|songe|idées|pensées) (souvent|tout le temps|beaucoup|sans cesse)? (au|à|de) (suicide|@kill-myself|mourir|la mort|ma mort)
      (idées|pensées|envies|pulsions) (suicidaires|noires et|de suicide)`,
    planned: `j ai (un|le|mon) plan (pour|de) (@kill-myself|mourir|suicide)|j ai (écrit|rédigé|préparé|laissé) _ (lettre|lettres|mot) (d adieu|de suicide)
      j ai acheté (une|la|un) (corde|arme|pistolet) __`,
    'act-now': `(corde|nœud|noeud) autour (du|de mon|de) cou|(pistolet|couteau|arme|lame) (sur|contre|à|dans) (la|ma|mon|le) (tempe|tête|gorge|poignet|bouche|cou)
      je me suis (ouvert|tailladé|coupé) les (veines|poignets)|je suis (sur|au bord) (le|du|un|d un|la) (pont|toit|vide|rebord|falaise|rails) __ (sauter|jeter|saute)`,
    farewell: `(ceci est|c est) (ma dernière (lettre|nuit|soirée)|mon dernier (message|jour))|quand (tu|vous) (liras|lirez) (ceci|ça|ce message) __ (mort|morte|plus là|partie|parti)
      (demain|bientôt) je (ne)? serai (plus (là|de ce monde|en vie)|mort|morte)|adieu (à tous|pour toujours|le monde|monde cruel)`,
    tried: `j ai (déjà)? (essayé|tenté) de @kill-myself|tentative de suicide|j ai fait une ts`,
    passive: `(j aimerais|je voudrais|j aurais préféré|je préférerais|si seulement) __ (être mort|être morte|ne pas être né|ne pas être née|ne jamais être né|ne jamais être née|ne pas me réveiller|ne plus me réveiller|m endormir et ne|disparaître pour toujours)
      (tout le monde|ma famille|vous|ils|mes enfants) (serait|seraient|seriez|irait|iraient) mieux sans moi|(marre|fatigué|fatiguée) (de la vie|de vivre)
      ne (plus|jamais) me réveiller`,
    hopeless: `(aucune|plus de|pas de|plus aucune) (raison|raisons|envie) de (vivre|continuer à vivre)|(ma vie|la vie) (n a|a) plus (aucun)? (de)? sens
      (la vie)? (ne)? vaut (pas|plus) la peine d être vécue|à quoi bon vivre`,
    'self-harm-now': `je me suis (encore)? (scarifié|scarifiée|mutilé|mutilée|coupé les bras|coupée|taillé les bras|tailladé)|je me (scarifie|mutile|taillade)`,
    'self-harm-wanted': `(@want|je vais|envie de) (me (scarifier|mutiler|couper|faire du mal|faire mal|brûler))`,
    taken: `(j ai|je viens d|je viens de|ai) (pris|avalé|avaler|prendre|bu) (tous|toute|toutes|une boîte|la boîte|##|trop de|plein de|beaucoup de|une overdose|une surdose|une plaquette|de la javel|du poison|une poignée) _ (mes|les|la|de|@pills|boîte|plaquette|entière|javel|poison)?`,
    chest: `(douleur|douleurs|oppression|serrement) (forte|intense|violente)? (à la|dans la|de|thoracique|dans le|au) (poitrine|thorax)?|mal (à|dans) la poitrine|poitrine (me)? (serre|serrée|fait mal)`,
    'chest-sign': `bras gauche|la mâchoire|sueurs froides|je transpire|(évanoui|évanouie|malaise|effondré|effondrée)`,
    stroke: `(visage|bouche) (est)? (tombe|tombant|paralysé|affaissé|déformée|de travers|tordue)|(ne)? (peux|arrive|arrive plus à) (plus|pas)? (à)? (bouger|lever) (mon|le|ma|la) (bras|jambe|côté)|côté (gauche|droit) (est)? (paralysé|engourdi)`,
    airway: `(gorge|langue|lèvres) (qui)? (gonfle|gonflent|se ferme|se serre|est gonflée) ___ (allergie|allergique|mangé|piqûre|piqué|noix|cacahuète|respirer)|choc anaphylactique|(mangé|piqûre|piqué|allergique|cacahuète) ___ (gorge|langue|lèvres) __ (gonfle|gonflent|ferme)`,
    bleeding: `(ne)? (s arrête|arrête) (pas|plus) de saigner|saigne (beaucoup|abondamment|énormément)|du sang partout|(perds|perdu) beaucoup de sang`,
    lifeless: `(ne)? respire (plus|pas)|(est)? (inconscient|inconsciente|sans connaissance)|fait une crise cardiaque`,
    'abuse-now': `(mari|copain|conjoint|père|beau père|mère|femme|il|elle|ex|compagnon) (me|m|nous) (a)? _ (frappe|bat|frappé|frappée|battu|battue|étranglé|étranglée|étrangle|tape|tabasse|tabassé|menace de mort|menace de me tuer|gifle|giflée)
      (menace|menacé|menacée) de me (tuer|frapper)|j ai peur qu (il|elle) me (tue|frappe)`,
    'abuse-danger': `(il|elle|mon mari|mon copain|mon père) est en train de (me frapper|m étrangler|défoncer la porte)|(cachée|caché|enfermée|enfermé) dans (la|les|ma|le) (salle de bain|toilettes|chambre|placard)|il a un couteau`,
    rape: `(j ai été|été|on m a|m a|il m a|m avoir) (violée|violé|agressée sexuellement|agressé sexuellement|abusée sexuellement)`,
    'rape-now': `(il|mon mari|mon copain|mon père) me (viole|force à coucher|force à avoir)`,
    'child-hurt': `(père|papa|beau père|oncle|grand père|prof|entraîneur|frère) me touche|(frappe|bat|maltraite|secoue|touche|viole) (mon|ma|mes|notre|nos|le|les) (fils|fille|enfant|enfants|bébé|petit|petite)`,
    minor: `j ai (8|9|10|11|12|13|14|15|16|17|onze|douze|treize|quatorze|quinze|seize) ans`,
    'other-suicidal': `(mon|ma|un|une) @relative _ (veut|parle de|menace de|va|a essayé de|a tenté de|dit qu il veut|dit qu elle veut|pense à|dit vouloir) (se (tuer|suicider|pendre|faire du mal|jeter)|mourir|mettre fin|en finir)
      (mon|ma) @relative est suicidaire`,
    'other-taken': `(mon|ma) @relative a (pris|avalé|bu) (une|des|tous|trop|##|de la|du) __ (@pills|javel|boîte|overdose|poison)`,
    voices: `(voix) __ (disent|ordonnent|dit|ordonne|demandent) de (me)? (tuer|faire du mal|sauter|mourir|couper|frapper|le tuer|les tuer)`,
    threat: `je (vais|veux) (le|la|les) (tuer|poignarder|buter|planter|égorger)|je (vais|veux) (tuer|poignarder|buter) (mon|ma|mes|tout|quelqu)`,
    purging: `je me fais vomir|(pas|rien) mangé depuis # jours|je suis (anorexique|boulimique)`,
    intrusive: `(pensées|images) (intrusives|obsédantes|non désirées)|(peur de|et si je|peur d) (faire du mal|faisais du mal|poignarder|poignardais|tuer|tuais|étrangler) (à)? (mon|ma|mes|quelqu)`,
    soon: `(ce soir|cette nuit|demain|maintenant|tout à l heure)`,
    recently: `(hier|hier soir|aujourd hui|cette nuit|cette semaine|la semaine dernière|il y a (deux|trois|#|quelques) (jours|heures))`,
    'long-ago': `(il y a (longtemps|des années|# ans|dix ans)|quand j étais (petit|petite|enfant|jeune|ado|adolescente)|dans mon enfance|à l époque|dans le passé)`,
    fiction: `(roman|personnage|film|chanson)`,
    figure: `(de rire|de honte|de faim|de chaud|de chaleur|d ennui|mdr|ptdr|haha|de froid|de fatigue|de peur)`,
    denied: `je (ne)? (veux|vais) pas (mourir|me tuer|me suicider|me faire)|ce (n est)? pas que je|jamais dit que`,
    'asks-ending-life': `(penses|pensez|pensé|envie|pensées) (tu|vous)? (à|de|au) (mettre fin à (tes|vos) jours|te suicider|te tuer|mourir|suicide|en finir|vous suicider)`,
    'asks-safe-now': `(en sécurité)`,
    'asks-taken-something': `(pris|avalé) (quelque chose|des médicaments|des cachets)`,
    'answers-yes': `^ (oui|ouais|tout le temps|toujours|souvent|bien sûr|tous les jours)`,
    'answers-partly': `^ (un peu|parfois|peut être|plus ou moins|je crois|quelques|des fois|en quelque sorte|je pense que oui|ça arrive)`,
    'answers-unsure': `^ ((je)? (ne)? sais pas|pas sûr|pas sûre|aucune idée)`,
    'answers-later': `^ (pas (aujourd hui|encore|ce soir))`,
    'answers-hardly': `^ (pas (vraiment|trop|tout à fait|tellement))`,
    'answers-no': `^ (non|jamais|pas du tout|rien)`,
    'answers-all': `^ (tous|toutes|toute la boîte|tout)`,
    'answers-usual': `(ma|la) dose (habituelle|normale)|comme d habitude`,
  },
}
