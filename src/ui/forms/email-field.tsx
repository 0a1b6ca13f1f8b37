import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** An e-mail address: the keyboard for addresses, neither capitals nor a spelling to correct. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
