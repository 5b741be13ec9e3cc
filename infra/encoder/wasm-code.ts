/** What little of WebAssembly's binary form the kernel is written in: https://webassembly.github.io/spec/core/binary. */
export type Code = number[]
export const code = (...parts: readonly (number | Code)[]): Code => parts.flat()

const unsigned = (value: number): Code =>
  value < 0x80 ? [value] : code((value & 0x7f) | 0x80, unsigned(value >>> 7))
const signed = (value: number): Code =>
  value >= -0x40 && value < 0x40 ? [value & 0x7f] : code((value & 0x7f) | 0x80, signed(value >> 7))
const list = (items: readonly Code[]): Code => code(unsigned(items.length), ...items)
const name = (letters: string): Code => list([...letters].map((letter) => [letter.charCodeAt(0)]))
const section = (id: number, bytes: Code): Code => code(id, unsigned(bytes.length), bytes)

const get = (local: number): Code => code(0x20, unsigned(local))
const set = (local: number): Code => code(0x21, unsigned(local))
const simd = (operation: number): Code => code(0xfd, unsigned(operation))
const constant = (value: number): Code => code(0x41, signed(value))
const [add, times] = [0x6a, 0x6c]

export const copy = (from: number, to: number): Code => code(get(from), set(to))
export const advance = (local: number, by: number): Code => code(get(local), constant(by), add, set(local))
export const advanceBy = (local: number, distance: number, count = 1): Code =>
  code(get(local), get(distance), constant(count), times, add, set(local))

/** Four numbers from memory, to a local. */
export const load = (from: number, offset: number, to: number): Code =>
  code(get(from), simd(0x00), 4, unsigned(offset), set(to))
/** One number from memory, four times. */
export const loadSplat = (from: number, offset: number, to: number): Code =>
  code(get(from), simd(0x09), 2, unsigned(offset), set(to))
export const store = (to: number, offset: number, value: number): Code =>
  code(get(to), get(value), simd(0x0b), 4, unsigned(offset))
/** Adds the product of four numbers and four others to `sum`; rounds once, where the processor can. */
export const addProductTo = (sum: number, one: number, other: number): Code =>
  code(get(one), get(other), get(sum), simd(0x105), set(sum))

/** Runs, once at least, until `left`, which loses `step` each time, is nothing. */
export const loop = (left: number, step: number, body: Code): Code =>
  code(0x03, 0x40, body, advance(left, -step), get(left), 0x0d, 0, 0x0b)

type Locals = { inputs: number; pointers: number; vectors: number }

/** A module with one function, on the memory `env.memory`; its inputs and pointers are numbers of 32 bits. */
export function moduleOf(exported: string, { inputs, pointers, vectors }: Locals, body: Code) {
  const [i32, v128, end] = [0x7f, 0x7b, 0x0b]
  const locals = list([code(unsigned(pointers), i32), code(unsigned(vectors), v128)])
  const whole = code(locals, body, end)
  const signature = code(0x60, list(Array.from({ length: inputs }, () => [i32])), 0)
  return Uint8Array.from(
    code(
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, list([signature])),
      section(2, list([code(name('env'), name('memory'), 2, 0, 0)])),
      section(3, list([[0]])),
      section(7, list([code(name(exported), 0, 0)])),
      section(10, list([code(unsigned(whole.length), whole)])),
    ),
  )
}
