import type { LoaderFunctionArgs } from 'react-router'
import { accountsMessages } from '../../accounts/parts/page-messages.ts'
import { categories } from '../../catalog/catalog.ts'
import { emergencies } from '../../catalog/emergency.ts'
import type { IsOpen } from '../../catalog/open.ts'
import type { Locale } from '../../i18n/locale.ts'
import { localeOf } from '../../i18n/locale.ts'
import type { EmergencyMessages } from '../emergency/parts/notice.tsx'
import type { Branch } from '../fields/parts/category-chip.tsx'
import { questionUiMessages } from './page-messages.ts'

// For loaders only: what private pages take from the server, which is messages and never a person's data.

type Sections = Parameters<typeof questionUiMessages>[1][number]
type Figures = Parameters<typeof questionUiMessages>[2]

export function messagesFor<S extends Sections>(url: URL, prices: Figures, ...sections: S[]) {
  return questionUiMessages(localeOf(url), sections, prices)
}

export function captureMessages(args: Pick<LoaderFunctionArgs, 'request'>) {
  return accountsMessages(args.request, 'capture')
}

export function emergencyMessages(locale: Locale): EmergencyMessages[] {
  return Object.entries(emergencies).map(([kind, { title, advice, numbers }]) => ({
    kind,
    title: title[locale],
    advice: advice[locale],
    numbers: numbers.map(({ number, dial, way, who }) => ({ number, dial, way, who: who[locale] })),
  }))
}

/** The fields that take questions, by name. */
export function openFields(locale: Locale, isOpen: IsOpen): { slug: string; name: string }[] {
  return categories.filter(({ slug }) => isOpen(slug)).map(({ slug, name }) => ({ slug, name: name[locale] }))
}

/** The fields that take questions, with some of their search terms. */
export function branchesIn(locale: Locale, isOpen: IsOpen): Branch[] {
  const few = (words: readonly string[]) => words.slice(0, 8).join(' ')
  const open = categories.filter(({ slug }) => isOpen(slug))
  return open.map((category) => ({
    slug: category.slug,
    name: category.name[locale],
    also: few(category.synonyms[locale]),
    subs: category.subCategories.map((sub) => ({
      slug: sub.slug,
      name: sub.name[locale],
      also: few(sub.synonyms[locale]),
    })),
  }))
}
