import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Une odeur de brûlé ou un logement sans courant passe avant le reste.',
    'A smell of burning or a home without power comes before everything else.',
  ),
  w(
    'Pour quand vous faut-il une réponse : le courant est-il coupé, y a-t-il une odeur de brûlé ?',
    'By when do you need an answer: is the power off, is there a smell of burning?',
  ),
)
const symptom = text(
  'symptom',
  w(
    'Que se passe-t-il, et qu’est-ce qui était en marche à ce moment ?',
    'What happens, and what was running at the time?',
  ),
  w(
    'L’appareil ou le circuit en cause se trouve ainsi par élimination.',
    'The appliance or circuit is found by elimination.',
  ),
  list(
    '(disjoncte|saute|plus de courant|coupure|clignote|gresille|chauffe|etincelle|odeur de brule|ne marche (pas|plus)|ne fonctionne (pas|plus)|prend le jus)',
    '(trips|trip out|no power|power cut|flicker|buzz|hot to the touch|spark|burning smell|not working|stopped working|electric shock)',
  ),
)
const panel = text(
  'panel',
  w(
    'Quel disjoncteur saute : le général, un différentiel 30 mA ou un petit ?',
    'Which breaker trips: the main one, a 30 mA device or a small one?',
  ),
  w(
    'Le général parle de puissance, le différentiel de fuite, le petit de court-circuit.',
    'The main one means load, the 30 mA leakage, the small one a short circuit.',
  ),
  list('(disjoncteur|differentiel|general|30 ?ma|fusible|linky)', '(breaker|rcd|main switch|30 ?ma|fuse|linky)'),
)
const home = text(
  'home',
  w('Quel logement, et de quand date l’installation ?', 'What kind of home, and how old is the wiring?'),
  w(
    'Sans terre ni différentiel, on ne touche à rien avant une mise en sécurité.',
    'Without earth or RCD nothing is touched before it is made safe.',
  ),
  list(
    '(maison|appartement|studio|immeuble)[^.]{0,50}(\\d{4}|annees \\d\\d|neuf|ancien|renove|ans)',
    '(house|flat|apartment|studio)[^.]{0,50}(\\d{4}|new|old|renovated|years)',
  ),
)
const since = date(
  'since',
  w('Depuis quand, et après quels travaux ou quel orage ?', 'Since when, and after what works or storm?'),
  w('Ce qui a changé juste avant est souvent la cause.', 'What changed just before is often the cause.'),
)
const photo = paper(
  'papers',
  w(
    'Pouvez-vous joindre une photo du tableau, capot fermé, ou le devis ?',
    'Can you attach a photo of the panel, cover closed, or the quote?',
  ),
  w('La photo dit l’âge et les protections de l’installation.', 'It shows the age and the protections of the wiring.'),
  list('(photo|devis|diagnostic|ci-joint)', '(photo|picture|quote|report|attached)'),
)

