import CircleAlert from 'lucide-react/icons/circle-alert'
import { Unbroken } from '../unbroken.tsx'

type ErrorTextProps = {
  id: string
  /** Where no field can be tied to it: it is heard as soon as it appears. */
  live?: boolean
  children?: string | null
}

/** The error of one field, tied to it by its id. */
export function ErrorText({ id, live, children }: ErrorTextProps) {
  if (!children) return null
  return (
    <p className="error" id={id} role={live ? 'alert' : undefined}>
      <CircleAlert className="icon" />
      <span>
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  )
}

/** What `aria-describedby` must name: only the parts that are there. */
export function describedBy(id: string, hint?: unknown, error?: unknown): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
