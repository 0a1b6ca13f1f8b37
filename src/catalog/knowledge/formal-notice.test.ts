import { expect, it } from 'vitest'
import { fold } from '../../i18n/fold.ts'
import { sheets } from './sheets.data.ts'

const rules = sheets['factures-impayees']?.rules ?? []
const interest = rules.find(({ article }) => article === '1231-6')
const isLeftOut = (text: string, locale: 'fr' | 'en') =>
  (interest?.unless?.[locale] ?? []).some((pattern) => new RegExp(pattern).test(fold(text)))

it('is what gives a creditor interest, which whoever has received one is not told', () => {
  for (const text of [
    'J’ai reçu le 2 novembre une mise en demeure de payer sous 15 jours',
    'Je reçois aujourd’hui la mise en demeure d’un fournisseur',
  ])
    expect([text, isLeftOut(text, 'fr')]).toEqual([text, true])
  expect(isLeftOut('I received a formal notice to pay within 15 days', 'en')).toBe(true)
})

it('is still told to whoever has sent one', () => {
  for (const text of [
    'J’ai envoyé une mise en demeure à mon client, il ne paie pas',
    'Je n’ai reçu aucune réponse à la mise en demeure que j’ai envoyée',
  ])
    expect([text, isLeftOut(text, 'fr')]).toEqual([text, false])
  expect(isLeftOut('I got no reply to the formal notice I sent', 'en')).toBe(false)
})
