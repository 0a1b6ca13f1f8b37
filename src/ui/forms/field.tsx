import { type ComponentProps, type InputEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Unbroken } from '../unbroken.tsx'
import { describedBy, ErrorText } from './error-text.tsx'
import { useFieldProblem } from './form.tsx'
import { sendByKey } from './send-key.ts'
import { tooLongMessage } from './too-long.ts'

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

function useFrame(name: string | undefined, given: string | undefined, { hint, error }: Frame, long?: string | null) {
  const made = useId()
  const known = useFieldProblem(name)
  const id = given ?? (name ? `field-${name}` : made)
  const problem = long || (error === undefined ? known : error)
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
        <Unbroken>{label}</Unbroken>
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          <Unbroken>{hint}</Unbroken>
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

type Limited<Field extends HTMLInputElement | HTMLTextAreaElement> = {
  maxLength?: number
  type?: string
  value?: unknown
  defaultValue?: unknown
  onInput?: (event: InputEvent<Field>) => void
}

/**
 * A browser cuts off silently what is pasted beyond `maxLength`. Once the page runs the field takes it all and says by
 * how much it is too long; a form is not sent meanwhile.
 */
function useLimit<Field extends HTMLInputElement | HTMLTextAreaElement>(props: Limited<Field>) {
  const { maxLength, type, value, onInput } = props
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // What is searched for may be cut off.
  const limit = ready && type !== 'search' ? maxLength : undefined
  const over = limit ? (typeof value === 'string' ? value.length : typed) - limit : 0
  return {
    long: over > 0 ? tooLongMessage(document.documentElement.lang, over) : null,
    field: {
      maxLength: limit ? undefined : maxLength,
      'data-over': over > 0 || undefined,
      onInput(event: InputEvent<Field>) {
        setTyped(event.currentTarget.value.length)
        onInput?.(event)
      },
    },
  }
}

/** One line of text, an e-mail address, a date: any `input` that is not a box to tick. */
export function TextField(props: Frame & ComponentProps<'input'>) {
  const [frame, input] = split(props)
  const { long, field } = useLimit(props)
  const { id, problem, aria } = useFrame(props.name, props.id, frame, long)
  return (
    <FieldFrame {...frame} id={id} problem={problem}>
      <input type="text" {...input} {...field} {...aria} />
    </FieldFrame>
  )
}

/** In a form it sends by Ctrl or Cmd and Enter, as every composer does. */
export function TextArea(props: Frame & ComponentProps<'textarea'>) {
  const [frame, input] = split(props)
  const { long, field } = useLimit(props)
  const { id, problem, aria } = useFrame(props.name, props.id, frame, long)
  return (
    <FieldFrame {...frame} id={id} problem={problem}>
      <textarea rows={4} onKeyDown={sendByKey} {...input} {...field} {...aria} />
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
