import { type ComponentProps, type ReactNode, useId } from 'react'
import { Unbroken } from '../unbroken.tsx'
import { describedBy, ErrorText } from './error-text.tsx'
import { useFieldProblem } from './form.tsx'

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string | null }

/** One box to tick. The label may hold a link; the hint stands beneath in plain words. */
export function Check({ label, hint, error, ...rest }: CheckProps) {
  const made = useId()
  const known = useFieldProblem(rest.name)
  const problem = error === undefined ? known : error
  const id = rest.id ?? (rest.name ? `field-${rest.name}` : made)
  return (
    <div className="check">
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
      />
      <label htmlFor={id}>
        <Unbroken>{label}</Unbroken>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          <Unbroken>{hint}</Unbroken>
        </p>
      )}
      <ErrorText id={`${id}-error`}>{problem}</ErrorText>
    </div>
  )
}

type Choice = { value: string; label: ReactNode; hint?: ReactNode }
type ChoicesProps = {
  legend: string
  name: string
  choices: readonly Choice[]
  value?: string
  initial?: string
  onChoose?: (value: string) => void
  error?: string | null
  required?: boolean
}

/** One of several, each with its own line. Give `value` with `onChoose`, or `initial` where the form keeps it. */
export function Choices({ legend, name, choices, value, initial, onChoose, error, required }: ChoicesProps) {
  const known = useFieldProblem(name)
  const problem = error === undefined ? known : error
  const id = `field-${name}`
  return (
    <fieldset className="choices" aria-describedby={describedBy(id, undefined, problem)}>
      <legend className="label">{legend}</legend>
      <ErrorText id={`${id}-error`}>{problem}</ErrorText>
      {choices.map((choice, index) => {
        const own = index === 0 ? id : `${id}-${choice.value}`
        return (
          <div className="check" key={choice.value}>
            <input
              type="radio"
              id={own}
              name={name}
              value={choice.value}
              required={required}
              {...(value === undefined
                ? { defaultChecked: initial === choice.value }
                : { checked: value === choice.value })}
              onChange={() => onChoose?.(choice.value)}
              aria-describedby={describedBy(own, choice.hint)}
            />
            <label htmlFor={own}>
              <Unbroken>{choice.label}</Unbroken>
            </label>
            {choice.hint && (
              <p className="hint" id={`${own}-hint`}>
                <Unbroken>{choice.hint}</Unbroken>
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
