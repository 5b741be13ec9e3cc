import { html } from '#api/html.ts'

/** Still water and a low sun, as on the pages that can move. */
export const waves = html`<div class="waves" aria-hidden="true">
  <svg viewBox="0 0 1200 200" preserveAspectRatio="none">
    <path d="M 0 60 q 150 -46 300 0 t 300 0 t 300 0 t 300 0 V 200 H 0 Z" fill="var(--wave-1)" />
    <path d="M 0 92 q 150 40 300 0 t 300 0 t 300 0 t 300 0 V 200 H 0 Z" fill="var(--wave-2)" />
    <path d="M 0 128 q 150 -34 300 0 t 300 0 t 300 0 t 300 0 V 200 H 0 Z" fill="var(--wave-3)" />
    <path d="M 0 162 q 150 26 300 0 t 300 0 t 300 0 t 300 0 V 200 H 0 Z" fill="var(--deep)" />
  </svg>
</div>`
