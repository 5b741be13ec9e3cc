import { reflect } from '#domain/journal/reflection/reflect.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { ReflectionRequest } from '#infra/companion/companion.ts'

/** The guide's words on an entry. In a crisis help comes first, and no earlier day is looked for. */
export const guideReflection = async (asked: ReflectionRequest): Promise<string> =>
  reflect({ ...asked, earlier: isCrisis(asked.tier) ? [] : await asked.earlier() })
