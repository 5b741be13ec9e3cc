import type { languageWords } from '#domain/chat/guide/say/languages.ts'

export type OtherLanguage = keyof typeof languageWords

/** The guide reads only English: of words in another language it gives nothing back, says so in that language, and asks. */
export const otherLanguages: Readonly<Record<OtherLanguage, { leaves: string; asks: readonly string[] }>> = {
  es: {
    leaves: 'Esta guía solo lee inglés, así que deja sus palabras como están. Solo tiene una pregunta.',
    asks: [
      '¿A qué parte de esto le gustaría volver?',
      '¿Qué le gustaría recordar de este día?',
      'Si escribiera una línea más, ¿qué diría?',
    ],
  },
  de: {
    leaves: 'Dieser Wegweiser liest nur Englisch und lässt Ihre Worte, wie sie sind. Er hat nur eine Frage.',
    asks: [
      'Zu welchem Teil davon möchten Sie zurückkommen?',
      'Woran möchten Sie sich von diesem Tag erinnern?',
      'Was stünde da, wenn Sie noch eine Zeile schrieben?',
    ],
  },
  fr: {
    leaves: 'Ce guide ne lit que l’anglais et laisse vos mots comme ils sont. Il a seulement une question.',
    asks: [
      'À quelle partie aimeriez-vous revenir\u00a0?',
      'Qu’aimeriez-vous garder de cette journée\u00a0?',
      'Si vous écriviez encore une ligne, que dirait-elle\u00a0?',
    ],
  },
  it: {
    leaves: 'Questa guida legge solo l’inglese e lascia le sue parole così come sono. Ha solo una domanda.',
    asks: [
      'A quale parte vorrebbe tornare?',
      'Che cosa vorrebbe ricordare di questo giorno?',
      'Se scrivesse ancora una riga, che cosa direbbe?',
    ],
  },
  pt: {
    leaves: 'Este guia só lê inglês e deixa as suas palavras como estão. Tem apenas uma pergunta.',
    asks: [
      'A que parte disto gostaria de voltar?',
      'O que gostaria de lembrar deste dia?',
      'Se escrevesse mais uma linha, o que diria?',
    ],
  },
  nl: {
    leaves: 'Deze gids leest alleen Engels en laat uw woorden zoals ze zijn. Er is alleen een vraag.',
    asks: [
      'Naar welk deel hiervan zou u terug willen komen?',
      'Wat zou u van deze dag willen onthouden?',
      'Als u nog één regel schreef, wat zou er staan?',
    ],
  },
  pl: {
    leaves:
      'Ten przewodnik czyta tylko po angielsku i zostawia Twoje słowa takie, jakie są. Ma tylko pytanie.',
    asks: [
      'Do której części chcesz wrócić?',
      'Co chcesz zapamiętać z tego dnia?',
      'Gdyby powstał tu jeszcze jeden wers, co by mówił?',
    ],
  },
  tr: {
    leaves: 'Bu rehber yalnızca İngilizce okur ve sözlerinizi olduğu gibi bırakır. Sadece bir sorusu var.',
    asks: [
      'Bunun hangi kısmına geri dönmek istersiniz?',
      'Bu günden neyi hatırlamak istersiniz?',
      'Bir satır daha yazsaydınız, ne derdi?',
    ],
  },
  ar: {
    leaves: 'هذا الدليل يقرأ الإنجليزية فقط، ويترك كلماتك كما هي. لديه سؤال واحد فقط.',
    asks: [
      'إلى أي جزء من هذا تودّ العودة؟',
      'ما الذي تودّ أن تتذكره من هذا اليوم؟',
      'لو كُتب هنا سطر آخر، فماذا سيقول؟',
    ],
  },
  hi: {
    leaves: 'यह गाइड केवल अंग्रेज़ी पढ़ता है और आपके शब्दों को वैसे ही रहने देता है। बस एक सवाल है।',
    asks: [
      'इसके किस हिस्से पर आप फिर लौटना चाहेंगे?',
      'इस दिन का क्या आप याद रखना चाहेंगे?',
      'अगर यहाँ एक पंक्ति और होती, तो वह क्या कहती?',
    ],
  },
  other: {
    leaves: 'I read only English. I leave your words as they are. I only have a question.',
    asks: [
      'What would you like to read again?',
      'What is good to keep from this day?',
      'What do you want to write next?',
    ],
  },
}
