// Dossiers as the assistant and the scripted expert have them, made from a text and the knowledge sheets alone.
import { findCategory } from '../../src/catalog/catalog.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Dossier } from '../../src/platform/assistant/port.ts'
import { scriptFor } from '../../src/questions/assistant/server/script.ts'
import { sheetKnowledge } from '../../src/questions/assistant/server/sheet-knowledge.ts'

export const now = new Date('2026-11-23T10:00:00Z')

export async function dossierFor(of: {
  category: string
  sub: string | null
  text: string
  locale?: Locale
}): Promise<Dossier> {
  const { category: slug, sub, text, locale = 'fr' } = of
  const category = findCategory(slug)
  if (!category) throw new Error(`no category ${slug}`)
  const known = await sheetKnowledge({ category: slug, subCategory: sub, text, locale }, 'fr', '2026-11-23')
  return {
    locale,
    assistantName: 'Iris',
    category: {
      slug,
      name: category.name[locale],
      profession: category.profession[locale],
      policyLines: [],
      regulated: category.regulated,
    },
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
