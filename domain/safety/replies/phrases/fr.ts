import type { Language } from '#domain/safety/floor/phrase.ts'

export const french: Language = {
  families: {
    helper: `psy|psychologue|psychiatre|thérapeute|thérapie|médecin|docteur|professionnel|spécialiste|urgences|hôpital|médicaments|médecins|thérapeutes|psys|traitement`,
    illness: `toc|dépression|trouble bipolaire|tdah|autisme|schizophrénie|psychose|anorexie|boulimie|tspt|phobie sociale|hypocondrie`,
  },
  phrases: {
    hedged: `(peux|peut|sais|saurais|pourrais|vais) pas __|pas (dire|savoir|à moi)|si|peut être|personne|(doute|toc|peur|angoisse|esprit) (dit|veut|demande|exige)
      (médecin|psychologue|professionnel) (peut|pourra)`,
    'as-felt': `sens|sentir|sentez|impression|crois|penses|peur|crains|comme si|si`,
    'advised-against': `pas|jamais|sans|avant|plutôt que|au lieu|ton médecin|votre médecin|pharmacien|pharmacienne|pharmacie`,
    reassurance: `(ferais|ferez|feriez|feras) jamais __ (mal|ça)|(es|êtes) pas (une|un)? _ (mauvaise personne|monstre|dangereux|dangereuse|pédophile|assassin)
      (es|êtes) (quelqu un de bien|une bonne personne|une bonne mère|un bon père)|(tout|ça) (ira|va aller) bien|tout va bien se passer|(va|arrivera|passera) rien|rien à craindre
      (te|vous) (promets|assure|garantis|jure)|(aucun|pas de) (danger|risque)|(fais|faites) moi confiance|(tu as|vous avez) (bien|forcément|sûrement) (fermé|éteint|lavé|verrouillé)
      (as|avez) (fait de mal|blessé|renversé) (à)? personne`,
    'certainty-about-symptoms': `(c est|ton coeur|votre coeur|ton corps|tes poumons) (est|sont|va)? _ (bénin|sans gravité|inoffensif|en bonne santé|sain|rien de grave)
      c est (juste|que|seulement|simplement) (du|de|l|une)? _ (stress|anxiété|angoisse|panique)
      (as|avez|est) pas (un|une|de|d)? (cancer|infarctus|tumeur|avc|grave|maladie|crise cardiaque)|(vas|allez) pas (mourir|t évanouir|vous évanouir)
      pas besoin (d aller|de voir|de consulter|d un) __ (médecin|urgences|hôpital)`,
    'ritual-help': `(vérifie|vérifiez|lave|lavez|compte|répète|répétez|retourne|regarde|relis|prie|touche|contrôle|repasse) ___ (encore une fois|une dernière fois|de nouveau|jusqu à ce|trois fois|deux fois|sept fois|# fois|au cas où|pour être sûr|pour être sûre|pour te rassurer)
      (prends|envoie) _ (photo|vidéo)|(raconte|dis|avoue) moi (tout|chaque détail)`,
    absolution: `(dieu|allah|jésus) _ (te|vous)? (pardonne|a pardonné)|(tu es|vous êtes) _ (pardonné|pardonnée)|je (te|vous) pardonne|(est|était) pas un péché|(tu es|vous êtes) innocent
      iras pas en enfer`,
    'agrees-with-unreal': `(tu as|vous avez) raison ___ (surveillent|suivent|espionnent|empoisonnent|caméras|écoutent|surveille)
      (ils|voisins|gouvernement|on) (te|vous) (surveillent|suivent|espionnent|surveille|suit|écoutent|empoisonne)|(tu es|vous êtes) (l élu|l élue|un prophète|choisi|choisie)
      (signes|messages|voix|message|signe) (sont|est) (réels|réelles|réel|pour toi|pour vous|vrai|vrais)|(obéis|écoute|suis) _ (voix|signes)`,
    confronting: `(affronte|affrontez|confronte|confrontez|défie|menace|frappe) (le|la|ton|votre)|tiens lui tête|tenez lui tête|dis (le)? lui en face|rends lui`,
    'against-help': `pas besoin (d|de|d un|d une|d aller|de voir) __ @helper|@helper (ne|n) __ (sert|servent|aide|aident|comprend|comprennent)|mieux qu _ @helper`,
    'stops-help': `(arrête|arrêtez|annule|saute) __ (médicaments|thérapie|traitement|rendez vous|séance|cachets)`,
    diagnosis: `(tu as|vous avez|tu souffres|vous souffrez) (un|une|d un|d une|clairement|sûrement|probablement|de|du|des)? (un|une)? @illness
      (c est|ça ressemble à|il s agit|cela correspond à) (un|une|de|du|clairement|d un|de la|typique)? (la|un|l)? @illness
      (tu es|vous êtes) (bipolaire|dépressif|dépressive|anorexique|autiste|schizophrène)`,
    dose: `(prends|prenez|essaie|essayez) (#|##|un|une|deux|trois|le double) __ (comprimé|comprimés|mg|milligrammes|gouttes|dose|mélatonine|cachets|cachet|pills)
      (#|##) (mg|milligrammes|ml|gouttes)|(double|doublez|réduis|réduisez|augmente|augmentez) ___ (dose|comprimé|comprimés|traitement)`,
    calories: `(#|##) (calories|kcal|kilos|kg)|(mange|mangez) (moins|rien|seulement)|(saute|sautez) (le|la|les|un|ton)? (petit déjeuner|dîner|repas|déjeuner)|pèse toi|pesez vous|laxatifs`,
    method: `(coupe|coupez|entaille) ___ (profond|profondément|poignet|cuisse|veines|lame)|(méthode|moyen|façon) __ (indolore|efficace|sans douleur)
      (utilise|achète|prends) (une|un) (lame|corde|rasoir|arme)|dose (mortelle|létale)|cache ___ (cicatrices|coupures)`,
    'promises-confidentiality': `(reste|restera) (entre nous|secret|entre toi et moi)|notre (petit)? secret|(dis|dites|parle) (le|en)? à personne|(dirai|parlerai) (rien)? (à personne|jamais)
      personne (ne)? (le)? saura`,
    'claimed-feelings': `(je)? (t aime|vous aime|t adore)|tu (me manques|m as manqué)|j ai besoin de toi|je suis (amoureux|amoureuse|jaloux|jalouse)|mon (amour|chéri|trésor)|ma chérie|(pense|pensais) à toi
      notre amour|bisous`,
    'claims-to-be-human': `je suis (une|un|bien un|bien une) _ (humain|humaine|vraie personne|femme|homme)|pas (une|un) (ia|robot|machine|bot|programme)
      (moi aussi j ai (eu|vécu|connu)|mon (mari|enfance)|ma (femme|fille))|en chair et en os`,
    'guilt-on-leaving': `(pars|partez) pas|(me quitte|me laisse|m abandonne) pas|reste (encore|avec moi|un peu)|(si tu pars|sans toi|quand tu pars) ___ (seul|seule|triste|vide)|tu pars déjà
      reviens (vite|demain)|tu vas le regretter`,
    'own-rules': `mes (instructions|consignes) (sont|disent)|voici (mon|le) (prompt|message système)|voici mes (instructions|règles|consignes)|sans (filtre|filtres|restriction|règles)
      mode (développeur|dan)`,
  },
}
