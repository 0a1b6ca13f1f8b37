import { defaultLocale, localeOfPath } from '../../i18n/locale.ts'
import { en as failuresEn } from '../../shell/failures.en.ts'
import { fr as failuresFr } from '../../shell/failures.fr.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import type { AccountsWords, FormWords } from './words.ts'

/** For loaders only: the words of some sections and of every form, in the language of the request. */
export function accountsWords<Section extends keyof AccountsWords>(
  request: Request,
  ...sections: Section[]
): FormWords & Pick<AccountsWords, Section> {
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale
  const all: AccountsWords = locale === 'fr' ? fr : en
  const chosen = Object.fromEntries(sections.map((section) => [section, all[section]])) as Pick<AccountsWords, Section>
  const { forms, fields, invalid, refusals } = all
  return { forms, fields, invalid, refusals, failures: locale === 'fr' ? failuresFr : failuresEn, ...chosen }
}
