import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href, type ScreenName } from '../../screens.ts'
import type { ShellMessages } from '../messages.ts'

export type ShellLink = { label: string; to: string; outside?: boolean }

const linksIn =
  (locale: Locale) =>
  (name: ScreenName, label: string): ShellLink => ({ label, to: href(name, locale) })

export function mainLinks(locale: Locale, { menu }: ShellMessages): ShellLink[] {
  const to = linksIn(locale)
  return [
    to('how-it-works', menu.howItWorks),
    to('pricing', menu.pricing),
    to('our-experts', menu.experts),
    to('faq', menu.faq),
  ]
}

type Group = { title: string; links: ShellLink[] }

export function footerGroups(locale: Locale, words: ShellMessages, demo: boolean): Group[] {
  const to = linksIn(locale)
  const { footer } = words
  return [
    {
      title: footer.service,
      links: [
        ...mainLinks(locale, words),
        to('categs', footer.categories),
        to('articles', footer.articles),
        to('spotlight', footer.spotlight),
      ],
    },
    {
      title: footer.rights,
      links: [
        to('cancel', footer.cancel),
        to('withdraw', footer.withdraw),
        to('terms', footer.terms),
        to('privacy', footer.privacy),
        to('legal-notice', footer.legalNotice),
        to('report', footer.report),
        { label: footer.mediator, to: brand.mediator.url, outside: true },
      ],
    },
    {
      title: footer.house,
      links: [
        to('who-we-are', footer.about),
        to('expert-application', footer.becomeExpert),
        to('contact', footer.write),
        to('accessibility', footer.accessibility),
        ...(demo ? [to('demo', footer.demonstration)] : []),
      ],
    },
  ]
}
