import { Suspense } from 'react'
import * as words from '#web/safety/words.en.ts'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

export const ChooseCountry = lazyPart<{ label: string; isLine?: boolean }>(
  async () => (await import('#web/safety/choose-country.tsx')).ChooseCountry,
)

/** Under the lines: another country may be chosen. The lines do not wait for it. */
export const SomewhereElse = () => (
  <div className="mt-2 empty:hidden">
    <FaultBoundary fallback={null}>
      <Suspense fallback={null}>
        <ChooseCountry label={words.somewhereElse} isLine />
      </Suspense>
    </FaultBoundary>
  </div>
)
