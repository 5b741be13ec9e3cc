/** Threads that read what strangers write find no secrets; only where Node keeps what it has compiled. */
export const threadEnvironment = () => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
