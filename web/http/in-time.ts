/** What is not there in time has failed, as it does without a network. */
export function inTime<Result>(awaited: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TypeError('Nothing came in time.')), milliseconds)
    awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
