import { brand } from '../../brand.ts'
import { dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { LetterWords } from '../../platform/mail/letter.tsx'
import { Button, Figures, Paragraph, Title } from '../../platform/mail/parts.tsx'
import { href } from '../../screens.ts'
import { en } from '../payouts.text.en.ts'
import { fr } from '../payouts.text.fr.ts'

declare module '../../platform/mail/port.ts' {
  interface LetterNames extends Record<'billing.payout_account', true> {}
}

type AccountLetter = { locale: Locale; account: { holder: string; end: string; at: Date }; site: string }

/** To an expert whose pay goes to another account from now on, whoever has changed it. */
export function accountLetter({ locale, account, site }: AccountLetter): LetterWords {
  const words = { fr, en }[locale].letter
  const lead = fill(words.lead, { holder: account.holder, end: account.end })
  return {
    locale,
    subject: words.subject,
    preview: lead,
    reason: words.reason,
    body: (
      <>
        <Title>{words.subject}</Title>
        <Paragraph>{lead}</Paragraph>
        <Figures
          rows={[
            { label: words.holder, value: account.holder, strong: true },
            { label: words.end, value: account.end },
            { label: words.at, value: dayAndHour(locale, account.at) },
          ]}
        />
        <Paragraph>{fill(words.more, { email: brand.support.email })}</Paragraph>
        <Button href={site + href('earnings', locale)}>{words.button}</Button>
      </>
    ),
  }
}
