// Which professions answer in which category of the demonstration.
import type { Category } from '../../catalog/category.ts'
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

/** Trades by category; two or three each, so that a list never repeats one line. */
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

/** Who may give legal answers: the protected professions, and holders of a law degree where the category allows it. */
const legal = (trade: Trade) =>
  trade.field === 'law' || trade === socialAdviser || trade === accountant || trade === consumerAdviser

/** The trades that may answer here; a category that is new to this table gets the profession it names itself. */
export function tradesOf(category: Category): readonly Trade[] {
  const listed = byCategory[category.slug] ?? [namedBy(category)]
  const allowed = category.regulated === 'law' ? listed.filter(legal) : listed
  return allowed.length > 0 ? allowed : [generalLawyer]
}

export const categoriesOf = (trade: Trade): string[] =>
  Object.keys(byCategory).filter((slug) => byCategory[slug]!.includes(trade))

function namedBy(category: Category): Trade {
  const fr = category.profession.fr.charAt(0).toUpperCase() + category.profession.fr.slice(1)
  return officeTrade([fr, fr], category.profession.en, 'Diplôme vérifié', 'Verified degree', 'Université {of}')
}
