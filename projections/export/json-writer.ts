/** Writes a JSON text piece by piece, however long it grows: it knows where a comma belongs, and what is still open. */
export function createJsonWriter({ isCompact = false } = {}) {
  const open: { end: string; isEmpty: boolean }[] = []
  let text = ''
  let isNamed = false

  /** Unless it is compact, each thing stands on a line of its own, but for the value behind a name. */
  function place(): void {
    const around = open.at(-1)
    if (around && !isNamed) {
      text += `${around.isEmpty ? '' : ','}${isCompact ? '' : '\n'}`
      around.isEmpty = false
    }
    isNamed = false
  }
  const begin = (start: string, end: string) => {
    place()
    text += start
    open.push({ end, isEmpty: true })
  }

  const writer = {
    beginObject: () => begin('{', '}'),
    beginList: () => begin('[', ']'),
    end: () => void (text += open.pop()?.end ?? ''),
    name(name: string): void {
      place()
      text += `${JSON.stringify(name)}:`
      isNamed = true
    },
    value(value: unknown): void {
      place()
      text += JSON.stringify(value)
    },
    fields(values: object): void {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) continue
        writer.name(name)
        writer.value(value)
      }
    },
    take(): string {
      const taken = text
      text = ''
      return taken
    },
  }
  return writer
}

export type JsonWriter = ReturnType<typeof createJsonWriter>
