import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

const heard: readonly (readonly [situation: string, circumstance: string | undefined, texts: readonly string[]])[] = [
  [
    'allergy',
    undefined,
    [
      'J’ai commencé l’amoxicilline ce midi. Une heure après j’ai des plaques partout, la langue qui épaissit et la tête qui tourne. Dois-je arrêter l’antibiotique ?',
      'hives everywhere and my tongue feels thick since the prawns',
    ],
  ],
  ['bleeding', undefined, ['mon chien et moi on tousse du sang', 'me and my dog both, I’m coughing up blood']],
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
  ['child-missing', undefined, ['ma fille de 13 ans part rejoindre un homme de 35 ans rencontré sur internet']],
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

describe('what silences no danger', () => {
  it.each([
    'The doctor has not come, I am waiting, he is turning blue',
    'The doctor did not come, we are waiting, my father is having a seizure',
    'Le médecin n’est pas venu, mon père convulse, on attend',
    'le médecin ne répond pas, j’ai perdu les eaux, on attend',
    'the doctor never called, I waited, my throat is swelling after a bee sting',
    'The technician has not come, we are waiting, the carbon monoxide alarm is beeping',
    'personne n’est venu, j’attends, elle est étendue par terre et elle râle',
    'Nobody answered, I waited at her door, she is on the kitchen floor',
    'Aidez-moi, mon mari ne bouge plus devant l’ordinateur',
    'Aidez-moi vite, mon mari ne répond plus et le site du samu ne marche pas',
    'Aidez-moi vite, mon collègue est au sol sur le site de l’usine',
    'Aidez moi je suis enfermée sans passeport',
    'mon mari me bat quand il perd au poker',
    'Mon père me bat quand je perds au tennis',
    'My husband beats me when he loses at poker',
    'my dad beats me at bridge and leaves bruises',
    'my dad beat me unconscious at the quiz',
    'je veux mourir sans laisser de dettes à mes enfants',
    'je veux mourir sans souffrir, est-ce que l’assurance vie paie ?',
    'Je voudrais mourir sans souffrir, personne de confiance ou pas, quelle dose',
    'I want to die without burdening my kids, my funeral plan is paid',
    'mon ex frappe à ma porte toutes les nuits et menace',
    'mon ex cogne à la porte tous les soirs, j’ai peur',
    'Mon patron m’a viré, lundi je me pends',
    'on Friday I’ll bring my shotgun to the office, my boss will see',
    'Je veux en finir avec ces dettes, la seule solution c’est la corde',
    'Je vais me pendre à cause de l’administration, lol',
  ])('%s', (text) => expect(detectEmergency(text)).toBeDefined())

  it.each([
    'I’m thinking about the train from Paris to Lyon, can I get a refund?',
    'Je pense souvent au train de 8h',
    'Je veux partir pour de bon du logement',
    'I want it to stop for good, my neighbour’s music',
    'Comment faire un nœud coulant pour un store',
    'I was hit by a car, what is the limitation period?',
    'Mon mari s’est fait renverser par une voiture, quelles démarches ?',
    'Un ouvrier tombe du toit, quelles obligations pour le maître d’ouvrage ?',
    'On a retrouvé ma voiture retournée, quelqu’un l’a volée',
    'My husband is flying with our son to India tomorrow, does he need a letter?',
    'I mixed vinegar and baking soda and it smells',
    'Quels sont les premiers soins pour une morsure de vipère ?',
    'Il me faut une ambulance pour le transfert de ma mère',
    'I’m 15 and my dad left years ago, can I see my baby brother?',
    'My daughter is 15 and wants to see someone online for maths tutoring',
    'She said it was on his side of the road',
    'I said goodbye to my tenants and they kept the keys',
  ])('nor raises an alarm: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})

describe('the first minute', () => {
  it.each([
    ['stuck in my bedroom with the baby, smoke in the hallway', 'trapped'],
    ['mon bébé de 6 mois s’étouffe il a avalé de travers', 'choking-baby'],
    ['he took fentanyl he’s blue and won’t wake up', 'asleep'],
    ['mon ex m’a textée qu’il s’en vient me tuer ce soir', 'now'],
  ])('%s: %s', (text, circumstance) => expect(detectEmergency(text)?.circumstance).toBe(circumstance))
})
