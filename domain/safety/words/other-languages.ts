/**
 * Said first to somebody in danger who writes in another language: where to turn, and that little of the language is known. They
 * say what the English words say (`around.ts`), and ask nothing: the question of the flow follows (`tongues/`).
 */
export const inDangerElsewhere: Readonly<Record<string, string>> = {
  es: 'He leído lo que escribe y lo tomo en serio. Si hay una vida en peligro, llame ahora a emergencias: {emergency}.\n\nPara hablar con una persona: {numbers}.\n\nSon palabras preparadas. Nadie lee esto en vivo, y aquí solo sé un poco de español.',
  de: 'Ich habe gelesen, was Sie schreiben, und nehme es ernst. Ist ein Leben in Gefahr, rufen Sie jetzt den Notruf: {emergency}.\n\nEinen Menschen zum Reden erreichen Sie so: {numbers}.\n\nDas sind vorbereitete Worte. Niemand liest hier live mit, und ich kann nur wenig Deutsch.',
  fr: 'J’ai lu ce que vous écrivez et je le prends au sérieux. Si une vie est en danger, appelez les urgences maintenant\u00a0: {emergency}.\n\nPour parler à quelqu’un\u00a0: {numbers}.\n\nCe sont des mots préparés. Personne ne lit ceci en direct, et je ne connais qu’un peu de français.',
  it: 'Ho letto quello che scrive e lo prendo sul serio. Se una vita è in pericolo, chiami subito le emergenze: {emergency}.\n\nPer parlare con una persona: {numbers}.\n\nSono parole preparate. Nessuno legge in diretta, e qui so solo un po’ di italiano.',
  pt: 'Li o que escreveu e levo-o a sério. Se há uma vida em perigo, ligue já para a emergência: {emergency}.\n\nPara falar com uma pessoa: {numbers}.\n\nSão palavras preparadas. Ninguém lê isto ao vivo, e aqui só sei um pouco de português.',
  nl: 'Ik heb gelezen wat u schrijft en neem het serieus. Is er een leven in gevaar, bel dan nu het noodnummer: {emergency}.\n\nZo bereikt u iemand om mee te praten: {numbers}.\n\nDit zijn voorbereide woorden. Niemand leest hier live mee, en ik ken maar weinig Nederlands.',
  pl: 'To, co piszesz, zostało przeczytane i jest ważne. Jeśli czyjeś życie jest w niebezpieczeństwie, dzwoń teraz na numer alarmowy: {emergency}.\n\nTak można porozmawiać z człowiekiem: {numbers}.\n\nTo są przygotowane słowa. Nikt nie czyta tego na żywo, a polski znam tu tylko trochę.',
  tr: 'Yazdıklarınızı okudum ve ciddiye alıyorum. Bir can tehlikedeyse hemen acil numarayı arayın: {emergency}.\n\nBir insanla konuşmak için: {numbers}.\n\nBunlar önceden hazırlanmış sözler. Burayı kimse canlı okumuyor ve yalnızca biraz Türkçe biliyorum.',
  ar: 'قرأتُ ما كتبته وآخذه على محمل الجد. إذا كانت هناك حياة في خطر فاتصل الآن بالطوارئ: {emergency}.\n\nللتحدث مع شخص: {numbers}.\n\nهذه كلمات معدّة مسبقًا. لا أحد يقرأ هنا مباشرة، ولا أعرف إلا القليل من العربية.',
  hi: 'आपने जो लिखा, वह पढ़ा गया है और उसे गंभीरता से लिया जा रहा है। अगर किसी की जान खतरे में है, तो अभी आपातकालीन नंबर पर फ़ोन करें: {emergency}।\n\nकिसी इंसान से बात करने के लिए: {numbers}।\n\nये पहले से लिखे हुए शब्द हैं। यहाँ कोई लाइव नहीं पढ़ रहा, और यहाँ हिंदी थोड़ी ही आती है।',
}
