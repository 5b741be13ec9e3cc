import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take half a minute and more: begun last, they would have the machine for themselves. */
const longest = [
  'infra/testing/text-readers.test.ts',
  'api/fuzz.int.test.ts',
  'infra/store/turn-epoch.int.test.ts',
  'infra/use-cases/interrupted.int.test.ts',
  'api/your-data/nothing-left.int.test.ts',
  'api/limits/limits.int.test.ts',
  'api/chat/lanes.int.test.ts',
  'api/journal/reflection.int.test.ts',
  'infra/start/start.int.test.ts',
]

/** The longest first, then as Vitest has it: by what it remembers, else by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Not an array's: Vitest's own.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
      return at === -1 ? longest.length : at
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
