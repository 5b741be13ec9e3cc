import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import type { Wrap } from '#web/language/rich.ts'

const plain = 'AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const accented = 'ÅåƁƀÇçÐðÉéĞğĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const accents = new Map(Array.from(plain, (letter, index) => [letter, accented[index]!]))

/** A text as a language would have it whose letters are strange and whose words are long; brackets show its ends. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const longer = text.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
  const strange = Array.from(longer, (letter) => accents.get(letter) ?? letter).join('')
  // What surrounds a piece of a sentence stays outside.
  return strange.replace(/^(\s*)(.*?)(\s*)$/s, '$1⟦$2⟧$3')
}

function pseudoNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudoText(node)
  if (!isValidElement<PropsWithChildren>(node) || node.type !== Fragment) return node
  return createElement(Fragment, null, ...Children.toArray(node.props.children).map(pseudoNode))
}

const pseudoWrap =
  (wrap: Wrap): Wrap =>
  (text) =>
    wrap(pseudoText(text))

/** What a sentence is given: pieces that it hands to the screen come there in the pseudo-language too. */
function pseudoGiven(given: unknown): unknown {
  if (typeof given === 'function') return pseudoWrap(given as Wrap)
  if (!isTable(given)) return given
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, pseudoGiven(value)]))
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.getPrototypeOf(value) === Object.prototype

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      pseudoNode((value as (...given: unknown[]) => ReactNode)(...given.map(pseudoGiven)))
  if (Array.isArray(value)) return value.map(pseudoOf)
  return isTable(value) ? pseudoTable(value) : pseudoNode(value as ReactNode)
}

const pseudoTable = (table: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, pseudoOf(value)]))

/** A catalogue in a language that nobody speaks: it shows what is not in a catalogue, and what longer words break. */
export const pseudo = <Catalogue extends object>(catalogue: Catalogue): Catalogue =>
  pseudoTable(Object.fromEntries(Object.entries(catalogue))) as Catalogue
