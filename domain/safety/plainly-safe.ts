import { signalsByFloor } from '#domain/safety/floor/floor.ts'
import { saysOnlySafe } from '#domain/safety/meant-otherwise.ts'

const longest = 80

/** Whether somebody says that they are safe, and nothing else; in the floor's languages. */
export const isPlainlySafe = (text: string): boolean =>
  text.length <= longest && saysOnlySafe(text, signalsByFloor(text))

const helpHere = /^(?:the )?(?:help|ambulance) is (?:here )?with me(?: now)?[ .!]*$/i

/** Whether somebody says that help has come to them, and nothing else. */
export const isHelpHere = (text: string): boolean => text.length <= longest && helpHere.test(text.trim())
