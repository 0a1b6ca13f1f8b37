import { brand } from '../brand.ts'
import type { Locale } from '../i18n/locale.ts'
import { href, type ScreenName, screens } from '../screens.ts'
import type { ShellWords } from './words.ts'

export type ShellLink = { label: string; to: string; outside?: boolean }

/** A link to a screen once the table of screens knows it, else to the part of the home page that says the same. */
function screenOr(name: string, locale: Locale, anchor: string): string {
  return name in screens ? href(name as ScreenName, locale) : `${href('home', locale)}#${anchor}`
}

export function mainLinks(locale: Locale, words: ShellWords): ShellLink[] {
  return [
    { label: words.menu.howItWorks, to: screenOr('how-it-works', locale, 'course') },
    { label: words.menu.pricing, to: screenOr('pricing', locale, 'tariff') },
    { label: words.menu.experts, to: screenOr('our-experts', locale, 'experts') },
    { label: words.menu.faq, to: screenOr('faq', locale, 'faq') },
  ]
}

type Group = { title: string; links: ShellLink[] }

/** The footer's columns; a screen that the table does not know yet is left out, and so is a column without a link. */
export function footerGroups(locale: Locale, words: ShellWords, demo: boolean): Group[] {
  const to = (name: string, label: string): ShellLink[] =>
    name in screens ? [{ label, to: href(name as ScreenName, locale) }] : []
  const { footer } = words
  const groups: Group[] = [
    {
      title: footer.service,
      links: [
        ...mainLinks(locale, words),
        ...to('categs', footer.categories),
        ...to('articles', footer.articles),
        ...to('spotlight', footer.spotlight),
      ],
    },
    {
      title: footer.rights,
      links: [
        ...to('cancel', footer.cancel),
        ...to('withdraw', footer.withdraw),
        ...to('terms', footer.terms),
        ...to('privacy', footer.privacy),
        ...to('legal-notice', footer.legalNotice),
        ...to('report', footer.report),
        { label: footer.mediator, to: brand.mediator.url, outside: true },
      ],
    },
    {
      title: footer.house,
      links: [
        ...to('who-we-are', footer.about),
        ...to('expert-application', footer.becomeExpert),
        ...(to('contact', footer.write)[0] ? to('contact', footer.write) : [mailLink(footer.write)]),
        ...to('accessibility', footer.accessibility),
        ...(demo ? to('demo', footer.demonstration) : []),
      ],
    },
  ]
  return groups.filter((group) => group.links.length > 0)
}

const mailLink = (label: string): ShellLink => ({ label, to: `mailto:${brand.support.email}`, outside: true })
