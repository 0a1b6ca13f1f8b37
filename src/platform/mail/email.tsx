import { render } from '@react-email/render'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { companyLine } from '../../brand-legal.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { TextLink } from './components.tsx'
import { darkStyle, light, textFace, titleFace } from './theme.ts'

export type EmailContent = {
  locale: Locale
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  body: ReactNode
  /** Why this person receives this email, in the footer. */
  reason?: string
  /** Where a contract can be cancelled without an account, in the footer. */
  cancellationUrl?: string
}

const invitation = {
  fr: 'Une question sur ce message\u202f? Écrivez à',
  en: 'A question about this message? Write to',
} as const
const wayOut = {
  fr: ['Pour mettre fin à un contrat\u00a0:', 'résilier, sans motif et sans compte'],
  en: ['To end a contract:', 'cancel, without a reason or an account'],
} as const

const plainText = {
  plainText: true,
  htmlToTextOptions: { wordwrap: 76, selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const

type RenderedEmail = { subject: string; html: string; text: string; foot: string }

/** An email in the product's design, as HTML and as plain text; `foot` is the end of the text. */
export async function renderEmail(letter: EmailContent): Promise<RenderedEmail> {
  const sheet = <Sheet {...letter} />
  const [html, text, foot] = await Promise.all([
    render(sheet),
    render(sheet, plainText),
    render(<Foot {...letter} />, plainText),
  ])
  return { subject: letter.subject, html, text: `${text.trim()}\n`, foot: `${foot.trim()}\n` }
}

/** The cards of an email, from the first to the foot. */
const cards = /<div data-letter="true">[\s\S]*?(?=<div data-foot="true")/

type Joined = { key: string; template: string; html: string; text: string }
const between = '\n\n* * *\n\n'

/** What an email is about: the second part of its key. */
const subjectOf = ({ key }: Joined) => key.split(':')[1]

/**
 * One email for two: what it says itself, then what the one before said that has not left yet. Of two with one template
 * about one subject the later alone is true.
 */
export function joinEmails(now: Joined & { foot?: string | undefined }, before: Joined): Pick<Joined, 'html' | 'text'> {
  const foot = now.foot ?? ''
  const bodyOf = (text: string) => {
    const lines = foot.split('\n').filter(Boolean)
    // An email that does not say why it comes begins its foot with a later line.
    const feet = lines.map((line) => text.lastIndexOf(`\n${line}`)).filter((at) => at >= 0)
    return text.slice(0, feet.length > 0 ? Math.min(...feet) : undefined).trim()
  }
  const from = now.template === before.template && subjectOf(now) === subjectOf(before) ? 1 : 0
  const earlier = (cards.exec(before.html)?.[0] ?? '').split(/(?=<div data-letter)/).slice(from)
  const said = [bodyOf(now.text), ...bodyOf(before.text).split(between).slice(from)]
  return {
    html: now.html.replace('<div data-foot="true"', () => `${earlier.join('')}<div data-foot="true"`),
    text: `${said.join(between)}\n\n${foot}`,
  }
}

function Sheet(letter: EmailContent) {
  const { locale, subject, preview, body } = letter
  return (
    <html lang={languageTag[locale]} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{darkStyle()}</style>
      </head>
      <body className="b-paper" style={{ margin: 0, padding: 0, backgroundColor: light('paper') }}>
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
          {' \u200c\u2007'.repeat(60)}
        </div>
        <Frame>
          <p
            className="c-ink"
            data-skip-in-text="true"
            style={{
              margin: '0 0 16px',
              color: light('ink'),
              font: `700 26px/1.2 ${titleFace}`,
              letterSpacing: '-0.4px',
            }}
          >
            {brand.name}
          </p>
          <div data-letter="true">
            <Card>{body}</Card>
          </div>
          <div data-foot="true">
            <Foot {...letter} />
          </div>
        </Frame>
      </body>
    </html>
  )
}

function Foot({ locale, reason, cancellationUrl: leave }: EmailContent) {
  return (
    <div className="c-soft" style={{ padding: '20px 4px 0', color: light('soft'), font: `14px/1.5 ${textFace}` }}>
      {reason && <p style={{ margin: '0 0 8px' }}>{reason}</p>}
      {leave && (
        <p style={{ margin: '0 0 8px' }}>
          {wayOut[locale][0]} <TextLink href={leave}>{wayOut[locale][1]}</TextLink>.
        </p>
      )}
      <p style={{ margin: '0 0 8px' }}>
        {invitation[locale]} <TextLink href={`mailto:${brand.support.email}`}>{brand.support.email}</TextLink>.
      </p>
      <p style={{ margin: 0 }}>{companyLine(locale)}</p>
    </div>
  )
}

/** Tables, because Outlook on Windows supports no other way to centre and limit the width. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="b-paper" align="center" style={{ padding: '32px 12px', backgroundColor: light('paper') }}>
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              border={0}
              style={{ maxWidth: 600, textAlign: 'left' }}
            >
              <tbody>
                <tr>
                  <td>{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Card({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="l-rule b-sheet"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{
        backgroundColor: light('sheet'),
        border: `1px solid ${light('rule')}`,
        borderRadius: '12px 0 12px 12px',
        borderCollapse: 'separate',
      }}
    >
      <tbody>
        <tr>
          <td
            className="sheet c-ink"
            style={{ padding: '36px 40px', color: light('ink'), font: `17px/1.55 ${textFace}` }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
