/** What every process of a test knows: where programs are, and what Node has compiled already. */
export const childEnvironment: Record<string, string | undefined> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
