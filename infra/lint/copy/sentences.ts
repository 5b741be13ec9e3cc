import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** What stands in for a value that only the running page knows. */
const someValue = 'something'

/** The words of a piece of JSX in reading order, those of the elements in it included. */
function wordsOf(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return node.value.replace(/\s+/g, ' ')
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.map(wordsOf).join('')
    case 'JSXExpressionContainer':
      return wordsOf(node.expression)
    case 'Literal':
      return String(node.value)
    case 'TemplateLiteral':
      return templateOf(node)
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'JSXEmptyExpression':
      return ''
    default:
      return someValue
  }
}

const templateOf = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked).join(someValue)

const hasWords = ({ children }: ESTree.JSXElement): boolean =>
  children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))

/** A sentence as people read it, not a name, a class or a query. */
const isSentence = (text: string): boolean => /^["“]?\p{Lu}[^{}<>]*\s[^{}<>]*[.?!:…]["”]?$/u.test(text.trim())

/** Every text in a source that somebody may read: words between tags, and strings that are whole sentences. */
export function textsIn(source: string, name: string): string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'JSXElement' && hasWords(node)) {
      texts.push(wordsOf(node))
      return
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value))
      texts.push(node.value)
    if (node.type === 'TemplateLiteral' && isSentence(templateOf(node))) texts.push(templateOf(node))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(name, source).program)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export const sentencesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) =>
    /\p{L}/u.test(sentence),
  )

export const wordsIn = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
