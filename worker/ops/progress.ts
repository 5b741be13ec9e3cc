/** Shows how far long work has come. `total` is an estimate: what goes past it counts as whole. */
export type Progress = <T>(
  label: string,
  total: number,
  work: (onEvents: (count: number) => void) => Promise<T>,
) => Promise<T>

/** A bar on stderr, where a person watches; nothing in a log or a pipe. */
export const terminalProgress: Progress = async (label, total, work) => {
  if (!process.stderr.isTTY) return work(() => {})
  const { SingleBar } = await import('cli-progress')
  const bar = new SingleBar({
    format: `  ${label.padEnd(16)}{bar} {percentage} %  {value} events`,
    stream: process.stderr,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 32,
    hideCursor: true,
    clearOnComplete: true,
  })
  let done = 0
  bar.start(Math.max(total, 1), 0)
  try {
    return await work((count) => {
      done += count
      if (done > bar.getTotal()) bar.setTotal(done)
      bar.update(done)
    })
  } finally {
    bar.stop()
  }
}
