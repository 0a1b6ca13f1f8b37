import { describe, expect, it, test } from 'vitest'
import { detectEmergency } from '../../safety/detection/detect-emergency.ts'
import { labelledAnswers } from './labelled-answers.data.ts'
import { testHalf } from './labelled-questions.data.ts'
import { proposeCategories } from './propose-categories.ts'
import { confidenceThreshold, readSubject } from './subject.ts'

/** Every second unseen question was used to calibrate; these are the others. */
const apart = testHalf.filter((_, index) => index % 2 === 1)
const read = apart.map((question) => ({ ...question, ...readSubject(question.text, question.locale) }))
const share = <T>(all: readonly T[], fits: (one: T) => boolean) => all.filter(fits).length / all.length
const percent = (of: number) => `${(100 * of).toFixed(1)} %`

test.each([
  ['fr', 'travail', 'licenciement', 'J’habite à Rabat, perdu mon travail sans préavis'],
  [
    'fr',
    'travail',
    'conges-temps-de-travail',
    'Mon employeur annonce une fermeture d’un mois à partir du 15 mars. Ai-je un recours ?',
  ],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I’m in Manchester, my letting agent hasn’t protected my deposit in a scheme, been here 14 months. Can I claim compensation?',
  ],
  ['en', 'logement', 'depot-de-garantie', 'I rented a flat in Galway and the landlord kept my deposit.'],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I rent a flat in Galway and the landlord kept my deposit when I left in September. What can I do?',
  ],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I rented a flat in Leeds and my landlord kept the deposit for damage. Can I get it back?',
  ],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I rented a house in Lyon and the landlord has kept my deposit because of a stain on the carpet.',
  ],
  [
    'fr',
    'logement',
    'depot-de-garantie',
    'Je louais un appartement à Galway et le propriétaire a gardé ma caution pour des travaux.',
  ],
  [
    'fr',
    'administration',
    'chomage-france-travail',
    'J’habite à Lille, je travaille à Tournai, je suis licencié, où est-ce que je touche le chômage ?',
  ],
  [
    'fr',
    'justice',
    'amendes-permis',
    'Forfait post-stationnement de 35 euros à Nantes alors que j’avais payé, comment le contester ?',
  ],
] as const)('%s: %s, %s is the subject of: %s', (locale, category, subCategory, text) => {
  expect(readSubject(text, locale).proposals[0]).toMatchObject({ category, subCategory })
})

it('does not take repairs of a rented flat for its deposit', () => {
  const flat = 'I rent a flat in Galway and the landlord will not repair the boiler.'
  expect(readSubject(flat, 'en').proposals[0]?.subCategory).not.toBe('depot-de-garantie')
})

describe('the subject of a question kept apart from the calibration', () => {
  it('is chosen only where at least nine choices in ten are right, and asked of at most one in five', () => {
    const chosen = read.filter(({ reading }) => reading === 'clear')
    const right = share(chosen, ({ proposals, category }) => proposals[0]?.category === category)
    const asked = share(read, ({ reading }) => reading === 'unclear')
    const offered = share(read, ({ proposals, category }) => proposals.some((one) => one.category === category))
    console.info(
      `kept apart, ${apart.length}: chosen ${percent(1 - asked)}, right when chosen ${percent(right)}, asked ${percent(asked)}, among three ${percent(offered)}`,
    )
    expect(right).toBeGreaterThanOrEqual(0.9)
    expect(asked).toBeLessThanOrEqual(0.2)
    expect(offered).toBeGreaterThanOrEqual(0.95)
    expect(chosen.length + asked * read.length).toBe(read.length)
  })

  it('has a confidence that is kept: the mean promise is the share that is right', () => {
    const first = apart.map(({ text, locale, category }) => {
      const best = proposeCategories(text, locale)[0]
      return { confidence: best?.confidence ?? 0, right: best?.category === category }
    })
    for (const part of [first, first.filter(({ confidence }) => confidence >= confidenceThreshold)]) {
      const promised = part.reduce((sum, { confidence }) => sum + confidence, 0) / part.length
      expect(Math.abs(promised - share(part, ({ right }) => right))).toBeLessThanOrEqual(0.05)
    }
  })
})

