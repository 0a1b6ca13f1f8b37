import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Au jardin, la saison décide : certains gestes se font en une semaine ou l’an prochain.',
    'In a garden the season decides: some jobs are done this week or next year.',
  ),
  w(
    'Pour quand vous faut-il une réponse : plantation, taille, traitement, travaux prévus ?',
    'By when do you need an answer: planting, pruning, treatment, works planned?',
  ),
)
const plant = text(
  'plant',
  w('Quelle plante, et depuis combien de temps est-elle en place ?', 'Which plant, and how long has it been there?'),
  w('L’espèce et l’âge orientent presque toute la réponse.', 'Species and age point to most of the answer.'),
  list(
    '(rosier|tomate|olivier|laurier|haie|pelouse|gazon|cerisier|pommier|figuier|citronnier|hortensia|lavande|thuya|buis|vigne|courgette|salade|orchidee|ficus|palmier|bambou|erable|chene)',
    '(rose|tomato|olive|laurel|hedge|lawn|cherry|apple|fig|lemon|hydrangea|lavender|thuja|box|vine|courgette|lettuce|orchid|ficus|palm|bamboo|maple|oak)',
  ),
)
const place = text(
  'place',
  w(
    'Quelle région, quelle exposition et quel sol, en terre ou en pot ?',
    'Which region, aspect and soil, in the ground or in a pot?',
  ),
  w('Un conseil juste en Bretagne peut être faux en Provence.', 'What is right in Brittany may be wrong in Provence.'),
  list(
    '(plein soleil|mi-ombre|ombre|plein sud|au nord|en pot|en pleine terre|argileu|sableu|calcaire|balcon|serre|bretagne|provence|normandie|alsace|lyon|paris|toulouse|bordeaux)',
    '(full sun|part shade|shade|south-facing|north-facing|in a pot|in the ground|clay|sandy|chalky|balcony|greenhouse|brittany|provence|normandy|alsace|dordogne)',
  ),
)
const symptom = text(
  'symptom',
  w(
    'Que voyez-vous : taches, trous, jaunissement, insectes, chute des feuilles ?',
    'What do you see: spots, holes, yellowing, insects, leaf drop?',
  ),
  w(
    'Le dessous des feuilles et le pied disent souvent la cause.',
    'The underside of the leaves and the base often tell the cause.',
  ),
  list(
    '(taches?|trous?|jauni|fane|seche|pourri|insectes?|pucerons?|cochenille|champignon|tombe)',
    '(spots?|holes?|yellow|wilt|dry|rot|insects?|aphids?|scale|fungus|drop)',
  ),
)
const photos = paper(
  'papers',
  w('Pouvez-vous joindre des photos, de près et de loin ?', 'Can you attach photos, close up and from afar?'),
  w('Une maladie se reconnaît à l’œil.', 'Diseases are recognised by eye.'),
  list('(photos?|ci-joint|en piece jointe)', '(photos?|pictures?|attached)'),
)
const since = date(
  'since',
  w(
    'Depuis quand, et qu’a-t-elle reçu : eau, engrais, traitement ?',
    'Since when, and what has it had: water, feed, treatment?',
  ),
  w('Trop d’eau fait les mêmes signes que pas assez.', 'Too much water looks like too little.'),
)

