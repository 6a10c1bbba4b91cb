/** Spinner({ label }) — the turning star with its text; announces itself politely. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="loading" role="status">
      <span className="spin" aria-hidden="true" />
      {label}
    </p>
  )
}
