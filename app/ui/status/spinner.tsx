/** Something is loading; the label says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex">
      <span className="spinner" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Covers the page below its header while all of it is loading (requirement 1.3). */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className="spinner-screen" data-page-pending>
      <Spinner label={label} />
    </div>
  )
}
