import { describe, expect, test } from 'vitest'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { ScriptQuestion } from '../port.ts'
import { understoodFacts } from './understood.ts'

const question = (kind: ScriptQuestion['kind'], label: string, detect: string[], ask = label): ScriptQuestion => ({
  key: label,
  kind,
  label,
  ask,
  why: '',
  detect,
  required: true,
})
/** Signs that end in the middle of what they find, as those of the sheets may. */
const script = [
  question('date', 'Début', ['(mal|douleurs?|pain|hurts?) .{0,20}(depuis|dpuis|for) '], 'Depuis quand ?'),
  question('date', 'Décès', ['(morte?|died) (le|on) .{1,3}']),
  question('text', 'Ancienneté', ['salarie depuis \\d', '(sacked|dismissed) after \\d+ months? in']),
  question('text', 'Embauche', ['hired on \\d', 'embauchee? le \\d']),
  question('text', 'Montants', ['£\\d', '(loyer|rent) (de|of) \\d']),
  question('text', 'Réponse', ['refuse', 'refused']),
]
const ofDays = [
  question('date', 'Assemblée', ['(ag|meeting)[^.]{0,30}(le|du|on) \\d'], 'Quel jour l’assemblée a-t-elle eu lieu ?'),
  question('date', 'Souscription', ['(abonnement|subscription)'], 'Quel jour vous êtes-vous abonné ?'),
  question('date', 'Achat', ['(achetee?|bought)'], 'Quel jour avez-vous acheté ?'),
  question(
    'date',
    'Panne',
    ['\\d+ octo[^.]{0,20}(moteur|engine)', '(moteur|engine) (mort|dead)'],
    'Quel jour est-ce arrivé ?',
  ),
  question('date', 'Faits', ['(audience|hearing) (le|on) \\d'], 'Quand les faits se sont-ils passés ?'),
  question('date', 'Expiration', ['expires? (le|on) \\d'], 'Quel jour la carte expire-t-elle ?'),
  question('text', 'Réponse', ['refuse']),
]
const chips = (text: string, locale: 'fr' | 'en' = 'fr', asked = script) =>
  understoodFacts({
    ...dossierOf(goldenQuestions[0]!),
    now: new Date('2026-11-28T10:00:00Z'),
    locale,
    question: text,
    turns: [],
    documents: [],
    script: asked,
  }).map(({ label, value }) => (label === '' ? value : `${label}: ${value}`))

