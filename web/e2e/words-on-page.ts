import { expect, type Locator, type Page, test } from '@playwright/test'
import { textInEither } from '#web/e2e/in-pseudo.ts'

/** Everything a part of the page says: what is seen, what stands in empty fields, what is read aloud, what is filled in. */
const allWords = (part: Locator): Promise<string> =>
  part.evaluate((root) => {
    const seen = (root as HTMLElement).innerText
    // With and without the line breaks between blocks.
    const said = [seen, seen.replaceAll('\n', '')]
    for (const element of root.querySelectorAll('*')) {
      for (const name of ['placeholder', 'aria-label', 'title', 'alt', 'aria-valuetext'])
        said.push(element.getAttribute(name) ?? '')
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        said.push(element.value)
    }
    return said.join('\n').replace(/[ \u00a0\u202f]+/g, ' ')
  })

/** Words, and under which heading of the specification they stand. */
export type Words = Readonly<Record<string, readonly string[]>>

/** To the letter in English; in the pseudo-language the same words as they stand there. */
const saysIn = (said: string) =>
  test.info().project.name === 'pseudo'
    ? (words: string) => textInEither(words).test(said)
    : (words: string) => said.includes(words)

/** Waits until each of these stands on the page. */
export async function expectWords(page: Page, words: Words, part = page.locator('body')): Promise<void> {
  await expect
    .poll(async () => {
      const says = saysIn(await allWords(part))
      return Object.entries(words).flatMap(([heading, all]) =>
        all.filter((one) => !says(one)).map((one) => `${heading}: ${one}`),
      )
    })
    .toEqual([])
}

/** Each of these links leads where it should. */
export async function expectLinks(
  part: Page | Locator,
  links: readonly (readonly [string, string])[],
): Promise<void> {
  for (const [name, href] of links)
    await expect(part.getByRole('link', { name }).first(), name).toHaveAttribute('href', href)
}
