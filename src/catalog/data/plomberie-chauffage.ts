import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Une fuite ou un logement sans chauffage en hiver passe avant le reste.',
    'A leak or a home without heat in winter comes before everything else.',
  ),
  w(
    'Pour quand vous faut-il une réponse : l’eau coule-t-elle, y a-t-il du chauffage ?',
    'By when do you need an answer: is water running, is there any heating?',
  ),
)
const where = text(
  'where',
  w('Où est le problème, et sur quel équipement ?', 'Where is the problem, and on what equipment?'),
  w('L’endroit et la matière du tuyau décident du geste.', 'The place and the pipe material decide what to do.'),
  list(
    '(robinet|evier|lavabo|douche|baignoire|wc|toilettes|chasse|chaudiere|radiateur|chauffe-?eau|ballon|cumulus|tuyau|siphon|compteur|pompe a chaleur|poele)',
    '(tap|sink|basin|shower|bath|toilet|cistern|boiler|radiator|water heater|tank|pipe|trap|meter|heat pump|stove)',
  ),
)
const model = text(
  'model',
  w('Quelle marque, quel modèle et quel âge ?', 'Which make, model and age?'),
  w('Les codes et les pièces dépendent du modèle.', 'Codes and parts depend on the model.'),
  list(
    '(saunier duval|elm leblanc|frisquet|de dietrich|viessmann|vaillant|chaffoteaux|atlantic|thermor|ariston|bosch|daikin|mitsubishi|hitachi|palazzetti|edilkamin|grohe|geberit)',
    '(saunier duval|elm leblanc|frisquet|de dietrich|viessmann|vaillant|chaffoteaux|atlantic|thermor|ariston|bosch|daikin|mitsubishi|grohe|geberit|worcester)',
  ),
)
const since = date(
  'since',
  w('Depuis quand, et cela s’aggrave-t-il ?', 'Since when, and is it getting worse?'),
  w('Une fuite se déclare à l’assurance dans les cinq jours.', 'A leak is reported to the insurer within five days.'),
)
const photos = paper(
  'papers',
  w('Pouvez-vous joindre une photo, le devis ou la facture ?', 'Can you attach a photo, the quote or the bill?'),
  w(
    'Une photo montre souvent la panne mieux que dix phrases.',
    'A photo often shows the fault better than ten sentences.',
  ),
  list('(photo|video|devis|facture|ci-joint)', '(photo|picture|video|quote|bill|invoice|attached)'),
)
const role = choice(
  'role',
  w('Êtes-vous locataire ou propriétaire ?', 'Are you the tenant or the owner?'),
  w(
    'L’entretien et la réparation ne reviennent pas à la même personne.',
    'Upkeep and repair do not fall on the same person.',
  ),
  { locataire: w('Locataire', 'Tenant'), proprietaire: w('Propriétaire', 'Owner') },
  list(
    '(je suis|en tant que) (locataire|proprietaire) | mon (proprietaire|bailleur|locataire)',
    "i('m| am) (a |the )?(tenant|owner|landlord|renting) | my (landlord|tenant)",
  ),
)

