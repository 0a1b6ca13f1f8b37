// The names by which people refer to a field when they say that their question is, or is not, about it.

import type { Locale } from '../category.ts'
import { cueList } from '../cue-list.ts'

/**
 * Without accents, by category. Only words that name the field itself: « ce n'est pas le patron » speaks of a person,
 * not of employment law.
 */
const called: Readonly<Record<string, Record<Locale, string>>> = {
  justice: {
    fr: 'justice | droit | juridique | judiciaire | penal | avocat | question de droit | droit et justice',
    en: 'law | legal | justice | law and justice | lawyer | the law | criminal',
  },
  travail: { fr: 'droit du travail | prud homal | emploi', en: 'employment | employment law | work law | labour law' },
  famille: { fr: 'droit de la famille | divorce | familial', en: 'family law | divorce' },
  logement: {
    fr: 'logement | location | droit du logement | locatif',
    en: 'housing | renting | rental | tenancy | landlord',
  },
  impots: { fr: 'impots | impot | fiscal | fiscalite | fisc', en: 'tax | taxes | taxation' },
  administration: {
    fr: 'administratif | administration | aides et demarches | aides sociales | demarches',
    en: 'benefits | paperwork | benefits and paperwork | administrative',
  },
  sante: {
    fr: 'sante | medical | medicale | medecin | medecine | docteur | maladie | ma sante',
    en: 'health | medical | medicine | doctor | illness | my health | health information',
  },
  psychologie: {
    fr: 'psychologie | psychologique | psy | psychologue | bien-etre | mental | sante mentale',
    en: 'psychology | psychological | mental health | mental wellbeing | therapy | therapist',
  },
  animaux: {
    fr: 'animaux | veterinaire | animal | animalier',
    en: 'pets | pets and animals | animals | veterinary | vet',
  },
  automobile: { fr: 'automobile | mecanique | auto', en: 'car repair | car and motorbike | mechanical' },
  informatique: { fr: 'informatique | ordinateur | ordinateurs', en: 'computers | computer | it' },
  'telephone-internet': {
    fr: 'telephonie | telephone et internet | telecom | telecoms',
    en: 'telecoms | phone and internet | broadband',
  },
  electromenager: { fr: 'electromenager', en: 'household appliances | appliances | appliance' },
  travaux: { fr: 'travaux | renovation | batiment', en: 'building works | building work | renovation' },
  'plomberie-chauffage': {
    fr: 'plomberie | chauffage | plomberie et chauffage | plombier',
    en: 'plumbing | heating | plumbing and heating | plumber',
  },
  electricite: { fr: 'electricite | electrique | electricien', en: 'electrical work | electrical | electrician' },
  jardin: { fr: 'jardinage | jardin | plantes', en: 'gardening | gardens and plants | garden' },
  banque: { fr: 'bancaire | banque et credit | credit', en: 'banking | banking and credit | credit' },
  assurance: { fr: 'assurances | assurance', en: 'insurance' },
  consommation: { fr: 'consommation | droit de la consommation', en: 'consumer rights | consumer law | shopping' },
  etudes: { fr: 'etudes | scolaire | ecole et etudes', en: 'school and studies | studies | schooling' },
  entreprise: {
    fr: 'entreprise et independants | droit des affaires',
    en: 'business | self-employment | business law',
  },
  immobilier: {
    fr: 'immobilier | achat immobilier | vente immobiliere',
    en: 'property | real estate | buying property',
  },
  succession: { fr: 'succession | heritage | donation', en: 'inheritance | inheritance and gifts' },
  retraite: { fr: 'retraite | retraite et grand age', en: 'retirement | retirement and later life | pension' },
  etrangers: { fr: 'droit des etrangers | immigration', en: 'immigration | immigration law' },
}

/** Each name with its category, longest first: « droit du travail » must match before « droit ». */
export const categoryNames = (locale: Locale): readonly (readonly [name: string, category: string])[] =>
  Object.entries(called)
    .flatMap(([category, names]) => cueList(names[locale]).map((name) => [name, category] as const))
    .sort(([a], [b]) => b.length - a.length)

