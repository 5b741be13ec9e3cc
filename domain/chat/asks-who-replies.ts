import { fold } from '#domain/safety/floor/plain.ts'

const longest = 1_000

const machines =
  'an? ai|ai|a\\.i\\.?|an? (?:ro)?bot|(?:ro)?bot|robots?|a machine|a computer|a program|an? (?:actual |real )?(?:human|person)|someone real|a chatbot|chatbot|chat ?gpt|gpt|an? llm|a language model'
const beings = `${machines}|human|machine|real|alive|someone`

/** How people ask who replies to them, by language. */
const questions = [
  `(?:are|r) (?:you|u|ya) (?:really |actually |just |even |like |only |still )*(?:${beings})`,
  `(?:is|was) (?:this|it|that|there) (?:really |actually |just |even |like |only )*(?:${machines})`,
  '(?:am i|are we) (?:really |actually |just |even )*(?:talking|speaking|chatting|typing|texting) (?:to|with) (?:an? )?(?:(?:real|actual) )?(?:ai|bot|robot|human|person|machine|computer|someone real)',
  "(?:who|what) (?:are|r) (?:you|u)(?: really| exactly)?(?= *[?.!]|$)|who(?:'s| is) (?:this|there|replying|answering|writing)(?= *[?.!]|$)",
  'eres (?:un |una )?(?:ia|robot|bot|humano|humana|persona|maquina|real)|quien eres|estoy hablando con (?:una? )?(?:ia|robot|bot|persona|maquina|humano)',
  'bist du (?:ein |eine |echt |wirklich |nur )*(?:ki|bot|roboter|mensch|maschine|echt|person|computer)|wer bist du|(?:rede|schreibe|spreche) ich (?:hier )?mit (?:einer |einem )(?:ki|bot|roboter|menschen|maschine|person)',
  '(?:es-tu|es tu|tu es|etes-vous|vous etes) (?:un |une )?(?:vrai |vraie )?(?:ia|robot|bot|humain|humaine|personne|machine|reel|reelle)|qui es-tu|qui etes-vous',
  '(?:voce|tu) e(?:s)? (?:um |uma )?(?:ia|robo|bot|humano|humana|pessoa|maquina|real)|es (?:um |uma )(?:ia|robo|pessoa|humano)|quem (?:e voce|es tu)',
  'sei (?:un |una |un.)?(?:ia|robot|bot|umano|umana|persona|macchina|reale|vero|vera)|chi sei',
  'ben je (?:een |echt een )?(?:ai|robot|bot|mens|persoon|machine|echt)|wie ben je',
  '(?:czy )?jestes (?:prawdziwym |prawdziwa )?(?:ai|botem|robotem|czlowiekiem|maszyna|osoba|prawdziwy|prawdziwa)|kim jestes',
  'sen (?:bir )?(?:yapay zeka|robot|bot|insan|gercek|makine)|(?:robot|bot|insan|yapay zeka|gercek) m[iu]s[iu]n|kimsin',
  '(?:هل )?(?:انت|انتي|انتم) (?:روبوت|بوت|انسان|ذكاء اصطناعي|شخص حقيقي|حقيقي|بشر|اله)|من انت',
  '(?:क्या )?(?:तुम|आप) (?:कोई )?(?:ए ?आई|एआई|रोबोट|बॉट|इंसान|मशीन|असली)|(?:तुम|आप) कौन|(?:kya )?(?:tum|aap) (?:koi |ek )?(?:ai|robot|bot|insan|insaan|machine|asli|real)|(?:tum|aap) (?:kaun|kon)',
].map((question) => question.replace(/[^\0-\x7F]+/g, fold))

const asked = new RegExp(String.raw`(?<![\p{L}\d'])(?:${questions.join('|')})(?![\p{L}\d])`, 'u')

/** Whether somebody asks if a person or a machine replies to them. */
export const asksWhoReplies = (text: string): boolean => asked.test(fold(text.slice(0, longest)))