describe('what is shown as understood', () => {
  test.each([
    ['Le bailleur est la SCI Les Tilleuls.', []],
    ['The landlord is Tilleuls Ltd', []],
    ['le 3 novembre', ['3 novembre 2026']],
    ['environ le 3 novembre', ['environ le 3 novembre']],
    ['le 3 novembre ou le 4', ['le 3 novembre ou le 4']],
    ['bientôt, en décembre', ['bientôt, en décembre']],
  ])('is no day where the reply to the question of a day names none: %s', (reply, values) => {
    const facts = understoodFacts({
      ...dossierOf(goldenQuestions[0]!),
      now: new Date('2026-11-28T10:00:00Z'),
      locale: 'fr',
      question: 'Bonjour',
      turns: [
        {
          author: 'client',
          text: reply,
          answers: [{ key: 'Achat', text: reply }],
          at: new Date('2026-11-28T09:00:00Z'),
        },
      ],
      documents: [],
      script: ofDays,
    })
    expect(facts.map(({ value }) => value)).toEqual(values)
  })

  test.each([
    ['J’ai mal au dos depuis 3 ans.', 'Début: depuis 3 ans'],
    ['j ai mal au dos dpuis 3ans', 'Début: dpuis 3ans'],
    ['Des douleurs au genou depuis environ trois ans et demi', 'Début: depuis environ trois ans et demi'],
    ['mal partout depuis plus de 6 mois', 'Début: depuis plus de 6 mois'],
    ['The pain lasts, I have had pain in my back for 3 years', 'Début: for 3 years'],
    ['Ma mère est morte le 4 décembre, il y a longtemps', 'Décès: morte le 4 décembre'],
    ['My dad died on 4 December, years ago', 'Décès: died on 4 December'],
    ['Salarié depuis 7 ans, licencié', 'Salarié depuis 7 ans'],
    ['Salarié depuis 12 mois, licencié', 'Salarié depuis 12 mois'],
    ['I was sacked after 18 months in Leeds', 'sacked after 18 months'],
    ['I was hired on 2 January ten years ago', 'hired on 2 January'],
    ['Embauché le 2 janvier 2019 en CDI', 'Embauché le 2 janvier 2019'],
    ['HMRC says I owe £2,300', 'Montants: £2,300'],
    ['Un loyer de 1 250 € par mois', 'loyer de 1 250 €'],
    ['The rent of 1,250.50 euros went up', 'rent of 1,250.50 euros'],
  ])('is no cut word: %s', (text, chip) => {
    expect(chips(text, /^(?:The|I|My|HMRC)\b/.test(text) ? 'en' : 'fr')).toContain(chip)
  })

  test.each([
    ['Le syndic convoque l’AG le 17 décembre', []],
    ['The meeting is on 17 December', []],
    ['J’ai une audience le 12 décembre', []],
    ['I have a hearing on 12 December', []],
    ['La carte expire le 12 décembre', ['Expiration: expire le 12 décembre']],
    ['L’AG du 17 novembre a tout refusé', ['Assemblée: 17 novembre 2026', 'Réponse: refusé']],
    ['Mon abonnement résilié depuis mars est facturé', []],
    ['The subscription cancelled in March is still charged', []],
    ['Mon abonnement souscrit le 3 mars', ['Souscription: 3 mars 2026']],
    ['Bought the car on 12 October, engine dead', ['Achat: 12 October 2026']],
    ['On 12 October the engine dead', ['Panne: 12 October 2026']],
    ['Achetée le 12 octobre, moteur mort au bout de 2 semaines', ['Achat: 12 octobre 2026']],
    ['L’AG est convoquée pour le 17 décembre, et le moteur mort le 20 octobre', ['Panne: 20 octobre 2026']],
  ])('is the day of what is asked: %s', (text, facts) => {
    expect(chips(text, /^(?:The|On|Bought|I)\b/.test(text) ? 'en' : 'fr', ofDays)).toEqual(facts)
  })

  test('is no lone « depuis », where the day after it has no year', () => {
    expect(chips('douleurs au dos depuis un 14 février')).toEqual([])
    expect(chips('I have pain since a 14 February, I think, for ', 'en')).toEqual([])
  })

  test.each([
    ['Il retient 450 euros sur mon dépôt de 900 euros', ['Dépôt: 900 euros']],
    ['Il retient 450 euros sur mon dépôt. Le dépôt 900 euros', ['Dépôt: 900 euros']],
    ['They keep 450 euros of my deposit of 900 euros', ['Dépôt: 900 euros']],
    ['Un dépôt de 1 450,50 € gardé', ['Dépôt: 1 450,50 €']],
    ['A €1,450 deposit was kept, and €50', ['Dépôt: €1,450']],
  ])('is the sum of what is asked: %s', (text, facts) => {
    const signs = ['(depot|deposit)( de| of)? \\d', '(€|eur) ?\\d[\\d,]* deposit']
    expect(chips(text, 'fr', [question('amount', 'Dépôt', signs)])).toEqual(facts)
  })

  test.each([
    ['My landlord never returned the deposit.', 'en'],
    ['Il garde le dépôt sans un mot.', 'fr'],
  ] as const)('is no sum where none is told: %s', (text, locale) => {
    expect(chips(text, locale, [question('amount', 'Dépôt', ['never returned', 'garde'])])).toEqual([])
  })

  test.each([
    ['They don’t dispute the work', []],
    ['They dispute it', []],
    ['They refuse to pay', ['Position: Refuses']],
    ['We live in Leeds', []],
    ['We are not in France', ['In France: No']],
  ])('is no word or two that may say the opposite of their label: %s', (text, facts) => {
    const position = question('choice', 'Position', ['dispute', 'refuse'])
    const home = question('choice', 'In France', ['live', 'not in'])
    const answers = [
      { value: 'disputes', label: 'Disputes the work' },
      { value: 'refuses', label: 'Refuses', means: ['refuse'] },
    ]
    const places = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No', means: ['not in france'] },
    ]
    const asked = [
      { ...position, choices: answers },
      { ...home, choices: places },
    ]
    expect(chips(text, 'en', asked)).toEqual(facts)
  })

  test.each([
    ['Un chiot à 1 300 euros chez un éleveur', ['Prix: 1 300 euros']],
    ['Trois paiements que j’ai jamais faits, 189, 240 et 75 euros', []],
  ])('is a whole sum, and no one of several: %s', (text, facts) => {
    const asked = [
      question('amount', 'Prix', ['\\d+ ?(euros?|€)']),
      question('date', 'Débit', ['paiements? .{0,20}jamais'], 'Quel jour ?'),
    ]
    expect(chips(text, 'fr', asked)).toEqual(facts)
  })

  test('is no sum where an age is asked', () => {
    const age = [question('amount', 'Âge', ['(fils|fille)[^.]{0,40}\\d\\d'], 'Quel âge a l’enfant ?')]
    expect(chips('Notre fille a gagné 11 300 € cette année', 'fr', age)).toEqual([])
    expect(chips('Notre fille a 19 ans', 'fr', age)).toEqual(['Âge: fille a 19 ans'])
  })

  test('is not since when somebody lives there, where a problem is asked for', () => {
    const problem = [question('date', 'Problem since', ['since'], 'Since when does the problem exist?')]
    expect(chips('Been there since 2022, two kids at the local school', 'en', problem)).toEqual([])
    expect(chips('The roof has leaked since 2022', 'en', problem)).toEqual(['Problem since: since 2022'])
  })

  test('is no word cut out of what somebody wishes', () => {
    const gaps = [question('text', 'Interruptions', ['arret'])]
    expect(chips('J’aimerais arrêter au 1er juillet', 'fr', gaps)).toEqual([])
    const asked = [question('text', 'Demande', ['nouvel assureur.{0,3}'])]
    expect(chips('le nouvel assureur s’en occupe', 'fr', asked)).toEqual(['Demande: nouvel assureur'])
  })

  test('is no word that is no place, where a place is asked', () => {
    const home = [question('place', 'Résidence', ['(retired|lives in [a-z]+)'])]
    expect(chips('He is retired, now', 'en', home)).toEqual([])
    expect(chips('He lives in Cahors', 'en', home)).toEqual(['Résidence: lives in Cahors'])
  })

  test('is not the day of a meeting where that of its letter is asked', () => {
    const notified = [
      question(
        'date',
        'Décision notifiée',
        ['(conseil|decision)[^.]{0,30}du \\d'],
        'Quel jour a-t-elle été notifiée ?',
      ),
    ]
    expect(chips('Exclue par le conseil de discipline du 20 novembre, jamais reçu de lettre', 'fr', notified)).toEqual(
      [],
    )
  })

  test('says what it is about where it is a word or two', () => {
    expect(chips('Il refuse.')).toEqual(['Réponse: refuse'])
  })
})

describe('a side that the client does not stand on', () => {
  const sides = [
    {
      ...question('choice', 'Logement', ['locataire', 'proprietaire'], 'Êtes-vous locataire ou propriétaire ?'),
      choices: [
        { value: 'tenant', label: 'Locataire' },
        { value: 'owner', label: 'Propriétaire' },
      ],
    },
    question('text', 'Réponse', ['(proprietaire|locataire|landlord|tenant)[^.]{0,20}refuses?']),
  ]
  test.each([
    ['fr', 'Mon propriétaire à Rennes refuse de me rendre mon dépôt.', ['Mon propriétaire à Rennes refuse']],
    ['fr', 'Le propriétaire à Rennes refuse de me rendre mon dépôt.', ['Le propriétaire à Rennes refuse']],
    [
      'fr',
      'Je suis propriétaire à Rennes et mon locataire refuse de partir.',
      ['Logement: Propriétaire', 'mon locataire refuse'],
    ],
    ['en', 'My former landlord in Rennes refuses to return it.', ['My former landlord in Rennes refuses']],
  ] as const)('is never shown as theirs (%s): %s', (locale, text, shown) => {
    expect(chips(text, locale, sides)).toEqual(shown)
  })
})