export const electricite: Category = {
  slug: 'electricite',
  name: w('Électricité', 'Electrical work'),
  sentence: w(
    'Panne, disjoncteur, tableau, prises, mise aux normes.',
    'Faults, breakers, panels, sockets, bringing up to standard.',
  ),
  description: w(
    'Un électricien vous aide à comprendre une panne sans danger, à lire un diagnostic ou un devis et à préparer une rénovation.',
    'An electrician helps you understand a fault safely, read a report or a quote and prepare a rewiring job to French standards.',
  ),
  profession: w('électricien', 'electrician'),
  synonyms: list(
    'électricien | courant | installation électrique | tableau électrique | dépannage électrique',
    'electrician | power | wiring | fuse box | electrical fault',
  ),
  typicalQuestions: list(
    'Mon disjoncteur saute sans arrêt, comment trouver la cause ? | Une prise chauffe, est-ce dangereux ? | Mon installation est-elle aux normes ? | Quelle puissance de compteur choisir ?',
    'My breaker keeps tripping, how do I find the cause? | A socket gets hot, is it dangerous? | Is my wiring up to standard? | What meter power should I choose?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w('Électriciens dont le diplôme est vérifié.', 'Electricians whose qualifications have been checked.'),
    w(
      'Coupez le disjoncteur général avant tout geste ; en cas de doute, de brûlure ou d’odeur, ne touchez à rien et faites venir un électricien.',
      'Switch off at the main breaker before doing anything; if in doubt, or with burns or a smell, touch nothing and call an electrician in.',
    ),
    ['fire-gas'],
  ),
  intake: [required(symptom), panel, home, since, photo, byWhen],
  subCategories: [
    full(
      sub(
        'disjoncteur-saute',
        w('Disjoncteur qui saute', 'Tripping breakers'),
        w(
          'Général, différentiel, circuit : trouver la cause sans danger.',
          'Main, RCD or circuit: finding the cause safely.',
        ),
        list(
          'ça disjoncte | différentiel qui saute | court-circuit | plomb qui saute | fuite de courant | Linky disjoncte',
          'breaker trips | RCD trips | short circuit | fuse blows | current leakage | meter cuts out',
        ),
        list(
          'Le différentiel saute quand il pleut, pourquoi ? | Tout saute quand je lance le four, que faire ?',
          'The RCD trips when it rains, why? | Everything trips when I use the oven, what can I do?',
        ),
      ),
      {
        description: w(
          'L’électricien vous guide circuit par circuit, sans ouvrir le tableau, pour savoir s’il s’agit d’un appareil, d’une ligne ou de la puissance souscrite.',
          'The electrician guides you circuit by circuit, without opening the panel, to find out whether it is an appliance, a line or the contracted power.',
        ),
        typicalQuestions: list(
          'Dois-je augmenter la puissance de mon compteur ?',
          'Should I increase the power of my meter?',
        ),
        intake: [
          required(panel),
          required(symptom),
          choice(
            'constant',
            w(
              'Le disjoncteur se réenclenche-t-il quand tout est débranché ?',
              'Does the breaker hold when everything is unplugged?',
            ),
            w(
              'S’il tient, un appareil est en cause ; sinon, c’est la ligne.',
              'If it holds, an appliance is at fault; if not, the wiring is.',
            ),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No'), pas: w('Pas essayé', 'Not tried') },
            list(
              '(tout debranche|meme debranche|se reenclenche|impossible de (le )?(remettre|reenclencher))',
              '(everything unplugged|all unplugged|resets|holds|will not reset)',
            ),
          ),
          since,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'renovation-electrique-normes',
        w('Rénovation et mise aux normes', 'Rewiring and standards'),
        w('Diagnostic, NF C 15-100, terre, Consuel, devis.', 'Reports, NF C 15-100, earthing, Consuel, quotes.'),
        list(
          'mise aux normes | NF C 15-100 | Consuel | mise à la terre | vieille installation | refaire l’électricité',
          'rewiring | NF C 15-100 | Consuel | earthing | old wiring | electrical standards in France',
        ),
        list(
          'Combien coûte la rénovation électrique d’un appartement ? | Le diagnostic signale des anomalies, lesquelles sont urgentes ?',
          'How much does rewiring a flat cost? | The report lists defects, which are urgent?',
        ),
      ),
      {
        description: w(
          'L’électricien sépare la mise en sécurité, qui ne se discute pas, de la mise aux normes complète, puis relit le devis poste par poste.',
          'The electrician separates making safe, which is not optional, from full compliance, then reads the quote item by item.',
        ),
        typicalQuestions: list('Suis-je obligé de tout refaire ?', 'Do I have to redo everything?'),
        intake: [
          required(home),
          required(photo),
          text(
            'area',
            w('Quelle surface et combien de pièces ?', 'What area, and how many rooms?'),
            w('Elles donnent le nombre de circuits.', 'They give the number of circuits.'),
            list('\\d+ ?(m2|m²|metres) | \\d+ pieces | [tf][1-6]\\b', '\\d+ ?(m2|m²|square) | \\d+ rooms?'),
          ),
          choice(
            'why',
            w('Pourquoi maintenant : achat, location, travaux, panne ?', 'Why now: buying, letting, works, a fault?'),
            w(
              'Un logement loué doit être sûr, un logement acheté peut attendre par étapes.',
              'A let home must be safe, a bought one can be done in stages.',
            ),
            {
              achat: w('Achat', 'Buying'),
              location: w('Location', 'Letting'),
              travaux: w('Travaux', 'Works'),
              panne: w('Panne', 'Fault'),
            },
            list(
              '(achat|achete|acheter|louer|location|travaux|renov|panne)',
              '(buying|bought|let(ting)?|rent|renovat|fault)',
            ),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'prises-interrupteurs',
      w('Prises et interrupteurs', 'Sockets and switches'),
      w('Prise qui chauffe, va-et-vient, ajout, remplacement.', 'Hot sockets, two-way switches, adding, replacing.'),
      list(
        'prise qui chauffe | prise brûlée | va-et-vient | télérupteur | ajouter une prise | interrupteur',
        'hot socket | burnt socket | two-way switch | adding a socket | light switch',
      ),
      list(
        'Ma prise est noircie, puis-je la changer moi-même ? | Comment ajouter une prise dans le salon ?',
        'My socket is blackened, can I change it myself? | How do I add a socket in the living room?',
      ),
    ),
    sub(
      'eclairage-led',
      w('Éclairage et LED', 'Lighting and LEDs'),
      w('Ampoules qui clignotent, variateur, spots, salle de bains.', 'Flickering bulbs, dimmers, spots, bathrooms.'),
      list(
        'LED qui clignote | variateur | spots | détecteur de mouvement | luminaire | ampoule qui grille',
        'flickering LED | dimmer | spotlights | motion sensor | light fitting | bulb burning out',
      ),
      list(
        'Mes LED restent faiblement allumées, pourquoi ? | Quel éclairage au-dessus d’une douche ?',
        'My LEDs glow when off, why? | What lighting may go above a shower?',
      ),
    ),
    sub(
      'tableau-electrique',
      w('Tableau électrique', 'Electrical panels'),
      w('Remplacer, étiqueter, ajouter un circuit.', 'Replacing, labelling, adding a circuit.'),
      list(
        'tableau électrique | changer tableau | porte-fusibles | différentiel 30 mA | contacteur jour nuit | parafoudre',
        'fuse box | consumer unit | replace panel | RCD | day-night contactor | surge protection',
      ),
      list(
        'Mon tableau a encore des fusibles, faut-il le changer ? | Reste-t-il de la place pour une borne de recharge ?',
        'My panel still has fuses, must it be replaced? | Is there room for a charging point?',
      ),
    ),
    full(
      sub(
        'compteur-facture-electricite',
        w('Compteur, contrat et facture', 'Meters, contracts and bills'),
        w('Linky, puissance, heures creuses, facture élevée.', 'Linky, power, off-peak hours, high bills.'),
        list(
          'Linky | facture d’électricité | heures creuses | puissance kVA | Enedis | consommation anormale | fournisseur',
          'Linky meter | electricity bill | off-peak | kVA | Enedis | abnormal consumption | supplier',
        ),
        list(
          'Ma facture a doublé, comment trouver la cause ? | Heures creuses ou tarif de base : que choisir ?',
          'My bill has doubled, how do I find the cause? | Off-peak or flat rate: which one?',
        ),
      ),
      {
        description: w(
          'L’électricien lit la courbe de consommation avec vous, trouve ce qui pèse et vous dit si la puissance ou l’option est la bonne.',
          'The electrician reads your consumption curve with you, finds what weighs and tells you whether the power and the tariff are right.',
        ),
        typicalQuestions: list(
          'Un chauffe-eau peut-il expliquer ma facture ?',
          'Could a water heater explain my bill?',
        ),
        intake: [
          required(
            text(
              'bill',
              w(
                'Quelle consommation ou quel montant, sur quelle période ?',
                'What consumption or amount, over what period?',
              ),
              w('On compare des kilowattheures, non des euros.', 'Kilowatt-hours are compared, not euros.'),
              list('\\d+ ?(kwh|kva|€|euros)', '\\d+ ?(kwh|kva|€|euros) | (€|eur) ?\\d+'),
            ),
          ),
          text(
            'equipment',
            w(
              'Quel chauffage, quel chauffe-eau, combien de personnes ?',
              'What heating, what water heater, how many people?',
            ),
            w(
              'Chauffage et eau chaude font les trois quarts d’une facture.',
              'Heating and hot water make up most of a bill.',
            ),
            list(
              '(radiateurs?|convecteurs?|pompe a chaleur|chauffe-?eau|ballon|personnes|seul)',
              '(radiators?|heaters?|heat pump|water heater|people|alone)',
            ),
          ),
          home,
          photo,
          byWhen,
        ],
      },
    ),
    sub(
      'coupure-panne-courant',
      w('Coupure de courant', 'Power cuts'),
      w('Panne de quartier ou de logement, dépannage, indemnité.', 'Street or home failure, repair, compensation.'),
      list(
        'coupure de courant | panne Enedis | plus d’électricité | surtension | dégâts appareils | délestage',
        'power cut | outage | no electricity | power surge | damaged appliances | load shedding',
      ),
      list(
        'Je suis le seul sans courant dans la rue, qui appeler ? | Une surtension a grillé mes appareils, qui paie ?',
        'I am the only one without power in the street, whom do I call? | A surge burnt my appliances, who pays?',
      ),
    ),
    sub(
      'borne-recharge-domicile',
      w('Borne de recharge à domicile', 'Home charging points'),
      w('Prise renforcée, borne, copropriété, droit à la prise.', 'Reinforced sockets, chargers, shared buildings.'),
      list(
        'borne de recharge maison | prise renforcée | droit à la prise | IRVE | wallbox',
        'home charger | reinforced socket | right to charge | wallbox | charging in a shared building',
      ),
      list(
        'Comment faire installer une borne en copropriété ? | Quelle puissance pour recharger la nuit ?',
        'How do I install a charger in a shared building? | What power is needed to charge overnight?',
      ),
    ),
    sub(
      'panneaux-solaires',
      w('Panneaux solaires', 'Solar panels'),
      w('Rendement, autoconsommation, offres, démarchage.', 'Yield, self-consumption, offers, doorstep selling.'),
      list(
        'photovoltaïque | autoconsommation | onduleur | panneau plug and play | revente | arnaque panneaux solaires',
        'photovoltaic | self-consumption | inverter | plug-in panel | feed-in | solar scam',
      ),
      list(
        'Mes panneaux produisent moins que promis, que faire ? | Ce devis photovoltaïque est-il sérieux ?',
        'My panels produce less than promised, what can I do? | Is this solar quote serious?',
      ),
    ),
    sub(
      'interphone-alarme-domotique',
      w('Interphone, alarme et automatismes', 'Entryphones, alarms and automation'),
      w('Portail, sonnette, alarme, volets, chauffage connecté.', 'Gates, doorbells, alarms, shutters, smart heating.'),
      list(
        'portail électrique | interphone en panne | alarme maison | visiophone | thermostat connecté | volets électriques',
        'electric gate | entryphone fault | house alarm | video doorbell | smart thermostat | electric shutters',
      ),
      list(
        'Mon portail s’ouvre tout seul, pourquoi ? | Mon interphone grésille, que vérifier ?',
        'My gate opens by itself, why? | My entryphone crackles, what should I check?',
      ),
    ),
  ],
}
