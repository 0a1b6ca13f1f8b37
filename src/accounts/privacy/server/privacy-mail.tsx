import { day } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Figures, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import type { ErasureContent } from '../erasure.ts'
import { erasureReceipt } from '../erasure-receipt.ts'
import { en } from '../privacy.text.en.ts'
import { fr } from '../privacy.text.fr.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates {
    'accounts.erased': true
    'accounts.idle': true
  }
}

const texts = { fr, en }
const siteOf = ({ config }: Pick<Ports, 'config'>) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

/** The erasure receipt: what was done and when, what stays and until when, and where that can be verified. */
export function erasedEmail(locale: Locale, content: ErasureContent, hash: string, site: string): EmailContent {
  const words = texts[locale].letters.erased
  const { subject, intro, done, staysTitle, stays, facts } = erasureReceipt(locale, content, hash)
  return {
    locale,
    subject,
    preview: intro,
    reason: words.reason,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{intro}</Paragraph>
        {done.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        {stays.length > 0 && <Paragraph>{staysTitle}</Paragraph>}
        {stays.map((line) => (
          <Paragraph key={line} soft>
            {line}
          </Paragraph>
        ))}
        <Figures rows={facts} />
        <Button href={site + href('leaving-receipt', locale, { hash })}>{words.verify}</Button>
        <Paragraph soft>{words.last}</Paragraph>
      </>
    ),
  }
}

/** Warns after two years without a visit; one visit in time is enough to keep everything. */
export function idleEmail(locale: Locale, erasedAt: Date, site: string): EmailContent {
  const words = texts[locale].letters.idle
  const date = day(locale, erasedAt)
  return {
    locale,
    subject: words.subject,
    preview: fill(words.intro, { date }),
    body: (
      <>
        <Title>{words.subject}</Title>
        <Paragraph>{fill(words.intro, { date })}</Paragraph>
        <Button href={site + href('login', locale)}>{words.action}</Button>
        <Paragraph soft>{words.outro}</Paragraph>
      </>
    ),
  }
}

type Erased = { to: string; locale: Locale; content: ErasureContent; hash: string }

/** Stores no person id: until the email is sent it is the only row with the address. */
export async function postErased(ports: Ports, tx: Tx, { to, locale, content, hash }: Erased): Promise<void> {
  const letter = await renderEmail(erasedEmail(locale, content, hash, siteOf(ports)))
  await ports.mail.enqueue(tx, {
    ...letter,
    template: 'accounts.erased',
    to,
    locale,
    key: `accounts:erased:${content.id}`,
  })
}

type Idle = { id: string; contactEmail: string | null; locale: Locale }

export async function postIdle(ports: Ports, tx: Tx, person: Idle, erasedAt: Date): Promise<void> {
  if (!person.contactEmail) return
  const letter = await renderEmail(idleEmail(person.locale, erasedAt, siteOf(ports)))
  await ports.mail.enqueue(tx, {
    ...letter,
    template: 'accounts.idle',
    to: person.contactEmail,
    locale: person.locale,
    key: `accounts:idle:${person.id}:${ports.clock.now().toISOString().slice(0, 10)}`,
    personId: person.id,
  })
}
