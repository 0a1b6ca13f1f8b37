// Dossiers as the assistant and the scripted expert have them, made from a text and the knowledge sheets alone.
import { findCategory, findSubCategory } from '../../src/catalog/catalog.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { isAbroad, scriptAbroad } from '../../src/platform/assistant/compose/abroad.ts'
import type { Dossier } from '../../src/platform/assistant/port.ts'
import { countryIn } from '../../src/questions/assistant/server/country.ts'
import { scriptFor } from '../../src/questions/assistant/server/script.ts'
import { sheetKnowledge, subjectSheet } from '../../src/questions/assistant/server/sheet-knowledge.ts'

export const now = new Date('2026-11-23T10:00:00Z')

function categoryOf(slug: string, locale: Locale): Dossier['category'] {
  const category = findCategory(slug)
  if (!category) throw new Error(`no category ${slug}`)
  return {
    slug,
    name: category.name[locale],
    profession: category.profession[locale],
    policyLines: category.policy.mandatoryLines[locale],
    regulated: category.regulated,
  }
}

export async function dossierFor(of: {
  category: string
  sub: string | null
  text: string
  locale?: Locale
}): Promise<Dossier> {
  const { category: slug, sub, text, locale = 'fr' } = of
  const known = await sheetKnowledge({ category: slug, subCategory: sub, text, locale }, 'fr', '2026-11-23')
  return {
    locale,
    assistantName: 'Iris',
    category: { ...categoryOf(slug, locale), policyLines: [] },
    ...(sub && { subCategory: { slug: sub, name: sub } }),
    question: text,
    turns: [],
    documents: [],
    script: scriptFor(slug, sub ?? known.subject?.slug, locale),
    now,
    askedAt: now,
    knowledge: known,
    library: [],
  }
}

export const deposit = {
  category: 'logement',
  sub: 'depot-de-garantie',
  text: 'Mon propriétaire ne me rend pas ma caution. J’ai rendu les clés le 12 septembre 2026.',
}
export const answered = (dossier: Dossier, key: string, words: string): Dossier => ({
  ...dossier,
  turns: [{ author: 'client', text: words, answers: [{ key, text: words }], at: now }],
})

const today = '2026-11-28'

/** As the product makes it of a text alone: its country, its sheet's script and rules. */
export async function dossierOfText(
  slug: string,
  subCategory: string,
  locale: Locale,
  text: string,
  turns: Dossier['turns'] = [],
): Promise<Dossier> {
  const sub = findSubCategory(slug, subCategory)
  if (!sub) throw new Error(`no subject ${slug}/${subCategory}`)
  const found = countryIn([text], locale)
  const country = found && { ...found, experts: false }
  const subject = { category: slug, subCategory, text, locale }
  const sheet = await subjectSheet(subject)
  const script = scriptFor(slug, sheet, locale)
  return {
    locale,
    assistantName: 'IA',
    category: categoryOf(slug, locale),
    subCategory: { slug: subCategory, name: sub.name[locale] },
    question: text,
    turns,
    documents: [],
    script: isAbroad({ country }) ? scriptAbroad(script, slug, scriptFor(slug, sheet, 'fr')) : script,
    now: new Date(`${today}T10:00:00Z`),
    country,
    knowledge: await sheetKnowledge(subject, country?.code ?? 'fr', today),
    library: [],
  }
}
