import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** The guide knows only English: said in the person's own language. `{lines}` is filled with numbers. */
export const languageWords: Readonly<
  Record<'es' | 'de' | 'fr' | 'it' | 'pt' | 'nl' | 'pl' | 'tr' | 'ar' | 'hi' | 'other', readonly string[]>
> = {
  es: [
    'Esta guía solo entiende inglés. En su país puede hablar con alguien aquí: {lines}. Los ejercicios con imágenes y el círculo de respiración no necesitan palabras. Si quiere, siga escribiendo en inglés, con frases sencillas.',
    'He visto su mensaje, pero aquí solo hay respuestas en inglés. Para hablar con una persona en su país: {lines}. Con las imágenes de los ejercicios y el círculo de respiración basta mirar. Un inglés muy simple también sirve.',
    'Por ahora solo puedo leer en inglés. Hay ayuda en su país: {lines}. Mientras tanto, el círculo de respiración y los ejercicios ilustrados se siguen sin leer nada. Puede continuar en inglés, aunque sean palabras sueltas.',
  ],
  de: [
    'Dieser Wegweiser versteht nur Englisch. In Ihrem Land erreichen Sie jemanden hier: {lines}. Die Übungen mit Bildern und der Atemkreis kommen ohne Worte aus. Sie können gern auf Englisch weiterschreiben, in ganz einfachen Sätzen.',
    'Ihre Nachricht ist angekommen, nur kann ich hier allein Englisch lesen. Menschen zum Reden gibt es in Ihrem Land: {lines}. Beim Atemkreis und bei den Bildern der Übungen genügt es, hinzuschauen. Einfaches Englisch reicht auch.',
    'Leider gibt es hier nur Antworten auf Englisch. Hilfe in Ihrem Land finden Sie so: {lines}. Für die bebilderten Übungen und den Atemkreis brauchen Sie keine Sprache. Wenn Sie mögen, schreiben Sie auf Englisch weiter, auch einzelne Wörter.',
  ],
  fr: [
    'Ce guide ne comprend que l’anglais. Dans votre pays, vous pouvez parler à quelqu’un ici\u00a0: {lines}. Les exercices en images et le cercle de respiration se passent de mots. Vous pouvez aussi continuer en anglais, très simplement.',
    'Votre message est bien arrivé, mais ici je ne lis que l’anglais. Pour joindre une personne dans votre pays\u00a0: {lines}. Pour le cercle de respiration et les images des exercices, il suffit de regarder. Quelques mots d’anglais tout simples conviennent aussi.',
    'Les réponses n’existent ici qu’en anglais. Il y a de l’aide dans votre pays\u00a0: {lines}. Le cercle de respiration et les exercices illustrés se suivent sans rien lire. Si vous le souhaitez, écrivez en anglais, même avec des mots isolés.',
  ],
  it: [
    'Questa guida capisce solo l’inglese. Nel suo Paese può parlare con qualcuno qui: {lines}. Gli esercizi con le immagini e il cerchio del respiro non hanno bisogno di parole. Può anche continuare in inglese, con frasi semplici.',
    'Il suo messaggio è arrivato, ma qui posso leggere soltanto l’inglese. Per raggiungere una persona nel suo Paese: {lines}. Con il cerchio del respiro e le figure degli esercizi basta guardare. Va bene anche un inglese molto semplice.',
    'Le risposte qui esistono solo in inglese. Nel suo Paese c’è chi può aiutare: {lines}. Il cerchio del respiro e gli esercizi illustrati si seguono senza leggere nulla. Se vuole, continui a scrivere in inglese, anche con singole parole.',
  ],
  pt: [
    'Este guia só entende inglês. No seu país, é possível falar com alguém aqui: {lines}. Os exercícios com imagens e o círculo de respiração não precisam de palavras. Se quiser, continue em inglês, com frases simples.',
    'A sua mensagem chegou, mas aqui só consigo ler inglês. Para falar com uma pessoa no seu país: {lines}. Com o círculo de respiração e as imagens dos exercícios, basta olhar. Um inglês bem simples também serve.',
    'As respostas aqui existem só em inglês. Há ajuda no seu país: {lines}. O círculo de respiração e os exercícios ilustrados podem ser seguidos sem ler nada. Pode escrever em inglês, mesmo que sejam palavras soltas.',
  ],
  nl: [
    'Deze gids begrijpt alleen Engels. In uw land kunt u hier met iemand praten: {lines}. De oefeningen met plaatjes en de ademcirkel hebben geen woorden nodig. U mag gerust in eenvoudig Engels verder schrijven.',
    'Uw bericht is aangekomen, maar hier kan ik alleen Engels lezen. Een mens bereikt u in uw land zo: {lines}. Bij de ademcirkel en de plaatjes van de oefeningen is kijken genoeg. Heel simpel Engels is ook goed.',
    'De antwoorden zijn er hier alleen in het Engels. Er is hulp in uw land: {lines}. De ademcirkel en de oefeningen in beeld kunt u volgen zonder iets te lezen. Als u wilt, schrijft u verder in het Engels, losse woorden mogen ook.',
  ],
  pl: [
    'Ten przewodnik rozumie tylko angielski. W Twoim kraju można z kimś porozmawiać tutaj: {lines}. Ćwiczenia z obrazkami i koło oddechu nie wymagają słów. Można też pisać dalej po angielsku, prostymi zdaniami.',
    'Wiadomość dotarła, ale mogę tu czytać wyłącznie po angielsku. Tak można połączyć się z człowiekiem w Twoim kraju: {lines}. Przy kole oddechu i obrazkach do ćwiczeń wystarczy patrzeć. Bardzo prosty angielski też jest w porządku.',
    'Odpowiedzi są tu tylko po angielsku. W Twoim kraju jest pomoc: {lines}. Koło oddechu i ćwiczenia na obrazkach działają bez czytania. Jeśli chcesz, pisz dalej po angielsku, choćby pojedynczymi słowami.',
  ],
  tr: [
    'Bu rehber yalnızca İngilizce anlıyor. Ülkenizde biriyle şuradan konuşabilirsiniz: {lines}. Resimli egzersizler ve nefes çemberi için söze gerek yok. Dilerseniz basit bir İngilizceyle yazmaya devam edebilirsiniz.',
    'Mesajınız ulaştı, ama burada yalnızca İngilizce okuyabiliyorum. Ülkenizde bir insana ulaşmak için: {lines}. Nefes çemberinde ve egzersiz resimlerinde bakmak yeterli. Çok basit bir İngilizce de olur.',
    'Buradaki yanıtlar yalnızca İngilizce. Ülkenizde destek var: {lines}. Nefes çemberini ve resimli egzersizleri hiçbir şey okumadan izleyebilirsiniz. İsterseniz İngilizce yazın, tek tek kelimeler bile yeter.',
  ],
  ar: [
    'هذا الدليل لا يفهم إلا الإنجليزية. في بلدك يمكنك التحدث مع شخص هنا: {lines}. التمارين المصوّرة ودائرة التنفس لا تحتاج إلى كلمات. ويمكنك متابعة الكتابة بالإنجليزية، بجمل بسيطة.',
    'وصلت رسالتك، لكن القراءة هنا بالإنجليزية فقط. للوصول إلى شخص في بلدك: {lines}. مع دائرة التنفس وصور التمارين يكفي النظر. والإنجليزية البسيطة جدًا تكفي أيضًا.',
    'الردود هنا متوفرة بالإنجليزية فقط. توجد مساعدة في بلدك: {lines}. يمكن متابعة دائرة التنفس والتمارين المصوّرة دون قراءة أي شيء. ويمكنك الكتابة بالإنجليزية، ولو بكلمات متفرقة.',
  ],
  hi: [
    'यह मार्गदर्शिका केवल अंग्रेज़ी समझती है। आपके देश में किसी से बात यहाँ हो सकती है: {lines}। चित्रों वाले अभ्यास और साँस का घेरा बिना शब्दों के चलते हैं। चाहें तो सरल अंग्रेज़ी में लिखना जारी रखें।',
    'आपका संदेश पहुँच गया है, पर यहाँ केवल अंग्रेज़ी पढ़ी जा सकती है। आपके देश में किसी इंसान तक पहुँचने के लिए: {lines}। साँस के घेरे और अभ्यास के चित्रों के लिए बस देखना काफ़ी है। बहुत सरल अंग्रेज़ी भी ठीक है।',
    'यहाँ के जवाब केवल अंग्रेज़ी में हैं। आपके देश में मदद मौजूद है: {lines}। साँस का घेरा और चित्रों वाले अभ्यास कुछ पढ़े बिना भी किए जा सकते हैं। मन हो तो अंग्रेज़ी में लिखें, चाहे एक-एक शब्द ही हो।',
  ],
  other: [
    'This guide knows only English. In your country you can reach: {lines}. The exercises with pictures and the breathing circle need no words. You may write on in English. Simple words are good.',
    'I see your message. I can read only English here. To talk to a person in your country: {lines}. For the breathing circle and the pictures, just look. Easy English is fine.',
    'My answers are only in English. There is help in your country: {lines}. You can use the breathing circle and the picture exercises and read nothing. Or write in English, one word at a time.',
  ],
}

/** Said once, to whoever goes on in English after that. */
export const inEnglish: Wordings = [
  'Yes, we can go on in English. Short words are fine.',
  'English is fine here. Write it as simply as you like.',
  'You can write to me in English. It need not be good English.',
]
