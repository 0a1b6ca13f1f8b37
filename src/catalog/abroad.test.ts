import { expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { nextStep } from '../platform/assistant/built-in.ts'
import { composeBrief } from '../platform/assistant/compose/brief.ts'
import type { Dossier } from '../platform/assistant/port.ts'
import { categories } from './catalog.ts'
import { intakeFor } from './knowledge/intake.ts'

/** Institutions that only France has: a client abroad must not be told of them as their own. */
const french =
  /\b(?:15|17|18|112|114|119|3114|3919|116 ?006|0 ?800)\b|prud|code (?:civil|du travail)|préfecture|\bCaf\b|\bRIO\b|interdits aux|forbidden to|banned|In France legal|\bloi\b|\bAct of\b/i

const dossierFor = (category: (typeof categories)[number], locale: 'fr' | 'en'): Dossier => ({
  locale,
  assistantName: 'IA',
  category: {
    slug: category.slug,
    name: category.name[locale],
    profession: category.profession[locale],
    policyLines: category.policy.mandatoryLines[locale],
    regulated: category.regulated,
  },
  question: locale === 'fr' ? 'J’habite à Cardiff et j’ai un souci.' : 'I live in Cardiff and have a problem.',
  turns: [
    { author: 'assistant', text: '?', asked: intakeFor(category.slug).map(({ key }) => key) },
    {
      author: 'client',
      text: '',
      answers: intakeFor(category.slug).map(({ key }) => ({ key, text: null })),
    },
  ],
  documents: [],
  script: intakeFor(category.slug).map((question) => ({
    key: question.key,
    ask: question.ask[locale],
    why: question.why[locale],
    kind: question.kind,
    detect: [...question.detect.fr, ...question.detect.en],
    required: question.required ?? false,
  })),
  now: new Date('2026-11-22T10:00:00Z'),
  country: { code: 'gb', name: 'Wales', from: 'from Wales', evidence: 'Cardiff', corrected: false, experts: false },
  library: [],
})

test.each(categories.flatMap((category) => locales.map((locale) => [category.slug, locale, category] as const)))(
  'a preview of %s in %s holds no French rule, number or procedure for a client abroad',
  (_, locale, category) => {
    const dossier = dossierFor(category, locale)
    const step = nextStep(dossier)
    if (step.kind !== 'preview') throw new Error('a preview was expected')
    const asked = dossier.script.map(({ ask }) => ask)
    const own = [...step.preview.paragraphs, ...step.preview.limits, ...composeBrief(dossier).redFlags].join('\n')
    // The questions themselves may ask for the client's own documents and offices, whatever their country.
    expect(asked.reduce((words, ask) => words.replaceAll(ask, ''), own)).not.toMatch(french)
    expect(own).toContain('Cardiff')
  },
)
