import { test } from '@playwright/test'
import { buildPseudoTree } from '#infra/testing/pseudo-page.ts'

test('the page is there in the pseudo-language, too', async () => {
  await buildPseudoTree()
})
