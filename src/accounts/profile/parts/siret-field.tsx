import { type ComponentProps, useState } from 'react'
import { siretIsDoubtful } from '../../../api/siret.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useFieldProblem } from '../../../ui/forms/form.tsx'

type SiretFieldProps = ComponentProps<typeof TextField> & {
  /** Said under the field when its digits do not fit together; whether they can be sent is the form's rule. */
  doubt: string
}

/** The number of a French company, whose digits are checked when the field is left. */
export function SiretField({ doubt, hint, onInput, onBlur, ...rest }: SiretFieldProps) {
  const [doubtful, setDoubtful] = useState(false)
  const isSaidAbove = useFieldProblem(rest.name) === doubt
  return (
    <div className="field">
      <TextField
        {...rest}
        hint={hint}
        inputMode="numeric"
        onBlur={(event) => {
          setDoubtful(siretIsDoubtful(event.target.value))
          onBlur?.(event)
        }}
        onInput={(event) => {
          setDoubtful(false)
          onInput?.(event)
        }}
      />
      <p className="error" role="status">
        {doubtful && !isSaidAbove && doubt}
      </p>
    </div>
  )
}
