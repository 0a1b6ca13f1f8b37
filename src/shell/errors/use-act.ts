import { useState } from 'react'
import { type FailureMessages, failureMessage } from './say-failure.ts'

/**
 * One act of a page at a time, told apart by a name: which of them is running, for its button, and the sentence for
 * what the last one threw, until another begins; `say`: the page's own sentence, where it needs more than the code.
 */
export function useAct(
  failures: FailureMessages,
  refusals?: Readonly<Record<string, string>>,
  say: (error: unknown) => string | null = () => null,
) {
  const [running, setRunning] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function run(name: string, act: () => Promise<unknown>): Promise<void> {
    setRunning(name)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem(say(error) ?? failureMessage(error, failures, refusals))
    } finally {
      setRunning(null)
    }
  }
  return { running, problem, run }
}
