import { afterAll, expect, test } from 'vitest'
import { fuzz, tellFuzz } from '#infra/testing/fuzz/fuzz.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { runScript } from '#infra/testing/run-script.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

/** Another one each time; the same again with FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 2 ** 31)

test(`a minute of odd requests leads to no fault of ours (FUZZ_SEED=${seed})`, async () => {
  const report = await fuzz({
    url: product.url,
    seed,
    requests: Infinity,
    signal: AbortSignal.timeout(60_000),
  })
  expect(report.faults, tellFuzz(report)).toEqual([])
  // It came through the door, too.
  expect(report.accepted).toBeGreaterThan(report.requests / 10)
  expect(await (await fetch(`${product.url}/healthz`)).text()).toBe('ok')
})

test('afterwards nobody is parked, and what is shown is what a rebuild would show', async () => {
  const { code, out, errors } = await runScript(
    'worker/ops/ops.ts',
    product.environment as Record<string, string>,
    'verify',
    'all',
  )
  expect([code, out, errors]).toEqual([0, out, ''])
  expect(out).not.toMatch(/parked\s+[1-9]/)
})
