import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { RunningConfig } from '../../../platform/config.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import { href } from '../../../screens.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'

export type AccountEmailKind = keyof typeof fr.letters
const texts = { fr, en }

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`accounts.${AccountEmailKind}`, true> {}
}

/** Secrets go into the fragment (`#`), which never reaches a server, a log or a referrer. */
function addressIn(kind: AccountEmailKind, locale: Locale, token: string | null): string {
  if (kind === 'passkey_added' || kind === 'passkey_removed') return `${href('account', locale)}#security`
  if (!token) return href('login', locale)
  if (kind === 'reset') return `${href('reset-password', locale)}#token=${token}`
  const carries = kind === 'change_email' ? 'address' : kind === 'second_factor_leaves' ? 'keep' : 'token'
  return `${href('sign-in-link', locale)}#${carries}=${token}`
}

type AccountLetter = { kind: AccountEmailKind; locale: Locale; site: string; token: string | null; dueAt?: Date }

/** The email as it is sent, and as the email tester shows it. */
export function accountEmail({ kind, locale, site, token, dueAt }: AccountLetter): EmailContent {
  const words = texts[locale].letters[kind]
  const intro = dueAt ? fill(words.intro, { when: dayAndHour(locale, dueAt) }) : words.intro
  return {
    locale,
    subject: words.subject,
    preview: intro,
    body: (
      <>
        <Title>{words.subject}</Title>
        <Paragraph>{intro}</Paragraph>
        <Button href={site + addressIn(kind, locale, token)}>{words.action}</Button>
        <Paragraph soft>{words.outro}</Paragraph>
      </>
    ),
  }
}

export async function renderAccountEmail(
  config: RunningConfig,
  kind: AccountEmailKind,
  locale: Locale,
  token: string | null,
  dueAt?: Date,
) {
  const site = config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`
  const letter = await renderEmail(accountEmail({ kind, locale, site, token, dueAt }))
  return { ...letter, template: `accounts.${kind}` as const }
}
