import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'

const call = client<QuestionsApi>()

/** The ticks of an answer's papers, kept with the client's account. */
export type Gathered = { questionId: string; papers: readonly string[]; onGathered: (papers: string[]) => void }

type PapersProps = {
  papers: readonly string[]
  /** The same papers in the words that are shown. */
  shown?: readonly string[]
  id: string
  gathered: Gathered
}

/** The papers as boxes to tick; a tick that could not be kept is taken back, and the page says why. */
export function PapersToGather({ papers, shown = papers, id, gathered }: PapersProps) {
  const { refusals } = useQuestionMessages('refusals')
  const [ticked, setTicked] = useState<Record<string, boolean>>({})
  const [problem, setProblem] = useSentence(refusals)

  async function tick(paper: string, on: boolean) {
    setTicked((before) => ({ ...before, [paper]: on }))
    setProblem(null)
    try {
      const params = { id: gathered.questionId }
      const kept = await call('POST /questions/:id/gathered', { params, body: { paper, gathered: on } })
      gathered.onGathered(kept.gathered)
    } catch (error) {
      setProblem((words) => refusalMessage(words, codeOf(error)))
    } finally {
      setTicked(({ [paper]: _kept, ...others }) => others)
    }
  }

  return (
    <>
      <ul className="papers papers--tick">
        {papers.map((paper, at) => (
          <li key={paper}>
            <label>
              <input
                type="checkbox"
                checked={ticked[paper] ?? gathered.papers.includes(paper)}
                aria-describedby={problem ? `${id}-error` : undefined}
                onChange={(event) => void tick(paper, event.target.checked)}
              />
              <span>{nonBreaking(shown[at] ?? paper)}</span>
            </label>
          </li>
        ))}
      </ul>
      <ErrorText id={`${id}-error`} live>
        {problem}
      </ErrorText>
    </>
  )
}
