import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'

type WhyExpertProps = { why: QuestionView['whyExpert'] }

/** The two or three points that counted most when this expert was asked. */
export function WhyExpert({ why }: WhyExpertProps) {
  const words = useQuestionMessages('waiting').waiting
  const parts = words.parts as Readonly<Record<string, string>>
  const most = why
    .filter(({ part, value }) => value > 0.005 && parts[part])
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
  if (most.length === 0) return null
  return (
    <details className="why">
      <summary>{words.why}</summary>
      <ul className="points">
        {most.map(({ part }) => (
          <li key={part}>
            <span>{parts[part]}</span>
          </li>
        ))}
      </ul>
      <p className="soft small">{words.whyText}</p>
    </details>
  )
}
