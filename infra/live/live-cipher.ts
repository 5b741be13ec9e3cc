import type { LiveCipher } from '#infra/live/live.ts'
import { open, seal } from '#infra/store/sealing.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

/** Seals the pieces of a reply with the key of its conversation. */
export const liveCipher = ({ secret }: DataKey): LiveCipher => ({
  seal: (label, clear) => seal(secret, label, clear),
  open: (label, sealed) => open(secret, label, sealed),
})
