import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Une réception, un devis à signer ou une infiltration fixent le calendrier.',
    'A handover, a quote to sign or a leak sets the calendar.',
  ),
  w(
    'Y a-t-il une date proche : signature, réception, début du chantier, intempéries ?',
    'Is there a date coming: signing, handover, start of works, bad weather?',
  ),
)
const works = text(
  'works',
  w('Quels travaux, dans quelle pièce et sur quelle surface ?', 'What works, in which room and over what area?'),
  w('La surface et le support décident de la méthode et du prix.', 'Area and surface decide the method and the price.'),
  list(
    '\\d+ ?(m2|m²|metres|mq) | (cuisine|salle de bains?|toiture|facade|combles|terrasse|extension|salon|garage|cave|sous-sol)',
    '\\d+ ?(m2|m²|square|sq) | (kitchen|bathroom|roof|facade|loft|terrace|extension|living room|garage|cellar|basement)',
  ),
)
const building = text(
  'building',
  w(
    'Quel bâtiment : maison ou appartement, année, type de murs ?',
    'What building: house or flat, year, kind of walls?',
  ),
  w('On ne traite pas une pierre ancienne comme un parpaing.', 'Old stone is not treated like concrete block.'),
  list(
    '(maison|appartement|immeuble|pavillon|grange)[^.]{0,50}(\\d{4}|annees \\d\\d|pierre|brique|parpaing|beton|bois|ancienne)',
    '(house|flat|apartment|barn|cottage|building)[^.]{0,50}(\\d{4}|stone|brick|block|concrete|timber|old)',
  ),
)
const quote = paper(
  'papers',
  w('Avez-vous le devis, les plans ou des photos ?', 'Do you have the quote, the plans or photos?'),
  w('Un devis se juge ligne à ligne.', 'A quote is judged line by line.'),
  list('(devis|plans?|photos?|facture|ci-joint)', '(quote|estimate|plans?|photos?|invoice|attached)'),
)
const since = date(
  'since',
  w(
    'Depuis quand, et à quelle date les travaux ont-ils été réceptionnés ?',
    'Since when, and on what date were the works accepted?',
  ),
  w('Les garanties partent de la réception.', 'Guarantees run from acceptance of the works.'),
)

