const weekInSeconds = 7 * 86_400

/** Whether the sidebar was open when this browser last showed it; open until it was closed. */
export const wasSidebarOpen = (cookies: string): boolean => !/(?:^|; )sidebar=closed(?:;|$)/.test(cookies)

/** Remembered for seven days. */
export const sidebarCookie = (isOpen: boolean): string =>
  `sidebar=${isOpen ? 'open' : 'closed'}; path=/; max-age=${weekInSeconds}; samesite=lax`