export const plomberieChauffage: Category = {
  slug: 'plomberie-chauffage',
  name: w('Plomberie et chauffage', 'Plumbing and heating'),
  sentence: w(
    'Fuite, bouchon, chaudière, chauffe-eau, radiateurs.',
    'Leaks, blockages, boilers, water heaters, radiators.',
  ),
  description: w(
    'Un plombier chauffagiste vous dit quoi couper, quoi essayer sans danger et comment ne pas payer un dépannage trop cher.',
    'A plumber and heating engineer tells you what to shut off, what is safe to try and how not to overpay for a call-out.',
  ),
  profession: w('plombier chauffagiste', 'plumber and heating engineer'),
  synonyms: list(
    'plombier | fuite d’eau | chauffage | chaudière | sanitaire | dépannage plomberie',
    'plumber | water leak | heating | boiler | bathroom fittings | call-out',
  ),
  typicalQuestions: list(
    'Un tuyau fuit, que faire en attendant le plombier ? | Ma chaudière affiche un code, que signifie-t-il ? | Je n’ai plus d’eau chaude, pourquoi ? | Cette facture de dépannage est-elle normale ?',
    'A pipe is leaking, what do I do before the plumber comes? | My boiler shows a code, what does it mean? | I have no hot water, why? | Is this call-out bill reasonable?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Plombiers et chauffagistes dont le diplôme est vérifié.',
      'Plumbers and heating engineers whose qualifications have been checked.',
    ),
    w(
      'Odeur de gaz, maux de tête près d’une chaudière : ne touchez à rien, aérez, sortez et appelez le 18, le 112 ou le 0 800 47 33 33.',
      'Smell of gas, headaches near a boiler: touch nothing, open windows, get out and call 18, 112 or 0 800 47 33 33.',
    ),
    ['fire-gas'],
  ),
  intake: [required(where), model, since, role, photos, byWhen],
  subCategories: [
    full(
      sub(
        'fuite-eau',
        w('Fuite d’eau', 'Water leaks'),
        w(
          'Fuite visible ou cachée, compteur qui tourne, plafond taché.',
          'Visible or hidden leaks, running meter, stained ceiling.',
        ),
        list(
          'fuite d’eau | dégât des eaux | tuyau percé | compteur qui tourne | joint qui fuit | plafond taché',
          'water leak | water damage | burst pipe | meter running | leaking joint | stained ceiling',
        ),
        list(
          'Mon compteur tourne la nuit, où est la fuite ? | Il y a de l’eau sous l’évier, que faire tout de suite ?',
          'My meter runs at night, where is the leak? | There is water under the sink, what do I do right now?',
        ),
      ),
      {
        description: w(
          'D’abord couper l’eau et protéger, ensuite localiser, enfin déclarer : le plombier vous guide dans cet ordre et vous dit ce qui peut attendre demain.',
          'First shut off the water and protect, then locate, then report: the plumber guides you in that order and tells you what can wait until tomorrow.',
        ),
        typicalQuestions: list(
          'Qui paie la recherche de fuite ? | Puis-je faire réduire ma facture d’eau ?',
          'Who pays for finding the leak? | Can I have my water bill reduced?',
        ),
        intake: [
          required(where),
          required(
            choice(
              'water-off',
              w('L’arrivée d’eau est-elle coupée ?', 'Is the water shut off?'),
              w(
                'C’est le premier geste, avant toute explication.',
                'It is the first thing to do, before any explanation.',
              ),
              {
                oui: w('Oui', 'Yes'),
                non: w('Non', 'No'),
                introuvable: w('Je ne trouve pas le robinet', 'I cannot find the valve'),
              },
              list(
                "(j'ai|on a|eau est) (coupe|ferme)|robinet d'arret|vanne",
                '(shut|turned|switched) off|stopcock|stop valve',
              ),
            ),
          ),
          since,
          role,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'chaudiere-panne',
        w('Chaudière en panne', 'Boiler faults'),
        w('Code d’erreur, pression, mise en sécurité, entretien.', 'Error codes, pressure, lock-outs, servicing.'),
        list(
          'chaudière gaz | pression chaudière | code erreur chaudière | plus de chauffage | entretien annuel | fioul',
          'gas boiler | boiler pressure | boiler error code | no heating | annual service | oil boiler',
        ),
        list(
          'La pression de ma chaudière baisse chaque semaine, pourquoi ? | Ma chaudière se met en sécurité, que faire ?',
          'My boiler loses pressure every week, why? | My boiler keeps locking out, what can I do?',
        ),
      ),
      {
        description: w(
          'Le chauffagiste lit le code et la pression avec vous, vous dit ce qu’un occupant peut faire et ce qui exige un professionnel sur place.',
          'The heating engineer reads the code and pressure with you, tells you what an occupant may do and what needs a professional on site.',
        ),
        typicalQuestions: list('L’entretien annuel est-il obligatoire ?', 'Is the annual service compulsory?'),
        intake: [
          required(model),
          required(
            text(
              'code',
              w('Quel code ou quel voyant, et quelle pression ?', 'Which code or light, and what pressure?'),
              w(
                'Entre un et deux bars à froid, la pression est bonne.',
                'Between one and two bars when cold is right.',
              ),
              list(
                '(code|erreur|voyant|pression|\\d([.,]\\d)? ?bars?|\\b[ef]\\d{1,3}\\b)',
                '(code|error|light|pressure|\\d([.,]\\d)? ?bars?|\\b[ef]\\d{1,3}\\b)',
              ),
            ),
          ),
          choice(
            'fuel',
            w('Gaz, fioul, granulés ou électricité ?', 'Gas, oil, pellets or electricity?'),
            w('Les gestes permis ne sont pas les mêmes.', 'What you may do yourself is not the same.'),
            {
              gaz: w('Gaz', 'Gas'),
              fioul: w('Fioul', 'Oil'),
              bois: w('Bois ou granulés', 'Wood or pellets'),
              electricite: w('Électricité', 'Electricity'),
            },
            list('(gaz|fioul|granules|pellets|electrique|bois)', '(gas|oil|pellets?|electric|wood)'),
          ),
          since,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'chauffe-eau',
        w('Chauffe-eau et eau chaude', 'Water heaters and hot water'),
        w('Plus d’eau chaude, fuite, entartrage, remplacement.', 'No hot water, leaks, scale, replacement.'),
        list(
          'cumulus | ballon d’eau chaude | groupe de sécurité | résistance | chauffe-eau thermodynamique | eau tiède',
          'water heater | hot water tank | safety valve | heating element | heat-pump water heater | lukewarm water',
        ),
        list(
          'Mon ballon coule en permanence, est-ce normal ? | L’eau est tiède depuis hier, que vérifier ?',
          'My tank drips all the time, is that normal? | The water has been lukewarm since yesterday, what should I check?',
        ),
      ),
      {
        description: w(
          'Disjoncteur, contacteur, thermostat, résistance, groupe de sécurité : le plombier vous fait vérifier dans l’ordre, courant coupé.',
          'Breaker, contactor, thermostat, element, safety valve: the plumber has you check in order, with the power off.',
        ),
        typicalQuestions: list('Quand faut-il remplacer un chauffe-eau ?', 'When should a water heater be replaced?'),
        intake: [required(where), model, since, role, byWhen],
      },
    ),
    sub(
      'canalisation-bouchee',
      w('Canalisation et WC bouchés', 'Blocked drains and toilets'),
      w('Évier, douche, WC, odeurs, fosse septique.', 'Sinks, showers, toilets, smells, septic tanks.'),
      list(
        'WC bouché | évier bouché | furet | mauvaise odeur | débouchage | fosse septique | refoulement',
        'blocked toilet | blocked sink | drain snake | bad smell | unblocking | septic tank | backing up',
      ),
      list(
        'Mon évier se bouche chaque mois, pourquoi ? | Comment déboucher sans produit chimique ?',
        'My sink blocks every month, why? | How do I unblock it without chemicals?',
      ),
    ),
    sub(
      'robinetterie-sanitaires',
      w('Robinets, chasse d’eau et sanitaires', 'Taps, cisterns and fittings'),
      w('Goutte, mitigeur, chasse qui coule, joint.', 'Drips, mixers, running cisterns, seals.'),
      list(
        'robinet qui goutte | mitigeur | chasse d’eau qui coule | mécanisme WC | joint de douche | cartouche',
        'dripping tap | mixer tap | running toilet | flush mechanism | shower seal | cartridge',
      ),
      list(
        'Ma chasse d’eau coule sans arrêt, comment la réparer ? | Quel mitigeur pour remplacer le mien ?',
        'My toilet keeps running, how do I fix it? | Which mixer tap will replace mine?',
      ),
    ),
    sub(
      'radiateurs-plancher-chauffant',
      w('Radiateurs et plancher chauffant', 'Radiators and underfloor heating'),
      w('Radiateur froid, purge, équilibrage, désembouage.', 'Cold radiators, bleeding, balancing, flushing.'),
      list(
        'radiateur froid | purger | robinet thermostatique | désembouage | plancher chauffant | vase d’expansion',
        'cold radiator | bleed a radiator | thermostatic valve | flushing | underfloor heating | expansion vessel',
      ),
      list(
        'Mon radiateur est chaud en haut et froid en bas, pourquoi ? | Comment purger sans vider le circuit ?',
        'My radiator is hot at the top and cold at the bottom, why? | How do I bleed it without draining the system?',
      ),
    ),
    sub(
      'pompe-chaleur-climatisation',
      w('Pompe à chaleur et climatisation', 'Heat pumps and air conditioning'),
      w('Panne, bruit, consommation, dimensionnement.', 'Faults, noise, consumption, sizing.'),
      list(
        'pompe à chaleur | PAC | climatisation réversible | unité extérieure bruyante | fluide frigorigène | COP',
        'heat pump | reversible air conditioning | noisy outdoor unit | refrigerant | COP',
      ),
      list(
        'Ma pompe à chaleur consomme trop, pourquoi ? | Est-elle adaptée à ma maison mal isolée ?',
        'My heat pump uses too much power, why? | Does it suit my poorly insulated house?',
      ),
    ),
    sub(
      'poele-cheminee-bois',
      w('Poêle, insert et cheminée', 'Stoves, inserts and fireplaces'),
      w('Tirage, ramonage, granulés, fumée.', 'Draught, sweeping, pellets, smoke.'),
      list(
        'poêle à granulés | poêle à bois | ramonage | insert | tubage | fumée dans la pièce',
        'pellet stove | wood stove | chimney sweep | insert | flue liner | smoke in the room',
      ),
      list(
        'Mon poêle s’éteint tout seul, que vérifier ? | Combien de ramonages par an sont nécessaires ?',
        'My stove goes out by itself, what should I check? | How many sweepings a year are needed?',
      ),
    ),
    sub(
      'depannage-plombier-facture',
      w('Prix d’un plombier et factures', 'Plumbers’ prices and bills'),
      w('Devis, dépannage abusif, démarchage, recours.', 'Quotes, abusive call-outs, doorstep selling, remedies.'),
      list(
        'facture plombier abusive | dépannage urgence | devis plombier | arnaque dépanneur | forfait déplacement',
        'overcharging plumber | emergency call-out | plumber’s quote | call-out scam | travel charge',
      ),
      list(
        'On m’a fait payer huit cents euros pour un débouchage, que faire ? | Le devis était-il obligatoire ?',
        'I was charged eight hundred euros for a blockage, what can I do? | Was a quote compulsory?',
      ),
    ),
    sub(
      'eau-calcaire-traitement',
      w('Qualité de l’eau et calcaire', 'Water quality and limescale'),
      w('Adoucisseur, pression, goût, plomb.', 'Softeners, pressure, taste, lead.'),
      list(
        'adoucisseur | eau calcaire | pression trop forte | réducteur de pression | tuyaux en plomb | filtre à eau',
        'water softener | limescale | pressure too high | pressure reducer | lead pipes | water filter',
      ),
      list(
        'Un adoucisseur est-il utile chez moi ? | La pression est faible à l’étage, pourquoi ?',
        'Do I need a water softener? | The pressure is low upstairs, why?',
      ),
    ),
  ],
}
