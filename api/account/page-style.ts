import { html } from '#api/html.ts'

/** The look of the whole product, from web/theme.css; a test holds the colours together. */
export const light = {
  sky: '#edf4f4',
  surface: '#fcfdfc',
  line: '#d0dfe1',
  'line-strong': '#67868e',
  ink: '#142e38',
  'ink-soft': '#435e68',
  accent: '#14606b',
  'accent-strong': '#0d4852',
  'accent-wash': '#d7eaea',
  'on-accent': '#f8fcfb',
  alert: '#95372b',
}
export const dark: typeof light = {
  sky: '#0e1a22',
  surface: '#14232c',
  line: '#2a414d',
  'line-strong': '#6f909d',
  ink: '#e6eff0',
  'ink-soft': '#aac1c8',
  accent: '#93ced1',
  'accent-strong': '#b3e0e1',
  'accent-wash': '#1e3d47',
  'on-accent': '#08222a',
  alert: '#f2a99b',
}

const variables = (colours: typeof light) =>
  Object.entries(colours)
    .map(([role, colour]) => `--${role}: ${colour};`)
    .join(' ')

export const style = html`
  :root { color-scheme: light; ${variables(light)} } @media (prefers-color-scheme: dark) { :root {
  color-scheme: dark; ${variables(dark)} } } * { box-sizing: border-box; } body { margin: 0; min-height:
  100dvh; display: flex; flex-direction: column; align-items: center; padding: max(1.5rem, 10vh) 1.25rem
  1.5rem; background: var(--sky); color: var(--ink); font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif;
  overflow-wrap: break-word; } main { width: 100%; max-width: 26rem; padding: 2rem 1.75rem; border: 1px solid
  var(--line); border-radius: 1.375rem; background: var(--surface); } h1 { margin: 0 0 0.75rem; font-size:
  1.625rem; line-height: 1.25; font-weight: 600; } p { margin: 0 0 1rem; } form { margin: 0; } label {
  display: block; margin-bottom: 0.375rem; font-weight: 600; } input { width: 100%; min-height: 2.75rem;
  padding: 0 0.875rem; border: 1px solid var(--line-strong); border-radius: 0.75rem; background:
  var(--surface); color: inherit; font: inherit; } input[name='code'] { font-size: 1.25rem; letter-spacing:
  0.3em; font-variant-numeric: tabular-nums; } .button { display: block; width: 100%; min-height: 2.75rem;
  margin-top: 0.75rem; padding: 0.55rem 1rem; cursor: pointer; border: 1px solid var(--accent); border-radius:
  0.75rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align:
  center; text-decoration: none; } .button:hover { border-color: var(--accent-strong); background:
  var(--accent-strong); } .quiet { background: transparent; color: var(--accent); } .quiet:hover { background:
  var(--accent-wash); color: var(--accent-strong); } .or { display: flex; align-items: center; gap: 0.75rem;
  margin: 1.25rem 0; color: var(--ink-soft); } .or::before, .or::after { content: ''; flex: 1; border-top: 1px
  solid var(--line); } .soft { color: var(--ink-soft); } .alert { color: var(--alert); font-weight: 600; }
  .after { margin: 1.25rem 0 0; } pre { margin: 0 0 1rem; padding: 0.875rem; border: 1px solid var(--line);
  border-radius: 0.75rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap:
  anywhere; } a { color: var(--accent); text-underline-offset: 0.2em; } footer { margin-top: 1.5rem;
  text-align: center; } footer p { margin: 0; } footer a { display: inline-block; padding: 0.5rem 0; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
