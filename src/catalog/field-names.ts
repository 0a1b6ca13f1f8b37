// What people call a field when they say that their question is, or is not, about it.

import type { Locale } from './category.ts'
import { cueList } from './cue-list.ts'

/**
 * Without accents, by category. Only words that name the field itself: whoever says « ce n'est pas le patron » speaks of
 * a person, not of employment law.
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

/** Each name with its category, the longest first: « droit du travail » is not « droit ». */
export const fieldNames = (locale: Locale): readonly (readonly [name: string, category: string])[] =>
  Object.entries(called)
    .flatMap(([category, names]) => cueList(names[locale]).map((name) => [name, category] as const))
    .sort(([a], [b]) => b.length - a.length)

/** Things that one may be without: « pas d'assurance » is a fact, « pas de santé » a correction. */
export const lackable: ReadonlySet<string> = new Set([
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
