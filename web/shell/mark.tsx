/** The mark: a low sun over two lines of water. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
    <rect width="32" height="32" rx="9" fill="var(--deep)" />
    <circle cx="20.5" cy="11.5" r="4.5" fill="var(--sun)" />
    <g fill="none" strokeLinecap="round" strokeWidth="2.4" stroke="var(--on-deep)">
      <path d="M4 19c4-4.5 8-4.5 12 0s8 4.5 12 0" />
      <path d="M8 25c2.7-3 5.3-3 8 0s5.3 3 8 0" opacity="0.6" />
    </g>
  </svg>
)
