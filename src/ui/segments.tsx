import type { Icon } from './icon.ts'

type SegmentsProps<Name extends string> = {
  label: string
  options: readonly { name: Name; label: string; icon?: Icon }[]
  current: Name
  onChange: (name: Name) => void
}

/** A few options side by side, one of them chosen. */
export function Segments<Name extends string>({ label, options, current, onChange }: SegmentsProps<Name>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map(({ name, label: text, icon: Icon }) => (
        <button key={name} type="button" value={name} aria-pressed={name === current} onClick={() => onChange(name)}>
          {Icon && <Icon className="icon" />}
          {text}
        </button>
      ))}
    </fieldset>
  )
}
