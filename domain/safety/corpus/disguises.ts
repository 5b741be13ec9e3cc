/** Ways in which a line is rewritten so that a filter does not see it. */
export const disguises: { name: string; wear: (text: string) => string }[] = [
  { name: 'as written', wear: (text) => text },
  { name: 'shouting', wear: (text) => text.toUpperCase() },
  { name: 'curly marks', wear: (text) => text.replaceAll("'", '\u2019') },
  { name: 'no apostrophes', wear: (text) => text.replaceAll("'", '').toLowerCase() },
  { name: 'no punctuation', wear: (text) => text.replace(/[.,!?]/g, '').toLowerCase() },
  {
    name: 'digits for letters',
    wear: (text) =>
      text.replace(/\b(?:kill|die|suicide|dead|myself|hurt)\b/gi, (word) =>
        word.replace(/i/gi, '1').replace(/e/gi, '3').replace(/s/gi, '5'),
      ),
  },
  {
    name: 'hidden joints',
    wear: (text) =>
      text.replace(/\b(?:kill|die|suicide|dead|pills|rope|cut)\b/gi, (word) => [...word].join('\u200B')),
  },
  {
    name: 'spaced letters',
    wear: (text) => text.replace(/\b(?:kill|suicide|dead|myself)\b/gi, (word) => [...word].join(' ')),
  },
  {
    name: 'stretched',
    wear: (text) => text.replace(/\b(kill|die|dead|tonight)\b/gi, (word) => word + word.at(-1)!.repeat(3)),
  },
  { name: 'starred', wear: (text) => text.replace(/\b(k|d|s)([iu])(ll|e|icide)\b/gi, '$1*$3') },
  { name: 'run on', wear: (text) => `ok so ${text.replace(/[.!?]$/, '')} anyway thats how it is i guess` },
]
