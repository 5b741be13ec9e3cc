import type { User } from '#contract/account.ts'
import * as words from '#web/account/words.en.ts'
import { monthAndYear } from '#web/ui/times.ts'

type Names = Pick<User, 'firstName' | 'email'>

/** What a person is called by: the first name, else the e-mail. The address stands apart only beside a name. */
export const namesOf = ({ firstName, email }: Names): { name: string; address: string | null } =>
  firstName === null ? { name: email ?? words.you, address: null } : { name: firstName, address: email }

/** The letter in the circle: of the first name, else of the e-mail, else U. */
export function initialOf({ firstName, email }: Names): string {
  const [letter = words.letterOfNobody] = (firstName || email || words.letterOfNobody).trim()
  return letter.toLocaleUpperCase()
}

/** "October 2025"; a dash while it is not known. */
export const memberSince = (createdAt: string): string => (createdAt === '' ? '–' : monthAndYear(createdAt))
