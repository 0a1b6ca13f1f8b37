import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'

type ConfirmStepProps = {
  /** What follows from it, in one or two sentences. */
  text: string
  yes: string
  no: string
  busy?: boolean
  /** It takes something away that does not come back. */
  danger?: boolean
  /** Without it the first answer sends the form around it. */
  onYes?: () => void
  onNo: () => void
  /** What may be said along with it. */
  children?: ReactNode
}

/**
 * A second question in the place of the first press: the consequence is read out, the way back comes with Escape, and
 * nothing happens before the second press. Whoever shows it gives the focus back to where it came from.
 */
export function ConfirmStep({ text, yes, no, busy, danger, onYes, onNo, children }: ConfirmStepProps) {
  const id = useId()
  const consequence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    consequence.current?.focus({ preventScroll: true })
    // With its two answers, which stand below.
    consequence.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this a question and its two answers
    <div
      className="confirm-step"
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <p id={id} ref={consequence} tabIndex={-1}>
        {text}
      </p>
      {children}
      <p className="confirm-acts">
        <Button
          type={onYes ? 'button' : 'submit'}
          variant={danger ? 'danger' : 'primary'}
          size="small"
          busy={busy}
          onClick={onYes}
        >
          {yes}
        </Button>
        <Button variant="plain" size="small" onClick={onNo}>
          {no}
        </Button>
      </p>
    </div>
  )
}
