import { readFileSync } from 'node:fs'

/** Of all that a model is told. A new one has a file of its own: what a reply was written under can be read later. */
export const promptVersion = '2026-11-28b'

// Holds no secret and no rule that only works unseen: anyone may read it, and some will get a model to recite it.
export const companionRules = readFileSync(
  new URL(`rules/${promptVersion}.txt`, import.meta.url),
  'utf8',
).trimEnd()
