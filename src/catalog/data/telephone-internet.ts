import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Une ligne coupée, un numéro à garder ou une facture à contester n’attendent pas.',
    'A dead line, a number to keep or a bill to contest cannot wait.',
  ),
  w(
    'Pour quand vous faut-il une réponse : ligne coupée, télétravail, résiliation en cours ?',
    'By when do you need an answer: line down, working from home, cancellation under way?',
  ),
)
const operator = text(
  'operator',
  w('Quel est votre opérateur, et quelle offre ou quelle box ?', 'Which operator, and which plan or router?'),
  w(
    'Chaque box a ses voyants, chaque contrat ses conditions.',
    'Every router has its lights, every contract its terms.',
  ),
  list(
    '(orange|sosh|free|freebox|sfr|red by|bouygues|bbox|livebox|b&you|la poste mobile|nrj mobile|prixtel|lebara|syma|coriolis)',
    '(orange|sosh|free mobile|freebox|sfr|bouygues|bbox|livebox|la poste mobile|lebara)',
  ),
)
const since = date(
  'since',
  w('Depuis quand, et est-ce permanent ou par moments ?', 'Since when, and is it constant or now and then?'),
  w(
    'Une coupure longue se signale, se date et peut se dédommager.',
    'A long cut is reported, dated and may be compensated.',
  ),
)
const tests = text(
  'tests',
  w(
    'Qu’avez-vous déjà testé : redémarrage, câble, autre appareil ?',
    'What have you tested: restart, cable, another device?',
  ),
  w('Cela sépare la panne de la box, du logement et du réseau.', 'It separates router, home and network faults.'),
  list(
    '(redemarr|rebranch|change (de |le )?cable|en ethernet|autre (appareil|telephone|ordinateur)|test de debit|voyants?)',
    '(restart|reboot|unplugg|ethernet|another (device|phone|computer)|speed test|lights?)',
  ),
)
const phone = text(
  'phone',
  w('Quel téléphone, et quelle version du système ?', 'Which phone, and which system version?'),
  w('Les réglages ne sont pas au même endroit.', 'Settings are not in the same place.'),
  list(
    '(iphone ?\\w*|ios \\d+|samsung|galaxy|xiaomi|redmi|pixel|huawei|honor|oppo|oneplus|nokia|motorola|android)',
    '(iphone ?\\w*|ios \\d+|samsung|galaxy|xiaomi|redmi|pixel|huawei|honor|oppo|oneplus|nokia|motorola|android)',
  ),
)
const contract = paper(
  'papers',
  w(
    'Avez-vous le contrat, la facture ou les échanges avec l’opérateur ?',
    'Do you have the contract, the bill or the exchanges with the operator?',
  ),
  w('La date d’engagement et les frais y sont écrits.', 'The commitment date and the fees are written there.'),
  list(
    '(facture|contrat|courrier|mail de|echeancier|ci-joint)',
    '(bill|invoice|contract|e-?mail from|letter|attached)',
  ),
)

