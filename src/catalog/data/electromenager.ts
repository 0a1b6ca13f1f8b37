import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Un congélateur qui chauffe ou une fuite se traite le jour même.',
    'A warming freezer or a leak is dealt with the same day.',
  ),
  w(
    'Pour quand vous faut-il une réponse : fuite, aliments en danger, fin de garantie ?',
    'By when do you need an answer: a leak, food at risk, guarantee ending?',
  ),
)
const appliance = text(
  'appliance',
  w('Quel appareil, quelle marque et quelle référence ?', 'Which appliance, make and model number?'),
  w(
    'La référence, sur la plaque, donne les pièces et les pannes connues.',
    'The model number on the plate gives the parts and the known faults.',
  ),
  list(
    '(bosch|siemens|whirlpool|miele|electrolux|brandt|beko|candy|indesit|hotpoint|samsung|lg|faure|smeg|de dietrich|aeg|liebherr|haier|hisense|vedette|sauter|moulinex|seb|delonghi|krups|dyson|rowenta|thermomix)',
    '(bosch|siemens|whirlpool|miele|electrolux|brandt|beko|candy|indesit|hotpoint|samsung|lg|smeg|de dietrich|aeg|liebherr|haier|hisense|delonghi|krups|dyson)',
  ),
)
const symptom = text(
  'symptom',
  w('Que fait-il, ou que ne fait-il plus, et à quel moment ?', 'What does it do, or no longer do, and at what point?'),
  w('Le moment du cycle désigne la pièce en cause.', 'The stage of the cycle points to the part at fault.'),
  list(
    "(ne (vidange|essore|chauffe|refroidit|demarre|tourne|s'allume)|fuit|bruit|disjoncte|odeur|givre|affiche|clignote|s'arrete)",
    "(won't|does not|doesn't|no longer) (drain|spin|heat|cool|start|turn on) | leak | noise | trips | smell | frost | displays | flashing | stops",
  ),
)
const code = text(
  'code',
  w('Un code d’erreur s’affiche-t-il ?', 'Is there an error code?'),
  w('Le code nomme souvent la panne.', 'The code often names the fault.'),
  list(
    '(code (erreur|defaut)? ?[a-z]?\\d+|erreur [a-z]?\\d+|\\b[ef]\\d{1,3}\\b|aucun code)',
    '(error (code )?[a-z]?\\d+|\\b[ef]\\d{1,3}\\b|no code)',
  ),
)
const age = date(
  'age',
  w(
    'Quand l’avez-vous acheté, et depuis quand est-il en panne ?',
    'When did you buy it, and since when has it failed?',
  ),
  w(
    'La garantie légale dure deux ans, et l’âge décide si réparer vaut la peine.',
    'The statutory guarantee lasts two years, and age decides whether a repair is worth it.',
  ),
)
const invoice = paper(
  'papers',
  w(
    'Avez-vous la facture, une photo de la plaque ou du devis ?',
    'Do you have the invoice, a photo of the plate or the quote?',
  ),
  w('Elles prouvent la date et la référence.', 'They prove the date and the model.'),
  list('(facture|ticket|photo|devis|ci-joint)', '(invoice|receipt|photo|quote|attached)'),
)

