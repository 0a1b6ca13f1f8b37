import type { StaffRole } from '../../../api/actor.ts'
import { brand } from '../../../brand.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { RunningConfig } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { frame as frameEn } from '../../console.text.en.ts'
import { frame as frameFr } from '../../console.text.fr.ts'
import { en } from '../staff.text.en.ts'
import { fr } from '../staff.text.fr.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`staff.${'invited' | 'factor_reset'}`, true> {}
}

const wordsIn = (locale: Locale) => (locale === 'fr' ? fr : en)
const siteOf = (config: Pick<RunningConfig, 'PUBLIC_SITE_URL' | 'PORT'>) =>
  config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

/** The secret is in the fragment (`#`), which reaches no server, log or referrer. */
export const invitationLink = (config: Parameters<typeof siteOf>[0], locale: Locale, token: string): string =>
  `${siteOf(config)}${href('join-staff', locale)}#token=${token}`

type Invited = { locale: Locale; roles: readonly StaffRole[]; link: string; expiresAt: Date }

export function invitationEmail({ locale, roles, link, expiresAt }: Invited): EmailContent {
  const { subject, intro, action, outro } = wordsIn(locale).letters.invited
  const { roleNames } = locale === 'fr' ? frameFr : frameEn
  const title = fill(subject, { name: brand.name })
  const said = fill(intro, {
    roles: roles.map((role) => roleNames[role]).join(', '),
    until: dayAndHour(locale, expiresAt),
  })
  return {
    locale,
    subject: title,
    preview: said,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{said}</Paragraph>
        <Button href={link}>{action}</Button>
        <Paragraph soft>{outro}</Paragraph>
      </>
    ),
  }
}

export function factorResetEmail(locale: Locale, site: string): EmailContent {
  const { subject, intro, action, outro } = wordsIn(locale).letters.factor_reset
  return {
    locale,
    subject,
    preview: intro,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{intro}</Paragraph>
        <Button href={site + href('login', locale)}>{action}</Button>
        <Paragraph soft>{outro}</Paragraph>
      </>
    ),
  }
}

type Posting = Pick<Ports, 'mail'>

export async function postInvitation(ports: Posting, tx: Tx, invited: Invited & { id: string; email: string }) {
  const letter = await renderEmail(invitationEmail(invited))
  const { id, email: to, locale } = invited
  await ports.mail.enqueue(tx, { ...letter, template: 'staff.invited', to, locale, key: `staff:invited:${id}` })
}

type Member = { id: string; email: string; locale: Locale }

export async function postFactorReset(ports: Pick<Ports, 'mail' | 'config' | 'ids'>, tx: Tx, member: Member) {
  const letter = await renderEmail(factorResetEmail(member.locale, siteOf(ports.config)))
  await ports.mail.enqueue(tx, {
    ...letter,
    template: 'staff.factor_reset',
    to: member.email,
    locale: member.locale,
    key: `staff:factor_reset:${ports.ids.id()}`,
    personId: member.id,
  })
}