export const jardin: Category = {
  slug: 'jardin',
  name: w('Jardin et plantes', 'Gardens and plants'),
  sentence: w(
    'Plantes malades, potager, pelouse, arbres, aménagement.',
    'Sick plants, vegetables, lawns, trees, layout.',
  ),
  description: w(
    'Un paysagiste regarde vos photos, reconnaît la plante et le mal, et vous donne les gestes de la saison, sans produit inutile.',
    'A landscape gardener looks at your photos, recognises the plant and the trouble and gives you what to do this season, without needless products.',
  ),
  profession: w('paysagiste', 'landscape gardener'),
  synonyms: list(
    'jardinage | plantes | potager | paysagiste | pelouse | arbres | jardinier',
    'gardening | plants | vegetable garden | landscaper | lawn | trees | gardener',
  ),
  typicalQuestions: list(
    'Les feuilles de mon olivier tombent, pourquoi ? | Quand tailler ma haie ? | Mes tomates ont des taches brunes, que faire ? | Comment refaire une pelouse abîmée ?',
    'My olive tree is losing its leaves, why? | When should I cut my hedge? | My tomatoes have brown spots, what can I do? | How do I repair a damaged lawn?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Paysagistes et jardiniers dont le diplôme est vérifié.',
      'Landscapers and gardeners whose qualifications have been checked.',
    ),
    w(
      'Les pesticides de synthèse sont interdits aux jardiniers amateurs ; un grand arbre ou un arbre près d’une ligne électrique est l’affaire d’un élagueur.',
      'Synthetic pesticides are banned for private gardeners in France; a tall tree, or one near a power line, is a job for a tree surgeon.',
    ),
  ),
  intake: [required(plant), symptom, place, since, photos, byWhen],
  subCategories: [
    full(
      sub(
        'plante-malade-parasites',
        w('Plantes malades et parasites', 'Plant diseases and pests'),
        w('Reconnaître le mal, soigner sans produit dangereux.', 'Recognising the trouble, treating it safely.'),
        list(
          'feuilles jaunes | pucerons | cochenilles | mildiou | oïdium | taches noires | pyrale du buis | chenilles',
          'yellow leaves | aphids | scale insects | blight | mildew | black spot | box moth | caterpillars',
        ),
        list(
          'Mes rosiers ont des taches noires, que faire ? | Des insectes blancs couvrent mon citronnier, comment les chasser ?',
          'My roses have black spots, what can I do? | White insects cover my lemon tree, how do I get rid of them?',
        ),
      ),
      {
        description: w(
          'Photo de près, photo du dessous, photo d’ensemble : le paysagiste nomme la cause, dit si la plante peut être sauvée et donne un soin autorisé.',
          'A close-up, the underside, the whole plant: the gardener names the cause, says whether it can be saved and gives a permitted treatment.',
        ),
        typicalQuestions: list(
          'Le savon noir suffit-il ? | La maladie va-t-elle gagner les autres plantes ?',
          'Is soft soap enough? | Will it spread to the other plants?',
        ),
        intake: [required(plant), required(symptom), photos, place, byWhen],
      },
    ),
    full(
      sub(
        'taille-arbres-haies',
        w('Taille des arbres et des haies', 'Pruning trees and hedges'),
        w('Quand, comment, à quelle hauteur, par qui.', 'When, how, how high and by whom.'),
        list(
          'tailler une haie | élagage | taille fruitier | abattage | arbre qui penche | dessouchage',
          'hedge cutting | tree surgery | pruning fruit trees | felling | leaning tree | stump removal',
        ),
        list(
          'Quand tailler un cerisier ? | Mon arbre penche vers la maison, faut-il l’abattre ?',
          'When should a cherry tree be pruned? | My tree leans towards the house, must it be felled?',
        ),
      ),
      {
        description: w(
          'L’expert donne la bonne période, le bon geste et vous dit ce qui dépend de la mairie, du voisin ou d’un élagueur.',
          'The expert gives the right time and the right cut, and tells you what depends on the town hall, the neighbour or a tree surgeon.',
        ),
        typicalQuestions: list('Puis-je couper les branches du voisin ?', 'May I cut my neighbour’s branches?'),
        intake: [
          required(plant),
          text(
            'size',
            w(
              'Quelle hauteur, et à quelle distance de la limite ou d’une ligne ?',
              'How tall, and how far from the boundary or a power line?',
            ),
            w(
              'Au-delà d’une certaine hauteur, on ne monte plus soi-même.',
              'Beyond a certain height one does not climb oneself.',
            ),
            list('\\d+ ?(m|metres?)\\b', '\\d+ ?(m|metres?|meters?|feet|ft)\\b'),
          ),
          choice(
            'goal',
            w('Que voulez-vous obtenir ?', 'What do you want to achieve?'),
            w(
              'Réduire, fructifier ou sécuriser ne se taillent pas au même moment.',
              'Reducing, fruiting and safety are not pruned at the same time.',
            ),
            {
              reduire: w('Réduire', 'Make it smaller'),
              fruits: w('Plus de fruits ou de fleurs', 'More fruit or flowers'),
              securite: w('Sécurité', 'Safety'),
              supprimer: w('L’enlever', 'Remove it'),
            },
            list(
              '(reduire|rabattre|fruits|fleurs|danger|securite|abattre|enlever)',
              '(smaller|reduce|fruit|flower|danger|safe|fell|remove)',
            ),
          ),
          photos,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'potager-fruitiers',
        w('Potager et fruitiers', 'Vegetables and fruit trees'),
        w('Semer, planter, arroser, récolter.', 'Sowing, planting, watering, harvesting.'),
        list(
          'tomates | semis | calendrier du potager | rotation | paillage | petits fruits | compost',
          'tomatoes | sowing | vegetable calendar | rotation | mulching | soft fruit | compost',
        ),
        list(
          'Mes tomates ont le cul noir, pourquoi ? | Que planter en août ?',
          'My tomatoes are black at the bottom, why? | What can I plant in August?',
        ),
      ),
      {
        description: w(
          'L’expert part de votre sol, de votre région et du mois en cours, puis vous propose un plan simple à suivre.',
          'The expert starts from your soil, your region and the month, then offers a simple plan to follow.',
        ),
        typicalQuestions: list('Comment arroser moins ?', 'How can I water less?'),
        intake: [required(plant), required(place), symptom, since, byWhen],
      },
    ),
    sub(
      'pelouse-gazon',
      w('Pelouse et gazon', 'Lawns'),
      w('Semer, regarnir, mousse, sécheresse.', 'Sowing, patching, moss, drought.'),
      list(
        'pelouse jaune | mousse | semer du gazon | scarifier | rouleau | trèfle | taupes',
        'yellow lawn | moss | sowing grass | scarifying | turf | clover | moles',
      ),
      list(
        'Ma pelouse est pleine de mousse, que faire ? | Quand semer du gazon ?',
        'My lawn is full of moss, what can I do? | When should I sow grass?',
      ),
    ),
    sub(
      'plantes-interieur',
      w('Plantes d’intérieur', 'Houseplants'),
      w('Arrosage, lumière, rempotage, moucherons.', 'Watering, light, repotting, gnats.'),
      list(
        'orchidée | ficus | monstera | rempoter | moucherons du terreau | plante qui dépérit',
        'orchid | ficus | monstera | repotting | fungus gnats | dying plant',
      ),
      list(
        'Mon orchidée ne refleurit pas, pourquoi ? | Comment sauver une plante trop arrosée ?',
        'My orchid will not flower again, why? | How do I save an overwatered plant?',
      ),
    ),
    sub(
      'amenagement-jardin',
      w('Aménager un jardin', 'Laying out a garden'),
      w('Plan, massifs, allée, terrasse, choix des plantes.', 'Plans, beds, paths, terraces, choosing plants.'),
      list(
        'plan de jardin | massif | jardin sec | terrasse bois | allée | paysagiste devis',
        'garden design | flower bed | dry garden | wooden terrace | path | landscaper’s quote',
      ),
      list(
        'Quelles plantes pour un talus en plein soleil ? | Ce devis de paysagiste est-il correct ?',
        'Which plants for a sunny slope? | Is this landscaper’s quote fair?',
      ),
    ),
    sub(
      'cloture-limites-jardin',
      w('Clôture, haie et limites', 'Fences, hedges and boundaries'),
      w('Hauteurs, distances, règles locales, entretien.', 'Heights, distances, local rules, upkeep.'),
      list(
        'distance de plantation | hauteur de haie | clôture | brise-vue | mur mitoyen | occultation',
        'planting distance | hedge height | fence | privacy screen | party wall | screening',
      ),
      list(
        'À quelle distance du voisin planter un arbre ? | Quelle haie pousse vite et demande peu d’eau ?',
        'How far from the neighbour may I plant a tree? | Which hedge grows fast and needs little water?',
      ),
    ),
    sub(
      'piscine-bassin',
      w('Piscine et bassin', 'Pools and ponds'),
      w('Eau verte, filtration, hivernage, sécurité.', 'Green water, filtration, wintering, safety.'),
      list(
        'eau verte | pH piscine | filtration | hivernage | pompe de piscine | bassin à poissons | chlore',
        'green water | pool pH | filtration | wintering | pool pump | fish pond | chlorine',
      ),
      list(
        'L’eau de ma piscine est verte, par où commencer ? | Quelle protection est obligatoire ?',
        'My pool has turned green, where do I start? | Which safety device is compulsory?',
      ),
    ),
    sub(
      'arrosage-secheresse',
      w('Arrosage et sécheresse', 'Watering and drought'),
      w('Récupérer l’eau, goutte à goutte, restrictions.', 'Saving rainwater, drip lines, restrictions.'),
      list(
        'arrosage automatique | goutte à goutte | récupérateur d’eau | restriction d’eau | puits | forage',
        'irrigation | drip line | rainwater tank | water restrictions | well | borehole',
      ),
      list(
        'Que puis-je arroser pendant une restriction ? | Comment dimensionner un goutte à goutte ?',
        'What may I water during restrictions? | How do I size a drip system?',
      ),
    ),
    sub(
      'outils-tondeuse-materiel',
      w('Tondeuse et matériel', 'Mowers and tools'),
      w('Panne, entretien, choix, robot.', 'Faults, upkeep, choosing, robots.'),
      list(
        'tondeuse qui ne démarre pas | robot tondeuse | taille-haie | débroussailleuse | tronçonneuse | affûtage',
        'mower won’t start | robot mower | hedge trimmer | brush cutter | chainsaw | sharpening',
      ),
      list(
        'Ma tondeuse ne démarre plus après l’hiver, que faire ? | Quelle tondeuse pour six cents mètres carrés ?',
        'My mower will not start after the winter, what can I do? | Which mower for six hundred square metres?',
      ),
    ),
    sub(
      'nuisibles-jardin-insectes',
      w('Nuisibles et animaux du jardin', 'Garden pests and wildlife'),
      w('Frelons, limaces, rats, taupes, hérissons.', 'Hornets, slugs, rats, moles, hedgehogs.'),
      list(
        'nid de frelons | limaces | rats taupiers | taupes | guêpes | moustique tigre | hérisson',
        'hornets’ nest | slugs | voles | moles | wasps | tiger mosquito | hedgehog',
      ),
      list(
        'J’ai un nid de frelons asiatiques, qui appeler ? | Comment protéger les salades des limaces ?',
        'I have an Asian hornets’ nest, whom do I call? | How do I protect lettuces from slugs?',
      ),
    ),
  ],
}