export const electromenager: Category = {
  slug: 'electromenager',
  name: w('Électroménager', 'Household appliances'),
  sentence: w(
    'Lave-linge, frigo, four, lave-vaisselle : réparer ou remplacer.',
    'Washing machines, fridges, ovens, dishwashers: repair or replace.',
  ),
  description: w(
    'Un technicien vous aide à trouver la panne, vous dit ce que vous pouvez faire sans danger, et si la réparation vaut son prix.',
    'A technician helps you find the fault, tells you what you can safely do and whether the repair is worth its price.',
  ),
  profession: w('technicien en électroménager', 'appliance technician'),
  synonyms: list(
    'appareil ménager | réparation électroménager | petit électroménager | SAV | dépanneur',
    'appliance | appliance repair | white goods | small appliances | after-sales service',
  ),
  typicalQuestions: list(
    'Mon lave-linge ne vidange plus, que faire ? | Mon réfrigérateur ne refroidit plus, est-ce réparable ? | Le vendeur refuse la garantie, que répondre ? | Faut-il réparer ou racheter ?',
    'My washing machine does not drain, what can I do? | My fridge no longer cools, can it be repaired? | The shop refuses the guarantee, what do I answer? | Should I repair or replace it?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Techniciens en électroménager dont le diplôme est vérifié.',
      'Appliance technicians whose qualifications have been checked.',
    ),
    w(
      'Débranchez l’appareil et coupez l’eau avant toute vérification ; le gaz et l’intérieur d’un micro-ondes sont réservés aux professionnels.',
      'Unplug the appliance and shut off the water before any check; gas and the inside of a microwave are for professionals only.',
    ),
    ['fire-gas'],
  ),
  intake: [required(appliance), symptom, code, age, invoice, byWhen],
  subCategories: [
    full(
      sub(
        'lave-linge-seche-linge',
        w('Lave-linge et sèche-linge', 'Washing machines and dryers'),
        w('Ne vidange plus, n’essore plus, fuit, fait du bruit.', 'Not draining, not spinning, leaking, noisy.'),
        list(
          'machine à laver | ne vidange pas | n’essore pas | fuite lave-linge | sèche-linge | courroie | roulements',
          'washing machine | not draining | not spinning | leaking washer | tumble dryer | belt | bearings',
        ),
        list(
          'Ma machine fait un bruit énorme à l’essorage, pourquoi ? | Le linge sort trempé, que vérifier ?',
          'My washer is very loud when spinning, why? | The laundry comes out soaked, what should I check?',
        ),
      ),
      {
        description: w(
          'Filtre, pompe, hublot, courroie, charbons : le technicien procède du plus simple au plus coûteux, avec les gestes à faire machine débranchée.',
          'Filter, pump, door, belt, brushes: the technician goes from the simplest to the most expensive, with what to do while the machine is unplugged.',
        ),
        typicalQuestions: list('Changer les roulements vaut-il le prix ?', 'Are new bearings worth the price?'),
        intake: [required(appliance), required(symptom), code, age, byWhen],
      },
    ),
    full(
      sub(
        'refrigerateur-congelateur',
        w('Réfrigérateur et congélateur', 'Fridges and freezers'),
        w('Ne refroidit plus, givre, fuit, fait du bruit.', 'Not cooling, frosting up, leaking, noisy.'),
        list(
          'frigo | congélateur | ne fait plus de froid | givre | compresseur | thermostat | froid ventilé',
          'fridge | freezer | not cold | frost | compressor | thermostat | frost-free',
        ),
        list(
          'Mon frigo chauffe mais le congélateur marche, pourquoi ? | Le congélateur s’est arrêté, que faire des aliments ?',
          'My fridge is warm but the freezer works, why? | The freezer stopped, what about the food?',
        ),
      ),
      {
        description: w(
          'Le technicien vous fait vérifier l’air, le joint, le thermostat et le givre avant de conclure à une panne de gaz ou de compresseur.',
          'The technician has you check air flow, seal, thermostat and frost before concluding that the gas or the compressor has failed.',
        ),
        typicalQuestions: list('Combien de temps les aliments tiennent-ils ?', 'How long does the food keep?'),
        intake: [
          required(appliance),
          required(symptom),
          text(
            'temperature',
            w(
              'Quelles températures mesurez-vous, en haut et en bas ?',
              'What temperatures do you measure, top and bottom?',
            ),
            w(
              'Quatre degrés au plus en bas, moins dix-huit au congélateur.',
              'Four degrees at most below, minus eighteen in the freezer.',
            ),
            list('-?\\d+ ?(degres|°)', '-?\\d+ ?(degrees|°)'),
          ),
          age,
          byWhen,
        ],
      },
    ),
    sub(
      'lave-vaisselle',
      w('Lave-vaisselle', 'Dishwashers'),
      w('Lave mal, ne chauffe pas, reste plein d’eau.', 'Washes badly, does not heat, stays full of water.'),
      list(
        'lave-vaisselle en panne | vaisselle sale | eau au fond | sel régénérant | aquastop | bras de lavage',
        'dishwasher fault | dirty dishes | water at the bottom | dishwasher salt | aquastop | spray arm',
      ),
      list(
        'La vaisselle ressort blanche, pourquoi ? | Mon lave-vaisselle ne prend plus d’eau, que faire ?',
        'The dishes come out white, why? | My dishwasher no longer fills, what can I do?',
      ),
    ),
    sub(
      'four-plaques-cuisson',
      w('Four et plaques de cuisson', 'Ovens and hobs'),
      w('Induction, four, gazinière, thermostat.', 'Induction, ovens, gas cookers, thermostats.'),
      list(
        'plaque à induction | four qui ne chauffe plus | gazinière | pyrolyse | vitrocéramique | four qui disjoncte',
        'induction hob | oven not heating | gas cooker | pyrolytic | ceramic hob | oven trips',
      ),
      list(
        'Mon four disjoncte au bout de dix minutes, pourquoi ? | Ma plaque affiche E5, que faire ?',
        'My oven trips after ten minutes, why? | My hob shows E5, what should I do?',
      ),
    ),
    sub(
      'micro-ondes-petit-electromenager',
      w('Micro-ondes et petits appareils', 'Microwaves and small appliances'),
      w('Micro-ondes, grille-pain, bouilloire, robot.', 'Microwaves, toasters, kettles, food mixers.'),
      list(
        'micro-ondes qui ne chauffe plus | robot de cuisine | bouilloire | grille-pain | fer à repasser | centrale vapeur',
        'microwave not heating | food processor | kettle | toaster | iron | steam generator',
      ),
      list(
        'Mon micro-ondes tourne sans chauffer, est-ce réparable ? | Mon robot sent le brûlé, que faire ?',
        'My microwave runs without heating, can it be fixed? | My mixer smells of burning, what should I do?',
      ),
    ),
    sub(
      'machine-cafe',
      w('Machine à café', 'Coffee machines'),
      w('Détartrage, fuite, broyeur, pression.', 'Descaling, leaks, grinders, pressure.'),
      list(
        'expresso | machine à grains | détartrage | Delonghi | Nespresso | Senseo | mousseur',
        'espresso | bean-to-cup | descaling | Delonghi | Nespresso | Senseo | milk frother',
      ),
      list(
        'Ma machine à grains ne broie plus, que vérifier ? | Le café coule goutte à goutte, pourquoi ?',
        'My bean-to-cup machine no longer grinds, what should I check? | The coffee only drips, why?',
      ),
    ),
    sub(
      'aspirateur-nettoyage',
      w('Aspirateur et nettoyage', 'Vacuum cleaners and cleaning'),
      w('Perte d’aspiration, batterie, robot, vapeur.', 'Loss of suction, batteries, robots, steam.'),
      list(
        'aspirateur balai | Dyson | aspirateur robot | perte d’aspiration | batterie | nettoyeur vapeur',
        'cordless vacuum | Dyson | robot vacuum | loss of suction | battery | steam cleaner',
      ),
      list(
        'Mon aspirateur s’arrête au bout d’une minute, pourquoi ? | Mon robot ne revient plus à sa base, que faire ?',
        'My vacuum stops after a minute, why? | My robot no longer finds its base, what can I do?',
      ),
    ),
    full(
      sub(
        'garantie-sav-appareil',
        w('Garantie et service après-vente', 'Guarantees and after-sales service'),
        w('Refus de garantie, délais, pièces, remboursement.', 'Refused guarantees, delays, parts, refunds.'),
        list(
          'garantie légale | SAV | extension de garantie | pièces détachées | remboursement | indice de réparabilité',
          'statutory guarantee | after-sales service | extended warranty | spare parts | refund | repairability index',
        ),
        list(
          'Mon appareil est en réparation depuis deux mois, que puis-je exiger ? | La garantie commerciale est finie, ai-je encore des droits ?',
          'My appliance has been in repair for two months, what can I demand? | The maker’s warranty is over, do I still have rights?',
        ),
      ),
      {
        description: w(
          'Pendant deux ans, c’est au vendeur de répondre d’un défaut, sans que vous ayez à prouver sa cause. L’expert vous aide à le lui écrire.',
          'For two years the seller answers for a defect without your having to prove its cause. The expert helps you write it down.',
        ),
        typicalQuestions: list(
          'Qui paie le retour d’un appareil défectueux ?',
          'Who pays to send back a faulty appliance?',
        ),
        intake: [
          required(appliance),
          required(invoice),
          age,
          choice(
            'seller',
            w('Où l’avez-vous acheté ?', 'Where did you buy it?'),
            w(
              'La garantie légale s’adresse au vendeur, non au fabricant.',
              'The statutory guarantee is owed by the seller, not the maker.',
            ),
            {
              magasin: w('En magasin', 'In a shop'),
              ligne: w('En ligne', 'Online'),
              occasion: w('D’occasion ou reconditionné', 'Second-hand or refurbished'),
            },
            list(
              '(darty|boulanger|fnac|amazon|cdiscount|leclerc|carrefour|but|conforama|magasin|en ligne|sur internet|occasion|reconditionne)',
              '(darty|boulanger|fnac|amazon|in a shop|in store|online|second-hand|refurbished)',
            ),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'choisir-appareil-menager',
      w('Choisir un appareil', 'Choosing an appliance'),
      w('Taille, consommation, bruit, réparabilité.', 'Size, consumption, noise, repairability.'),
      list(
        'quel lave-linge choisir | étiquette énergie | encastrable | reconditionné | indice de durabilité',
        'which washing machine | energy label | built-in | refurbished | durability index',
      ),
      list(
        'Quel réfrigérateur pour une famille de quatre ? | Un appareil reconditionné est-il fiable ?',
        'Which fridge for a family of four? | Is a refurbished appliance reliable?',
      ),
    ),
    sub(
      'climatiseur-chauffage-appoint',
      w('Climatiseur mobile et chauffage d’appoint', 'Portable air conditioners and heaters'),
      w('Installation, bruit, consommation, sécurité.', 'Set-up, noise, consumption, safety.'),
      list(
        'climatiseur mobile | radiateur d’appoint | déshumidificateur | ventilateur | purificateur d’air',
        'portable air conditioner | space heater | dehumidifier | fan | air purifier',
      ),
      list(
        'Mon climatiseur mobile ne refroidit pas assez, pourquoi ? | Quel chauffage d’appoint est sans danger ?',
        'My portable air conditioner does not cool enough, why? | Which space heater is safe?',
      ),
    ),
  ],
}
