import Pencil from 'lucide-react/icons/pencil'
import { fill } from '../../../i18n/text.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { UnderstoodFact } from '../../shapes.ts'

/** « Clés rendues : 12 septembre » */
const labelled = ({ label, value }: UnderstoodFact) =>
  label === '' ? (
    value
  ) : (
    <span>
      <span className="soft">{label}</span> {value}
    </span>
  )

type UnderstoodFactsProps = {
  facts: readonly UnderstoodFact[]
  onCorrect?: ((fact: UnderstoodFact) => void) | undefined
}

/** What the assistant took from the client's words; each can be corrected while the conversation is open. */
export function UnderstoodFacts({ facts, onCorrect }: UnderstoodFactsProps) {
  const words = useQuestionMessages('thread').thread.intake
  return (
    <div className="understood">
      <p className="soft small">{onCorrect ? words.understood : words.noted}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact.key}>
            {onCorrect ? (
              <button type="button" className="chip" title={fact.ask} onClick={() => onCorrect(fact)}>
                {labelled(fact)}
                <span className="sr">{fill(words.correct, { ask: fact.ask })}</span>
                <Pencil className="icon" />
              </button>
            ) : (
              <span title={fact.ask}>{labelled(fact)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
