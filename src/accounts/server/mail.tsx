import type { Locale } from '../../i18n/locale.ts'
import type { RunningConfig } from '../../platform/config.ts'
import { renderLetter } from '../../platform/mail/letter.tsx'
import { Button, Paragraph, Title } from '../../platform/mail/parts.tsx'
import { href } from '../../screens.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export type LetterKind = keyof typeof fr.letters
const texts = { fr, en }

/** Secrets stand behind `#`: what follows it never reaches a server, a log or a referrer. */
function addressIn(kind: LetterKind, locale: Locale, token: string | null): string {
  if (!token) return href('login', locale)
  if (kind === 'reset') return `${href('reset-password', locale)}#token=${token}`
  return `${href('sign-in-link', locale)}#${kind === 'change_email' ? 'address' : 'token'}=${token}`
}

const siteOf = (config: RunningConfig) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

export async function letterOf(config: RunningConfig, kind: LetterKind, locale: Locale, token: string | null) {
  const words = texts[locale].letters[kind]
  const letter = await renderLetter({
    locale,
    subject: words.subject,
    preview: words.intro,
    body: (
      <>
        <Title>{words.subject}</Title>
        <Paragraph>{words.intro}</Paragraph>
        <Button href={siteOf(config) + addressIn(kind, locale, token)}>{words.action}</Button>
        <Paragraph soft>{words.outro}</Paragraph>
      </>
    ),
  })
  return { ...letter, template: `accounts.${kind}` }
}
