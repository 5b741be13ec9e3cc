/** 128 random bits in hexadecimal, as the contract's ids. Works on plain http too, where randomUUID does not exist. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
