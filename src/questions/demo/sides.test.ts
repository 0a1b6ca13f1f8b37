import { describe, expect, it } from 'vitest'
import { dossierFor } from '../../../test/scenarios/knowledge-dossier.ts'
import { readSubject } from '../../catalog/classification/subject.ts'
import type { Locale } from '../../i18n/locale.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer } from './model-answer.ts'
import { modelReply } from './model-reply.ts'

type Case = {
  locale: Locale
  asked: string
  /** The category that the text itself is proposed for, unless it is chosen here. */
  category?: string
  says: RegExp
  never?: RegExp
  follow?: [string, RegExp][]
}

async function answered({ locale, asked, category }: Case) {
  const [first] = readSubject(asked, locale).proposals
  const slug = category ?? first?.category ?? 'justice'
  const sub = first?.category === slug ? first.subCategory : null
  const dossier = await dossierFor({ category: slug, sub, text: asked, locale })
  const answer = Answer.parse(modelAnswer(dossier))
  const { short, steps, deadlines, papers } = answer
  const all = [
    short,
    ...steps.map(({ text }) => text),
    ...deadlines.map(({ date, what }) => `${date} ${what}`),
    ...papers,
  ]
  return { dossier, answer, said: all.join('\n') }
}

/** What a report of 29 November 2026 found, in its words. */
const sides: Case[] = [
  {
    locale: 'fr',
    asked: 'Je suis bailleur et mon locataire me doit quatre mois de loyers, comment faire pour être payé ?',
    says: /six semaines après un commandement de payer.*Ne changez pas la serrure/s,
    never: /Prenez contact sans attendre avec le bailleur|Ne quittez pas/,
    follow: [['Et la caution, sa mère, peut-elle payer ?', /étape 2.*portée caution/]],
  },
  {
    locale: 'fr',
    asked:
      'Je suis propriétaire et mon locataire ne me paie plus le loyer de 850 euros depuis septembre 2026, que faire ?',
    says: /commandement de payer/,
    never: /indice de référence|Prenez contact/,
  },
  {
    locale: 'en',
    asked: 'I am a landlord in Lyon and my tenant gave notice by text message, is that valid?',
    says: /registered letter.*text message or an e-mail is not among them/s,
    never: /Count six months|write the ground/,
  },
  {
    locale: 'fr',
    asked: 'Mon locataire m’a donné son congé par SMS, est-ce que c’est valable ?',
    says: /un SMS ou un courriel n’y figure pas/,
    never: /Comptez d’abord six mois/,
  },
  {
    locale: 'en',
    asked: 'I own a flat in Nice and my tenant left without notice, she only sent a text message.',
    says: /registered letter.*set a day for the inventory/s,
    never: /go on paying rent/,
  },
  {
    locale: 'en',
    category: 'logement',
    asked:
      'My landlord in Toulouse wants me out of my furnished flat by 31 January 2027 because he says he will live there himself; he told me by email on 20 November 2026. My lease renews on 1 February 2027.',
    says: /^Model answer[^.]*\. For a furnished home that is the tenant’s main residence, a landlord.*2026-11-01 last day/s,
    never: /list that follows|at any time with one month/,
  },
  {
    locale: 'fr',
    asked: 'Je suis employeur et ma salariée a démissionné sans faire son préavis, que puis-je faire ?',
    says: /ne retenez pas de vous-même/,
    never: /Si vous voulez partir plus tôt|demandez à France Travail/,
  },
  {
    locale: 'en',
    asked: 'My employee has not come to work since 4 January 2027, what can I do as the employer?',
    says: /presumed to have resigned.*fifteen days/s,
    never: /away from the company|staff representatives/i,
  },
  {
    locale: 'fr',
    asked:
      'Je suis commerçant et un client veut me rendre un canapé acheté sur mon site il y a vingt jours, dois-je accepter ?',
    says: /quatorze jours.*prolongé de douze mois.*Si elle est tardive/s,
    never: /Écrivez au vendeur|n’est pas arrivé/,
  },
  {
    locale: 'fr',
    asked: 'Je verse une pension à mon ex-femme pour nos deux enfants et j’ai perdu mon travail le 5 janvier 2027.',
    says: /modifiées à tout moment par le juge/,
    never: /relevé de carrière|recouvrer la pension/,
    follow: [['Quel juge ?', /affaires familiales/]],
  },
  {
    locale: 'fr',
    asked: 'J’ai prêté 5000 euros à un ami en 2024 et il ne me rembourse pas.',
    says: /cinq ans.*mise en demeure/s,
    never: /opposition/,
  },
  {
    locale: 'fr',
    asked: 'Mon vol Paris-Lisbonne du 3 novembre 2026 est arrivé avec 5 heures de retard',
    says: /trois heures de retard.*distance entre les deux aéroports/s,
    never: /annonce l’annulation|un autre vol/,
    follow: [
      ['C’est un vol de 1450 km ?', /250, 400 ou 600 euros selon la distance/],
      ['La compagnie parle d’une grève des contrôleurs aériens.', /une grève, la météo ou une panne/],
    ],
  },
  {
    locale: 'fr',
    asked: 'J’ai vendu ma voiture à un particulier, l’acheteur me réclame 1200 euros pour une panne.',
    says: /Somme réclamée \(1200 euros\)/,
    never: /Prix \(/,
    follow: [['Je ne savais rien de la panne, est-ce que je dois payer ?', /si le vendeur ignorait le vice/]],
  },
]

describe('a client on the side that faces the subject’s usual one', () => {
  it.each(sides)('is advised for their own side: $asked', async (one) => {
    const { dossier, answer, said } = await answered(one)
    expect(said).toMatch(one.says)
    if (one.never) expect(said).not.toMatch(one.never)
    const before: (string | Answer)[] = [answer]
    for (const [message, reply] of one.follow ?? []) {
      const turns = [...dossier.turns, { author: 'client' as const, text: message, at: dossier.now }]
      const text = modelReply({ ...dossier, turns }, { message, before, refunded: false })
      expect(text, message).toMatch(reply)
      before.push(text)
    }
  })

  it.each([
    ['fr', 'logement', 'loyer-charges', 'Mon locataire conteste la hausse de loyer que je lui demande', 'le bailleur'],
    ['en', 'travail', 'licenciement', 'I am an employer and my employee contests the dismissal', 'the employer'],
    ['fr', 'travail', 'rupture-conventionnelle', 'Je suis employeur, comment proposer une rupture ?', 'l’employeur'],
    [
      'en',
      'consommation',
      'garantie-vice-cache',
      'I run a shop and a customer claims that a toaster is faulty',
      'the seller',
    ],
  ] as const)(
    'gets no step that was written for the opponent where none is written for them (%s, %s, %s)',
    async (...one) => {
      const [locale, category, sub, asked, name] = one
      const { steps, short, papers } = modelAnswer(await dossierFor({ category, sub, text: asked, locale }))
      expect(short).toContain(name)
      expect(papers).toEqual([])
      const said = steps.map(({ text }) => text).join('\n')
      expect(said).not.toMatch(
        /Demandez le calcul|envelope|payslip|bulletins|Keep the letter|Écrivez au vendeur|vice-?vendeur/,
      )
    },
  )
})

describe('a follow-up whose words the answer meets', () => {
  it.each([
    [
      'fr',
      'famille',
      'pension-alimentaire',
      'Mon ex ne verse plus la pension de nos enfants depuis trois mois.',
      'La CAF peut m’aider ?',
      /CAF ou la MSA/,
    ],
    [
      'fr',
      'impots',
      'taxe-fonciere-habitation',
      'Ma taxe foncière a doublé, comment contester ?',
      'J’ai jusqu’à quand ?',
      /31 décembre de l’année qui suit/,
    ],
    [
      'en',
      'banque',
      'fraude-carte-virement',
      'My card was used for a 900 euro online payment I did not make, the bank refuses to refund me.',
      'How long does the bank have?',
      /next working day/,
    ],
    [
      'fr',
      'travail',
      'contrat-periode-essai',
      'Mon employeur a mis fin à ma période d’essai du jour au lendemain.',
      'Il ne m’a pas donné de préavis, il devait ?',
      /prévient le salarié au moins 24|délai n’est pas respecté/,
    ],
  ] as const)('gets that passage (%s, %s, %s)', async (locale, category, sub, asked, message, reply) => {
    const dossier = await dossierFor({ category, sub, text: asked, locale })
    expect(modelReply(dossier, { message, before: [modelAnswer(dossier)], refunded: false })).toMatch(reply)
  })

  it.each([
    [
      'plomberie-chauffage',
      'fuite-eau',
      'J’ai un dégât des eaux, l’eau vient de chez mon voisin du dessus.',
      'Et si le voisin n’est pas assuré ?',
      /cinq jours/,
    ],
    [
      'travail',
      'demission-preavis',
      'Je veux démissionner de mon CDI, quel est mon préavis ?',
      'Je peux poser mes congés pendant le préavis ?',
      /dispense/,
    ],
  ])('gets no step on something else (%s, %s)', async (category, sub, asked, message, never) => {
    const dossier = await dossierFor({ category, sub, text: asked, locale: 'fr' })
    const reply = modelReply(dossier, { message, before: [modelAnswer(dossier)], refunded: false })
    expect(reply).not.toMatch(never)
    expect(reply).toMatch(/Aucune règle relue|ne traite pas|ne va pas jusqu’à/)
  })
})
