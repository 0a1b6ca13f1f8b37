import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const otherSide = party(
  w(
    'Qui est l’autre partie : vendeur, acheteur, agence, promoteur, voisin, et son nom ?',
    'Who is the other party (seller, buyer, agency, developer, neighbour), and their name?',
  ),
  list(
    "(le vendeur|l'acheteur|l'acquereur|l'agence|le promoteur|le voisin|le notaire|maitre) (s'appelle|est|[a-z]+ immobilier) | (orpi|century ?21|laforet|guy hoquet|iad|safti|nexity|bouygues|kaufman|foncia|era)",
    '(seller|buyer|agency|agent|developer|neighbour|notaire) (is|called|named) | (orpi|century ?21|laforet|iad|safti|nexity|bouygues|foncia|leggett)',
  ),
)
const byWhen = deadline(
  w(
    'Dix jours pour se rétracter, des semaines pour lever une condition : les dates se comptent.',
    'Ten days to withdraw, weeks to lift a condition: the dates count.',
  ),
  w(
    'Y a-t-il une date proche : signature, rétractation, fin de la condition suspensive ?',
    'Is there a date coming: a signature, withdrawal, the end of a condition?',
  ),
)
const stage = choice(
  'stage',
  w('Où en êtes-vous ?', 'What stage have you reached?'),
  w(
    'On négocie avant la signature, on fait valoir ses droits après.',
    'Before signing one negotiates, after it one claims.',
  ),
  {
    projet: w('Je réfléchis', 'Thinking about it'),
    offre: w('Offre faite ou reçue', 'Offer made or received'),
    compromis: w('Compromis ou promesse signé', 'Preliminary contract signed'),
    acte: w('Acte signé chez le notaire', 'Deed signed at the notary'),
  },
  list(
    "(offre d'achat|compromis|promesse de vente|acte (authentique|definitif|de vente)|(avons|ai) (achete|vendu|signe)|chez le notaire)",
    '(made an offer|offer accepted|compromis|preliminary contract|deed|completion|(have )?(bought|sold|signed)|at the notaire)',
  ),
)
const property = text(
  'property',
  w(
    'De quel bien s’agit-il : maison, appartement, terrain, et où ?',
    'Which property is it: house, flat, land, and where?',
  ),
  w('Les règles changent avec le bien et la commune.', 'The rules change with the property and the town.'),
  list(
    '(maison|appartement|studio|terrain|grange|local|immeuble|garage|vefa|ferme|chalet|villa)',
    '(house|flat|apartment|studio|land|plot|barn|building|garage|off-plan|farmhouse|chalet|villa|cottage)',
  ),
)
const happened = date(
  'when',
  w('Quand avez-vous signé ou découvert le problème ?', 'When did you sign or discover the problem?'),
  w('Les recours ont des durées.', 'Remedies last a fixed time.'),
)
const papers = paper(
  'papers',
  w(
    'Avez-vous le compromis, l’acte, les diagnostics ou les échanges ?',
    'Do you have the contract, the deed, the surveys or the messages?',
  ),
  w('La réponse est souvent dans une clause.', 'The answer is often in a clause.'),
  list(
    '(compromis (dit|prevoit|precise)|acte (dit|prevoit|mentionne)|diagnostics?|dpe|mails?|courrier|ci-joint)',
    '(contract (says|states)|deed (says|states)|surveys?|dpe|emails?|letter|attached)',
  ),
)

