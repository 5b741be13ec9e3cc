/** What does not fit: a word that has no place to break, and more words than one line takes. */
export const longWord = 'Unausgesprochenheitsbewältigungsversuche'.repeat(3)
export const longText = 'Words that go on for longer than there is room for, as other languages often do'
