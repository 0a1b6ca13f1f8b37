import { useQuestionMessages } from '../../parts/messages.ts'

/** The steps after the question, with the full price. */
export function AskSteps() {
  const words = useQuestionMessages('ask').ask.after
  return (
    <section className="ask-after" aria-labelledby="after">
      <h2 id="after">{words.title}</h2>
      <ol>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
