import ChevronDown from 'lucide-react/icons/chevron-down'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { dateIn } from '../experts/expert-figures.ts'
import type { ShownAnswer } from '../shown-answer.ts'
import { Section } from './sections.tsx'

type PublishedAnswersProps = {
  answers: readonly ShownAnswer[]
  words: Record<'published' | 'publishedLead' | 'publishedOn' | 'publishedMore' | 'publishedWhole', string>
}

/** Questions that were answered and whose authors agreed to show them. */
export function PublishedAnswers({ answers, words }: PublishedAnswersProps) {
  const locale = useLocale()
  return (
    <Section title={words.published} lead={<p>{words.publishedLead}</p>}>
      <div className="faq published">
        {answers.map(({ id, title, text, short, steps, answeredAt }) => (
          <details key={id}>
            <summary>
              {title}
              <ChevronDown className="icon" />
            </summary>
            <div className="published-in">
              <blockquote>{text}</blockquote>
              <p className="small soft">
                <time dateTime={answeredAt}>{fill(words.publishedOn, { date: dateIn(locale, answeredAt) })}</time>
              </p>
              <p>{short}</p>
              {steps.length > 0 && (
                <>
                  <h3>{words.publishedMore}</h3>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </>
              )}
              <p>
                <a href={href('question', locale, { id })}>{words.publishedWhole}</a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
