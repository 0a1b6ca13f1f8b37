import type { Category } from '../category.ts'
import { date, deadline, full, list, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Si l’animal respire mal, saigne ou ne se lève plus, appelez un vétérinaire de garde.',
    'If the animal breathes badly, bleeds or cannot stand, call an emergency vet.',
  ),
  w(
    'Pour quand vous faut-il une réponse : l’état s’aggrave-t-il ?',
    'By when do you need an answer: is it getting worse?',
  ),
)
const animal = text(
  'animal',
  w('Quel animal, quelle race, quel âge et quel poids ?', 'Which animal, what breed, age and weight?'),
  w(
    'Ce qui est bénin chez un adulte peut être grave chez un jeune.',
    'What is mild in an adult may be serious in a young one.',
  ),
  list(
    "(chien|chat|chiot|chaton|lapin|cheval|poule|perruche|cochon d'inde|hamster|tortue)[^.]{0,40}\\d+ (ans|mois|kg|kilos)",
    '(dog|cat|puppy|kitten|rabbit|horse|hen|parrot|guinea pig|hamster|tortoise)[^.]{0,40}\\d+ ?(years?|months?|weeks?|kg|yo) | \\d+[- ](year|month|week)[- ]old (dog|cat|puppy|kitten|rabbit|horse)',
  ),
)
const since = date(
  'since',
  w('Depuis quand ?', 'Since when?'),
  w(
    'Vingt-quatre heures sans manger, c’est déjà long pour certains animaux.',
    'A day without food is already long for some animals.',
  ),
)
const eating = text(
  'eating',
  w(
    'Mange-t-il, boit-il et fait-il ses besoins normalement ?',
    'Is it eating, drinking and relieving itself normally?',
  ),
  w('Ce sont les premiers signes que regarde un vétérinaire.', 'These are the first signs a vet looks at.'),
  list('(mange|boit|appetit|selles|urine|vomi|diarrhee)', '(eat|drink|appetite|stool|pee|urinat|vomit|diarrh)'),
)
const vet = text(
  'vet',
  w('A-t-il des vaccins, un traitement ou un problème connu ?', 'Any vaccines, treatment or known problem?'),
  w('Le passé de l’animal écarte ou confirme des pistes.', 'The animal’s history rules things in or out.'),
  list(
    '(vaccin|vermifug|traitement|sterilis|castr|veterinaire)',
    '(vaccin|wormed|treatment|spayed|neutered|vet said|saw the vet)',
  ),
)

