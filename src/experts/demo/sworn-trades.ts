// Professions with an order, a chamber or a register: law, care, accounts, animals.
import { past, type Trade } from './trade.ts'

const barPast = past(
  'd’abord dans un grand cabinet, aujourd’hui à mon compte | après cinq ans au contentieux d’une compagnie d’assurances | avec une permanence hebdomadaire dans une maison de la justice | après avoir commencé comme juriste dans une association d’usagers',
  'first in a large firm, now on my own | after five years handling disputes for an insurer | with a weekly session in a local justice centre | after starting as a legal adviser in a users’ association',
)
const lawyer = (fr: readonly [string, string], en: string): Trade => ({
  fr,
  en,
  field: 'law',
  title: {
    fr: ['Avocat au barreau {bar}', 'Avocate au barreau {bar}'],
    en: 'Lawyer, {city} bar',
    body: 'Ordre des avocats {bar}',
  },
  past: barPast,
})

export const generalLawyer = lawyer(['Avocat', 'Avocate'], 'lawyer')
export const employmentLawyer = lawyer(
  ['Avocat en droit du travail', 'Avocate en droit du travail'],
  'employment lawyer',
)
export const familyLawyer = lawyer(['Avocat en droit de la famille', 'Avocate en droit de la famille'], 'family lawyer')
export const housingLawyer = lawyer(['Avocat en droit immobilier', 'Avocate en droit immobilier'], 'housing lawyer')
export const taxLawyer = lawyer(['Avocat fiscaliste', 'Avocate fiscaliste'], 'tax lawyer')
export const criminalLawyer = lawyer(['Avocat pénaliste', 'Avocate pénaliste'], 'criminal lawyer')
export const consumerLawyer = lawyer(
  ['Avocat en droit de la consommation', 'Avocate en droit de la consommation'],
  'consumer lawyer',
)
export const immigrationLawyer = lawyer(
  ['Avocat en droit des étrangers', 'Avocate en droit des étrangers'],
  'immigration lawyer',
)
export const businessLawyer = lawyer(['Avocat d’affaires', 'Avocate d’affaires'], 'business lawyer')
export const insuranceLawyer = lawyer(
  ['Avocat en droit des assurances', 'Avocate en droit des assurances'],
  'insurance lawyer',
)
export const bankingLawyer = lawyer(['Avocat en droit bancaire', 'Avocate en droit bancaire'], 'banking lawyer')
export const socialLawyer = lawyer(
  ['Avocat en droit de la sécurité sociale', 'Avocate en droit de la sécurité sociale'],
  'social-security lawyer',
)

export const notary: Trade = {
  fr: ['Notaire', 'Notaire'],
  en: 'notary',
  field: 'law',
  title: {
    fr: ['Notaire inscrit à la chambre', 'Notaire inscrite à la chambre'],
    en: 'Notary, member of the chamber of notaries',
    body: 'Chambre des notaires',
  },
  past: past(
    'dans une étude de quatre personnes, proche de ses familles | après dix ans comme clerc, puis à la tête de la même étude | entre ventes, successions et contrats de mariage',
    'in an office of four, close to its families | after ten years as a clerk, then at the head of the same office | between sales, estates and marriage contracts',
  ),
}
export const socialAdviser: Trade = {
  fr: ['Juriste en droit social', 'Juriste en droit social'],
  en: 'social-rights adviser',
  field: 'office',
  title: {
    fr: ['Master 2 de droit social', 'Master 2 de droit social'],
    en: 'Master’s degree in social law',
    body: 'Université {school}',
  },
  past: past(
    'après neuf ans à instruire des dossiers dans une caisse | après douze ans au guichet d’une maison des solidarités | entre permanences d’accès au droit et formation d’agents',
    'after nine years processing files in a benefits office | after twelve years at the desk of a social centre | between legal-access sessions and training for officers',
  ),
}
export const accountant: Trade = {
  fr: ['Expert-comptable', 'Experte-comptable'],
  en: 'chartered accountant',
  field: 'money',
  title: {
    fr: ['Expert-comptable inscrit à l’Ordre', 'Experte-comptable inscrite à l’Ordre'],
    en: 'Chartered accountant, registered with the Ordre',
    body: 'Ordre des experts-comptables',
  },
  past: past(
    'auprès d’indépendants et de petites sociétés | après huit ans d’audit dans un grand réseau | avec une clientèle de commerçants, d’artisans et de familles',
    'with freelancers and small companies | after eight years of audit in a large network | with shopkeepers, tradespeople and families as clients',
  ),
}

