import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { Dossier } from '../port.ts'

export type Language = 'fr' | 'en'

export const deposit = (locale: Language): Dossier =>
  dossierOf(
    goldenQuestions.find(
      (golden) => golden.locale === locale && golden.script === (locale === 'fr' ? 'logement' : 'housing'),
    )!,
  )
export const answered = (dossier: Dossier, reply: string): Dossier => ({
  ...dossier,
  turns: [
    { author: 'assistant', text: '…', asked: dossier.script.map(({ key }) => key).slice(0, 3) },
    { author: 'client', text: reply },
  ],
})
export const reply = { fr: 'C’est un meublé.', en: 'It is furnished.' }

/** What a model that keeps the rules says. */
export const honest = {
  fr: {
    title: 'Dépôt de garantie non rendu',
    understood: [
      'Vous avez rendu les clés le 31 août 2025 à Lyon.',
      'Votre propriétaire garde votre dépôt de garantie de 850 €.',
    ],
    claims: [
      {
        text: 'En général, le délai est de deux mois s’il existe des différences.',
        passageId: 'P1',
        quote: 'Le délai est de deux mois s’il existe des différences.',
      },
    ],
    unsure: ['Je ne sais pas si l’état des lieux de sortie a été signé.'],
  },
  en: {
    title: 'Security deposit not returned',
    understood: [
      'You handed back the keys on 31 August 2025 in Lyon.',
      'Your landlord has not returned your security deposit of €850.',
    ],
    claims: [
      {
        text: 'The period is two months where there are differences.',
        passageId: 'P1',
        quote: 'The period is two months where there are differences.',
      },
    ],
    unsure: ['I do not know whether the inventory on leaving was signed.'],
  },
}
export const forExpert = { summary: '', facts: [] as { label: string; value: string }[], redFlags: [] as string[] }
export const honestPreview = (locale: Language) => ({ ...honest[locale], ...forExpert })