export const immobilier: Category = {
  slug: 'immobilier',
  name: w('Achat et vente immobilière', 'Buying and selling property'),
  sentence: w(
    'Acheter, vendre, faire construire, limites, servitudes.',
    'Buying, selling, off-plan, boundaries, rights of way in France.',
  ),
  description: w(
    'Un notaire ou un avocat en droit immobilier relit votre compromis, explique les frais et vous dit quoi vérifier avant de signer.',
    'A notary or property lawyer reads your contract, explains the costs and tells you what to check before signing.',
  ),
  profession: w('notaire ou avocat en droit immobilier', 'notary or property lawyer'),
  synonyms: list(
    'notaire | achat immobilier | vente de maison | appartement à vendre | compromis de vente | agence immobilière | terrain | propriété | transaction',
    'notaire | buying property | house purchase | selling a house | estate agent | land | conveyancing | sale agreement | property in France',
  ),
  typicalQuestions: list(
    'Puis-je me rétracter après avoir signé un compromis ? | Combien de frais de notaire vais-je payer ? | La maison achetée a un vice caché, que faire ? | Mon voisin passe sur mon terrain, en a-t-il le droit ?',
    'Can I withdraw after signing a compromis? | How much are notary fees in France? | The house I bought has a hidden defect, what can I do? | Does my neighbour have a right of way over my land?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Notaires, avocats en droit immobilier et juristes habilités, titres vérifiés.',
      'Notaries, property lawyers and authorised legal advisers, with verified titles.',
    ),
  ),
  intake: [required(stage), property, happened, papers, otherSide, byWhen],
  subCategories: [
    full(
      sub(
        'compromis-achat',
        w('Acheter : offre, compromis, acte', 'Buying: offer, contract, deed'),
        w(
          'Offre, rétractation, conditions suspensives, frais, signature.',
          'Offers, withdrawal, conditions, costs, completion.',
        ),
        list(
          'compromis de vente | promesse de vente | offre d’achat | condition suspensive | délai de rétractation immobilier | frais de notaire | dépôt de garantie compromis | clause pénale | acte authentique | premier achat',
          'compromis de vente | purchase offer | sale agreement | cooling-off period property | notary fees | deposit on a house | loan condition | completion | first-time buyer | buying process',
        ),
        list(
          'Le vendeur se retire après avoir accepté mon offre, que faire ? | Mon prêt est refusé, vais-je perdre mon dépôt ?',
          'The seller pulls out after accepting my offer, what can I do? | My loan is refused, will I lose my deposit?',
        ),
      ),
      {
        description: w(
          'De l’offre à l’acte, l’expert relit les clauses, compte les délais et vous dit ce qui vous engage et ce qui ne vous engage pas.',
          'From the offer to the deed, the expert reads the clauses, counts the time limits and tells you what binds you and what does not.',
        ),
        typicalQuestions: list(
          'À quoi faut-il penser avant d’acheter à deux sans être mariés ?',
          'What should an unmarried couple think of before buying together?',
        ),
        intake: [
          required(stage),
          choice(
            'side',
            w('Êtes-vous l’acheteur ou le vendeur ?', 'Are you the buyer or the seller?'),
            w('Chacun a ses délais et ses obligations.', 'Each has their own time limits and duties.'),
            { acheteur: w('Acheteur', 'Buyer'), vendeur: w('Vendeur', 'Seller') },
            list(
              "(j'achete|nous achetons|acheteur|acquereur|je vends|nous vendons|vendeur|vendre (ma|mon|notre))",
              "(i am buying|i'm buying|we are buying|we're buying|buyer|i am selling|i'm selling|we are selling|my buyer|sell my)",
            ),
          ),
          property,
          otherSide,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'vice-cache-maison',
        w('Vice caché après l’achat', 'Hidden defects after buying'),
        w(
          'Humidité, mérule, toiture, assainissement, surface fausse.',
          'Damp, dry rot, roofs, drainage, wrong floor area.',
        ),
        list(
          'vice caché maison | mérule | termites | fissures découvertes après l’achat | assainissement non conforme | toiture qui fuit après la vente | erreur de surface Carrez | vendeur qui a caché',
          'hidden defect house | dry rot | termites | cracks found after purchase | septic tank not compliant | roof leaks after sale | wrong floor area | seller hid',
        ),
        list(
          'Nous avons découvert de la mérule après l’achat, que faire ? | Le vendeur savait pour les fissures, comment le prouver ?',
          'We found dry rot after buying, what can we do? | The seller knew about the cracks, how do we prove it?',
        ),
      ),
      {
        description: w(
          'Deux ans à partir de la découverte, une preuve à bâtir, une clause d’exclusion à lire : l’expert dit si le recours tient et par quoi commencer.',
          'Two years from the discovery, proof to build, an exclusion clause to read: the expert says whether the claim holds and where to start.',
        ),
        typicalQuestions: list(
          'Puis-je annuler la vente ou demander une baisse de prix ?',
          'Can I undo the sale or ask for a lower price?',
        ),
        intake: [
          required(
            text(
              'defect',
              w(
                'Quel est le défaut, et quand l’avez-vous découvert ?',
                'What is the defect, and when did you find it?',
              ),
              w('Il doit être grave, caché et ancien.', 'It must be serious, hidden and older than the sale.'),
              list(
                '(humid|moisi|merule|termite|fissur|toit|fuite|assainissement|fosse|plomb|amiante|surface|electri|chauffage)',
                '(damp|mould|rot|termite|crack|roof|leak|septic|drain|lead|asbestos|floor area|wiring|heating)',
              ),
            ),
          ),
          text(
            'cost',
            w('Que coûterait la réparation, et qui l’a chiffrée ?', 'What would the repair cost, and who priced it?'),
            w('La gravité se mesure aussi au prix.', 'Seriousness is also measured by cost.'),
            list('\\d[\\d .]*(€|k€|euros?) | devis', '(€|eur|£) ?\\d+ | \\d[\\d,.]*k? ?(€|eur|euros?) | quote'),
          ),
          happened,
          otherSide,
          byWhen,
        ],
      },
    ),
    sub(
      'vendre-son-bien',
      w('Vendre son bien', 'Selling a property'),
      w(
        'Prix, mandat, diagnostics, offre, plus-value, vente entre particuliers.',
        'Price, mandates, surveys, offers, private sales.',
      ),
      list(
        'vendre ma maison | estimation | mandat exclusif | diagnostics obligatoires | DPE | vente entre particuliers | acheteur qui se désiste | vendre avec un locataire',
        'sell my house | valuation | exclusive mandate | compulsory surveys | energy rating | private sale | buyer pulls out | sell with a tenant',
      ),
      list(
        'Puis-je vendre sans agence malgré mon mandat exclusif ? | L’acheteur se rétracte, que me doit-il ?',
        'Can I sell privately despite an exclusive mandate? | The buyer withdraws, what am I owed?',
      ),
    ),
    sub(
      'agence-immobiliere',
      w('Agence immobilière', 'Estate agents'),
      w('Mandat, honoraires, négociation, faute de l’agent.', 'Mandates, fees, negotiation, agents at fault.'),
      list(
        'agent immobilier | commission d’agence | honoraires d’agence | mandat de vente | bon de visite | carte professionnelle | agence malhonnête',
        'estate agent | agency commission | agent fees | sale mandate | viewing slip | dishonest agent',
      ),
      list(
        'L’agence me réclame sa commission alors que j’ai trouvé seul, dois-je payer ? | L’agent a caché un défaut, est-il responsable ?',
        'The agency claims a commission though I found the buyer, must I pay? | Is the agent liable for hiding a defect?',
      ),
    ),
    sub(
      'achat-neuf-vefa',
      w('Achat sur plan et neuf', 'New builds and off-plan'),
      w('Retard de livraison, réserves, garanties, promoteur.', 'Late delivery, snags, guarantees, developers.'),
      list(
        'VEFA | achat sur plan | retard de livraison promoteur | levée de réserves | garantie de parfait achèvement | appels de fonds | contrat de construction de maison individuelle',
        'off-plan | new build | late delivery developer | snag list | completion guarantee | stage payments | house building contract',
      ),
      list(
        'Le promoteur a huit mois de retard, à quoi ai-je droit ? | Les réserves ne sont pas levées, que faire ?',
        'The developer is eight months late, what am I owed? | The snags are not fixed, what can I do?',
      ),
    ),
    sub(
      'servitude-bornage-mitoyennete',
      w('Limites, servitudes, mitoyenneté', 'Boundaries and rights of way'),
      w(
        'Bornage, droit de passage, mur mitoyen, vue, empiètement.',
        'Boundary marking, rights of way, party walls, overlooking, encroachment.',
      ),
      list(
        'servitude de passage | bornage | géomètre | mur mitoyen | empiètement | vue sur mon terrain | limite de propriété | cadastre | chemin privé',
        'right of way | boundary | surveyor | party wall | encroachment | overlooking | property line | land registry | private road',
      ),
      list(
        'Le voisin a construit sur mon terrain, que faire ? | Qui paie le bornage ?',
        'My neighbour built on my land, what can I do? | Who pays for marking the boundary?',
      ),
    ),
    sub(
      'investissement-locatif',
      w('Investissement locatif', 'Buying to let'),
      w(
        'Rendement, statut, copropriété, gestion, location saisonnière.',
        'Yield, status, co-ownership, management, holiday lets.',
      ),
      list(
        'investir dans l’immobilier | rendement locatif | acheter pour louer | immeuble de rapport | SCI familiale | gestion locative | location saisonnière achat | division d’un appartement',
        'buy to let | rental yield | invest in property | family SCI | letting management | holiday let purchase | split a flat',
      ),
      list(
        'SCI ou nom propre pour un premier achat locatif ? | Comment calculer un rendement honnête ?',
        'SCI or own name for a first buy-to-let? | Can I run a gîte in the house I am buying?',
      ),
    ),
    sub(
      'viager-demembrement',
      w('Viager, usufruit et nue-propriété', 'Life annuity and split ownership'),
      w(
        'Vendre en viager, calculer une rente, usufruit, bouquet.',
        'Selling for a life annuity, working out the rent, usufruct.',
      ),
      list(
        'viager | bouquet | rente viagère | usufruit | nue-propriété | droit d’usage et d’habitation',
        'viager | life annuity sale | usufruct | bare ownership | right to live there | annuity property',
      ),
      list(
        'Comment se calcule une rente viagère ? | Qui paie les travaux, l’usufruitier ou le nu-propriétaire ?',
        'How does buying en viager work? | Who pays for works, the usufructuary or the bare owner?',
      ),
    ),
    sub(
      'achat-a-plusieurs-indivision',
      w('Acheter à plusieurs, indivision', 'Buying together, joint ownership'),
      w(
        'Couple non marié, parts, rachat de soulte, sortie d’indivision.',
        'Unmarried couples, shares, buying out, leaving joint ownership.',
      ),
      list(
        'indivision | rachat de soulte | acheter en couple | convention d’indivision | quote-part | séparation maison | tontine | racheter la part de mon ex',
        'joint ownership | buy out my ex | buying as a couple | shares in the house | leave joint ownership | tontine clause | unmarried buyers',
      ),
      list(
        'Comment racheter la part de mon ex ? | Mon frère refuse de vendre notre bien commun, que faire ?',
        'How do I buy out my ex’s share? | My brother refuses to sell our shared house, what can I do?',
      ),
    ),
    sub(
      'achat-etranger-non-resident',
      w('Acheter depuis l’étranger', 'Buying from abroad'),
      w(
        'Non-résidents, procuration, transfert d’argent, traduction.',
        'Non-residents, powers of attorney, moving funds, translation.',
      ),
      list(
        'acheter en France depuis l’étranger | non-résident achat | procuration notariée | résidence secondaire achat | acheteur étranger',
        'buy a house in France | second home | foreign buyer | power of attorney purchase | moving funds | holiday home | buying after Brexit',
      ),
      list(
        'Puis-je signer chez le notaire sans venir ? | Un étranger peut-il acheter sans restriction ?',
        'Can I complete without coming to France? | Can a British citizen still buy a house in France?',
      ),
    ),
  ],
}
