// oxlint-disable no-restricted-globals -- the one place that keeps words in a browser: sealed, and by a person's own choice.
const name = 'leeward-sealed'
const store = 'sealed'

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await answer(opening)
  try {
    return await answer(use(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

type Sealed = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; words: ArrayBuffer }

/** Only over https, or on the machine itself, does a browser seal. */
export const canSeal = (): boolean => 'indexedDB' in globalThis && 'subtle' in (globalThis.crypto ?? {})

/**
 * Keeps words that somebody wants on this device: no storage of the browser has them in clear, and their key leaves it
 * for nobody. False where the browser refuses.
 */
export async function keepSealed(words: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(words))
    await inStore('readwrite', (kept) => kept.put({ key, iv, words: sealed } satisfies Sealed, 'words'))
    return true
  } catch {
    return false
  }
}

/** The words that this device keeps; null where there are none. */
export async function openSealed(): Promise<string | null> {
  try {
    const sealed = (await inStore('readonly', (kept) => kept.get('words'))) as Sealed | undefined
    if (!sealed) return null
    const { key, iv, words } = sealed
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, words))
  } catch {
    return null
  }
}

/** The words and their key. */
export function forgetSealed(): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // A browser without any has nothing to forget.
  }
}
