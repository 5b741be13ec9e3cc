import { createHash } from 'node:crypto'

/** This database was made with another master key: nothing in it could be read. */
export class OtherMasterKey extends Error {
  constructor() {
    super('MASTER_KEY is not the key of this database. After ops rotate-master-key it is the new one.')
    this.name = 'OtherMasterKey'
  }
}

/** `fingerprint` tells which one it is, without telling the key. */
export type MasterKey = { secret: Uint8Array; fingerprint: string }

/** From 32 bytes in base64. */
export function readMasterKey(text: string): MasterKey {
  const secret = Buffer.from(text, 'base64')
  return { secret, fingerprint: createHash('sha256').update(secret).digest('hex').slice(0, 16) }
}
