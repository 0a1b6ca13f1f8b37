import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Un trajet prévu, une garantie qui expire ou une contre-visite changent l’ordre des choses.',
    'A planned trip, a warranty about to end or a retest changes what comes first.',
  ),
  w(
    'Pour quand vous faut-il une réponse : êtes-vous immobilisé, un trajet est-il prévu ?',
    'By when do you need an answer: are you stranded, is a trip planned?',
  ),
)
const vehicle = text(
  'vehicle',
  w(
    'Quel véhicule : marque, modèle, année, énergie et kilométrage ?',
    'Which vehicle: make, model, year, fuel and mileage?',
  ),
  w(
    'Chaque moteur a ses faiblesses connues, à un certain kilométrage.',
    'Every engine has its known weak points, at a certain mileage.',
  ),
  list(
    '(renault|peugeot|citroen|dacia|volkswagen|golf|polo|audi|bmw|mercedes|ford|fiat|opel|toyota|nissan|hyundai|kia|tesla|seat|skoda|volvo|mini|suzuki|clio|megane|captur|scenic|twingo|zoe|duster|sandero|kangoo|(c|208|308|2008|3008) ?\\d?)\\b[^.]{0,60}(\\d{4}|\\d+ ?(km|000)|diesel|essence|hybride|electrique)',
    '(renault|peugeot|citroen|dacia|volkswagen|golf|polo|audi|bmw|mercedes|ford|fiat|vauxhall|opel|toyota|nissan|hyundai|kia|tesla|seat|skoda|volvo|mini|suzuki|honda|mazda)\\b[^.]{0,60}(\\d{4}|\\d+ ?(km|miles)|diesel|petrol|hybrid|electric)',
  ),
)
const since = date(
  'since',
  w('Depuis quand, et après quel événement ?', 'Since when, and after what event?'),
  w(
    'Une panne qui suit une réparation ou un plein n’a pas les mêmes causes.',
    'A fault that follows a repair or a refill has other causes.',
  ),
)
const symptom = text(
  'symptom',
  w(
    'Que se passe-t-il exactement : bruit, odeur, fumée, voyant, perte de puissance ?',
    'What exactly happens: noise, smell, smoke, warning light, loss of power?',
  ),
  w(
    'À froid ou à chaud, à l’arrêt ou en roulant : le moment oriente le diagnostic.',
    'Cold or hot, standing or moving: the moment points to the cause.',
  ),
  list(
    '(bruit|claque|siffle|grince|vibr|fumee|odeur|voyant|cale|broute|perte de puissance|mode degrade|ne demarre (pas|plus)|surchauffe|fuite|patine)',
    "(noise|knock|whistl|squeak|grind|vibrat|smoke|smell|warning light|stall|limp mode|loss of power|won't start|does not start|overheat|leak|slipping)",
  ),
)
const history = paper(
  'papers',
  w(
    'Avez-vous les factures, le devis ou le rapport de contrôle technique ?',
    'Do you have the invoices, the quote or the inspection report?',
  ),
  w('Ils disent ce qui a été fait, quand et à quel kilométrage.', 'They say what was done, when and at what mileage.'),
  list(
    '(facture|devis|carnet d.entretien|controle technique|rapport|ci-joint)',
    '(invoice|bill|quote|service book|inspection report|attached)',
  ),
)