describe('a proposal for texts written later', () => {
  const first = labelledAnswers.map(({ question, locale, category, subCategory, heldOut }) => {
    const best = proposeCategories(question, locale)[0]
    const named = best?.category === category && best.subCategory !== null
    return {
      heldOut,
      confidence: best?.confidence ?? 0,
      right: best?.category === category,
      named,
      beside: named && best.subCategory !== subCategory,
    }
  })

  it.each([
    ['held out', true],
    ['it was improved with', false],
  ])('is right as often as it says, on those %s', (_, heldOut) => {
    const part = first.filter((one) => one.heldOut === heldOut)
    const promised = (of: typeof part) => of.reduce((sum, { confidence }) => sum + confidence, 0) / of.length
    for (const from of [0, 0.7, 0.9]) {
      const sure = part.filter(({ confidence }) => confidence >= from)
      const right = share(sure, (one) => one.right)
      console.info(`from ${from}: ${sure.length}, promised ${percent(promised(sure))}, right ${percent(right)}`)
      expect(right).toBeGreaterThanOrEqual(Math.max(from, promised(sure) - 0.05))
    }
  })

  it('names a wrong sub-category for at most one in ten', () => {
    const named = first.filter((one) => one.named)
    expect(named.filter(({ beside }) => beside).length / named.length).toBeLessThanOrEqual(0.1)
  })

  it.each([
    ['J’ai passé un entretien il y a un mois et je n’ai pas de réponse', 'fr', 'travail', 'contrat-periode-essai'],
    ['I had an interview and never heard back', 'en', 'travail', null],
    ['Mon propriétaire augmente mon loyer de 80 euros sans préavis', 'fr', 'logement', 'loyer-charges'],
    ['My landlord raises the rent without notice', 'en', 'logement', 'loyer-charges'],
    ['Ma carte a été refusée mais j’ai été débité', 'fr', 'banque', 'virements-cheques-prelevements'],
    ['My card was declined yet debited', 'en', 'banque', 'virements-cheques-prelevements'],
  ] as const)('«%s» is the right one, or is asked', (text, locale, category, subCategory) => {
    const { reading, proposals } = readSubject(text, locale)
    const [best] = proposals
    if (reading === 'clear') expect(best?.category).toBe(category)
    if (subCategory) expect(best).toMatchObject({ category, subCategory })
  })
})

describe('what nothing can be found for', () => {
  it('has no proposal at all, be it a greeting or an advertisement', () => {
    expect(readSubject('Bonjour, j’ai un problème', 'fr')).toEqual({ reading: 'no_subject', proposals: [] })
    expect(readSubject('help me please', 'en')).toEqual({ reading: 'no_subject', proposals: [] })
    expect(readSubject('azertyuiop qsdfghjklm', 'fr')).toEqual({ reading: 'no_question', proposals: [] })
    expect(readSubject('Buy followers, best prices: www.grow.shop', 'en').reading).toBe('no_question')
  })

  it.each([
    ...[
      'J’ai besoin de vos lumières, merci d’avance',
      'Je ne m’en sors plus, pouvez-vous m’aider ?',
      'Voilà, je vous écris car je suis perdu',
      'C’est compliqué, je ne sais pas par où commencer',
      'Bonjour, qui peut me renseigner s’il vous plaît ?',
      'J’ai un souci avec quelqu’un et je voudrais savoir quoi faire',
      'Il m’arrive quelque chose de grave',
      'Je suis dans une impasse depuis des mois',
      'Bonsoir, est-ce que vous pouvez répondre à ma question ?',
      'J’ai reçu un courrier et je n’y comprends rien',
      'On me doit de l’argent',
      'Je voudrais savoir si j’ai le droit de faire ça',
      'C’est la deuxième fois que ça m’arrive, que faire ?',
      'Je me suis fait avoir',
      'Bonjour à vous, besoin d’un avis rapide svp',
      'Une personne me cause des ennuis',
      'J’ai signé quelque chose que je regrette',
      'Ça ne marche plus depuis hier',
      'Je veux porter réclamation contre eux',
    ].map((text) => ['fr', text] as const),
    ...[
      'I need some guidance please, thank you',
      'I am lost and do not know where to turn',
      'It is a long story, where do I start?',
      'Something bad happened to me last week',
      'Can you answer a question for me?',
      'I got a letter and I do not understand it',
      'Somebody owes me money',
      'Am I allowed to do this?',
      'It stopped working yesterday',
      'I think I have been cheated',
      'I signed something and now I regret it',
      'A person is giving me trouble',
      'I am stuck and would be glad of an opinion',
      'Things are not going well and I need advice',
      'I want to make a complaint about them',
      'Hi there, is anybody able to help?',
      'This is the second time it has happened to me',
      'My situation is rather delicate',
      'They will not listen to me, what now?',
    ].map((text) => ['en', text] as const),
  ])('is asked, and never chosen (%s): %s', (locale, text) => {
    expect(['unclear', 'no_subject']).toContain(readSubject(text, locale).reading)
  })

  it('is asked where it tells something that these words do not know', () => {
    expect(readSubject('عندي مشكلة مع صاحب البيت', 'fr').reading).toBe('unclear')
    expect(readSubject('Ma femme est partie ce matin', 'fr').reading).toBe('unclear')
  })

  it('is about the neighbour where a noise keeps one awake: neither a doctor nor a psychologist is chosen for it', () => {
    for (const [text, locale] of [
      ['Mon voisin du dessus fait du bruit toute la nuit depuis trois mois, je ne dors plus', 'fr'],
      ['My upstairs neighbour makes noise all night and I cannot sleep any more', 'en'],
    ] as const) {
      const { proposals } = readSubject(text, locale)
      expect(['justice', 'logement']).toContain(proposals[0]?.category)
      expect(proposals.map(({ category }) => category)).toContain('justice')
    }
  })

  it('never brings back a field that the person has refused', () => {
    const text = 'J’ai de la fièvre et mon propriétaire ne répare pas le chauffage'
    expect(readSubject(text, 'fr', ['sante']).proposals.map(({ category }) => category)).not.toContain('sante')
  })
})

