const address = '/chat?new'

/** Loads the page anew for a new conversation. Until then nothing is given up: the browser may ask, and be told to stay. */
export const startNewChat = (): void => location.replace(address)

export const isNewChat = (): boolean => location.pathname + location.search === address

/** From here on a reload shows the same conversation. */
export function newChatBegun(): void {
  if (isNewChat()) history.replaceState(history.state, '', location.pathname)
}
