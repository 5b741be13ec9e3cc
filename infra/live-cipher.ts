import type { DataKey } from '#infra/keys.ts'
import type { LiveCipher } from '#infra/live.ts'
import { open, seal } from '#infra/sealing.ts'

/** Seals the pieces of a reply with the key of its conversation. */
export const liveCipher = ({ secret }: DataKey): LiveCipher => ({
  seal: (label, clear) => seal(secret, label, clear),
  open: (label, sealed) => open(secret, label, sealed),
})
