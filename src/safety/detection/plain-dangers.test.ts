import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

const heard: readonly (readonly [situation: string, circumstance: string | undefined, texts: readonly string[]])[] = [
  [
    'poisoning',
    'bitten',
    [
      'une vipère a mordu mon fils au pied',
      'piqué par un scorpion à Zagora, mon fils transpire',
      'rattlesnake bit my leg',
      'my kid got bit by a copperhead',
    ],
  ],
  [
    'bleeding',
    'animal',
    [
      'a dog is attacking my kid',
      'dog has got hold of my son’s arm and wont let go',
      'le pitbull du voisin lâche pas le bras de ma fille',
    ],
  ],
  [
    'poisoning',
    undefined,
    [
      'mon gosse a bouffé une tablette de lave-vaisselle',
      'il a léché une pastille de lave-vaisselle il a 2 ans',
      'toddler bit a laundry pod',
    ],
  ],
  [
    'violence',
    'gunfire',
    [
      'j’entends des coups de feu en bas de l’immeuble',
      'ça tire dans ma rue',
      'there are gunshots outside my building',
      'active shooter in our school, we’re hiding',
    ],
  ],
  [
    'drowning',
    'flood',
    [
      'water is coming up the stairs we’re trapped upstairs',
      'flood water in the house up to my waist',
      'la rivière monte, on est bloqués à l’étage',
    ],
  ],
  [
    'breathing',
    'strangled',
    [
      'ma fille a passé la tête dans un cordon de rideau elle est toute violette',
      'my toddler got the blind cord round her neck',
    ],
  ],
  [
    'unconscious',
    'hot-car',
    [
      'bébé enfermé dans la voiture en plein soleil, clés à l’intérieur',
      'ma fille est coincée dans la voiture fermée en plein soleil',
      'baby locked in the car in this heat',
    ],
  ],
  [
    'child-missing',
    'abducted',
    [
      'mon ex est parti avec la petite et son passeport, il dit qu’il prend l’avion pour l’Algérie ce soir',
      'my ex has taken our daughter, they are at the airport now',
    ],
  ],
  ['child-exploitation', 'now', ['ma fille de 13 ans part rejoindre un homme de 35 ans rencontré sur internet']],
  ['child-abuse', 'now', ['kid next door is locked in a closet and crying, they dont feed him']],
  [
    'child-abuse',
    'told-by-child',
    ['jé 9 an ma maman est parti depui hier jé fin', 'I’m 8 years old and mum has not come home since yesterday'],
  ],
  [
    'child-abuse',
    'by-parent',
    [
      'je vais finir par jeter mon bébé contre le mur j’en peux plus',
      'I’m scared I will shake the baby, she won’t stop crying',
    ],
  ],
  [
    'suicide',
    'on-the-brink',
    [
      'j’ai envie de mourir. j’ai la corde autour du cou je le fais maintenant',
      'on the ledge of the car park about to jump',
    ],
  ],
  [
    'suicide-attempt',
    undefined,
    ['mon mari veut se suicider il a le fusil dans la bouche', 'she has a noose round her neck, she wants to die'],
  ],
  [
    'suicide',
    undefined,
    ['comment on fait un noeud coulant solide', 'je veux que ça s’arrête pour toujours, je pense aux rails'],
  ],
  [
    'overdose',
    undefined,
    [
      'je veux mourir ce soir, jai pris des cachets',
      'je veux mourir, j’ai tout avalé',
      'jai avalé tt la boite jveu mourir',
      'j’ai avalé toute la boîte je veux mourir',
      'i want to die ive taken pills',
      'i swallowed everything in the cabinet, bye',
    ],
  ],
  [
    'violence',
    undefined,
    ['mon fils de 19 ans me frappe, j’ai peur de lui', 'my teenage son hits me, I am scared of him'],
  ],
  [
    'child-abuse',
    undefined,
    [
      'Mon ex frappe nos enfants pendant ses week-ends, comment suspendre son droit de visite ?',
      'My ex hits our kids at weekends, how do I stop contact?',
    ],
  ],
  [
    'partner-violence',
    undefined,
    [
      'Mon mari me frappe depuis des années, comment divorcer et garder le logement ?',
      'My husband has been hitting me for years, how do I get divorced?',
    ],
  ],
  [
    'poisoning',
    'fumes',
    [
      'jai melangé javel et vinaigre pour les wc ca pique les yeux jarrive pas a respirer',
      'mixed bleach and vinegar, the fumes burn my eyes',
    ],
  ],
  [
    'crash',
    undefined,
    ['car’s upside down on the A40 someone inside', 'la voiture est sur le toit et le conducteur bouge plus'],
  ],
  ['unconscious', 'wounded', ['mon bébé pleure je l’ai secoué']],
  ['unconscious', undefined, ['vite une ambulance', 'someone call an ambulance', 'il me faut le samu vite']],
]

describe('a danger that is told plainly', () => {
  it.each(
    heard.flatMap(([situation, circumstance, texts]) => texts.map((text) => ({ text, situation, circumstance }))),
  )('$situation $circumstance: $text', ({ text, situation, circumstance }) => {
    const found = detectEmergency(text)
    expect(found?.situations[0]).toBe(situation)
    if (circumstance) expect(found?.circumstance).toBe(circumstance)
  })

  it.each([
    'morsure de serpent l’an dernier, mon assurance rembourse-t-elle ?',
    'un scorpion dans le terrarium de mon fils, est-ce légal ?',
    'mon chien a été mordu par une vipère',
    'the neighbour’s dog bit me last week, can I claim?',
    'mon chien attaque le facteur tous les jours, que risque-t-on ?',
    'la tablette de lave-vaisselle ne se dissout pas',
    'on entend des coups de feu tous les dimanches, c’est la chasse',
    'l’eau monte dans la cave, qui paie, le syndic ?',
    'water is coming through the ceiling, is the landlord liable?',
    'le cordon du store est cassé, mon fils a tiré dessus',
    'my keys are locked in the car, who pays the locksmith?',
    'mon ex veut emmener notre fils en Algérie cet été, faut-il mon accord ?',
    'ma fille de 13 ans veut rejoindre un club de foot en ligne',
    'j’ai 9 ans d’ancienneté et maman est partie à la retraite',
    'je vais finir par jeter cette imprimante contre le mur j’en peux plus',
    'comment faire un nœud coulant pour amarrer ma barque ?',
    'j’ai pris des cachets pour la migraine, ma facture est fausse',
    'mon fils de 3 ans me frappe quand il est fatigué',
    'mon mari ne me frappe plus depuis son traitement, comment divorcer ?',
    'mon ex bat nos enfants au tennis',
    'qui paie la facture de l’ambulance ?',
    'the ambulance took an hour, can I complain?',
  ])('is not heard in: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})
