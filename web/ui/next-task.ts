/** Lets the browser draw and answer before the next step. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))