describe('a text whose emergency was dismissed', () => {
  const law = ['famille', 'justice']
  it.each([
    ['fr', law, 'Mon mari me frappe quand il a bu, que puis-je faire pour partir avec mes enfants ?'],
    ['fr', law, 'Mon mari me frappe, je n’en peux plus, j’ai peur tous les soirs'],
    ['fr', law, 'Mon compagnon me tape devant les enfants, je ne dors plus et je pleure tout le temps'],
    ['fr', law, 'Je suis une femme battue, je vis dans la peur et l’angoisse'],
    ['fr', law, 'Mon mari m’étrangle quand il est en colère, comment m’en sortir ?'],
    ['fr', law, 'Mon ex me menace de mort et vient devant chez moi tous les jours'],
    ['fr', law, 'Mon beau-père frappe mon petit frère de 8 ans'],
    ['fr', law, 'Le père de ma fille la tape et l’enferme quand elle est chez lui'],
    ['fr', law, 'Mon frère maltraite notre mère de 85 ans et lui prend son argent'],
    ['fr', ['justice', 'informatique'], 'Un homme demande des photos nues à ma fille de 13 ans sur Snapchat'],
    ['fr', ['assurance', 'succession'], 'Mon père s’est suicidé, l’assurance vie doit-elle payer ?'],
    ['fr', ['succession'], 'Mon frère s’est suicidé sans testament, qui hérite ?'],
    ['fr', ['assurance'], 'La clause de suicide de mon assurance emprunteur est-elle valable la deuxième année ?'],
    ['fr', ['animaux'], 'Mon chien a mangé de la mort-aux-rats, que faire ?'],
    ['fr', ['animaux', 'justice'], 'Mon voisin a empoisonné mon chien'],
    [
      'fr',
      ['plomberie-chauffage', 'logement'],
      'Ça sent le gaz depuis un mois et le propriétaire ne répare pas la chaudière',
    ],
    ['en', law, 'My husband hits me when he is drunk, how can I leave with my children?'],
    ['en', law, 'My husband hits me, I cannot take it any more, I am afraid every evening'],
    ['en', law, 'My partner slaps me in front of the children, I no longer sleep and cry all the time'],
    ['en', law, 'I am a battered wife and live in fear and anxiety'],
    ['en', law, 'My husband strangles me when he is angry, how do I get out?'],
    ['en', law, 'My ex threatens to kill me and waits outside my house every day'],
    ['en', law, 'My stepfather beats my little brother who is 8'],
    ['en', law, 'My daughter’s father slaps her and locks her in when she stays with him'],
    ['en', law, 'My brother mistreats our 85 year old mother and takes her money'],
    ['en', ['justice', 'informatique'], 'A man asks my 13 year old daughter for nude photos on Snapchat'],
    ['en', ['assurance', 'succession'], 'My father killed himself, does the life insurance have to pay?'],
    ['en', ['succession'], 'My brother took his own life without a will, who inherits?'],
    ['en', ['assurance'], 'Is the suicide clause in my loan insurance valid in the second year?'],
    ['en', ['animaux'], 'My dog ate rat poison, what should I do?'],
    ['en', ['animaux', 'justice'], 'My neighbour poisoned my dog'],
  ] as const)(
    'is of a field that answers it, or is asked with that field among three (%s, %j): %s',
    (locale, fields, text) => {
      const { reading, proposals } = readSubject(text, locale, [], detectEmergency(text)?.situations)
      const slugs = proposals.map(({ category }) => category)
      expect((fields as readonly string[]).includes(slugs[0]!) || reading === 'unclear').toBe(true)
      expect(slugs.some((slug) => (fields as readonly string[]).includes(slug))).toBe(true)
      expect(slugs.length).toBeLessThanOrEqual(3)
    },
  )

  it('never gets back a field that was refused', () => {
    const { proposals } = readSubject('Mon mari me frappe, j’ai peur', 'fr', ['famille'], ['partner-violence'])
    expect(proposals.map(({ category }) => category)).not.toContain('famille')
    expect(proposals[0]?.category).toBe('justice')
  })
})

describe('the subject of a text that was said to be no emergency', () => {
  it.each([
    'ma copine a avalé une boite de xanax avec une bouteille de vodka elle répond presque plus',
    'mon fils a avalé une pile bouton',
    'my dad collapsed and is not breathing',
  ])('is a person’s health and no animal, chosen only where the words are sure: %s', (text) => {
    const situations = detectEmergency(text)?.situations ?? []
    expect(situations.length).toBeGreaterThan(0)
    const { proposals } = readSubject(text, /my /.test(text) ? 'en' : 'fr', [], situations)
    expect(proposals[0]?.category).toBe('sante')
    expect(proposals.map(({ category }) => category)).not.toContain('animaux')
  })

  it('is the animal that it names', () => {
    const { proposals } = readSubject('Mon chat a avalé une boîte de comprimés, que faire ?', 'fr', [], ['overdose'])
    expect(proposals[0]?.category).toBe('animaux')
  })
})
