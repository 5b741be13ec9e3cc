const before = String.raw`(?:(?:yes|yeah|no|really|honestly|thanks|thank you)[ ,.!]+)?`
const after = String.raw`(?: (?:now|right now|for now|here|at home|at this moment))?[ .!]*`
const plain = new RegExp(
  String.raw`^${before}(?:i['’]?m|i am) (?:really |quite |completely )?safe${after}$`,
  'i',
)

/** Whether somebody says that they are safe, and nothing else. */
export const isPlainlySafe = (text: string): boolean => text.length < 80 && plain.test(text.trim())

const helpHere = /^(?:the )?(?:help|ambulance) is (?:here )?with me(?: now)?[ .!]*$/i

/** Whether somebody says that help has come to them, and nothing else. */
export const isHelpHere = (text: string): boolean => text.length < 80 && helpHere.test(text.trim())