const medical = (fr: readonly [string, string], en: string, title: Trade['title']): Trade => ({
  fr,
  en,
  field: 'care',
  title,
  past: past(
    'd’abord à l’hôpital, aujourd’hui en maison de santé | après dix ans dans un service d’urgences | entre le cabinet et les visites à domicile',
    'first in hospital, now in a health centre | after ten years in an emergency department | between the practice and home visits',
  ),
})
export const doctor = medical(['Médecin généraliste', 'Médecin généraliste'], 'general practitioner', {
  fr: ['Médecin inscrit à l’Ordre', 'Médecin inscrite à l’Ordre'],
  en: 'Doctor, registered with the Ordre',
  body: 'Ordre national des médecins',
})
export const pharmacist = medical(['Pharmacien', 'Pharmacienne'], 'pharmacist', {
  fr: ['Pharmacien inscrit à l’Ordre', 'Pharmacienne inscrite à l’Ordre'],
  en: 'Pharmacist, registered with the Ordre',
  body: 'Ordre national des pharmaciens',
})
export const nurse = medical(['Infirmier', 'Infirmière'], 'nurse', {
  fr: ['Infirmier inscrit à l’Ordre', 'Infirmière inscrite à l’Ordre'],
  en: 'Nurse, registered with the Ordre',
  body: 'Ordre national des infirmiers',
})
export const midwife = medical(['Sage-femme', 'Sage-femme'], 'midwife', {
  fr: ['Sage-femme inscrit à l’Ordre', 'Sage-femme inscrite à l’Ordre'],
  en: 'Midwife, registered with the Ordre',
  body: 'Ordre des sages-femmes',
})

const mindPast = past(
  'd’abord en centre médico-psychologique, aujourd’hui en cabinet | auprès d’adultes, de couples et d’adolescents | après sept ans dans un service de pédiatrie',
  'first in a public mental-health centre, now in private practice | with adults, couples and teenagers | after seven years in a children’s ward',
)
export const psychologist: Trade = {
  fr: ['Psychologue clinicien', 'Psychologue clinicienne'],
  en: 'clinical psychologist',
  field: 'mind',
  title: {
    fr: ['Psychologue enregistré', 'Psychologue enregistrée'],
    en: 'Registered psychologist',
    body: 'Répertoire partagé des professionnels de santé',
  },
  past: mindPast,
}
export const psychiatrist: Trade = {
  fr: ['Psychiatre', 'Psychiatre'],
  en: 'psychiatrist',
  field: 'mind',
  title: {
    fr: ['Médecin psychiatre inscrit à l’Ordre', 'Médecin psychiatre inscrite à l’Ordre'],
    en: 'Psychiatrist, registered with the Ordre',
    body: 'Ordre national des médecins',
  },
  past: mindPast,
}

export const vet: Trade = {
  fr: ['Vétérinaire', 'Vétérinaire'],
  en: 'vet',
  field: 'animals',
  title: {
    fr: ['Vétérinaire inscrit à l’Ordre', 'Vétérinaire inscrite à l’Ordre'],
    en: 'Vet, registered with the Ordre',
    body: 'Ordre national des vétérinaires',
  },
  past: past(
    'd’abord en campagne, aujourd’hui en clinique de ville | après six ans de garde dans un service d’urgences | entre chiens, chats et nouveaux animaux de compagnie',
    'first in the countryside, now in a town clinic | after six years on emergency duty | between dogs, cats and small companions',
  ),
}
export const behaviourist: Trade = {
  fr: ['Comportementaliste animalier', 'Comportementaliste animalière'],
  en: 'animal behaviourist',
  field: 'animals',
  title: {
    fr: [
      'Attestation de connaissances pour animaux de compagnie',
      'Attestation de connaissances pour animaux de compagnie',
    ],
    en: 'Certificate of knowledge on companion animals',
    body: 'Direction régionale de l’agriculture',
  },
  past: past(
    'après dix ans dans un refuge | auprès de familles, de chiens craintifs et de chats d’intérieur',
    'after ten years in a shelter | with families, fearful dogs and indoor cats',
  ),
}

export const bailiff: Trade = {
  ...generalLawyer,
  fr: ['Commissaire de justice', 'Commissaire de justice'],
  en: 'judicial officer',
  title: {
    fr: ['Commissaire de justice en exercice', 'Commissaire de justice en exercice'],
    en: 'Judicial officer in practice',
    body: 'Chambre nationale des commissaires de justice',
  },
}
