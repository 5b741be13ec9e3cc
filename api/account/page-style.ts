import { dark, light } from '#api/account/page-colours.ts'
import { css } from '#api/html.ts'

const variables = (colours: typeof light) =>
  Object.entries(colours)
    .map(([role, colour]) => `--${role}: ${colour};`)
    .join(' ')

const evening = css`
  color-scheme: dark;
  ${variables(dark)}
`

export const style = css`
  @font-face {
    font-family: 'Atkinson Hyperlegible Next';
    font-weight: 200 800;
    font-display: optional;
    src: url('/font.woff2') format('woff2');
  }
  :root {
    color-scheme: light;
    ${variables(light)}
  }
  .dark {
    ${evening}
  }
  @media (scripting: none) and (prefers-color-scheme: dark) {
    :root {
      ${evening}
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
    background: linear-gradient(var(--sky) 35%, var(--horizon));
    color: var(--ink);
    font:
      1.0625rem/1.6 'Atkinson Hyperlegible Next',
      ui-sans-serif,
      system-ui,
      sans-serif;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
    min-height: 4rem;
    padding: 0 max(1.25rem, (100% - 68rem) / 2);
    border-bottom: 1px solid var(--line);
    background: var(--surface);
    font-size: 0.875rem;
  }
  header p {
    margin: 0;
  }
  header p a,
  .back a {
    display: inline-block;
    padding: 0.5rem 0;
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    margin-right: auto;
    color: inherit;
    font-size: 1.25rem;
    font-weight: 600;
    text-decoration: none;
  }
  main {
    width: calc(100% - 2.5rem);
    max-width: 27rem;
    margin: clamp(1.5rem, 6vh, 4rem) auto 0;
    padding: 2rem 1.75rem;
    border: 1px solid var(--line);
    border-radius: 1.375rem;
    background: var(--surface);
    box-shadow: 0 12px 32px -12px rgb(0 0 0 / 0.2);
  }
  h1 {
    margin: 0 0 0.5rem;
    font-size: 1.625rem;
    line-height: 1.25;
    font-weight: 600;
    letter-spacing: -0.014em;
    text-wrap: balance;
  }
  p {
    margin: 0 0 1rem;
  }
  form {
    margin: 0;
  }
  label {
    display: block;
    margin-bottom: 0.375rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 2.875rem;
    padding: 0 0.875rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.75rem;
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
  input:hover {
    border-color: var(--accent);
  }
  input[name='code'] {
    font-size: 1.25rem;
    letter-spacing: 0.3em;
    font-variant-numeric: tabular-nums;
  }
  .button {
    display: block;
    width: 100%;
    min-height: 2.875rem;
    margin-top: 0.75rem;
    padding: 0.55rem 1.25rem;
    cursor: pointer;
    border: 1px solid var(--accent);
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 500;
    text-align: center;
    text-decoration: none;
  }
  .button:hover {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
  }
  .quiet {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
  }
  .quiet:hover {
    border-color: var(--accent);
    background: var(--accent-wash);
  }
  .or {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin: 1.25rem 0 1rem;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .or::before,
  .or::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
  .soft {
    color: var(--ink-soft);
  }
  .alert {
    margin-top: 1rem;
    padding: 0.75rem 1rem;
    border: 1px solid var(--alert-line);
    border-radius: 0.75rem;
    background: var(--alert-wash);
    color: var(--alert);
  }
  .after {
    margin: 1.25rem 0 0;
    font-size: 0.875rem;
  }
  .back {
    margin: 0.75rem auto 1.5rem;
  }
  pre {
    margin: 0 0 1rem;
    padding: 0.875rem 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    font: inherit;
    font-size: 0.9375rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    border-radius: 0.25rem;
    color: var(--accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .waves {
    position: relative;
    overflow-x: clip;
    margin-top: auto;
  }
  .waves svg {
    display: block;
    position: relative;
    width: max(100%, 55rem);
    height: clamp(6rem, 18vh, 10rem);
  }
  /* So that the head stays one line, and so do the buttons. */
  @media (max-width: 22rem) {
    .brand span {
      position: absolute;
      clip-path: inset(50%);
    }
    main {
      padding-inline: 1.25rem;
    }
    .button {
      padding-inline: 0.5rem;
    }
  }
  @media (min-width: 60rem) and (min-height: 40rem) {
    .waves::before {
      content: '';
      position: absolute;
      right: 14%;
      bottom: 65%;
      width: 1em;
      height: 1em;
      border-radius: 50%;
      font-size: 8rem;
      background: var(--sun);
      box-shadow: 0 0 0.55em 0.2em color-mix(in oklab, var(--sun) 28%, transparent);
    }
  }
`
