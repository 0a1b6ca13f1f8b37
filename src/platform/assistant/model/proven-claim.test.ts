import { describe, expect, test } from 'vitest'
import type { Passage } from '../search/passages.ts'
import { flawOf } from './proven-claim.ts'

const passage = (id: string, title: string, excerpt: string): Passage => ({
  id,
  title,
  excerpt,
  url: '/x',
  country: 'fr',
  date: '2026-11-01',
})
const passages = [
  passage(
    'P1',
    'Loi du 6 juillet 1989, article 22',
    'Le bailleur rend le dépôt de garantie dans un délai d’un mois lorsque l’état des lieux de sortie est conforme à celui d’entrée. Le délai est de deux mois s’il existe des différences. Le bailleur peut demander un devis, sauf en location saisonnière.',
  ),
  passage(
    'P2',
    'Code de la consommation, article L. 217-3',
    'Le vendeur rembourse l’acheteur sous quatorze jours au plus. L’acheteur ne peut pas exiger le remboursement après deux ans. La garantie coûte 10 % du prix au moins.',
  ),
  passage(
    'P3',
    'Housing Act 1988',
    'A landlord must give two months’ notice in writing. The tenant may not be charged more than £50, unless the lease says otherwise. The landlord cannot keep the deposit.',
  ),
]
const flaw = (text: string, quote: string, passageId = 'P1') => flawOf({ text, quote, passageId }, passages)

describe('a claim is proven', () => {
  test.each([
    ['Le délai est de deux mois s’il existe des différences.', 'Le délai est de deux mois s’il existe des différences'],
    [
      'En principe, le délai est de 2 mois s’il existe des différences.',
      'délai est de deux mois s’il existe des différences.',
    ],
    [
      'Le bailleur rend le dépôt dans un délai d’un mois lorsque l’état des lieux est conforme.',
      'Le bailleur rend le dépôt de garantie dans un délai d’un mois lorsque l’état des lieux de sortie est conforme à celui d’entrée.',
    ],
    [
      'Le vendeur rembourse l’acheteur sous quatorze jours au plus.',
      'Le vendeur rembourse l’acheteur sous quatorze jours au plus',
      'P2',
    ],
    [
      'L’acheteur ne peut pas exiger le remboursement après 2 ans.',
      "L'acheteur ne peut pas exiger le remboursement après deux ans",
      'P2',
    ],
    ['A landlord must give two months’ notice.', "A landlord must give two months' notice", 'P3'],
    ['A landlord can’t keep the deposit.', 'The landlord cannot keep the deposit.', 'P3'],
  ])('%s', (text, quote, id = 'P1') => {
    expect(flaw(text, quote, id)).toBeUndefined()
  })

  test('by a quotation with other spaces, apostrophes, dashes and quotation marks', () => {
    const quote = "«\u00a0Le  délai est de deux mois s'il\u202fexiste\ndes différences\u00a0»."
    expect(flaw('Le délai est de deux mois s’il existe des différences.', quote)).toBeUndefined()
  })
})

