import { readTexts } from '../../content/server/read.ts'
import { shownExperts } from '../../experts/directory/server/location-views.ts'
import { type Locale, otherLocale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import { publishedPages } from '../../questions/publication/server/views.ts'
import { pagesShown, type Shown, type SitemapKind, subjectsShown } from '../indexable.ts'
import { indexablePlaces } from '../local/server/local.ts'

type Needs = Parameters<typeof indexablePlaces>[0] & Pick<Ports, 'db'>

/** Every page of a kind that search engines may be shown in this language, with the day it last changed where known. */
export async function indexable(ports: Needs, kind: SitemapKind, locale: Locale): Promise<readonly Shown[]> {
  switch (kind) {
    case 'pages':
      return pagesShown
    case 'subjects':
      return subjectsShown
    case 'articles': {
      const [own, others] = await Promise.all(
        [locale, otherLocale(locale)].map((one) => readTexts(ports, { kind: 'article', locale: one })),
      )
      const both = new Set(others?.map(({ key }) => key))
      return (own ?? []).map(({ key, updatedAt }) => ({
        screen: 'article',
        values: { slug: key },
        changed: new Date(updatedAt),
        ...(both.has(key) ? {} : { alone: true }),
      }))
    }
    case 'answers':
      return (await publishedPages(ports.db, locale)).map(
        ({ id, changed }): Shown => ({ screen: 'question', values: { id }, changed, alone: true }),
      )
    case 'experts':
      return (await shownExperts(ports.db)).map(({ slug }) => ({ screen: 'expert', values: { slug } }))
    case 'places': {
      const [{ departments, cities }, others] = await Promise.all([
        indexablePlaces(ports, locale),
        indexablePlaces(ports, otherLocale(locale)),
      ])
      const both = new Set(others.cities)
      return [
        ...departments.flatMap((department): Shown[] => [
          { screen: 'department', values: { department } },
          { screen: 'experts-in-department', values: { department } },
        ]),
        ...cities.map(
          (city): Shown => ({ screen: 'city', values: { city }, ...(both.has(city) ? {} : { alone: true }) }),
        ),
      ]
    }
  }
}
