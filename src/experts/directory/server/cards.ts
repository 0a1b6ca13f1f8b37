import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { ExpertCard } from '../../contract.ts'
import { actuallyOnline } from '../../matching/server/online.ts'
import { type CardRow, cardRows } from '../../matching/server/roster-views.ts'
import { acceptsQuestions, isShown } from '../../standing/standing.ts'
import { serviceDay } from '../../workspace/opening-hours.ts'
import { inLanguage } from '../in-language.ts'

/** The cards of these experts in the reader's language, by id. Unknown ids are left out. */
export async function cardsOf(
  ports: Pick<Ports, 'config' | 'live' | 'clock'>,
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, ExpertCard>> {
  const rows = await cardRows(db, ids, serviceDay(ports.clock.now()))
  const online = await actuallyOnline({ ...ports, db }, rows)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale, online.has(row.id))]))
}

/** The public fields of an expert, chosen one by one. */
function cardOf(row: CardRow, locale: Locale, online: boolean): ExpertCard {
  return {
    id: row.id,
    slug: row.slug,
    name: `${row.firstName} ${row.lastName}`,
    profession: inLanguage(locale, { fr: row.professionFr, en: row.professionEn }),
    headline: inLanguage(locale, { fr: row.headlineFr, en: row.headlineEn }),
    gender: row.gender,
    categories: row.categories,
    languages: row.languages,
    portrait: row.portrait,
    city: row.city,
    department: row.department,
    receiving: row.localSpecialist,
    online,
    rating:
      row.qualityMean === null || row.qualityCount === 0
        ? null
        : { mean: Math.round(Number(row.qualityMean) * 10) / 10, count: row.qualityCount },
    titles: row.titles.map((title) => ({
      label: locale === 'fr' ? title.labelFr : title.labelEn,
      body: title.body,
      checkedOn: title.checkedOn,
    })),
    answered: row.answeredCount,
    scripted: row.scripted,
    shown: isShown(row.state),
    takesQuestions: acceptsQuestions(row.state),
  }
}
