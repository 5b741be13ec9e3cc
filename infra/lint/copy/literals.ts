import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Begins like a sentence and goes on like one: nothing that only a program reads does. */
const isSentence = (text: string): boolean => /^\s*\p{Lu}\p{L}* .*\p{Ll}/u.test(text)

/** Attributes, of elements and of components of ours, that are read by people. */
const spoken =
  /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|label|about|description|loading|summary|confirm|cancel|note|said|heading)$/

/** What a developer reads, and what no person does. */
const isForDevelopers = (node: Node): boolean =>
  (node.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name.endsWith('Error')) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'CallExpression' && node.callee.type === 'Super') ||
  node.type.startsWith('TSLiteral')

const textOf = (node: Node): string | null => {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
  return null
}

const toasts = new Set(['showToast', 'showError'])

/** Text for people that stands in a source instead of its catalogue: of the page, in whatever language that is. */
export function literalsIn(source: string, path: string): string[] {
  const found: string[] = []
  const visit = (node: Node, isShown: boolean): void => {
    if (isForDevelopers(node)) return
    const text = textOf(node)
    if (text !== null && hasLetters(text) && (isShown || node.type === 'JSXText' || isSentence(text)))
      found.push(text.replace(/\s+/g, ' ').trim())
    for (const child of childrenOf(node)) visit(child, showsIn(node, child, isShown))
  }
  visit(parseSync(path, source).program, false)
  return found
}

/** Whether what stands at this place is shown or said as it is. */
function showsIn(node: Node, child: Node, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && spoken.test(node.name.name)
    case 'JSXElement':
    case 'JSXFragment':
      return child.type === 'JSXExpressionContainer'
    case 'CallExpression':
      return node.callee.type === 'Identifier' && toasts.has(node.callee.name)
    case 'ConditionalExpression':
      return isShown && child !== node.test
    case 'LogicalExpression':
      return isShown && (node.operator !== '&&' || child === node.right)
    case 'JSXExpressionContainer':
      return isShown
    default:
      return false
  }
}