export const travaux: Category = {
  slug: 'travaux',
  name: w('Travaux et rénovation', 'Building works'),
  sentence: w(
    'Devis, chantier, isolation, toiture, malfaçons, permis.',
    'Quotes, building sites, insulation, roofs, defects, permits.',
  ),
  description: w(
    'Un conducteur de travaux ou un architecte relit vos devis, choisit la bonne méthode et vous aide quand le chantier tourne mal.',
    'A site manager or architect reads your French quotes, picks the right method and helps when the works go wrong.',
  ),
  profession: w('conducteur de travaux', 'site manager'),
  synonyms: list(
    'rénovation | bâtiment | chantier | artisan | construction | maçonnerie',
    'renovation | building | construction | contractor | home improvement | masonry',
  ),
  typicalQuestions: list(
    'Ce devis de rénovation est-il correct ? | L’artisan a abandonné le chantier, que faire ? | Faut-il une autorisation pour mes travaux ? | D’où vient cette fissure ?',
    'Is this renovation quote fair? | The builder has abandoned the site, what can I do? | Do I need permission for my works? | Where does this crack come from?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Conducteurs de travaux, architectes inscrits à l’Ordre et artisans dont le diplôme est vérifié.',
      'Site managers, registered architects and tradespeople whose qualifications have been checked.',
    ),
    w(
      'Un mur porteur, une toiture ou un matériau qui peut contenir de l’amiante ne se touche pas sans avis sur place.',
      'Load-bearing walls, roofs and materials that may contain asbestos are not touched without advice on site.',
    ),
  ),
  intake: [required(works), building, quote, since, byWhen],
  subCategories: [
    full(
      sub(
        'devis-artisan-prix',
        w('Devis et choix d’un artisan', 'Quotes and choosing a builder'),
        w(
          'Lire, comparer, négocier ; acomptes et assurances.',
          'Reading, comparing, negotiating; deposits and insurance.',
        ),
        list(
          'devis travaux | prix au mètre carré | acompte | assurance décennale | artisan RGE | comparer des devis',
          'building quote | price per square metre | deposit | ten-year insurance | RGE builder | comparing quotes',
        ),
        list(
          'Ce devis de salle de bains est-il trop cher ? | Quel acompte est normal à la signature ?',
          'Is this bathroom quote too expensive? | What deposit is normal when signing?',
        ),
      ),
      {
        description: w(
          'L’expert relit chaque ligne, repère ce qui manque, vérifie les assurances à demander et vous dit quoi négocier avant de signer.',
          'The expert reads every line, spots what is missing, checks which insurance to ask for and tells you what to negotiate before signing.',
        ),
        typicalQuestions: list(
          'Que doit contenir un devis ? | Puis-je me rétracter ?',
          'What must a quote contain? | Can I withdraw?',
        ),
        intake: [
          required(works),
          required(quote),
          text(
            'amount',
            w(
              'Quel est le montant du devis, et combien en avez-vous reçu ?',
              'How much is the quote, and how many have you had?',
            ),
            w('Trois devis donnent une idée juste du prix.', 'Three quotes give a fair idea of the price.'),
            list('\\d[\\d ]*(€| euros?)', '(€|eur|euros?) ?\\d+ | \\d+ ?(€|eur|euros)'),
          ),
          building,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'malfacons-chantier-abandonne',
        w('Malfaçons et chantier abandonné', 'Defects and abandoned works'),
        w('Travaux mal faits, retards, réserves, garanties.', 'Poor work, delays, reserves, guarantees.'),
        list(
          'malfaçon | garantie décennale | parfait achèvement | abandon de chantier | réserves | réception des travaux',
          'defective work | ten-year guarantee | snagging | abandoned site | handover | builder dispute',
        ),
        list(
          'Le carrelage se décolle un an après, qui doit payer ? | L’artisan ne revient pas et a pris un acompte, que faire ?',
          'The tiles are coming off after a year, who pays? | The builder took a deposit and does not come back, what can I do?',
        ),
      ),
      {
        description: w(
          'Un an, deux ans, dix ans : l’expert rattache chaque défaut à sa garantie, vous aide à le constater et rédige avec vous la mise en demeure.',
          'One year, two years, ten years: the expert links each defect to its guarantee, helps you record it and drafts the formal letter with you.',
        ),
        typicalQuestions: list('Puis-je retenir le solde de la facture ?', 'Can I hold back the balance of the bill?'),
        intake: [
          required(
            text(
              'defect',
              w('Quel défaut, et où ?', 'What is the defect, and where?'),
              w(
                'Ce qui touche la solidité ou l’usage relève de dix ans de garantie.',
                'What affects solidity or use is covered for ten years.',
              ),
              list(
                '(fissure|infiltration|decoll|fuite|humidite|pas fini|abandon|mal pose|penche|casse)',
                '(crack|leak|coming off|damp|unfinished|abandon|badly|sloping|broken)',
              ),
            ),
          ),
          required(since),
          party(
            w('Qui a fait les travaux : nom de l’entreprise ?', 'Who did the works: name of the company?'),
            list(
              "(entreprise|societe|artisan) (s'appelle|est|[a-z]+ (renovation|batiment|sarl|sas))",
              '(company|builder|contractor) (is|called|named)',
            ),
          ),
          quote,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'isolation-renovation-energetique',
        w('Isolation et rénovation énergétique', 'Insulation and energy renovation'),
        w('Combles, murs, fenêtres, aides, ordre des travaux.', 'Lofts, walls, windows, grants, order of works.'),
        list(
          'isolation | MaPrimeRénov’ | DPE | combles | ITE | fenêtres double vitrage | pont thermique',
          'insulation | energy grant | energy rating | loft | external insulation | double glazing | thermal bridge',
        ),
        list(
          'Par quoi commencer pour isoler ma maison ? | Ai-je droit à une aide pour mes fenêtres ?',
          'Where should I start to insulate my house? | Can I get a grant for my windows?',
        ),
      ),
      {
        description: w(
          'L’expert classe les travaux selon ce qu’ils font gagner, sans créer d’humidité, et vous dit quelles aides se demandent avant de signer.',
          'The expert ranks the works by what they save, without creating damp, and tells you which grants must be requested before signing.',
        ),
        typicalQuestions: list('Isoler par l’intérieur ou par l’extérieur ?', 'Insulate inside or outside?'),
        intake: [
          required(building),
          required(works),
          text(
            'heating',
            w('Quel chauffage et quelle facture par an ?', 'What heating, and what yearly bill?'),
            w('Le gain se mesure sur la facture.', 'Savings are measured on the bill.'),
            list(
              '(gaz|fioul|electrique|pompe a chaleur|poele|bois|granules)',
              '(gas|oil|electric|heat pump|stove|wood|pellet)',
            ),
          ),
          choice(
            'signed',
            w('Avez-vous déjà signé un devis ?', 'Have you already signed a quote?'),
            w('La plupart des aides se demandent avant la signature.', 'Most grants must be requested before signing.'),
            { non: w('Non', 'No'), oui: w('Oui', 'Yes') },
            list("(j'ai|pas encore|deja|avant de) (signe|signer)", '(have|already|not yet|before) (signed|signing)'),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'permis-declaration-travaux',
      w('Permis et déclaration de travaux', 'Planning permission'),
      w('Extension, abri, façade, clôture, règles locales.', 'Extensions, sheds, facades, fences, local rules.'),
      list(
        'permis de construire | déclaration préalable | PLU | Bâtiments de France | surface de plancher | extension',
        'planning permission | prior declaration | local plan | listed area | floor area | extension',
      ),
      list(
        'Faut-il une autorisation pour un abri de jardin ? | Ma mairie refuse mon projet, que faire ?',
        'Do I need permission for a garden shed? | The town hall refuses my project, what can I do?',
      ),
    ),
    sub(
      'toiture-charpente',
      w('Toiture et charpente', 'Roofs and roof timbers'),
      w('Fuite, tuiles, gouttières, nettoyage, bois attaqué.', 'Leaks, tiles, gutters, cleaning, attacked timber.'),
      list(
        'toiture qui fuit | tuiles cassées | couvreur | gouttière | charpente | démoussage | zinguerie',
        'leaking roof | broken tiles | roofer | gutter | roof timbers | moss removal | flashing',
      ),
      list(
        'L’eau entre près de la cheminée, d’où vient-elle ? | Un démarcheur propose de nettoyer mon toit, dois-je accepter ?',
        'Water comes in near the chimney, from where? | A doorstep seller offers to clean my roof, should I accept?',
      ),
    ),
    sub(
      'humidite-fissures',
      w('Humidité et fissures', 'Damp and cracks'),
      w('Remontées, infiltrations, sécheresse, surveillance.', 'Rising damp, leaks, drought, monitoring.'),
      list(
        'remontées capillaires | salpêtre | fissure en escalier | infiltration | condensation | retrait-gonflement des argiles',
        'rising damp | salts on walls | stair-step crack | water ingress | condensation | clay shrinkage',
      ),
      list(
        'Cette fissure est-elle dangereuse ? | Mes murs sont humides en bas, que faire ?',
        'Is this crack dangerous? | My walls are damp at the bottom, what can I do?',
      ),
    ),
    sub(
      'salle-de-bains-cuisine',
      w('Salle de bains et cuisine', 'Bathrooms and kitchens'),
      w('Concevoir, carreler, étancher, budgéter.', 'Designing, tiling, waterproofing, budgeting.'),
      list(
        'rénover salle de bains | douche à l’italienne | carrelage | cuisine équipée | plan de travail | étanchéité',
        'bathroom renovation | walk-in shower | tiling | fitted kitchen | worktop | waterproofing',
      ),
      list(
        'Peut-on poser une douche à l’italienne à l’étage ? | Quel budget pour une cuisine de dix mètres carrés ?',
        'Can a walk-in shower go upstairs? | What budget for a ten-square-metre kitchen?',
      ),
    ),
    sub(
      'murs-sols-peinture',
      w('Murs, sols et peinture', 'Walls, floors and paint'),
      w('Parquet, enduit, peinture, cloison, faux plafond.', 'Wood floors, plaster, paint, partitions, ceilings.'),
      list(
        'peinture qui cloque | parquet | enduit | placo | cloison | ragréage | papier peint',
        'peeling paint | wood floor | plaster | plasterboard | partition | levelling | wallpaper',
      ),
      list(
        'Comment préparer un mur qui s’effrite ? | Puis-je poser du parquet sur un vieux carrelage ?',
        'How do I prepare a crumbling wall? | Can I lay wood over old tiles?',
      ),
    ),
    sub(
      'mur-porteur-structure',
      w('Mur porteur et structure', 'Load-bearing walls and structure'),
      w('Ouvrir un mur, plancher, fondations, étude.', 'Opening walls, floors, foundations, surveys.'),
      list(
        'mur porteur | IPN | ouvrir une cloison | bureau d’études | plancher qui fléchit | fondations',
        'load-bearing wall | steel beam | knock through | structural engineer | sagging floor | foundations',
      ),
      list(
        'Comment savoir si un mur est porteur ? | Faut-il un accord de la copropriété pour ouvrir un mur ?',
        'How can I tell whether a wall is load-bearing? | Do co-owners have to agree to opening a wall?',
      ),
    ),
    sub(
      'fenetres-portes-menuiserie',
      w('Fenêtres, portes et menuiserie', 'Windows, doors and joinery'),
      w('Pose, réglage, volets, serrures, buée.', 'Fitting, adjusting, shutters, locks, misting.'),
      list(
        'fenêtre PVC | porte qui frotte | volet roulant | serrure bloquée | buée entre les vitres | menuisier',
        'PVC window | sticking door | roller shutter | jammed lock | misted glazing | joiner',
      ),
      list(
        'Il y a de la buée entre mes deux vitres, que faire ? | Mon volet roulant est bloqué, comment le réparer ?',
        'There is mist between the panes, what can I do? | My roller shutter is stuck, how do I fix it?',
      ),
    ),
    sub(
      'amiante-plomb-nuisibles',
      w('Amiante, plomb et nuisibles du bois', 'Asbestos, lead and timber pests'),
      w('Repérer sans toucher, diagnostics, traitement.', 'Spotting without touching, surveys, treatment.'),
      list(
        'amiante | fibrociment | peinture au plomb | termites | mérule | capricornes | diagnostic',
        'asbestos | fibre cement | lead paint | termites | dry rot | longhorn beetle | survey',
      ),
      list(
        'Mon toit en plaques ondulées contient-il de l’amiante ? | Comment reconnaître la mérule ?',
        'Does my corrugated roof contain asbestos? | How do I recognise dry rot?',
      ),
    ),
  ],
}