/** Things that a person may lack: « pas d'assurance » is a fact, « pas de santé » a correction. */
export const thingsOneMayLack: ReadonlySet<string> = new Set([
  'assurance',
  'assurances',
  'insurance',
  'emploi',
  'employment',
  'chauffage',
  'heating',
  'electricite',
  'retraite',
  'pension',
  'credit',
  'jardin',
  'garden',
  'logement',
  'housing',
  'ordinateur',
  'computer',
  'avocat',
  'lawyer',
  'medecin',
  'doctor',
  'docteur',
  'maladie',
  'illness',
  'travaux',
  'heritage',
  'donation',
  'divorce',
  'benefits',
  'animal',
  'animaux',
  'pets',
  'location',
  'landlord',
  'therapy',
  'therapist',
  'psy',
  'psychologue',
  'plombier',
  'plumber',
  'electricien',
  'electrician',
  'broadband',
  'auto',
  'impots',
  'impot',
  'taxes',
  'tax',
  'business',
  'demarches',
  'plantes',
  'vet',
  'veterinaire',
  'it',
])

/** Things that stand for a field in a sentence about the field: « c'est pour ma voiture ». Without accents. */
export const categoryThings: Readonly<Record<string, string>> = {
  banque:
    'banque|bank|banking|compte bancaire|bank account|carte bancaire|bank card|pret|credit immobilier|loan|mortgage',
  automobile: 'voiture|auto|automobile|moto|scooter|garage|vehicule|car|motorbike|motorcycle|van',
  assurance: 'assurance|assurances|assureur|mutuelle|insurance|insurer',
  logement: 'logement|appartement|appart|studio|bail|loyer|location|flat|apartment|rent|lease|tenancy|housing',
  travail: 'travail|boulot|emploi|job|work|employment|employeur|employer|licenciement|dismissal',
  impots: "impots|impot|taxes|tax|taxe|declaration d'impots|tax return",
  sante: 'sante|health',
  psychologie: 'moral|psychologie|mental health|psychology',
  animaux: 'chien|chienne|chat|chatte|lapin|cheval|animal|animaux|dog|cat|rabbit|horse|pet|pets',
  informatique: 'ordinateur|pc|informatique|imprimante|logiciel|computer|laptop|printer|software',
  'telephone-internet':
    'telephone|internet|box|box internet|forfait|mobile|portable|operateur|phone|broadband|wifi|phone plan',
  electromenager:
    'lave-linge|machine a laver|lave-vaisselle|frigo|four|electromenager|washing machine|dishwasher|fridge|oven|appliances',
  travaux: 'travaux|renovation|chantier|building works|building work',
  'plomberie-chauffage': 'plomberie|chaudiere|chauffage|plumbing|boiler|heating',
  electricite: 'electricite|tableau electrique|electrics|wiring|electricity',
  jardin: 'jardin|plantes|garden|gardening|plants',
  consommation: 'achat|commande|colis|consommation|achat en ligne|purchase|order|parcel|shopping|consumer rights',
  etudes: 'ecole|etudes|fac|universite|college|lycee|school|studies|university',
  entreprise: 'entreprise|societe|boite|micro-entreprise|business|company',
  immobilier:
    'achat de maison|achat immobilier|vente de maison|immobilier|copropriete|house purchase|property|real estate',
  succession: 'succession|heritage|testament|inheritance|estate|will',
  retraite: 'retraite|pension de retraite|retirement|pension',
  etrangers: 'titre de sejour|visa|papiers|immigration|residence permit',
  famille: 'divorce|famille|garde des enfants|pension alimentaire|family|custody|child support',
  administration: 'caf|papiers administratifs|demarches|mairie|paperwork|benefits',
  justice: 'justice|droit|plainte|tribunal|law|legal',
}

/** Who answers in a category, as people call them. Without accents. */
export const professions: ReadonlySet<string> = new Set(
  'veterinaire|vet|avocat|lawyer|medecin|docteur|doctor|psy|psychologue|therapist|plombier|plumber|electricien|electrician'.split(
    '|',
  ),
)
