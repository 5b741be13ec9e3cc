import { afterAll, expect, test } from 'vitest'
import { getReceipt } from '#contract/deletion.ts'
import { withSql } from '#infra/testing/kept.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

test('the receipt of what became an account’s is answered as the contract says', async () => {
  const ada = visitor(product.url)
  await ada.post('/api/mood-logs', { level: 5, note: 'a walk', sessionId: null })
  await signInShown(ada)
  const receipts = () =>
    withSql(product.databaseUrl, async (sql) =>
      (await sql<{ receipt: string }[]>`select receipt from erasures where asked_by = 'claim'`).map(
        ({ receipt }) => receipt,
      ),
    )
  await expect.poll(receipts).toHaveLength(1)
  const { status, body } = await visitor(product.url).get(`/api/receipts/${(await receipts())[0]}`)
  expect(status).toBe(200)
  expect(getReceipt.reply.parse(body)).toMatchObject({ kind: 'visitor', askedBy: 'claim' })
})
