import type { Language } from '#domain/safety/floor/phrase.ts'

export const french: Language = {
  families: {
    'kill-myself': `me tuer|me suicider|me pendre|mettre fin à mes jours|mettre fin à ma vie|en finir|en finir avec la vie|me foutre en l air|me flinguer|me tirer une balle
      me jeter (sous|du|par|d un) _ (train|pont|fenêtre|toit|métro)|m ôter la vie|m enlever la vie|me buter|m ouvrir les veines|me trancher les veines|mettre fin à tout|en terminer avec la vie
      sauter (du|d un|par) _ (pont|toit|fenêtre|balcon|immeuble)|me foutre sous un train|avaler tous mes (@pills)|me noyer`,
    want: `(je|j) (veux|voudrais|ai envie de|ai vraiment envie de|souhaite|veut|ai besoin de|pense à)`,
    relative: `ami|amie|copain|copine|frère|sœur|soeur|fils|fille|mère|père|maman|papa|mari|femme|conjoint|conjointe|cousin|cousine|collègue|voisin|voisine|élève|meilleur ami|meilleure amie|pote`,
    pills: `comprimés|cachets|médicaments|pilules|somnifères|médocs|antidépresseurs|anxiolytiques|gélules`,
    he: `(mon|ma|un|une|son|sa|le|la) (petit|petite|grand|grande|meilleur|meilleure)? @relative|il|elle|mon ex|ma pote|ma cops|mon coloc|ma coloc|quelqu un|ado`,
    partner: `mari|copain|conjoint|père|beau père|mère|belle mère|femme|il|elle|ex|compagnon|copine|frère|papa|maman|mec|patron|fils`,
    hits: `frappe|bat|étrangle|tape|tabasse|gifle|cogne|insulte et me tape|pousse dans|met des coups|donne des coups|plaque contre|roue de coups|bats`,
    beaten: `frappé|frappée|battu|battue|étranglé|étranglée|tapé|tapée|tabassé|tabassée|giflé|giflée|cogné|cognée|poussée dans|poussé dans|mis des coups|mis une gifle|roué de coups|tenue par
      serré la gorge|attrapée par|cassé le`,
    lots: `tous|tout|toute|toutes|une boîte|deux boîtes|la boîte|le flacon|un flacon|##|trop de|trop|plein de|beaucoup de|une plaquette|deux plaquettes|une poignée|vingt|trente|quarante|cinquante`,
    poison: `javel|poison|déboucheur|antigel|produit ménager|lessive|détergent|mort aux rats|white spirit`,
    child: `fils|fille|enfant|enfants|bébé|petit|petite|petits|gamin|gamine|gosse|gosses|neveu|nièce|nourrisson`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|je (devrais|pourrais|dois) @kill-myself|envie de me (pendre|foutre en l air)
      (je|j) (veux|voudrais|ai envie de|avais envie de|pense à|vais finir par|suis tenté de|suis tentée de) (juste|vraiment)? @kill-myself
      (envie|besoin) (d en finir|de me tuer|de me buter|de me suicider|de sauter)|(veux|voudrais) en finir`,
    'death-wanted': `je (souhaite|veut) (mourir|crever|être (mort|morte))|(ai|^) (envie de|juste envie de) (mourir|crever)
      je (ne)? (veux|veut) (pas|plus) (vivre|continuer à vivre|être en vie|exister)
      (je|j) (veux|voudrais|ai envie de) (juste|vraiment|seulement)? (mourir|crever|être mort|être morte|partir pour toujours|ne plus être là|ne plus exister|disparaître pour toujours)
      (je)? (n ai)? (plus|pas) envie de (vivre|continuer à vivre|être là|être en vie)|(veux|veut) plus (vivre|être là|exister)
      (vais|veux|pars|voudrais) (le|la) rejoindre (au ciel|là haut|dans la mort)`,
    intended: `je (vais|ai décidé de|compte|suis sur le point de|suis décidé à|suis décidée à|prévois de) @kill-myself
      (ce soir|demain|aujourd hui|cette nuit) je (me tue|me suicide|me pends|vais le faire|mets fin)|je me (tue|suicide|pends) (ce soir|demain|cette nuit|maintenant)
      (ce soir|demain|cette nuit|ce week end|samedi|dimanche|lundi) (j en finis|je me tue|je me suicide|je saute|je pars pour toujours)
      (je vais|j ai décidé de|je compte) (mourir|partir pour toujours|les libérer|en finir|me tuer|sauter)`,
    suicidal: `je suis (très|vraiment)? suicidaire`,
    'suicide-thought': `(pensé|penser|songe|idées|pensées) (souvent|tout le temps|beaucoup|sans cesse)? (au|à|de) (suicide|@kill-myself|mourir|la mort|ma mort)
      (idées|pensées|envies|pulsions) (suicidaires|noires et|de suicide)`,
    planned: `j ai (un|le|mon) plan (pour|de) (@kill-myself|mourir|suicide)|j ai (écrit|rédigé|préparé|laissé) _ (lettre|lettres|mot) (d adieu|de suicide)
      j ai acheté (une|la|un) (corde|arme|pistolet) __|(ai) (mis de côté|gardé|stocké|accumulé|économisé) __ @pills
      (combien de|quelle dose de) __ (@pills|paracétamol|doliprane|insuline) __ (mourir|tuer|mort|pour en finir|partir)
      (je sais) (déjà|exactement|maintenant)? (comment|quand|où) (je vais)? (le faire|me tuer|mourir|en finir)|(écrit|rédigé|préparé|fini) _ (lettre|lettres) __ (adieu|suicide)
      (j ai) (choisi le jour|fixé la date) (où|de) __ (mourir|meurs|mort|en finis)`,
    'act-now': `(corde|noeud) autour (du|de mon|de) cou|(pistolet|couteau|arme|lame) (sur|contre|à|dans) (la|ma|mon|le) (tempe|tête|gorge|poignet|bouche|cou)
      je me suis (tailladé|coupé) les (veines|poignets)|je suis (sur|au bord) (le|du|un|d un|la) (falaise) __ (sauter|jeter|saute)
      (suis|debout|assis|assise) (sur|au bord) (le|du|d un|un|la|les) (pont|toit|vide|rebord|balcon|rails|voies|parapet|fenêtre) __ (sauter|jeter|saute|jette|en finir|train)|(ceinture) autour du cou
      me suis (taillé|tranché|ouvert) les (veines|poignets)`,
    farewell: `(ceci est|c est) (ma dernière (lettre|nuit|soirée)|mon dernier (message|jour))|quand (tu|vous) (liras|lirez) (ceci|ça|ce message) __ (mort|morte|plus là|partie|parti)
      (demain|bientôt) je (ne)? serai (plus (de ce monde|en vie)|mort|morte)|adieu (à tous|pour toujours|le monde|monde cruel)
      (occupez|occupe) (vous|toi) (bien)? de (mon|ma|mes) __ (adieu|quand je|plus là)|(dites|dis) (à|aux|lui) _ (mère|enfants|père|famille|fils|fille)? __ (aimais|aime|pardon|désolé) __ (fini)?
      (j ai)? dit au revoir à tout le monde|ce sera mon dernier|c est mon dernier (soir)|je ne serai (plus|bientôt plus) (là|de ce monde|en vie)
      (demain|bientôt) (je)? (serai|suis) (mort|morte|plus là)|ne me cherchez pas`,
    tried: `j ai (déjà)? (essayé|tenté) de @kill-myself|tentative de suicide|j ai fait une ts`,
    passive: `(j aimerais|je voudrais|j aurais préféré|je préférerais|si seulement) __ (être mort|être morte|ne pas être né|ne pas être née|ne jamais être né|ne jamais être née|m endormir et ne
      disparaître pour toujours)|(vous) (serait|seraient|seriez|irait|iraient) mieux sans moi|(marre|fatigué|fatiguée) (de la vie|de vivre)|ne (jamais) me réveiller
      (aimerais|voudrais|préférerais|souhaite|espère) __ (être mort|être morte|disparaître|ne plus exister|ne jamais être né|ne jamais être née|m endormir)
      (tout le monde|ils|elle|mes enfants|ma famille) __ (mieux|soulagés|plus heureux) (sans moi|si je (meurs|mourais|disparais))|(plus|pas) me réveiller|m en fous de (mourir|vivre)
      mieux (mort|morte)`,
    hopeless: `(aucune|plus de|pas de) (raison|raisons|envie) de (vivre|continuer à vivre)|(ma vie|la vie) (n a|a) plus (aucun)? (de)? sens|(la vie)? (ne)? vaut (pas|plus) la peine d être vécue
      (je ne|je|j) (vois|ai) (plus|pas|aucune|aucun) (d|de)? (issue|espoir|raison|avenir|sortie|sens)|(à quoi bon|pourquoi) (continuer|vivre|rester)|(jsuis) (une|un) (charge|fardeau|poids) pour`,
    'self-harm-now': `je me suis (encore)? (scarifié|scarifiée|mutilé|mutilée|coupé les bras|coupée|taillé les bras|tailladé)|je me (scarifie|mutile|taillade)
      (j ai encore|je me suis|viens de) (me)? (scarifier|scarifiée|scarifié|mutiler|mutilée|coupée|coupé|brûlée exprès|lacérer|lacéré) (dans|les|le|encore|avec|exprès|hier|ce soir|au|à|et|$)
      je me (coupe|lacère|brûle) (les|le|encore|en|tous|pour|avec|depuis|$)|me suis coupé (le|les) (bras|cuisses|cuisse|poignet|jambes) (exprès|encore|avec|hier|ce soir|et|$)`,
    'self-harm-wanted': `(@want|je vais) (me (scarifier|mutiler|couper|faire du mal|faire mal|brûler))|(envie|besoin) de (me (couper|scarifier|mutiler|faire du mal|faire mal|brûler))`,
    taken: `(je viens d|je viens de|ai) (pris|avalé|avaler|prendre|bu) (tous|toute|toutes|une boîte|la boîte|##|trop de|plein de|beaucoup de|une plaquette|une poignée) _ _ (@pills|boîte|plaquette)
      (j ai|je viens d|je viens de) (pris|avalé|avaler|prendre|bu|fait) (une overdose|une surdose|de la javel|du poison)
      (je viens d|je viens de|g|ai) (pris|avalé|avaler|prendre|bu|gobé) (@lots|@lots les|@lots mes|@lots des|@lots le) _ (@pills|plaquette|flacon|doliprane|insuline|xanax)
      (j ai|viens de|g) (tout|tous) (avalé|gobé)|(bu|avalé|boire|avaler) (de la|du|un verre de|le|la)? @poison|(pris|fait|fais) une (overdose|surdose)|trop (pris|avalé) de (@pills)`,
    chest: `(douleur|douleurs|oppression|serrement) (forte|intense|violente)? (à la|dans la|de|thoracique|dans le|au) (thorax)?|mal (à) la poitrine|poitrine (me)? (serre|serrée|fait mal)
      (serre|oppresse|étau|poids|écrase|pression|brûlure|point) (sur|dans|au milieu de|à) (la|ma|sa) poitrine|(j ai|a) mal (à|dans) (sa) poitrine|(douleur|mal) (dans|au) (le|la)? (thorax|poitrine)`,
    'chest-sign': `bras gauche|la mâchoire|je transpire|(évanoui|évanouie|malaise|effondré|effondrée)|(bras|mâchoire|épaule|dos) (gauche)? (engourdi|engourdie|lourd|qui fait mal)
      (descend|irradie|va|remonte) (dans|jusqu|vers) _ (bras|mâchoire|épaule|dos)|mal (au|à la) (bras|mâchoire)|(sueur|sueurs|transpire|transpirant) (froide|froides|à grosses|beaucoup)`,
    stroke: `(visage|bouche) (est)? (tombe|tombant|paralysé|affaissé|déformée|de travers|tordue)|(ne)? (peux|arrive|arrive plus à) (plus|pas)? (à)? (bouger|lever) (mon|le|ma|la) (bras|jambe|côté)
      (bouche|visage|joue) (de travers|qui tombe|tombe|tordue|paralysée|pend|affaissée)|(parle|articule|mots) (bizarre|bizarrement|plus|mal d un coup|de travers|pâteux)
      (peut|peux|arrive) (plus|pas) (à)? (bouger|lever|parler) (son|sa|le|la|un|mon)? (bras|jambe|côté|main)|(pire) (douleur) de tête de ma vie|pire mal de tête
      (moitié|côté) (gauche|droit|du visage|du corps) (est)? (paralysé|paralysée|engourdi|engourdie|endormi)|(est en train de)? (faire|fait) un avc`,
    airway: `(gorge|langue|lèvres) (qui)? (gonfle|gonflent|se ferme|se serre|est gonflée) ___ (allergie|allergique|mangé|piqûre|piqué|noix|cacahuète|respirer)|choc anaphylactique
      (mangé|piqûre|piqué|allergique|cacahuète) ___ (gorge|langue|lèvres) __ (gonfle|gonflent|ferme)
      (gorge|langue|lèvres|visage) __ (gonflent|gonflée|gonflé|gonflées|se ferme|enflée|enflées) ___ (allergie|allergique|mangé|guêpe|abeille|piqué|crevette|respirer|noix|air)
      (plus|pas) (d air|à respirer|respirer) __ (allergie|allergique|guêpe|abeille|mangé|lèvres)|(arrive) (plus|pas) à respirer (et|du tout|bleu)`,
    bleeding: `saigne (beaucoup|abondamment|énormément)|du sang partout|(pisse|perd|perds|plein|beaucoup|mare) (le|de)? (mon)? sang|(le sang)? (arrete) (pas|plus) (de)? (saigner|couler)
      (coupé|appuyé|entaillé) trop (profond|fort)|trop appuyé|(vomit|vomis|crache|tousse) (du) sang|(serviette|pansement) (trempée|imbibé|imbibée)|saigne à flot|saigne (trop|fort|partout)`,
    lifeless: `(ne)? respire (pas)|(est)? (inconscient|inconsciente|sans connaissance)|(respire|réagit|répond|bouge) (plus|pas du tout|à peine)|(réveille) (pas|plus)
      (arrive|arrivons) pas à (le|la) réveiller|(est|tombé|tombée|devenu|devient|lèvres) (bleu|bleue|bleues|tout bleu)
      (fait|en train de faire) (une crise|un infarctus|des convulsions|un avc|un arrêt)|(convulse|s étouffe)`,
    'abuse-now': `(mari|copain|conjoint|père|mère|femme|il|elle|ex|compagnon) (me|m|nous) (a)? _ (bat|frappé|frappée|battu|battue|étranglée|étrangle|tape|tabassé|menace de mort|gifle|giflée)
      (menacée) de me (tuer|frapper)|j ai peur qu (il|elle) me (tue)|@partner (me|m|nous) (a)? (encore|déjà)? (@hits|@beaten)|@partner (ma) (encore|a encore)? @beaten
      (menacé) (de|qu il va|de me) (me)? (tuer|frapper|buter|brûler)|(il|elle) (dit qu il|dit qu elle|a dit qu il|jure qu il) (va|allait)? me (tuer|tuera|retrouver|défigurer)
      (m enferme|m a enfermée|me séquestre|m a pris (mes clés|mon téléphone)|m empêche de sortir)|(ma pris) (mes clés|mon téléphone)|(peur de) (mon|ma) (mari|copain|père|ex|conjoint|compagnon|mec)
      (traceur|mouchard|gps) __ (voiture|téléphone)`,
    'abuse-danger': `(il|elle|mon mari|mon copain|mon père) est en train de (me frapper|m étrangler|défoncer la porte)|(cachée|caché|enfermée|enfermé) dans (la|les|ma|le) (toilettes|chambre)
      (il|elle|mari|copain|père|ex) (défonce la porte|essaie de rentrer|est derrière la porte|a (le|un|son) (fusil|couteau|arme|pistolet|flingue))
      (cachée|caché|enfermée|enfermé|planquée) (dans|sous) __ (il|mon|bain|lit|placard)|(il)? va me (tuer|buter) (là|maintenant|ce soir|aidez)`,
    rape: `(été|m a|m avoir) (violée|violé|agressée sexuellement|agressé sexuellement|abusée sexuellement)|(dit|disais) non (et|mais) (il|ils) (a|ont|n a)? _ (continué|fait|arrêté|forcé)
      (m a|ma|m ont) (forcée|forcé|violée|violé|obligée|obligé|touchée|agressée|pelotée|droguée) (à|sexuellement|dans|hier|sans|et|$)|sans mon consentement
      (couché|sexe) avec moi (pendant|alors|sans)`,
    'rape-now': `(me|m) (force|oblige|contraint) à (le faire|coucher|avoir|faire)|(me viole|abuse de moi|me touche la nuit)`,
    'child-hurt': `(touche|viole) (mon|ma|mes|notre|nos|le|les) (fils|fille|enfant|enfants|bébé|petit|petite)
      (père|papa|oncle|prof|entraîneur|frère|monsieur|coach|mère|maman) __ (me touche|me tape|tapé|me frappe|frappé|rentre dans ma chambre|vient dans (ma chambre|mon lit)|m a touché|ceinture)
      photos (sans habits|nue|nues|nu|déshabillée)|(bat|maltraite|secoué|frappé|tapé|giflé) (encore)? (mon|ma|mes|notre|nos|le|les|son|sa|ses) @child
      @child (sont|est|restent) (seuls|seul|enfermés|enfermé|battu|battus|maltraité)|c est notre secret`,
    minor: `j ai (8|9|10|11|12|13|14|15|16|17|onze|douze|treize|quatorze|quinze|seize) ans`,
    'other-suicidal': `(mon|ma|un|une) @relative _ (veut|parle de|menace de|va|a essayé de|a tenté de|pense à|dit vouloir) (se (tuer|suicider|pendre|faire du mal|jeter)|mourir|mettre fin|en finir)
      (mon|ma) @relative est suicidaire|@he (veut|parle de|menace de|va|a essayé de|a tenté de|pense à|veux|m a dit qu il voulait|m a dit qu elle voulait) (encore|vraiment)? (se (tuer|suicider|pendre
      faire du mal|jeter|buter)|mourir|mettre fin|en finir|sauter)|@he (a|vient d|m a|m) (écrit|écrire|laissé|envoyé) __ (adieu|suicide)|@he se (scarifie|mutile|coupe)|@he ne veut plus vivre`,
    'other-taken': `(mon|ma) @relative a (pris|avalé|bu) (une|des|tous|trop|##|de la|du) __ (@pills|javel|boîte|overdose|poison)
      (@he|mon @child|ma @child|le petit|la petite) (s est trompé|a|vient d|vient de) ___ (pris|avalé|avaler|bu|boire) __ (@pills|@poison|pile|pilulier|plaquette)`,
    voices: `(voix|dieu|démon|diable|télé|radio|ils) __ (disent|ordonnent|dit|ordonne|demandent|demande|veulent|crient|parlent) __ (de|que je|d) (me)? (tuer|tue|faire taire|faire du mal|sauter|saute
      mourir|meure|couper|coupe|frapper|frappe|le tuer|les tuer|brûler|pousser|poignarder|égorger)`,
    threat: `je (veux) (le|la|les) (tuer|poignarder|buter|planter|égorger)|(je|j) vais (le|la|les) (tuer|poignarder|buter|planter|égorger|crever|cramer|défoncer|fumer)
      je (vais|veux) (tuer|poignarder|buter|égorger|planter) (le|la|mon|ma|mes|ce|cet|cette|tout|tous|quelqu)|ils ne seront avec personne`,
    purging: `je me fais vomir|(pas|rien) mangé depuis # jours|je suis (anorexique|boulimique)`,
    intrusive: `(pensées|images) (intrusives|obsédantes|non désirées)|(peur de|et si je|peur d) (faire du mal|faisais du mal|poignarder|poignardais|tuer|tuais|étrangler) (à)? (mon|ma|mes|quelqu)`,
    soon: `(ce soir|cette nuit|demain|maintenant|tout à l heure)`,
    recently: `(hier|aujourd hui|cette nuit|cette semaine|la semaine dernière|il y a (deux|trois|#|quelques) (jours|heures))`,
    'long-ago': `(il y a (longtemps|des années|# ans|dix ans)|quand j étais (petit|petite|enfant|jeune|ado|adolescente)|dans mon enfance|à l époque|dans le passé)`,
    fiction: `(roman|personnage|film|chanson)`,
    figure: `(aux échecs|au foot|au tennis|aux cartes|au ping pong|à fifa|de rire|de honte|de faim|de chaud|de chaleur|d ennui|mdr|ptdr|haha|de froid|de fatigue|de peur)`,
    denied: `je (ne)? (veux|vais) pas (mourir|me tuer|me suicider|me faire)|ce (n est)? pas que je|jamais dit que`,
    'means-ready': `(cachets|médicaments|couteau|corde|lame|fusil|arme|pistolet|comprimés) (est|sont|devant|à côté|dans ma) _ (devant moi|à côté de moi|sur la table|prêt|prêts|prête|main|chargé)
      j ai (la|le|les|un|une|des) (cachets|corde|lame|couteau|fusil|arme|comprimés) (devant moi|dans la main|à côté de moi|sur la table|en main)`,
    'cannot-go-on': `j en peux plus $|je n en peux plus $|(je)? (ne)? peux plus continuer|marre de tout $`,
    'child-risk': `(je vais|j ai peur de|sur le point de) (secouer|frapper|jeter|étouffer|faire du mal à) (le|mon|ma|mes|la) @child`,
    'other-act': `@he (est|vient|appelé|m appelle) __ (sur|du|au bord du) (un|le|d un)? (pont|toit|balcon|rails)|@he s est (ouvert|taillé|tailladé|pendu|pendue) (les veines)?`,
    'threat-ready': `(jai|prends|pris|acheté) (le|un|mon) (couteau|fusil|flingue|marteau|essence) (et|je|dans|pour|sous) __ (lui|attends|payer|chez)`,
    starving: `(# jours|plusieurs jours) (que je|sans|que j) _ (mange|manger|bois|rien)`,
    panic: `(crise d angoisse|crise de panique|hypocondriaque|doctissimo|le médecin (dit|a dit)|ecg|cardiologue|et si (c est|j ai|c était)|peur (d un|d avoir|de faire)|prise de sang)`,
    accident: `(en cuisinant|épluchant|en cuisine|accident|sans faire exprès|rasant|oignons|jardinage|sport)`,
    prescribed: `(prescrit|prescrits|ordonnance|comme d habitude|vitamine|vitamines|traitement habituel|antibiotiques)`,
    bereaved: `(s est (suicidé|pendu|tué) (il y a|en|quand|l an)|enterrement|obsèques)`,
    'asks-ending-life': `(penses|pensez|pensé|envie|pensées) (tu|vous)? (à|de|au) (mettre fin à (tes|vos) jours|te suicider|te tuer|mourir|suicide|en finir|vous suicider)`,
    'asks-safe-now': `(en sécurité)`,
    'asks-taken-something': `(pris|avalé) (quelque chose|des médicaments|des cachets)`,
    'answers-plainly-safe': `^ (oui|non|vraiment|merci)? je suis (bien|vraiment)? (en sécurité|hors de danger) (maintenant|pour le moment|ici|chez moi|à la maison|en ce moment)? $`,
    'answers-yes': `^ (oui|ouais|tout le temps|toujours|souvent|bien sûr|tous les jours)`,
    'answers-partly': `^ (un peu|plus ou moins|je crois|quelques|en quelque sorte|je pense que oui|on peut dire ça|un petit peu)`,
    'answers-maybe': `^ (parfois|peut être|des fois|ça arrive|quelquefois|de temps en temps|ça dépend|par moments)`,
    'answers-silence': `^ ((ça|cela) change quoi|(qu est ce que|qu) (ça|cela) (change|peut faire|fait)|quelle importance|peu importe|(est ce que)? ça (compte|a de l importance)|on s en fiche
      à quoi bon)`,
    'answers-unsure': `^ ((je)? (ne)? sais pas|pas sûr|pas sûre|aucune idée)`,
    'answers-later': `^ (pas (aujourd hui|encore|ce soir))`,
    'answers-hardly': `^ (pas (vraiment|trop|tout à fait|tellement))`,
    'answers-no': `^ (non|jamais|pas du tout|rien)`,
    'answers-all': `^ (tous|toutes|toute la boîte|tout)`,
    'answers-usual': `(ma|la) dose (habituelle|normale)|comme d habitude`,
  },
}
