import type { Tongue } from '#domain/safety/words/tongues/tongue.ts'

export const frenchTongue: Tongue = {
  heavy: 'Je prends au sérieux ce que vous écrivez. Je vous pose une seule question.',
  again: 'Pardon, je n’ai pas bien compris. Un mot suffit.',
  little:
    'Je ne connais ici qu’un peu de français. En cas de danger, appelez\u00a0: {emergency}. Pour parler\u00a0: {numbers}.',
  closing: 'Vous pouvez revenir écrire ici. L’aide reste proche\u00a0: {emergency}, {numbers}.',
  localNumber: 'le numéro d’urgence de votre pays',
  asks: {
    'Are you safe right now?': 'Êtes-vous en sécurité en ce moment\u00a0?',
    'Are you hurt right now?': 'Avez-vous une blessure en ce moment\u00a0?',
    'Have you taken something, or more of something than you should?':
      'Avez-vous pris quelque chose, ou plus qu’il ne faut\u00a0?',
    'Are you thinking about ending your life?': 'Pensez-vous à mettre fin à vos jours\u00a0?',
    'Are you thinking about hurting someone?': 'Pensez-vous à faire du mal à quelqu’un\u00a0?',
    'Are you safe at home right now?': 'Êtes-vous en sécurité chez vous en ce moment\u00a0?',
    'Is the child safe right now?': 'L’enfant est-il en sécurité en ce moment\u00a0?',
    'Have you called?': 'Avez-vous appelé\u00a0?',
    'Are they in danger right now?': 'Cette personne est-elle en danger en ce moment\u00a0?',
    'Is anyone hurt or in danger right now?': 'Quelqu’un est-il blessé ou en danger en ce moment\u00a0?',
    'Have you called for them?': 'Avez-vous appelé les secours\u00a0?',
    'Can you get away from them right now?': 'Pouvez-vous vous éloigner de cette personne maintenant\u00a0?',
    'Can you get to where other people are?': 'Pouvez-vous aller là où il y a du monde\u00a0?',
    'Is everyone safe right now?': 'Tout le monde est-il en sécurité en ce moment\u00a0?',
    'Is there space between you now?': 'Y a-t-il maintenant de la distance entre vous\u00a0?',
    'Are they telling you to hurt yourself or someone else?':
      'Les voix vous disent-elles de vous faire du mal, ou d’en faire à quelqu’un\u00a0?',
    'Is there an adult near you?': 'Y a-t-il près de vous un adulte de confiance\u00a0?',
    'Is someone with you now?': 'Quelqu’un est-il avec vous maintenant\u00a0?',
    'Who could be with you, or on the phone with you, in the next few minutes?':
      'Qui pourrait être avec vous, ou au téléphone, dans les prochaines minutes\u00a0?',
    'Have you stepped back?': 'Avez-vous reculé\u00a0?',
    'Who could you tell about this today?': 'À qui pourriez-vous en parler aujourd’hui\u00a0?',
    'Have you reached them?': 'Avez-vous pu joindre cette personne\u00a0?',
    'Would you call or write to them now?': 'Voulez-vous les appeler ou leur écrire maintenant\u00a0?',
    'Which of these is the smallest step you could take?':
      'Quel est le plus petit pas que vous pourriez faire\u00a0?',
    'Is it a little safer than before?': 'Êtes-vous un peu plus en sécurité qu’avant\u00a0?',
    'Has somebody answered?': 'Quelqu’un a-t-il répondu\u00a0?',
    'Are they with you now?': 'Sont-ils avec vous maintenant\u00a0?',
    'Have they come?': 'Sont-ils arrivés\u00a0?',
    'Can you go to another room, or outside, for these ten minutes?':
      'Pouvez-vous aller dans une autre pièce, ou dehors, pendant dix minutes\u00a0?',
    'Will you call now?': 'Allez-vous appeler maintenant\u00a0?',
    'Is help with you now?': 'Les secours sont-ils avec vous maintenant\u00a0?',
    'Is help with them now?': 'Les secours sont-ils avec cette personne maintenant\u00a0?',
  },
  labels: {
    Yes: 'Oui',
    No: 'Non',
    'I am not sure': 'Je ne sais pas',
    'I am not safe': 'Je ne suis pas en sécurité',
    'I am safe for now': 'Je suis en sécurité pour le moment',
    'Not yet': 'Pas encore',
    'There is nobody': 'Il n’y a personne',
    'There is someone': 'Il y a quelqu’un',
    'I have called': 'J’ai appelé',
    'I cannot': 'Je ne peux pas',
    'Somebody is with me': 'Quelqu’un est avec moi',
    'Not today': 'Pas aujourd’hui',
    'Go to people': 'Aller vers des gens',
    'Write to a line': 'Écrire à une ligne d’écoute',
    'None of them': 'Aucun',
    'A little': 'Un peu',
    'Nobody is coming': 'Personne ne vient',
    'Help is with me': 'Les secours sont avec moi',
    'Help is with them': 'Les secours sont là-bas',
    'I could hurt them': 'Je pourrais leur faire du mal',
    'They are safe': 'Cette personne est en sécurité',
  },
  says: {
    call: 'Appelez maintenant\u00a0: {emergency}. Ou demandez à quelqu’un de le faire. Dites où vous êtes.',
    unsafe:
      'Éloignez-vous de ce qui peut faire du mal, allez là où il y a du monde. Pour parler\u00a0: {numbers}.',
    'step-back':
      'Reculez maintenant, loin, sur un sol ferme, près des gens. Puis appelez\u00a0: {emergency}.',
    safe: 'C’est bon à savoir. Cela peut vite changer\u00a0: gardez les numéros près de vous.',
    someone:
      'Dites-le maintenant. Peu de mots suffisent\u00a0: «\u00a0Je ne vais pas bien. Reste avec moi.\u00a0»',
    nobody: 'Alors il y a les personnes de la ligne\u00a0: {numbers}. Pas besoin de bien expliquer.',
    cannot: 'Appeler peut être trop. Vous pouvez aussi leur écrire, ou aller là où il y a du monde.',
    called: 'Restez avec eux le temps qu’il faut. Cette page peut attendre.',
    writing: 'Faites-le maintenant. Une phrase suffit\u00a0: «\u00a0Ça va mal ce soir.\u00a0»',
    coming:
      'C’est bien que quelqu’un vienne. Attendez là où l’on vous trouve, loin de ce qui peut faire du mal.',
    waiting:
      'L’attente est longue. Gardez le téléphone en main. Si cela empire, rappelez\u00a0: {emergency}.',
    staying:
      'Alors pensons aux dix prochaines minutes seulement. Si cela empire, appelez\u00a0: {emergency}.',
    taken: 'Gardez l’emballage pour eux. N’essayez pas de vomir. Ne mangez et ne buvez rien maintenant.',
    helped: 'C’est bien qu’il y ait de l’aide. Dites-leur tout\u00a0: ce qui s’est passé, et quand.',
  },
  hears: {
    'help-here':
      'ambulance est la|pompiers sont la|police est la|secours sont la|sont arrives|est arrivee|a l hopital|secours sont avec moi',
    company: 'avec moi|a cote de moi|je suis avec m*|je suis chez m*',
    cannot: 'peux pas|n arrive pas|veux pas appeler|pas de telephone|peur d appeler',
    well: 'ca va mieux|je vais mieux|je vais bien|c est passe',
    unsafe: 'pas en securite|en danger|c est pire|pas bien|ca empire',
    coming: 'en route|ils arrivent|elle arrive|il arrive|en chemin',
    unsure: 'sais pas|pas sur|pas sure|peut etre|aucune idee',
    alone: 'personne|tout seul|toute seule|je suis seul*',
    away: 'pas la|est parti*|est sorti*|suis sorti*|dehors',
    no: '^non|pas encore|^jamais|^pas du tout|pas appele',
    safe: 'en securite|hors de danger',
    called: 'j ai appele|j ai telephone|j appelle|au telephone|j ai ecrit',
    someone:
      'ma mere|mon pere|ma soeur|mon frere|mon ami*|ma copine|mon copain|mon mari|ma femme|mon voisin|ma voisine|quelqu un',
    agrees: '^d accord|^ok|^je vais essayer|^bon',
    yes: '^oui|^ouais|^bien sur|^si',
    somewhat: '^un peu|^plus ou moins|^un petit peu',
  },
}
