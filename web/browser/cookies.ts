/** The cookies that a script may read; none where they are blocked. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** As it is assigned to `document.cookie`. Where they are blocked it is forgotten. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // The page of the next visit begins as the first one did.
  }
}
