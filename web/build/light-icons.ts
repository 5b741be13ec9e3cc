import type { Plugin } from 'vite'

/** All that our icons ask for. */
const createIcon = `
import { createElement } from 'react'
const looks = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
}
export default ({ node }) => ({ className = '', ...rest }) =>
  createElement('svg', { ...looks, className: 'lucide ' + className, ...rest }, node.map(([tag, look]) => createElement(tag, look)))
`

/** The icons come with what makes them for any framework; the built page has them without: 1 kB less. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) =>
    id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? { code: createIcon, map: null } : null,
})
