/** By signal: sentences that `phrases/en-obsessions.ts` hears, one a line. */
export const englishObsessions: Readonly<Record<string, string>> = {
  'mind-shows': `my brain keeps saying stab him
    I get this picture of letting go
    I felt a pull to jump`,
  'mind-dread': `I don't want it
    it makes me sick
    I hid all the knives`,
  doubt: `did I hit someone
    am I a bad person
    God will not forgive me`,
  'doubt-of-self': 'what if I snap',
  ritual: 'I washed my hands',
  'ritual-sign': `seven times
    until it feels right`,
}
