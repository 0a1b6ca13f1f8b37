import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

type PasswordProps = Omit<ComponentProps<typeof TextField>, 'type'> & { words: { show: string; hide: string } }

/** A password that one may look at while typing it. */
export function PasswordField({ words, ...rest }: PasswordProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="password">
      <TextField spellCheck={false} autoCapitalize="none" {...rest} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="button button--link button--small needs-script"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </button>
    </div>
  )
}
