import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

/** `what` ends the button's name for those who hear it: « Afficher le mot de passe ». */
type PasswordProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & {
  words: { show: string; hide: string; what?: string }
}

/** A password that one may look at while typing it. */
export function PasswordField({ words, ...rest }: PasswordProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className="button button--link button--small needs-script"
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
          {words.what && <span className="sr"> {words.what}</span>}
        </button>
      }
    />
  )
}
