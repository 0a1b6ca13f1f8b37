import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** The assistant's hints at what an expert should check first. */
export function Flags({ label, flags, lang }: { label: string; flags: readonly string[]; lang: string }) {
  if (flags.length === 0) return null
  return (
    <ul className="flags" aria-label={label}>
      {flags.map((flag) => (
        <li key={flag} lang={lang}>
          <TriangleAlert className="icon" />
          <span>{flag}</span>
        </li>
      ))}
    </ul>
  )
}

export function Facts({ facts, lang }: { facts: readonly { label: string; value: string }[]; lang: string }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" lang={lang}>
      {facts.map(({ label, value }) => (
        <div key={`${label}-${value}`} className={label.length > 24 ? 'facts-long' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