export const automobile: Category = {
  slug: 'automobile',
  name: w('Automobile', 'Car and motorbike'),
  sentence: w(
    'Panne, entretien, achat, garage, contrôle technique.',
    'Breakdowns, servicing, buying, garages, roadworthiness tests.',
  ),
  description: w(
    'Un mécanicien ou un expert automobile vous aide à comprendre une panne, à lire un devis et à choisir ou vendre un véhicule sans mauvaise surprise.',
    'A mechanic or motor assessor helps you understand a fault, read a French garage quote and buy or sell a vehicle without bad surprises.',
  ),
  profession: w('mécanicien automobile', 'car mechanic'),
  synonyms: list(
    'voiture | auto | véhicule | mécanique | garage | mécanicien | moto',
    'car | vehicle | mechanic | motoring | garage | motorbike | van',
  ),
  typicalQuestions: list(
    'Un voyant moteur est allumé, puis-je rouler ? | Le devis du garage est-il normal ? | Ma voiture d’occasion est tombée en panne, que dit la garantie ? | Quand faut-il changer la courroie de distribution ?',
    'The engine light is on, can I keep driving? | Is this garage quote reasonable? | My used car has broken down, what does the guarantee cover? | When should the timing belt be changed?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Mécaniciens et experts automobiles dont le diplôme ou l’inscription est vérifié.',
      'Mechanics and motor assessors whose diploma or registration has been checked.',
    ),
    w(
      'Freins, direction, fumée ou odeur de carburant : ne roulez pas avant qu’un professionnel ait vu le véhicule.',
      'Brakes, steering, smoke or a smell of fuel: do not drive until a professional has seen the vehicle.',
    ),
  ),
  intake: [required(vehicle), symptom, since, history, byWhen],
  subCategories: [
    full(
      sub(
        'panne-moteur',
        w('Panne et moteur', 'Breakdowns and engine'),
        w(
          'Moteur qui cale, fume, chauffe ou perd de la puissance.',
          'An engine that stalls, smokes, overheats or loses power.',
        ),
        list(
          'voiture en panne | moteur qui broute | surchauffe moteur | fumée blanche | vanne EGR | turbo | injecteurs | joint de culasse',
          'car broken down | engine misfire | overheating | white smoke | EGR valve | turbo | injectors | head gasket',
        ),
        list(
          'Ma voiture cale à chaud, quelle peut être la cause ? | De la fumée blanche sort de l’échappement, est-ce grave ?',
          'My car stalls when warm, what could it be? | White smoke comes out of the exhaust, is it serious?',
        ),
      ),
      {
        description: w(
          'Le mécanicien classe les causes probables de la plus simple à la plus coûteuse, vous dit si vous pouvez rouler et ce qu’il faut faire vérifier en premier.',
          'The mechanic ranks the likely causes from the simplest to the most expensive, tells you whether you can drive and what to have checked first.',
        ),
        typicalQuestions: list(
          'Puis-je rouler jusqu’au garage ? | Le garage veut changer le moteur, est-ce justifié ?',
          'Can I drive to the garage? | The garage wants to replace the engine, is that justified?',
        ),
        intake: [
          required(vehicle),
          required(symptom),
          since,
          text(
            'codes',
            w('Un garage ou une valise a-t-il relevé un code défaut ?', 'Has a garage or a reader found a fault code?'),
            w(
              'Un code comme P0300 désigne le circuit à contrôler.',
              'A code such as P0300 points to the circuit to check.',
            ),
            list('(code(s)? (defaut|erreur)|valise|obd|p\\d{4})', '(fault code|error code|scanner|obd|p\\d{4})'),
          ),
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'achat-vente-vehicule',
        w('Achat et vente d’occasion', 'Buying and selling used cars'),
        w(
          'Choisir, vérifier, négocier ; vice caché après la vente.',
          'Choosing, checking, negotiating; hidden defects after the sale.',
        ),
        list(
          'voiture d’occasion | vice caché automobile | HistoVec | compteur trafiqué | certificat de cession | mandataire',
          'used car | hidden defect | HistoVec | clocked mileage | certificate of sale | car dealer',
        ),
        list(
          'Que vérifier avant d’acheter une voiture d’occasion ? | Le moteur a lâché un mois après l’achat, que puis-je demander ?',
          'What should I check before buying a used car? | The engine failed a month after I bought it, what can I claim?',
        ),
      ),
      {
        description: w(
          'Avant l’achat, l’expert relit l’annonce, l’historique et le contrôle technique. Après, il vous aide à réunir les preuves d’un défaut antérieur à la vente.',
          'Before buying, the expert reads the advert, the history and the inspection report. Afterwards, they help you gather proof of a defect that was already there.',
        ),
        typicalQuestions: list(
          'Le vendeur particulier doit-il me rembourser ? | Ce prix est-il cohérent avec le kilométrage ?',
          'Must a private seller refund me? | Does this price make sense for the mileage?',
        ),
        intake: [
          required(vehicle),
          required(
            choice(
              'seller',
              w('Qui vend ou a vendu le véhicule ?', 'Who is selling or sold the vehicle?'),
              w(
                'Un professionnel doit une garantie légale, un particulier seulement celle des vices cachés.',
                'A dealer owes a statutory guarantee, a private seller only answers for hidden defects.',
              ),
              {
                professionnel: w('Un professionnel', 'A dealer'),
                particulier: w('Un particulier', 'A private seller'),
                moi: w('Je vends', 'I am selling'),
              },
              list(
                '(a|par|chez) un (particulier|garage|professionnel|concessionnaire|mandataire) | je vends ma',
                '(private seller|dealer|garage|dealership) | i am selling | selling my',
              ),
            ),
          ),
          date(
            'bought',
            w('Quand la vente a-t-elle eu lieu, ou aura-t-elle lieu ?', 'When did, or will, the sale take place?'),
            w('Les garanties se comptent à partir de cette date.', 'Guarantees are counted from that date.'),
          ),
          history,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'litige-garage-devis',
        w('Devis, facture et litige avec un garage', 'Garage quotes, bills and disputes'),
        w('Devis à relire, réparation ratée, facture contestée.', 'Quotes to read, failed repairs, disputed bills.'),
        list(
          'garagiste | réparation mal faite | devis garage | facture trop élevée | obligation de résultat | ordre de réparation',
          'garage dispute | bad repair | repair quote | overcharged | mechanic’s bill | work order',
        ),
        list(
          'Le garage n’a pas réparé la panne, dois-je payer ? | La facture dépasse le devis, est-ce permis ?',
          'The garage did not fix the fault, must I pay? | The bill is higher than the quote, is that allowed?',
        ),
      ),
      {
        description: w(
          'Le garagiste doit vous informer du prix et répondre de sa réparation. L’expert compare le devis, les heures et les pièces, puis vous dit quoi écrire.',
          'A garage must tell you the price and answer for its work. The expert compares the quote, the hours and the parts, then tells you what to write.',
        ),
        typicalQuestions: list(
          'Le garage peut-il garder ma voiture tant que je n’ai pas payé ?',
          'Can the garage keep my car until I pay?',
        ),
        intake: [
          required(vehicle),
          required(history),
          text(
            'amount',
            w('Quel montant est demandé, et pour quels travaux ?', 'How much is asked, and for what work?'),
            w(
              'Le prix des pièces et les heures se comparent aux barèmes.',
              'Parts and hours can be compared with standard times.',
            ),
            list('\\d[\\d ]*(€| euros?)', '(€|eur|euros?) ?\\d+ | \\d+ ?(€|eur|euros)'),
          ),
          date(
            'work',
            w('Quand la réparation a-t-elle été faite ?', 'When was the repair done?'),
            w(
              'Plus la panne suit de près, plus le lien est clair.',
              'The sooner the fault follows, the clearer the link.',
            ),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'voyants-tableau-de-bord',
      w('Voyants et électronique', 'Warning lights and electronics'),
      w('Voyant moteur, airbag, ABS, défaut affiché.', 'Engine, airbag or ABS lights, faults on display.'),
      list(
        'voyant moteur orange | voyant airbag | voyant ABS | antipollution | écran multimédia | clé non reconnue',
        'check engine light | airbag light | ABS light | emissions warning | infotainment | key not detected',
      ),
      list(
        'Le voyant antipollution s’allume, que faire ? | Ma clé n’est plus reconnue, comment démarrer ?',
        'The emissions light has come on, what should I do? | My key is no longer detected, how do I start?',
      ),
    ),
    sub(
      'batterie-demarrage',
      w('Batterie et démarrage', 'Battery and starting'),
      w('Batterie à plat, démarreur, alternateur.', 'Flat battery, starter motor, alternator.'),
      list(
        'batterie à plat | ne démarre pas | démarreur | alternateur | câbles de démarrage | booster',
        'flat battery | car won’t start | starter motor | alternator | jump leads | booster pack',
      ),
      list(
        'Ma batterie se vide en deux jours, pourquoi ? | Ma voiture fait clic et ne démarre pas, que vérifier ?',
        'My battery goes flat in two days, why? | My car clicks and will not start, what should I check?',
      ),
    ),
    sub(
      'entretien-revision',
      w('Entretien et révision', 'Servicing'),
      w('Vidange, distribution, filtres, carnet d’entretien.', 'Oil, timing belt, filters, service book.'),
      list(
        'vidange | courroie de distribution | révision | filtre à particules | huile moteur | bougies',
        'oil change | timing belt | service | particulate filter | engine oil | spark plugs',
      ),
      list(
        'À quel kilométrage changer la distribution ? | Puis-je faire l’entretien hors du réseau de la marque ?',
        'At what mileage is the timing belt due? | Can I have it serviced outside the brand’s network?',
      ),
    ),
    sub(
      'freins-pneus-direction',
      w('Freins, pneus et direction', 'Brakes, tyres and steering'),
      w('Usure, vibrations, géométrie, pneus d’hiver.', 'Wear, vibration, alignment, winter tyres.'),
      list(
        'plaquettes de frein | disques | pneu usé | parallélisme | direction dure | suspension | loi montagne',
        'brake pads | discs | worn tyre | wheel alignment | heavy steering | suspension | winter tyres',
      ),
      list(
        'Mes freins grincent, est-ce dangereux ? | Ma voiture tire à droite, pourquoi ?',
        'My brakes squeal, is it dangerous? | My car pulls to the right, why?',
      ),
    ),
    sub(
      'controle-technique',
      w('Contrôle technique', 'Roadworthiness test'),
      w('Préparer, comprendre les défaillances, contre-visite.', 'Preparing, understanding failures, retests.'),
      list(
        'contrôle technique | contre-visite | défaillance majeure | pollution | CT',
        'contrôle technique | MOT in France | retest | major defect | emissions test',
      ),
      list(
        'Combien de temps ai-je pour la contre-visite ? | Puis-je vendre ma voiture sans contrôle technique ?',
        'How long do I have for the retest? | Can I sell my car without a roadworthiness test?',
      ),
    ),
    sub(
      'voiture-electrique-hybride',
      w('Voiture électrique et hybride', 'Electric and hybrid cars'),
      w('Autonomie, recharge, batterie, borne à domicile.', 'Range, charging, battery, home chargers.'),
      list(
        'voiture électrique | borne de recharge | autonomie | batterie de traction | hybride rechargeable',
        'electric car | charging point | range | traction battery | plug-in hybrid | EV',
      ),
      list(
        'Mon autonomie a baissé de vingt pour cent, est-ce normal ? | Une prise ordinaire suffit-elle pour recharger ?',
        'My range has dropped by twenty per cent, is that normal? | Is an ordinary socket enough for charging?',
      ),
    ),
    sub(
      'carrosserie-climatisation',
      w('Carrosserie et climatisation', 'Bodywork and air conditioning'),
      w('Rayures, grêle, corrosion, vitrage, clim en panne.', 'Scratches, hail, rust, glass, air-con failures.'),
      list(
        'carrosserie | grêle | débosselage | pare-brise | climatisation voiture | rouille',
        'bodywork | hail damage | dent repair | windscreen | car air conditioning | rust',
      ),
      list(
        'Ma climatisation ne refroidit plus, faut-il la recharger ? | Une rayure profonde se répare-t-elle à la maison ?',
        'My air conditioning no longer cools, does it need gas? | Can a deep scratch be repaired at home?',
      ),
    ),
    sub(
      'moto-scooter-velo',
      w('Moto, scooter et vélo', 'Motorbikes, scooters and bicycles'),
      w('Deux-roues : panne, entretien, vélo électrique.', 'Two wheels: faults, servicing, electric bikes.'),
      list(
        'moto | scooter | deux-roues | vélo électrique | trottinette | kit chaîne',
        'motorbike | scooter | moped | electric bike | e-scooter | chain kit',
      ),
      list(
        'Mon scooter ne démarre plus après l’hiver, que faire ? | Mon vélo électrique s’éteint en côte, pourquoi ?',
        'My scooter will not start after the winter, what can I do? | My electric bike cuts out uphill, why?',
      ),
    ),
  ],
}
