import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { openFile } from '../../../questions/files/parts/save-file.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { EmailDetail, EmailSummary } from '../contract.ts'
import { linksIn, previewHtml } from '../email-preview.ts'

const tones = {
  queued: 'sky',
  sent: 'moss',
  failed: 'brick',
  kept: undefined,
  withheld: 'brick',
  gathered: undefined,
} as const

type LetterTableProps = {
  letters: readonly EmailSummary[]
  current: string | null
  hrefOf: (id: string) => string
}

export function EmailTable({ letters, current, hrefOf }: LetterTableProps) {
  const words = useAdminMessages('emails').emails
  const locale = useLocale()
  return (
    <div className="scroll">
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.written}</th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => (
            <tr key={letter.id}>
              <td className="grow">
                <Link
                  to={hrefOf(letter.id)}
                  preventScrollReset
                  aria-current={letter.id === current ? 'true' : undefined}
                  lang={letter.subject === null ? undefined : letter.locale}
                >
                  {letter.subject ?? words.sealedSubject}
                </Link>
                <br />
                {letter.to}
                <br />
                <span className="soft">{letter.template}</span>
              </td>
              <td>
                <Tag tone={tones[letter.state]}>{words.states[letter.state]}</Tag>
              </td>
              <td>
                <time dateTime={letter.createdAt}>{dayAndHour(locale, letter.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The email as a mail program shows it, in a sandboxed frame: it runs no scripts and cannot read this page. */
export function EmailView({ letter }: { letter: EmailDetail }) {
  const words = useAdminMessages('emails').emails
  const locale = useLocale()
  const { subject, html, text, attachments } = letter
  const [failed, setFailed] = useState(false)
  const links = linksIn(text ?? '')
  return (
    <article className="letter" aria-labelledby="letter-subject">
      <h2 id="letter-subject" lang={subject === null ? undefined : letter.locale}>
        {subject ?? words.sealedSubject}
      </h2>
      <p className="soft">
        {letter.to}, {letter.template}, {letter.locale}
      </p>
      {letter.error && <Notice tone="danger">{fill(words.error, { error: letter.error })}</Notice>}
      {html === null && (
        <Notice>
          <p>{words.sealed}</p>
          {letter.question && (
            <p>
              <Link to={href('admin-question', locale, { id: letter.question })}>{words.openQuestion}</Link>
            </p>
          )}
        </Notice>
      )}
      {letter.secretsHidden && html !== null && <Notice>{words.hidden}</Notice>}
      {attachments.length > 0 && (
        <section aria-labelledby="letter-files">
          <h3 id="letter-files">{words.files}</h3>
          <ul className="letter-links">
            {attachments.map((name, place) => (
              <li key={name}>
                <Button
                  variant="link"
                  onClick={() => {
                    setFailed(false)
                    openFile(`/admin/letters/${letter.id}/files/${place}`, name).catch(() => setFailed(true))
                  }}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
          <ErrorText id="letter-file-error" live>
            {failed ? words.fileFailed : null}
          </ErrorText>
        </section>
      )}
      {links.length > 0 && (
        <nav aria-labelledby="letter-links">
          <h3 id="letter-links">{words.links}</h3>
          <ul className="letter-links">
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {html !== null && (
        <>
          <h3>{words.preview}</h3>
          <iframe
            title={`${words.preview}, ${subject ?? ''}`}
            srcDoc={previewHtml(html)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          <details>
            <summary>{words.asText}</summary>
            <pre lang={letter.locale}>{text}</pre>
          </details>
        </>
      )}
    </article>
  )
}
