/**
 * A file of the page that may be asked for again. Browsers remember that a file did not come while the page is open:
 * then it is asked for by another address.
 */
export function importAgain<File>(load: () => Promise<File>): () => Promise<File> {
  let address: string | undefined
  return async () => {
    try {
      return address ? ((await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as File) : await load()
    } catch (error) {
      address ??= /http\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}
