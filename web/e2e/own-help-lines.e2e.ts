import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servers } from '#infra/testing/e2e-servers.ts'
import { type Product, startProduct } from '#infra/testing/product.ts'
import { expect, look, test as base } from '#web/e2e/fixtures.ts'
import { needHelp, openChat, say } from '#web/e2e/talking.ts'

const own = {
  country: 'CH',
  languages: ['de'],
  name: 'Quiet Harbour',
  kinds: ['suicide'],
  call: '0800 123 456',
  hours: '24/7',
  source: 'https://harbour.example',
  checked: '2026-11-22',
}

/** A server whose operator has a line of their own, and leaves one of ours out. */
const test = base.extend<object, { ownLines: Product }>({
  ownLines: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'leeward-help-'))
      const file = join(folder, 'help-lines.json')
      const without = [{ country: 'CH', name: 'Pro Juventute, 147' }]
      writeFileSync(file, JSON.stringify({ lines: [own], without }))
      const environment = { HELP_LINES_FILE: file, LEARNED_SCREENING: 'off' }
      await using product = await startProduct({
        server: servers.find().database,
        withPage: false,
        environment,
      })
      await use(product)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ ownLines }, use) => use(ownLines),
})
test.use({ locale: 'de-CH', timezoneId: 'Europe/Zurich' })

test('the line of whoever runs the server stands first in the crisis dialog, with the server gone too', async ({
  page,
  context,
}) => {
  await openChat(page)
  await say(page, 'I am going to kill myself tonight.')
  const crisis = page.getByRole('dialog')
  const call = crisis.getByRole('link', { name: 'Call 0800 123 456' })
  await expect(call).toHaveAttribute('href', 'tel:0800123456')
  await expect(crisis.getByRole('link', { name: /^Call/ }).first()).toHaveAccessibleName(/0800 123 456/)
  await expect(crisis).toContainText('Quiet Harbour')
  await look(page, 'crisis-dialog-own-line')
  await crisis.getByRole('button', { name: 'I Understand' }).click()

  await context.setOffline(true)
  await needHelp(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /0800 123 456/ })).toBeVisible()
})
