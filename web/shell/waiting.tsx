/** Stands in for what is not here yet. */
export const Waiting = () => (
  <p role="status" className="waiting">
    Loading...
  </p>
)
