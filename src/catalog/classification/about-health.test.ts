import { describe, expect, it } from 'vitest'
import { findCategory } from '../catalog.ts'
import { becomesAboutHealth, isSurelyAboutHealth } from './about-health.ts'
import { devHalf, testHalf } from './labelled-questions.data.ts'

const isHealth = (category: string) => findCategory(category)?.regulated === 'health'
const labelled = [...devHalf, ...testHalf]
const told = (questions: typeof labelled) => questions.filter(({ text, locale }) => isSurelyAboutHealth(text, locale))

/** Health words in questions about something else. The rule was tuned on these. */
const about = {
  fr: [
    'Le chirurgien a raté mon opération du genou, puis-je demander une indemnisation à l’hôpital ?',
    'Erreur de diagnostic : mon médecin n’a pas vu la fracture, quel recours ai-je contre lui ?',
    'Puis-je voir mon dossier médical après le refus de l’hôpital, quel recours ?',
    'Mon arrêt maladie n’est pas payé par la Sécurité sociale depuis deux mois, à qui m’adresser ?',
    'Mon employeur conteste mon accident du travail, mon médecin a pourtant fait le certificat',
    'Harcèlement moral au travail : je fais une dépression, puis-je faire reconnaître une maladie professionnelle ?',
    'Licenciement pour inaptitude après un burn-out, quelles indemnités ?',
    'Ma mutuelle refuse de rembourser mes soins dentaires alors que le devis était accepté',
    'Le tribunal demande une expertise psychiatrique de mon ex pour la garde des enfants',
    'Mon mari est alcoolique et violent, comment obtenir une ordonnance de protection ?',
    'Demande de pension d’invalidité refusée par la CPAM, comment contester ?',
    'Mon chien tousse depuis trois jours et ne mange plus, dois-je aller chez le vétérinaire ?',
    'Mon chat a de la fièvre, puis-je lui donner du doliprane ?',
    'Le vétérinaire a mal soigné mon chat et il est mort, puis-je porter plainte ?',
    'Accident de voiture : j’ai mal au cou depuis, comment déclarer le sinistre à mon assurance ?',
    'La climatisation de ma voiture sent mauvais et me donne mal à la tête',
    'Ma voiture a une fuite d’huile et le moteur chauffe, est-ce grave ?',
    'Je suis médecin remplaçant, quelles charges puis-je déduire de mes impôts ?',
  ],
  en: [
    'The hospital botched my knee surgery, can I claim compensation?',
    'My employer refuses my sick leave certificate, is that legal in France?',
    'Dismissed after a burn-out, am I owed severance pay?',
    'My insurer will not pay my dental treatment although they agreed the estimate',
    'My landlord ignores the mould that makes my daughter’s asthma worse, what can I do?',
    'The court ordered a psychiatric assessment of my ex for the custody of our children',
    'My husband drinks and hits me, how do I get a protection order?',
    'My dog has been coughing for three days and will not eat, should I see a vet?',
    'Is my dog allowed to have paracetamol for his fever?',
    'Car crash, my neck hurts since, how do I report it to my insurance?',
    'I am a self-employed nurse, which expenses can I deduct from my taxes?',
  ],
} as const

describe('a text that is surely about health', () => {
  it('is recognised most of the time, in both halves of the labelled questions', () => {
    for (const half of [devHalf, testHalf]) {
      const ill = half.filter(({ category }) => isHealth(category))
      const recognised = told(ill)
      console.info(
        `${half === devHalf ? 'known' : 'unseen'} questions about health: ${recognised.length} of ${ill.length}`,
      )
      expect(recognised.length / ill.length).toBeGreaterThanOrEqual(half === devHalf ? 0.9 : 0.75)
    }
  })

  it('is never one of the labelled questions of other fields', () => {
    const others = labelled.filter(({ category }) => !isHealth(category))
    expect(others.length).toBeGreaterThan(500)
    expect(told(others)).toEqual([])
  })

  it('is not one about the law, work, an animal or a car that speaks of health', () => {
    for (const locale of ['fr', 'en'] as const)
      expect(about[locale].filter((text) => isSurelyAboutHealth(text, locale))).toEqual([])
  })

  it('is one about short breath or sweats, which begin like the words of an English court', () => {
    const ill = [
      'J’ai le souffle court et mal à la poitrine depuis hier',
      'J’ai de la fièvre et des sueurs la nuit depuis une semaine, est-ce grave ?',
      'Je suis essoufflée, la tension monte : un cardiologue parle de processus inflammatoire',
    ]
    expect(ill.filter((text) => !isSurelyAboutHealth(text, 'fr'))).toEqual([])
    expect(isSurelyAboutHealth('Puis-je obtenir un remboursement de mes soins dentaires par ma mutuelle ?', 'en')).toBe(
      false,
    )
  })

  it('is not one in which nothing is understood', () => {
    expect(isSurelyAboutHealth('', 'fr')).toBe(false)
    expect(isSurelyAboutHealth('zzzz qqqq wwww', 'en')).toBe(false)
  })
})

/** What clients answer in conversations about something else. */
const facts = {
  fr: [
    'J’ai une entorse cervicale et dix jours d’arrêt, le médecin m’a prescrit des antalgiques.',
    'Oui, j’ai un certificat médical de mon médecin traitant.',
    'Je suis enceinte de cinq mois.',
    'Je fais une dépression depuis, avec un traitement par antidépresseurs.',
    'J’ai mal au dos et au cou depuis l’accident.',
    'J’ai été opéré du genou en mars à la clinique.',
    'Il tousse, il a de la fièvre et il ne mange plus depuis hier.',
  ],
  en: [
    'I have whiplash and ten days off, the doctor prescribed painkillers.',
    'Yes, I have a medical certificate from my doctor.',
    'My back and neck hurt since the accident.',
    'He coughs, has a fever and has not eaten since yesterday.',
  ],
} as const
const openings = {
  fr: 'Je voudrais un conseil, je ne sais pas à qui m’adresser.',
  en: 'I would like some advice, I do not know whom to ask.',
} as const

describe('what is added to a question', () => {
  it('turns one that said nothing yet into one about health, most of the time', () => {
    const ill = labelled.filter(({ category }) => isHealth(category))
    const turned = ill.filter(({ text, locale }) => becomesAboutHealth(openings[locale], text, locale))
    expect(turned.length / ill.length).toBeGreaterThanOrEqual(0.75)
  })

  it('is a fact of it where it is about something else, whatever is told of one’s health', () => {
    const others = labelled.filter(({ category }) => !isHealth(category))
    const turned = others.flatMap(({ text, locale }) =>
      facts[locale].filter((fact) => becomesAboutHealth(text, fact, locale)).map((fact) => `${text} ${fact}`),
    )
    expect(turned).toEqual([])
  })

  it('turns nothing that was about health before', () => {
    const ill = 'J’ai de la fièvre et une toux depuis trois jours, quel médicament puis-je prendre sans ordonnance ?'
    expect(becomesAboutHealth(ill, 'Et mal à la gorge depuis hier.', 'fr')).toBe(false)
  })
})
