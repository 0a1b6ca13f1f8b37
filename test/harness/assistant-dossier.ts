// The dossier of a question as the product makes it of a text alone: its country, its sheet's script and rules.
import { findCategory, findSubCategory } from '../../src/catalog/catalog.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { isAbroad, scriptAbroad } from '../../src/platform/assistant/compose/abroad.ts'
import type { Dossier } from '../../src/platform/assistant/port.ts'
import { countryIn } from '../../src/questions/assistant/server/country.ts'
import { scriptFor } from '../../src/questions/assistant/server/script.ts'
import { sheetKnowledge, subjectSheet } from '../../src/questions/assistant/server/sheet-knowledge.ts'

const today = '2026-11-28'

export async function dossierOfText(
  slug: string,
  subCategory: string,
  locale: Locale,
  text: string,
  turns: Dossier['turns'] = [],
): Promise<Dossier> {
  const category = findCategory(slug)
  const sub = findSubCategory(slug, subCategory)
  if (!category || !sub) throw new Error(`no subject ${slug}/${subCategory}`)
  const found = countryIn([text], locale)
  const country = found && { ...found, experts: false }
  const subject = { category: slug, subCategory, text, locale }
  const sheet = await subjectSheet(subject)
  const script = scriptFor(slug, sheet, locale)
  return {
    locale,
    assistantName: 'IA',
    category: {
      slug,
      name: category.name[locale],
      profession: category.profession[locale],
      policyLines: category.policy.mandatoryLines[locale],
      regulated: category.regulated,
    },
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
