/** Of the person as of a user, or of what is to be said: no reply speaks so. */
const signs = [
  /\bthe (?:user|assistant|client)(?:['’]s)?\b/i,
  /\b(?:der|die) (?:nutzer|nutzerin|benutzer|anwender)\b|\bl['’]utilisat(?:eur|rice)\b|\bel usuario\b|\bo usuário\b|\bl['’]utente\b/i,
  /^[^\S\n]{0,8}(?:okay|ok|alright|hmm+|right|so|well|now|first)?[,. ]{0,8}(?:so[, ]{1,8})?(?:i|we) (?:should|need to|must|have to) (?:\w+ )?(?:respond|reply|answer|be careful|avoid|acknowledge|follow|keep (?:it|the|my)|not (?:give|say|reassure|diagnose)|make sure)\b/im,
  /^[^\S\n]{0,8}(?:let me (?:think|consider|draft|analy[sz]e) (?:about |through )?(?:this|the|how|what)|my (?:reply|response|answer) should|thinking process|analysis:|draft:)/im,
  /\b(?:system prompt|the guidelines|according to the rules|the rules say)\b/i,
]

/** A model that thinks before it answers, where nothing marks it. */
export const isThinkingAloud = (text: string): boolean => signs.some((sign) => sign.test(text))
