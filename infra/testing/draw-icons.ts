import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserFlags } from '#infra/testing/browser-flags.ts'
import { findBrowser } from '#infra/testing/browser.ts'

const place = new URL('../../web/public/', import.meta.url)

/** Home screens want pictures of these sizes; Apple rounds the corners of a whole square itself. */
const pictures = [
  { name: '192', from: 'icon.svg', size: 192 },
  { name: '512', from: 'icon.svg', size: 512 },
  { name: 'maskable-192', from: 'icon-maskable.svg', size: 192 },
  { name: 'maskable-512', from: 'icon-maskable.svg', size: 512 },
  { name: 'apple-180', from: 'icon-maskable.svg', size: 180 },
]

// Run by hand when a drawing has changed: node infra/testing/draw-icons.ts
const executablePath = findBrowser()
if (!executablePath) throw new Error('There is no browser to draw with.')
const browser = await chromium.launch({ executablePath, args: browserFlags })
const page = await browser.newPage()
for (const { name, from, size } of pictures) {
  const drawing = readFileSync(new URL(from, place), 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
  writeFileSync(new URL(`icons/${name}.png`, place), await page.screenshot({ omitBackground: true }))
}
await browser.close()
