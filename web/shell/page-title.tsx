/** The name of the page in the tab. Never says anything about health. */
export const PageTitle = ({ children }: { children?: string }) => (
  <title>{children ? `${children} – Leeward` : 'Leeward'}</title>
)
