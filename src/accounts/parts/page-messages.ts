import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { en as failuresEn } from '../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../shell/errors/failures.fr.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import type { AccountsMessages, FormMessages } from './messages.ts'

/** For loaders only: the messages of some sections and of every form, in the language of the request. */
export function accountsMessages<Section extends keyof AccountsMessages>(
  request: Request,
  ...sections: Section[]
): FormMessages & Pick<AccountsMessages, Section> {
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale
  const all: AccountsMessages = locale === 'fr' ? fr : en
  const chosen = Object.fromEntries(sections.map((section) => [section, all[section]])) as Pick<
    AccountsMessages,
    Section
  >
  const { forms, fields, invalid, refusals } = all
  return { forms, fields, invalid, refusals, failures: locale === 'fr' ? failuresFr : failuresEn, ...chosen }
}
