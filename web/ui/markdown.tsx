import { memo, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { safeLink } from '#web/ui/safe-link.ts'

const allowed = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Headings have no place in a reply: their words stay, as a strong line. */
const StrongLine = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
)

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const link = safeLink(href)
  if (!link) return <>{children}</>
  return (
    // It may stand alone in its line: as high as a finger needs, and the line no higher.
    <a className="link py-0.5" href={link.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {children !== link.place && <span className="text-small"> ({link.place})</span>}
    </a>
  )
}

const components: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  h1: StrongLine,
  h2: StrongLine,
  h3: StrongLine,
  h4: StrongLine,
  h5: StrongLine,
  h6: StrongLine,
  ul: ({ children }) => <ul className="list-disc ps-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol className="list-decimal ps-6" start={start}>
      {children}
    </ol>
  ),
}

/**
 * A reply's Markdown: paragraphs, lists, emphasis and safe links. No HTML, no images, nothing that loads by itself. The
 * same text is taken apart once.
 */
export const Markdown = memo(({ text }: { text: string }) => (
  <ReactMarkdown
    skipHtml
    allowedElements={allowed}
    unwrapDisallowed
    urlTransform={(url) => safeLink(url)?.href ?? ''}
    components={components}
  >
    {text}
  </ReactMarkdown>
))
