import { type ComponentProps, useState } from 'react'
import { siretIsDoubtful } from '../../../api/siret.ts'
import { TextField } from '../../../ui/forms/field.tsx'

type SiretFieldProps = ComponentProps<typeof TextField> & {
  /** Said under the field when its digits do not fit together; what is typed can be sent all the same. */
  doubt: string
}

/** The number of a French company, whose digits are checked when the field is left. */
export function SiretField({ doubt, hint, onInput, onBlur, ...rest }: SiretFieldProps) {
  const [doubtful, setDoubtful] = useState(false)
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
        {doubtful && doubt}
      </p>
    </div>
  )
}
