import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { locales } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { EmailSamplesApi, SampleEmail } from '../contract-email-samples.ts'
import { previewHtml } from '../email-preview.ts'

type SampleListProps = {
  features: readonly { feature: string; letters: readonly { name: string; subject: string }[] }[]
  current: string | null
}

/** Every email of the product, by feature. */
export function SampleEmailList({ features, current }: SampleListProps) {
  const words = useAdminMessages('emails').emails
  const locale = useLocale()
  const titles: Record<string, string> = words.features
  return (
    <div className="sample-list">
      {features.map(({ feature, letters }) => (
        <section key={feature}>
          <h2>{titles[feature] ?? feature}</h2>
          <ul>
            {letters.map(({ name, subject }) => (
              <li key={name}>
                <Link
                  to={href('email-tester', locale, { show: 'samples', sample: name })}
                  preventScrollReset
                  aria-current={name === current ? 'true' : undefined}
                >
                  {subject}
                </Link>{' '}
                <span className="soft">{name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type SampleViewProps = { letter: SampleEmail }

/** One email in either language, as a mail program shows it, and a form to send it to oneself. */
export function SampleEmailView({ letter }: SampleViewProps) {
  const words = useAdminMessages('emails').emails
  const locale = useLocale()
  return (
    <article className="letter" aria-labelledby="letter-subject">
      <h2 id="letter-subject" lang={letter.locale}>
        {letter.subject}
      </h2>
      <p className="filters">
        {locales.map((one) => (
          <Link
            key={one}
            className="chip"
            to={href('email-tester', locale, { show: 'samples', sample: letter.name, in: one })}
            preventScrollReset
            aria-current={one === letter.locale ? 'true' : undefined}
          >
            {words.inLanguages[one]}
          </Link>
        ))}
      </p>
      <SendSample letter={letter} />
      <h3>{words.preview}</h3>
      <iframe
        title={`${words.preview}, ${letter.subject}`}
        srcDoc={previewHtml(letter.html)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>{words.asText}</summary>
        <pre lang={letter.locale}>{letter.text}</pre>
      </details>
    </article>
  )
}

const samples = client<EmailSamplesApi>()

function SendSample({ letter }: SampleViewProps) {
  const words = useAdminMessages('emails').emails
  const failures = useFailureMessages()
  const account = useAccount()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [done, setDone] = useSentence(words)
  const say = (error: unknown): FieldProblem =>
    codeOf(error) === 'invalid_input'
      ? { field: 'to', message: words.emailInvalid }
      : { message: failureMessage(error, failures, { right_missing: words.notYours }) }
  async function send(values: FormData) {
    setDone(null)
    setProblems([])
    const body = { to: String(values.get('to')), locale: letter.locale }
    await samples('POST /admin/letter-samples/:name/send', { params: { name: letter.name }, body }).then(
      ({ to, kept }) => setDone((words) => fill(kept ? words.posted : words.sent, { to })),
      (error: unknown) => setProblems([say(error)]),
    )
  }
  return (
    <>
      <Form className="letters-filter" summaryTitle={words.check} problems={problems} onSend={send}>
        <TextField name="to" type="email" label={words.sendTo} defaultValue={account?.email ?? ''} required />
        <SubmitButton variant="plain">{words.send}</SubmitButton>
      </Form>
      {done && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
    </>
  )
}
