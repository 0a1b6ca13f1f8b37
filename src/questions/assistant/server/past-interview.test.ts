import { expect, it } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import { matchesAny } from '../../../platform/assistant/compose/fragments.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'

const rulesOf = async (text: string, locale: 'fr' | 'en' = 'fr') =>
  (await dossierOfText('travail', 'licenciement', locale, text)).knowledge?.rules ?? []

it.each([
  'Je travaille depuis 7 ans dans cette entreprise, entretien préalable le 3 mars dernier, licencié le 20 avril pour faute. Quels recours ?',
  'J’ai 7 ans d’ancienneté. Entretien préalable le 3 mars dernier, licencié le 20 avril. Quels recours ?',
])(
  'whoever was dismissed reads until when to contest it, and not who comes along to a meeting that is over: %s',
  async (text) => {
    const { quotations } = composePreview(await dossierOfText('travail', 'licenciement', 'fr', text))
    const keys = quotations.map(({ rule }) => rule?.key)
    expect(keys).toContain('time-to-sue')
    expect(keys).not.toContain('assisted')
  },
)

it.each([
  ['fr', 'licencie le 20 avril, quels recours', true],
  ['fr', 'convoque a un entretien prealable le 3 decembre, quels recours', false],
  ['en', 'dismissed on 20 april after a meeting', true],
  ['en', 'a dismissal meeting on 3 december, who may come', false],
] as const)('the help at the meeting holds no more once dismissed (%s): %s', async (locale, text, over) => {
  const assisted = (await rulesOf(text, locale)).find(({ key }) => key === 'assisted')
  expect(matchesAny(assisted?.unless ?? [], text)).toBe(over)
})
