import { contactOf } from '../../../accounts/server/people.ts'
import { brand } from '../../../brand.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import type { ExpertRow } from '../../server/views.ts'
import type { RequestedItem } from '../lifecycle.ts'
import { en } from '../onboarding-emails.text.en.ts'
import { fr } from '../onboarding-emails.text.fr.ts'
import { siteUrl } from './application-link.ts'

export type NoticeKind = Exclude<keyof typeof fr, 'items' | 'asked'>

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates
    extends Record<
      `experts.${'asked' | 'expired' | 'withdrawn' | 'opened' | 'leaving' | 'left' | 'suspended' | 'lifted' | 'terminated' | 'ending' | 'ended' | 'restricted' | 'renewed' | 'profession' | 'receives' | 'receivesNot' | 'trial' | 'resume' | 'unopened' | 'lapsed'}`,
      true
    > {}
}

const wordsIn = (locale: Locale) => (locale === 'fr' ? fr : en)

type Asked = { reference: string; items: readonly RequestedItem[]; link: string }

/** To the applicant: the missing items, one by one. */
export function itemsRequestedEmail(locale: Locale, { reference, items, link }: Asked): EmailContent {
  const { asked, items: names } = wordsIn(locale)
  const subject = fill(asked.subject, { reference })
  return {
    locale,
    subject,
    preview: asked.intro,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{asked.intro}</Paragraph>
        {items.map(({ item, note }) => (
          <Paragraph key={item}>
            <b>{names[item]}</b>
            {note && (
              <>
                <br />
                {note}
              </>
            )}
          </Paragraph>
        ))}
        <Button href={link}>{asked.action}</Button>
        <Paragraph soft>{asked.detail}</Paragraph>
      </>
    ),
  }
}

/** An email with a title, what happened, a link, and what follows from it. */
export function noticeEmail(
  locale: Locale,
  kind: NoticeKind,
  values: Record<string, string>,
  link?: string,
): EmailContent {
  const words: { subject: string; intro: string; detail: string; action?: string } = wordsIn(locale)[kind]
  const subject = fill(words.subject, values)
  const intro = fill(words.intro, values)
  return {
    locale,
    subject,
    preview: intro,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{intro}</Paragraph>
        {link && words.action && <Button href={link}>{words.action}</Button>}
        <Paragraph soft>{fill(words.detail, values)}</Paragraph>
      </>
    ),
  }
}

export async function renderItemsRequestedEmail(locale: Locale, asked: Asked) {
  return { ...(await renderEmail(itemsRequestedEmail(locale, asked))), template: 'experts.asked' as const }
}

export async function renderNoticeEmail(
  locale: Locale,
  kind: NoticeKind,
  values: Record<string, string>,
  link?: string,
) {
  return { ...(await renderEmail(noticeEmail(locale, kind, values, link))), template: `experts.${kind}` as const }
}

/** Emails an expert, at the address of their account. */
export async function notifyExpert(
  ports: Ports,
  tx: Tx,
  expert: Pick<ExpertRow, 'id' | 'personId' | 'firstName'>,
  kind: NoticeKind,
  values: Record<string, string> | ((locale: Locale) => Record<string, string>),
): Promise<void> {
  const contact = await contactOf(tx, expert.personId)
  if (!contact) return
  const { email: to, locale } = contact
  const link = siteUrl(ports) + href(kind === 'left' ? 'earnings' : 'requests', locale)
  const said = typeof values === 'function' ? values(locale) : values
  const letter = await renderNoticeEmail(locale, kind, { name: expert.firstName, ...said }, link)
  const key = `expert:${expert.id}:${kind}:${ports.ids.id()}`
  await ports.mail.enqueue(tx, { ...letter, to, locale, key, personId: expert.personId })
}

/** To the staff: the profession on an expert's public page differs from the one that was verified. */
export async function notifyStaffOfProfession(
  ports: Ports,
  tx: Tx,
  before: ExpertRow,
  after: ExpertRow,
): Promise<void> {
  const link = siteUrl(ports) + href('admin-applications', 'fr')
  const name = `${after.firstName} ${after.lastName}`
  const both = (row: ExpertRow) => [row.professionFr, row.professionEn].filter((words) => words !== '').join(' / ')
  const letter = await renderNoticeEmail('fr', 'profession', { name, before: both(before), after: both(after) }, link)
  const key = `expert:${after.id}:profession:${ports.ids.id()}`
  await ports.mail.enqueue(tx, { ...letter, to: brand.support.email, locale: 'fr', key })
}
