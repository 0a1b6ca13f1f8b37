import { useState } from 'react'
import { type FailureMessages, failureMessage } from './say-failure.ts'

/**
 * One act of a page at a time, told apart by a name: which of them is running, for its button, and the sentence for
 * what the last one threw, in the page's language, until another begins; `say`: the page's own sentence, where it needs
 * more than the code.
 */
export function useAct(
  failures: FailureMessages,
  refusals?: Readonly<Record<string, string>>,
  say: (error: unknown) => string | null = () => null,
) {
  const [running, setRunning] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  async function run(name: string, act: () => Promise<unknown>): Promise<void> {
    setRunning(name)
    setFailed(null)
    try {
      await act()
    } catch (error) {
      setFailed({ error })
    } finally {
      setRunning(null)
    }
  }
  const problem = failed && (say(failed.error) ?? failureMessage(failed.error, failures, refusals))
  return { running, problem, run }
}
