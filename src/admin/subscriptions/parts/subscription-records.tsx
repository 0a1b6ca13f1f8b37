import { Link } from 'react-router'
import { day, dayAndHour, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { openFile } from '../../../questions/files/parts/save-file.ts'
import { href } from '../../../screens.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { SubscriptionProps } from './subscription-history.tsx'

type PlanMoneyProps = SubscriptionProps & { kinds: Record<string, string> }

/** The charges and refunds, with the invoices and emails sent. */
export function SubscriptionPayments({ plan, kinds }: PlanMoneyProps) {
  const words = useAdminMessages('subscriptions').subscriptions
  const failures = useFailureMessages()
  const locale = useLocale()
  const { running, problem, run } = useAct(failures, words.refusals)
  const open = (number: string) => run(number, () => openFile(`/admin/invoices/${number}/pdf`, `${number}.pdf`))
  return (
    <>
      <section>
        <h2>{words.charges}</h2>
        <p className="soft">{plan.charges.length === 0 ? words.noCharges : words.refundHint}</p>
        {plan.charges.length > 0 && (
          <ul className="matters">
            {plan.charges.map((charge) => (
              <li key={charge.id}>
                <div>
                  <Link to={href('admin-payments', locale, { payment: charge.id })}>
                    {kinds[charge.kind] ?? charge.kind}
                  </Link>
                  <p className="facts soft">
                    <time dateTime={charge.at}>{dayAndHour(locale, charge.at)}</time>
                    {charge.credited > 0 && <span>{fill(words.back, { amount: money(locale, charge.credited) })}</span>}
                  </p>
                </div>
                <span className="num">{money(locale, charge.amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{words.invoices}</h2>
        <p className="soft">{plan.invoices.length === 0 ? words.noInvoices : words.journalled}</p>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {plan.invoices.length > 0 && (
          <ul className="matters">
            {plan.invoices.map((paper) => (
              <li key={paper.number}>
                <div>
                  {fill(words[paper.kind], { number: paper.number })}
                  <p className="facts soft">
                    <time dateTime={paper.at}>{day(locale, paper.at)}</time>
                    <span className="num">{money(locale, paper.total)}</span>
                  </p>
                </div>
                <Button
                  variant="plain"
                  size="small"
                  busy={running === paper.number}
                  onClick={() => void open(paper.number)}
                >
                  {words.openInvoice}
                  <span className="sr">, {paper.number}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

export function SubscriptionQuestions({ plan, codes }: SubscriptionProps) {
  const words = useAdminMessages('subscriptions').subscriptions
  const locale = useLocale()
  return (
    <section>
      <h2>{words.questions}</h2>
      {plan.questions.length === 0 && <p className="soft">{words.noQuestions}</p>}
      {plan.questions.length > 0 && (
        <ul className="matters">
          {plan.questions.map((question) => (
            <li key={question.id}>
              <div>
                <Link to={href('admin-question', locale, { id: question.id })}>
                  {fill(words.question, { number: question.number })}
                </Link>
                <p className="facts soft">
                  <time dateTime={question.at}>{day(locale, question.at)}</time>
                </p>
              </div>
              <Tag>{codes.states[question.state] ?? question.state}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function SubscriptionEmails({ plan }: SubscriptionProps) {
  const words = useAdminMessages('subscriptions').subscriptions
  const locale = useLocale()
  return (
    <section>
      <h2>{words.letters}</h2>
      {plan.letters.length === 0 && <p className="soft">{words.noLetters}</p>}
      {plan.letters.length > 0 && (
        <ul className="matters">
          {plan.letters.map((letter) => (
            <li key={letter.id}>
              <div>
                <Link to={href('email-tester', locale, { letter: letter.id })}>{letter.subject}</Link>
                <p className="facts soft">
                  <time dateTime={letter.at}>{dayAndHour(locale, letter.at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
