// Maps each category of the demonstration to the professions that answer in it.
import type { Category, Regulated } from '../../catalog/category.ts'
import {
  applianceTechnician,
  architect,
  bankAdviser,
  builder,
  businessAdviser,
  carExpert,
  consumerAdviser,
  counsellor,
  electrician,
  estateAgent,
  gardener,
  insuranceBroker,
  itTechnician,
  mechanic,
  networkTechnician,
  officeTrade,
  pensionAdviser,
  plumber,
  securityAdviser,
  surveyor,
  teacher,
  wealthAdviser,
} from './open-trades.ts'
import {
  accountant,
  bailiff,
  bankingLawyer,
  behaviourist,
  businessLawyer,
  consumerLawyer,
  criminalLawyer,
  doctor,
  employmentLawyer,
  familyLawyer,
  generalLawyer,
  housingLawyer,
  immigrationLawyer,
  insuranceLawyer,
  midwife,
  notary,
  nurse,
  pharmacist,
  psychiatrist,
  psychologist,
  socialAdviser,
  socialLawyer,
  taxLawyer,
  vet,
} from './sworn-trades.ts'
import type { Trade } from './trade.ts'

/** Trades by category; two or three each, so that a list does not repeat one line. */
const byCategory: Record<string, readonly Trade[]> = {
  justice: [generalLawyer, criminalLawyer, bailiff],
  travail: [employmentLawyer, generalLawyer, employmentLawyer],
  famille: [familyLawyer, notary],
  logement: [housingLawyer, notary, bailiff],
  impots: [taxLawyer, accountant, notary],
  administration: [socialAdviser, socialLawyer],
  sante: [doctor, pharmacist, nurse, midwife],
  psychologie: [psychologist, psychiatrist, psychologist],
  animaux: [vet, behaviourist, vet],
  automobile: [mechanic, carExpert],
  informatique: [itTechnician, securityAdviser],
  'telephone-internet': [networkTechnician, itTechnician],
  electromenager: [applianceTechnician, electrician],
  travaux: [builder, architect],
  'plomberie-chauffage': [plumber],
  electricite: [electrician],
  jardin: [gardener],
  banque: [bankAdviser, wealthAdviser, bankingLawyer],
  assurance: [insuranceBroker, insuranceLawyer],
  consommation: [consumerAdviser, consumerLawyer],
  etudes: [teacher, counsellor],
  entreprise: [accountant, businessLawyer, businessAdviser],
  immobilier: [notary, housingLawyer, estateAgent, surveyor],
  succession: [notary, familyLawyer],
  retraite: [pensionAdviser, socialLawyer],
  etrangers: [immigrationLawyer, generalLawyer],
}

/** The trades that may answer where the law reserves a field to some professions. */
const mayAnswer: Record<Regulated, (trade: Trade) => boolean> = {
  none: () => true,
  law: (trade) => trade.field === 'law' || [socialAdviser, accountant, consumerAdviser].includes(trade),
  health: (trade) => trade.field === 'care' || trade.field === 'mind',
  finance: (trade) => trade.field === 'money',
}

/** The trades that may answer in a category; a category missing from this table gets the profession it names itself. */
export function tradesOf(category: Category): readonly Trade[] {
  const allowed = (byCategory[category.slug] ?? []).filter(mayAnswer[category.regulated])
  return allowed.length > 0 ? allowed : [namedBy(category)]
}

/** Other categories in which this trade may answer with the title from its own category. */
export function otherCategoriesOf(trade: Trade, own: Category, all: readonly Category[]): string[] {
  return all
    .filter((one) => one !== own && (one.regulated === 'none' || one.regulated === own.regulated))
    .filter((one) => tradesOf(one).includes(trade))
    .map((one) => one.slug)
}

function namedBy(category: Category): Trade {
  const fr = category.profession.fr.charAt(0).toUpperCase() + category.profession.fr.slice(1)
  return officeTrade([fr, fr], category.profession.en, 'Diplôme vérifié', 'Verified degree', 'Université {of}')
}
