/** Asks for the next page while this one is written: the database and this process work side by side. */
export async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  try {
    for (let coming = pages.next(); ;) {
      const { value, done } = await coming
      if (done) return
      coming = pages.next()
      // Whoever stops reading leaves it behind; whoever goes on hears of the fault.
      coming.catch(() => {})
      yield value
    }
  } finally {
    await pages.return(undefined)
  }
}
