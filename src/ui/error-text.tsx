import CircleAlert from 'lucide-react/icons/circle-alert'

/** The error of one field, tied to it by its id. */
export function ErrorText({ id, children }: { id: string; children?: string | null }) {
  if (!children) return null
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon" />
      <span>{children}</span>
    </p>
  )
}

/** What `aria-describedby` must name: only the parts that are there. */
export function describedBy(id: string, hint?: unknown, error?: unknown): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