describe('a claim is not proven', () => {
  const q = 'Le délai est de deux mois s’il existe des différences'
  test.each([
    ['by no passage', 'no-passage', 'Le délai est de deux mois s’il existe des différences.', q, 'P9'],
    [
      'by an invented quotation',
      'no-quote',
      'Le délai est de trois mois.',
      'Le délai est de trois mois dans tous les cas',
      'P1',
    ],
    [
      'by a quotation of another passage',
      'no-quote',
      'Le délai est de deux mois s’il existe des différences.',
      q,
      'P2',
    ],
    [
      'by another case or another letter',
      'no-quote',
      'Le délai est de deux mois s’il existe des différences.',
      q.replace('délai', 'DÉLAI'),
      'P1',
    ],
    ['by one word', 'no-quote', 'Garantie.', 'garantie', 'P1'],
    ['by words cut in the middle', 'no-quote', 'Le délai est de deux moi.', 'élai est de deux mois s’il existe', 'P1'],
    ['with another number', 'other-number', 'Le délai est de trois mois s’il existe des différences.', q, 'P1'],
    [
      'with one more number',
      'other-number',
      'Le délai est de deux mois et 15 jours s’il existe des différences.',
      q,
      'P1',
    ],
    [
      'with an article that the quotation does not name',
      'other-number',
      'Selon l’article 22, le délai est de deux mois s’il existe des différences.',
      q,
      'P1',
    ],
    ['with a number left out', 'other-number', 'Le délai court s’il existe des différences.', q, 'P1'],
    ['with another unit', 'other-number', 'Le délai est de deux ans s’il existe des différences.', q, 'P1'],
    [
      'with a percentage for an amount',
      'other-number',
      'La garantie coûte 10 € du prix au moins.',
      'La garantie coûte 10 % du prix au moins',
      'P2',
    ],
    [
      'with the numbers of two cases exchanged',
      'other-meaning',
      'Le délai est de deux mois lorsque l’état des lieux est conforme, d’un mois s’il existe des différences.',
      'dans un délai d’un mois lorsque l’état des lieux de sortie est conforme à celui d’entrée. Le délai est de deux mois s’il existe des différences',
      'P1',
    ],
    [
      'with the cases exchanged',
      'beyond',
      'Le délai est d’un mois lorsqu’il existe des différences et de deux mois si l’état des lieux est conforme.',
      'délai d’un mois lorsque l’état des lieux de sortie est conforme à celui d’entrée. Le délai est de deux mois s’il existe des différences',
      'P1',
    ],
    ['without its condition', 'other-meaning', 'Le délai est de deux mois.', q, 'P1'],
    [
      'by a quotation that cuts its condition off',
      'cut-quote',
      'Le délai est de deux mois.',
      'Le délai est de deux mois',
      'P1',
    ],
    [
      'by a quotation that cuts its exception off',
      'cut-quote',
      'Le bailleur peut demander un devis.',
      'Le bailleur peut demander un devis',
      'P1',
    ],
    [
      'by a quotation that cuts its negation off',
      'cut-quote',
      'Le remboursement est exigible après deux ans.',
      'exiger le remboursement après deux ans',
      'P2',
    ],
    [
      'with the negation gone',
      'other-meaning',
      'L’acheteur peut exiger le remboursement après deux ans.',
      'L’acheteur ne peut pas exiger le remboursement après deux ans',
      'P2',
    ],
    [
      'with a negation more',
      'other-meaning',
      'Le vendeur ne rembourse pas l’acheteur sous quatorze jours au plus.',
      'Le vendeur rembourse l’acheteur sous quatorze jours au plus',
      'P2',
    ],
    [
      'with « doit » for « peut »',
      'other-meaning',
      'Le bailleur doit demander un devis, sauf en location saisonnière.',
      'Le bailleur peut demander un devis, sauf en location saisonnière',
      'P1',
    ],
    [
      'with « au moins » for « au plus »',
      'other-meaning',
      'Le vendeur rembourse l’acheteur sous quatorze jours au moins.',
      'Le vendeur rembourse l’acheteur sous quatorze jours au plus',
      'P2',
    ],
    ['with « toujours »', 'other-meaning', 'Le délai est toujours de deux mois s’il existe des différences.', q, 'P1'],
    [
      'with the persons exchanged',
      'other-meaning',
      'L’acheteur rembourse le vendeur sous quatorze jours au plus.',
      'Le vendeur rembourse l’acheteur sous quatorze jours au plus',
      'P2',
    ],
    [
      'with another person',
      'other-meaning',
      'Le locataire peut demander un devis, sauf en location saisonnière.',
      'Le bailleur peut demander un devis, sauf en location saisonnière',
      'P1',
    ],
    ['with a word more', 'beyond', 'Le délai est de deux mois s’il existe des différences importantes.', q, 'P1'],
    ['with a verdict', 'beyond', 'Le délai est de deux mois s’il existe des différences, vous gagnerez.', q, 'P1'],
    ['with a name', 'beyond', 'Le délai est de deux mois s’il existe des différences, dit Delacourt.', q, 'P1'],
    ['in another language', 'other-meaning', 'The landlord has two months where there are differences.', q, 'P1'],
    [
      'with "may" for "must"',
      'other-meaning',
      'A landlord may give two months’ notice in writing.',
      'A landlord must give two months’ notice in writing',
      'P3',
    ],
    [
      'with "must never" for "must"',
      'other-meaning',
      'A landlord must never give two months’ notice in writing.',
      'A landlord must give two months’ notice in writing',
      'P3',
    ],
    [
      'with "not" gone',
      'other-meaning',
      'The tenant may be charged more than £50, unless the lease says otherwise.',
      'The tenant may not be charged more than £50, unless the lease says otherwise',
      'P3',
    ],
    [
      'with "can" for "cannot"',
      'other-meaning',
      'The landlord can keep the deposit.',
      'The landlord cannot keep the deposit',
      'P3',
    ],
    [
      'with pounds for euros',
      'other-number',
      'The tenant may not be charged more than €50, unless the lease says otherwise.',
      'The tenant may not be charged more than £50, unless the lease says otherwise',
      'P3',
    ],
  ])('%s (%s)', (_, reason, text, quote, id) => {
    expect(flaw(text, quote, id)).toBe(reason)
  })
})
