import { useState } from 'react'
import { codeOf } from '../../shell/errors/say-failure.ts'
import { type RefusalMessages, refusalMessage } from './refusal-message.ts'

/** Commands that the server may refuse: which one is under way, and the message of the last refusal, in the page's language. */
export function useCommand<Name extends string>(refusals: RefusalMessages) {
  const [busy, setBusy] = useState<Name | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  async function run(name: Name, command: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(name)
    setRefused(null)
    try {
      await command()
    } catch (error) {
      setRefused(codeOf(error))
    } finally {
      setBusy(null)
    }
  }

  return { busy, problem: refused && refusalMessage(refusals, refused), run }
}
