import type { Context } from 'koa'

/** Text that is HTML already: nothing else goes into a page without being escaped. */
class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export type { Html }

type Part = Html | string | number | null | Part[]

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const written = (part: Part): string => {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => signs[sign]!)
}

/** html`<p>${words}</p>`: what is put in is escaped, unless it was made the same way. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(written)))

export function sendHtml(ctx: Context, page: Html): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = page.text
}