export const telephoneInternet: Category = {
  slug: 'telephone-internet',
  name: w('Téléphone et internet', 'Phone and internet'),
  sentence: w('Box, fibre, mobile, forfait, opérateur.', 'Routers, fibre, mobiles, plans, operators.'),
  description: w(
    'Un technicien en télécoms vous aide à rétablir la ligne, à régler un téléphone, à changer d’opérateur ou à contester une facture.',
    'A telecoms technician helps you restore a line, set up a phone, change operator in France or contest a bill.',
  ),
  profession: w('technicien réseaux et télécoms', 'network technician'),
  synonyms: list(
    'internet | téléphonie | mobile | box | fibre optique | wifi | opérateur',
    'internet | broadband | mobile phone | router | fibre | wifi | operator',
  ),
  typicalQuestions: list(
    'Ma fibre est coupée depuis trois jours, que puis-je exiger ? | Mon wifi ne capte pas à l’étage, que faire ? | Comment changer d’opérateur en gardant mon numéro ? | Mon téléphone ne charge plus, est-il réparable ?',
    'My fibre has been down for three days, what can I demand? | The wifi does not reach upstairs, what can I do? | How do I change operator and keep my number? | My phone no longer charges, can it be repaired?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Techniciens réseaux et télécoms dont le diplôme est vérifié.',
      'Network and telecoms technicians whose qualifications have been checked.',
    ),
    w(
      'Ne communiquez jamais votre code RIO, un code reçu par message ou un mot de passe à qui vous appelle.',
      'Never give your RIO code, a code received by text or a password to someone who calls you.',
    ),
  ),
  intake: [required(operator), since, tests, contract, byWhen],
  subCategories: [
    full(
      sub(
        'panne-box-fibre',
        w('Panne de box ou de fibre', 'Router and fibre failures'),
        w('Plus de connexion, débit faible, coupures, raccordement.', 'No connection, low speed, cuts, installation.'),
        list(
          'panne internet | box ne se connecte plus | voyant rouge | fibre coupée | débit lent | raccordement fibre | ADSL',
          'internet down | router not connecting | red light | fibre cut | slow broadband | fibre installation | ADSL',
        ),
        list(
          'Ma box clignote rouge, que faire ? | Mon raccordement à la fibre échoue, qui doit payer les travaux ?',
          'My router flashes red, what should I do? | The fibre installation failed, who pays for the works?',
        ),
      ),
      {
        description: w(
          'Le technicien lit les voyants avec vous, localise la panne et vous dit comment la signaler pour qu’elle soit prise en charge, puis comment demander un dédommagement.',
          'The technician reads the lights with you, finds where the fault is, and tells you how to report it so that it is handled, then how to ask for compensation.',
        ),
        typicalQuestions: list(
          'Puis-je demander un remboursement pour les jours sans internet ?',
          'Can I ask for a refund for the days without internet?',
        ),
        intake: [
          required(operator),
          required(
            choice(
              'line',
              w('Quelle est votre connexion ?', 'What kind of connection is it?'),
              w(
                'La fibre, l’ADSL et la 4G ne tombent pas en panne pour les mêmes raisons.',
                'Fibre, ADSL and 4G fail for different reasons.',
              ),
              {
                fibre: w('Fibre', 'Fibre'),
                adsl: w('ADSL ou VDSL', 'ADSL or VDSL'),
                mobile: w('Box 4G ou 5G', '4G or 5G router'),
                autre: w('Satellite ou autre', 'Satellite or other'),
              },
              list(
                '(fibre|adsl|vdsl|box (4g|5g)|satellite|starlink)',
                '(fibre|fiber|adsl|vdsl|(4g|5g) (box|router)|satellite|starlink)',
              ),
            ),
          ),
          text(
            'lights',
            w('Quels voyants ou quel message la box affiche-t-elle ?', 'Which lights or message does the router show?'),
            w(
              'La couleur dit si le signal arrive jusqu’à la box.',
              'The colour tells whether the signal reaches the router.',
            ),
            list('(voyants?|clignote|rouge|orange fixe|vert|affiche)', '(lights?|flash|blink|red|green|displays?)'),
          ),
          since,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'litige-operateur-facture',
        w('Facture et litige avec un opérateur', 'Bills and disputes with an operator'),
        w(
          'Facture anormale, engagement, frais, matériel à rendre.',
          'Odd bills, commitments, fees, equipment to return.',
        ),
        list(
          'hors forfait | frais de résiliation | litige opérateur | médiateur des communications | numéro surtaxé | double facturation',
          'extra charges | cancellation fees | operator dispute | telecoms ombudsman | premium numbers | double billing',
        ),
        list(
          'On me facture une box que j’ai rendue, que faire ? | L’opérateur a changé mon prix, puis-je partir ?',
          'I am billed for a router I returned, what can I do? | The operator changed my price, may I leave?',
        ),
      ),
      {
        description: w(
          'L’expert relit la facture et le contrat, vous dit ce qui est dû, et prépare l’ordre des recours : service clients, service consommateurs, puis médiateur.',
          'The expert reads the bill and the contract, tells you what is owed and sets out the steps: customer service, complaints department, then the ombudsman.',
        ),
        typicalQuestions: list('Puis-je bloquer le prélèvement ?', 'Can I stop the direct debit?'),
        intake: [
          required(operator),
          required(contract),
          text(
            'amount',
            w('Quelle somme contestez-vous ?', 'What amount are you contesting?'),
            w('Le montant et la date figurent dans la réclamation.', 'The amount and the date go into the complaint.'),
            list('\\d[\\d ]*(€| euros?)', '(€|eur|euros?) ?\\d+ | \\d+ ?(€|eur|euros)'),
          ),
          text(
            'complaint',
            w('Avez-vous déjà réclamé, et par quel moyen ?', 'Have you already complained, and how?'),
            w(
              'Sans écrit daté, le médiateur ne peut pas être saisi.',
              'Without a dated letter the ombudsman cannot be seized.',
            ),
            list(
              '(reclam|appele le service|recommande|chat|ecrit a)',
              '(complain|called (customer|them)|registered letter|chat|wrote to)',
            ),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'changer-operateur-resiliation',
      w('Changer d’opérateur', 'Changing operator'),
      w(
        'Résilier, garder son numéro, éviter les doubles frais.',
        'Cancelling, keeping a number, avoiding double fees.',
      ),
      list(
        'RIO | portabilité | résilier internet | frais de résiliation | garder son numéro | changement d’opérateur',
        'RIO code | number portability | cancel broadband | keep my number | switch operator',
      ),
      list(
        'Comment garder mon numéro fixe en changeant de box ? | Je déménage, puis-je résilier sans frais ?',
        'How do I keep my landline number? | I am moving, can I cancel without fees?',
      ),
    ),
    sub(
      'wifi-maison',
      w('Wifi à la maison', 'Wifi at home'),
      w('Couverture, débit, répéteur, mot de passe.', 'Coverage, speed, repeaters, passwords.'),
      list(
        'wifi lent | répéteur wifi | wifi à l’étage | CPL | mot de passe wifi | zone blanche dans la maison',
        'slow wifi | wifi extender | wifi upstairs | mesh | wifi password | dead zone at home',
      ),
      list(
        'Répéteur, CPL ou câble : que choisir ? | Le wifi coupe toutes les heures, pourquoi ?',
        'Extender, powerline or cable: which one? | The wifi drops every hour, why?',
      ),
    ),
    full(
      sub(
        'smartphone-panne-reglage',
        w('Smartphone : panne et réglages', 'Smartphone faults and settings'),
        w(
          'Batterie, écran, stockage plein, transfert, lenteurs.',
          'Battery, screen, full storage, transfers, slowness.',
        ),
        list(
          'téléphone qui ne charge plus | écran cassé | stockage plein | iPhone | Android | batterie | téléphone mouillé',
          'phone not charging | cracked screen | storage full | iPhone | Android | battery | wet phone',
        ),
        list(
          'Mon téléphone est tombé dans l’eau, que faire ? | Comment transférer mes données vers un nouveau téléphone ?',
          'My phone fell into water, what should I do? | How do I transfer my data to a new phone?',
        ),
      ),
      {
        description: w(
          'Le technicien cherche d’abord le réglage qui suffit, sauve les photos, puis compare réparation, garantie et remplacement.',
          'The technician first looks for the setting that is enough, saves your photos, then compares repair, guarantee and replacement.',
        ),
        typicalQuestions: list('La réparation fait-elle perdre la garantie ?', 'Does a repair void the guarantee?'),
        intake: [
          required(phone),
          since,
          text(
            'event',
            w('A-t-il subi une chute, de l’eau ou une mise à jour ?', 'Has it been dropped, wet or updated?'),
            w('La cause décide de la garantie et de la réparation.', 'The cause decides the guarantee and the repair.'),
            list('(tombe|chute|eau|mouille|mise a jour|sans raison)', '(dropped|fell|water|wet|update|no reason)'),
          ),
          choice(
            'backup',
            w('Vos photos et contacts sont-ils sauvegardés ?', 'Are your photos and contacts backed up?'),
            w('On sauve avant de réinitialiser.', 'Saving comes before resetting.'),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No'), incertain: w('Je ne sais pas', 'I do not know') },
            list('(sauvegard|icloud|google photos|backup)', '(backup|backed up|icloud|google photos)'),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'forfait-mobile-reseau',
      w('Forfait et réseau mobile', 'Mobile plans and coverage'),
      w('Réseau faible, APN, eSIM, choix d’un forfait.', 'Weak signal, APN, eSIM, choosing a plan.'),
      list(
        'pas de réseau | 4G qui ne marche pas | eSIM | carte SIM | APN | forfait mobile | appels wifi',
        'no signal | 4G not working | eSIM | SIM card | APN | mobile plan | wifi calling',
      ),
      list(
        'Je ne capte pas chez moi, que peut faire l’opérateur ? | Ma carte SIM n’est pas reconnue, pourquoi ?',
        'I have no signal at home, what can the operator do? | My SIM card is not recognised, why?',
      ),
    ),
    sub(
      'demarchage-arnaque-telephone',
      w('Démarchage et arnaques par téléphone', 'Nuisance calls and phone scams'),
      w('Appels indésirables, faux conseiller, SMS piégés.', 'Unwanted calls, fake advisers, trap messages.'),
      list(
        'démarchage téléphonique | SMS frauduleux | 33700 | faux conseiller | spoofing | Bloctel',
        'cold calls | scam text | 33700 | fake adviser | number spoofing | Bloctel',
      ),
      list(
        'J’ai répondu à un SMS frauduleux, que faire ? | Comment bloquer le démarchage ?',
        'I replied to a scam text, what should I do? | How do I stop cold calls?',
      ),
    ),
    sub(
      'telephone-perdu-vole',
      w('Téléphone perdu ou volé', 'Lost or stolen phone'),
      w('Localiser, bloquer, prévenir, récupérer ses comptes.', 'Locating, blocking, reporting, recovering accounts.'),
      list(
        'téléphone volé | IMEI | bloquer la ligne | localiser mon téléphone | carte SIM volée',
        'stolen phone | IMEI | block the line | find my phone | stolen SIM',
      ),
      list(
        'On m’a volé mon téléphone, que faire en premier ? | Comment trouver mon numéro IMEI ?',
        'My phone was stolen, what comes first? | How do I find my IMEI number?',
      ),
    ),
    sub(
      'telephone-etranger-itinerance',
      w('Téléphone à l’étranger', 'Using a phone abroad'),
      w('Itinérance, hors Europe, arrivée en France.', 'Roaming, outside Europe, arriving in France.'),
      list(
        'itinérance | roaming | forfait étranger | carte SIM voyage | facture vacances',
        'roaming | abroad | travel SIM | French SIM for newcomers | holiday bill',
      ),
      list(
        'Combien coûte internet hors d’Europe avec mon forfait ? | J’ai une facture de roaming énorme, puis-je contester ?',
        'What does data cost outside Europe on my plan? | I got a huge roaming bill, can I contest it?',
      ),
    ),
    sub(
      'television-decodeur',
      w('Télévision et décodeur', 'Television and set-top boxes'),
      w('TNT, décodeur, applications, écran sans signal.', 'Digital TV, boxes, apps, no signal.'),
      list(
        'décodeur TV | TNT | pas de signal | antenne râteau | télévision connectée | chaînes perdues',
        'set-top box | digital TV | no signal | aerial | smart TV | missing channels',
      ),
      list(
        'Ma télévision affiche « aucun signal », que vérifier ? | J’ai perdu des chaînes TNT, pourquoi ?',
        'My TV says “no signal”, what should I check? | I have lost channels, why?',
      ),
    ),
  ],
}
