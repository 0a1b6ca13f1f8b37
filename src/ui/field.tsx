import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, ErrorText } from './error-text.tsx'
import { useFieldProblem } from './form.tsx'

type Frame = {
  label: string
  hint?: ReactNode
  /** Overrides the problem that the surrounding form knows for this name. */
  error?: string | null
  /** The word shown after the label of a field that may stay empty. */
  optional?: string
  hideLabel?: boolean
  /** What belongs inside the field's box, at its end: a button that shows a password. */
  inside?: ReactNode
}

function useFrame(name: string | undefined, given: string | undefined, { hint, error }: Frame) {
  const made = useId()
  const known = useFieldProblem(name)
  const id = given ?? (name ? `field-${name}` : made)
  const problem = error === undefined ? known : error
  return {
    id,
    problem,
    aria: {
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': describedBy(id, hint, problem),
    } as const,
  }
}

function FieldFrame({
  id,
  problem,
  label,
  hint,
  optional,
  hideLabel,
  inside,
  children,
}: Frame & { id: string; problem?: string | null; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {inside ? (
        <div className="field-box">
          {children}
          {inside}
        </div>
      ) : (
        children
      )}
      <ErrorText id={`${id}-error`}>{problem}</ErrorText>
    </div>
  )
}

function split<P extends Frame>(props: P): [Frame, Omit<P, keyof Frame>] {
  const { label, hint, error, optional, hideLabel, inside, ...rest } = props
  return [{ label, hint, error, optional, hideLabel, inside }, rest]
}

/** One line of text, an e-mail address, a date: any `input` that is not a box to tick. */
export function TextField(props: Frame & ComponentProps<'input'>) {
  const [frame, input] = split(props)
  const { id, problem, aria } = useFrame(props.name, props.id, frame)
  return (
    <FieldFrame {...frame} id={id} problem={problem}>
      <input type="text" {...input} {...aria} />
    </FieldFrame>
  )
}

export function TextArea(props: Frame & ComponentProps<'textarea'>) {
  const [frame, input] = split(props)
  const { id, problem, aria } = useFrame(props.name, props.id, frame)
  return (
    <FieldFrame {...frame} id={id} problem={problem}>
      <textarea rows={4} {...input} {...aria} />
    </FieldFrame>
  )
}

export function SelectField(props: Frame & ComponentProps<'select'>) {
  const [frame, input] = split(props)
  const { id, problem, aria } = useFrame(props.name, props.id, frame)
  return (
    <FieldFrame {...frame} id={id} problem={problem}>
      <select {...input} {...aria} />
    </FieldFrame>
  )
}
