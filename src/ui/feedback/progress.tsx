/** How much is done, in words and as a bar: uploads, exports. `value` from 0 to 1. */
export function Progress({ label, value, text }: { label: string; value: number; text?: string }) {
  const shown = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div className="progress">
      <div className="progress-head" aria-hidden="true">
        <span>{label}</span>
        <span className="num">{text ?? `${shown}\u00a0%`}</span>
      </div>
      <progress aria-label={label} max={100} value={shown} />
    </div>
  )
}