export const animaux: Category = {
  slug: 'animaux',
  name: w('Animaux', 'Pets and animals'),
  sentence: w(
    'Santé, comportement et alimentation de votre animal, et vos droits.',
    'Your animal’s health, behaviour and food, and your rights.',
  ),
  description: w(
    'Un vétérinaire ou un comportementaliste vous dit s’il faut consulter, quoi surveiller et que faire en attendant.',
    'A vet or behaviourist tells you whether a visit is needed, what to watch and what to do meanwhile.',
  ),
  profession: w('vétérinaire', 'vet'),
  synonyms: list(
    'vétérinaire | animal de compagnie | véto | bêtes | soins animaliers',
    'vet | veterinarian | pet | animal care | pet health',
  ),
  typicalQuestions: list(
    'Mon chien vomit depuis ce matin, faut-il s’inquiéter ? | Mon chat urine hors de sa litière, pourquoi ? | Quels vaccins pour un chiot ? | Comment voyager avec mon chien ?',
    'My dog has been vomiting since this morning, should I worry? | My cat pees outside the litter tray, why? | Which vaccines does a puppy need? | How do I bring my dog into France?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Vétérinaires inscrits à l’Ordre ; comportementalistes et éducateurs pour le comportement.',
      'Registered vets; behaviourists and trainers for behaviour.',
    ),
    w(
      'Seul un vétérinaire qui voit l’animal peut poser un diagnostic et prescrire.',
      'Only a vet who sees the animal can diagnose and prescribe.',
    ),
    ['animal'],
  ),
  intake: [required(animal), since, eating, vet, byWhen],
  subCategories: [
    full(
      sub(
        'chien-sante',
        w('Santé du chien', 'Dog health'),
        w('Vomissements, boiterie, peau, vaccins, vieillesse.', 'Vomiting, limping, skin, vaccines, old age.'),
        list(
          'chien malade | chiot | boiterie | diarrhée du chien | tiques | otite | arthrose du chien',
          'sick dog | puppy | limping dog | dog diarrhoea | ticks | ear infection',
        ),
        list(
          'Mon chien boite depuis hier, que faire ? | Mon chien a mangé du chocolat, est-ce dangereux ?',
          'My dog has been limping since yesterday, what should I do? | My dog ate chocolate, is it dangerous?',
        ),
      ),
      {
        description: w(
          'Un vétérinaire trie avec vous l’urgent et le bénin, et vous dit quels gestes sont sans danger.',
          'A vet sorts the urgent from the mild with you and tells you what is safe to do.',
        ),
        typicalQuestions: list('Puis-je lui donner un médicament humain ?', 'Can I give my dog human medicine?'),
        intake: [
          required(animal),
          since,
          eating,
          text(
            'ate',
            w('A-t-il pu avaler quelque chose d’inhabituel ?', 'Could it have swallowed anything unusual?'),
            w('Une intoxication se traite en heures.', 'Poisoning is a matter of hours.'),
            list(
              "(avale|mange (un|une|du|des|de la)|ingere|rien d'inhabituel)",
              '(swallowed|ate (a|some|my)|nothing unusual)',
            ),
          ),
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'chat-sante',
        w('Santé du chat', 'Cat health'),
        w('Appétit, urines, vomissements, vaccins, stérilisation.', 'Appetite, urine, vomiting, vaccines, neutering.'),
        list(
          'chat malade | chaton | cystite du chat | stérilisation | coryza | chat qui ne mange plus',
          'sick cat | kitten | cat urine | neutering | cat flu | cat not eating',
        ),
        list(
          'Mon chat ne mange plus depuis deux jours, que faire ? | Mon chat va souvent à la litière sans uriner, est-ce urgent ?',
          'My cat has not eaten for two days, what should I do? | My cat keeps going to the tray without peeing, is it urgent?',
        ),
      ),
      {
        description: w(
          'Les chats cachent la douleur : un vétérinaire lit les signes avec vous et vous dit quand partir à la clinique.',
          'Cats hide pain: a vet reads the signs with you and tells you when to go to the clinic.',
        ),
        typicalQuestions: list('À quel âge faire stériliser mon chat ?', 'At what age should my cat be neutered?'),
        intake: [
          required(animal),
          text(
            'urine',
            w(
              'Urine-t-il normalement, et est-ce un mâle ou une femelle ?',
              'Does it urinate normally, and is it male or female?',
            ),
            w('Un mâle qui n’urine plus est une urgence.', 'A male that cannot urinate is an emergency.'),
            list('(urine|pipi|litiere|male|femelle)', '(urinat|pee|litter|male|female)'),
          ),
          since,
          eating,
          byWhen,
        ],
      },
    ),
    sub(
      'comportement-education',
      w('Comportement et éducation', 'Behaviour and training'),
      w('Aboiements, morsures, propreté, solitude.', 'Barking, biting, house training, being left alone.'),
      list(
        'éducateur canin | chien qui aboie | agressivité | propreté | anxiété de séparation | griffades',
        'dog trainer | barking | aggressive dog | house training | separation anxiety | scratching',
      ),
      list(
        'Mon chien détruit tout quand je pars, que faire ? | Comment apprendre la propreté à un chiot ?',
        'My dog destroys everything when I leave, what can I do? | How do I house-train a puppy?',
      ),
    ),
    sub(
      'nac-lapins-rongeurs',
      w('Lapins, rongeurs et NAC', 'Rabbits, rodents and exotics'),
      w('Lapin, cochon d’Inde, furet, reptile.', 'Rabbits, guinea pigs, ferrets, reptiles.'),
      list(
        'lapin | cochon d’Inde | hamster | furet | reptile | NAC',
        'rabbit | guinea pig | hamster | ferret | reptile | exotic pet',
      ),
      list(
        'Mon lapin ne mange plus, est-ce grave ? | Comment nourrir un cochon d’Inde ?',
        'My rabbit has stopped eating, is it serious? | What should a guinea pig eat?',
      ),
    ),
    sub(
      'oiseaux-basse-cour',
      w('Oiseaux et basse-cour', 'Birds and poultry'),
      w('Perroquets, poules, pigeons, oiseaux trouvés.', 'Parrots, hens, pigeons, birds found.'),
      list(
        'perroquet | poule malade | poulailler | canari | oiseau tombé du nid',
        'parrot | sick hen | chicken coop | canary | fallen bird',
      ),
      list(
        'Mes poules ne pondent plus, pourquoi ? | J’ai trouvé un oisillon, que faire ?',
        'My hens have stopped laying, why? | I found a baby bird, what should I do?',
      ),
    ),
    sub(
      'chevaux',
      w('Chevaux et équidés', 'Horses'),
      w('Coliques, boiteries, pension, achat.', 'Colic, lameness, livery, buying.'),
      list(
        'cheval | poney | colique du cheval | fourbure | pension équestre',
        'horse | pony | colic | laminitis | livery | stable',
      ),
      list(
        'Mon cheval se roule et ne mange plus, que faire ? | Quelle visite vétérinaire avant l’achat ?',
        'My horse rolls and will not eat, what should I do? | Which vet check before buying?',
      ),
    ),
    sub(
      'alimentation-animale',
      w('Alimentation de l’animal', 'Feeding your pet'),
      w('Croquettes, ration ménagère, régime, aliments interdits.', 'Kibble, home-made meals, diets, forbidden foods.'),
      list(
        'croquettes | ration ménagère | BARF | animal en surpoids | aliments toxiques',
        'kibble | home-cooked pet food | raw diet | overweight pet | toxic foods',
      ),
      list(
        'Quelles croquettes pour un chat stérilisé ? | Quels aliments sont dangereux pour un chien ?',
        'Which food suits a neutered cat? | Which foods are dangerous for dogs?',
      ),
    ),
    sub(
      'adoption-achat-animal',
      w('Adoption, achat et élevage', 'Adopting, buying and breeding'),
      w('Refuge, vice caché, contrat, certificat.', 'Shelters, hidden defects, contracts, certificates.'),
      list(
        'adopter un chien | vice rédhibitoire | éleveur | LOF | refuge | certificat d’engagement',
        'adopt a dog | breeder | shelter | hidden defect | pedigree',
      ),
      list(
        'Mon chiot acheté est malade, l’éleveur doit-il payer ? | Comment adopter un chien de refuge ?',
        'My new puppy is ill, must the breeder pay? | How do I adopt a shelter dog?',
      ),
    ),
    sub(
      'voyage-identification-animal',
      w('Voyage et identification', 'Travel and identification'),
      w('Puce, passeport, rage, frontières, animal perdu.', 'Microchip, passport, rabies, borders, lost pets.'),
      list(
        'puce électronique | passeport européen | I-CAD | animal perdu | vaccin rage',
        'microchip | pet passport | I-CAD | lost pet | rabies vaccine',
      ),
      list(
        'Que faut-il pour emmener mon chat en Angleterre ? | Mon chien est perdu, qui prévenir ?',
        'What do I need to bring my dog from the UK? | My cat is lost, whom do I tell?',
      ),
    ),
  ],
}
