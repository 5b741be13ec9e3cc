/** Something that whoever starts Leeward can mend: shown as sentences, without a stack. */
export class StartFault extends Error {
  readonly sentences: string[]

  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'StartFault'
    this.sentences = sentences
  }
}
