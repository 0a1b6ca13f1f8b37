// Crafts, computing, money, offices and schools.
import { past, type Trade } from './trade.ts'

const crafts = (fr: readonly [string, string], en: string, titleFr: string, titleEn: string, body: string): Trade => ({
  fr,
  en,
  field: 'craft',
  title: { fr: [titleFr, titleFr], en: titleEn, body },
  past: past(
    'd’abord en apprentissage chez mon père, puis à la tête d’une petite équipe | après quinze ans de chantiers et de dépannages | entre dépannages, gros projets et formation d’apprentis',
    'first as an apprentice with my father, then leading a small team | after fifteen years on sites and call-outs | between repairs, large projects and training apprentices',
  ),
})
const guild = 'Chambre de métiers et de l’artisanat'
export const builder = crafts(
  ['Conducteur de travaux', 'Conductrice de travaux'],
  'site manager',
  'Diplôme de conduite de travaux',
  'Diploma in site management',
  'Conservatoire national des arts et métiers',
)
export const architect = crafts(
  ['Architecte', 'Architecte'],
  'architect',
  'Inscription à l’Ordre des architectes',
  'Registered with the Ordre des architectes',
  'Ordre des architectes',
)
export const plumber = crafts(
  ['Plombier chauffagiste', 'Plombière chauffagiste'],
  'plumber and heating engineer',
  'Brevet professionnel de chauffagiste',
  'Professional certificate in heating',
  guild,
)
export const electrician = crafts(
  ['Électricien', 'Électricienne'],
  'electrician',
  'Brevet professionnel d’électricien',
  'Professional certificate in electrical work',
  guild,
)
export const gardener = crafts(
  ['Paysagiste', 'Paysagiste'],
  'landscape gardener',
  'Brevet de technicien en aménagements paysagers',
  'Technician’s diploma in landscaping',
  'Lycée horticole {school}',
)
export const mechanic = crafts(
  ['Mécanicien automobile', 'Mécanicienne automobile'],
  'car mechanic',
  'Brevet de maîtrise en mécanique automobile',
  'Master’s certificate in car mechanics',
  guild,
)
export const carExpert = crafts(
  ['Expert automobile', 'Experte automobile'],
  'motor assessor',
  'Diplôme d’expert en automobile',
  'Diploma of motor assessor',
  'Liste nationale des experts en automobile',
)
export const applianceTechnician = crafts(
  ['Technicien en électroménager', 'Technicienne en électroménager'],
  'appliance technician',
  'Titre professionnel de technicien en électroménager',
  'Professional certificate in appliance repair',
  guild,
)

const techs = (fr: readonly [string, string], en: string, titleFr: string, titleEn: string, body: string): Trade => ({
  fr,
  en,
  field: 'tech',
  title: { fr: [titleFr, titleFr], en: titleEn, body },
  past: past(
    'd’abord au support d’une université, aujourd’hui à mon compte | après huit ans dans une équipe d’assistance de niveau 3 | entre particuliers, associations et petites entreprises',
    'first on a university help desk, now on my own | after eight years in a third-level support team | between households, associations and small businesses',
  ),
})
export const itTechnician = techs(
  ['Technicien informatique', 'Technicienne informatique'],
  'IT technician',
  'BTS services informatiques aux organisations',
  'Higher certificate in IT services',
  'Académie {school}',
)
export const securityAdviser = techs(
  ['Consultant en sécurité informatique', 'Consultante en sécurité informatique'],
  'IT security consultant',
  'Diplôme d’ingénieur en sécurité des systèmes',
  'Engineering degree in systems security',
  'Institut national des sciences appliquées',
)
export const networkTechnician = techs(
  ['Technicien réseaux et télécoms', 'Technicienne réseaux et télécoms'],
  'network technician',
  'Licence professionnelle réseaux et télécoms',
  'Vocational degree in networks and telecoms',
  'Université {school}',
)

const moneyTrade = (
  fr: readonly [string, string],
  en: string,
  titleFr: string,
  titleEn: string,
  body: string,
): Trade => ({
  fr,
  en,
  field: 'money',
  title: { fr: [titleFr, titleFr], en: titleEn, body },
  past: past(
    'après douze ans en agence, aujourd’hui sans rien à vendre | d’abord côté compagnie, maintenant côté clients | auprès de familles, de retraités et d’indépendants',
    'after twelve years in a branch, now with nothing to sell | first on the company’s side, now on the clients’ | with families, pensioners and freelancers',
  ),
})
export const bankAdviser = moneyTrade(
  ['Courtier en crédit', 'Courtière en crédit'],
  'credit broker',
  'Immatriculation au registre des intermédiaires',
  'Entry in the register of intermediaries',
  'ORIAS',
)
export const wealthAdviser = moneyTrade(
  ['Conseiller en gestion de patrimoine', 'Conseillère en gestion de patrimoine'],
  'wealth adviser',
  'Conseil en investissements financiers, immatriculation vérifiée',
  'Financial investment adviser, registration checked',
  'ORIAS',
)
export const insuranceBroker = moneyTrade(
  ['Courtier en assurances', 'Courtière en assurances'],
  'insurance broker',
  'Immatriculation au registre des intermédiaires',
  'Entry in the register of intermediaries',
  'ORIAS',
)
export const pensionAdviser = moneyTrade(
  ['Conseiller retraite', 'Conseillère retraite'],
  'pension adviser',
  'Titre de conseil en droits à la retraite',
  'Certificate in pension rights',
  'Université {school}',
)

export const officeTrade = (
  fr: readonly [string, string],
  en: string,
  titleFr: string,
  titleEn: string,
  body: string,
): Trade => ({
  fr,
  en,
  field: 'office',
  title: { fr: [titleFr, titleFr], en: titleEn, body },
  past: past(
    'après huit ans dans une association d’usagers | d’abord dans l’administration, aujourd’hui à mon compte | entre permanences, médiations et formations',
    'after eight years in a users’ association | first in public administration, now on my own | between advice sessions, mediation and training',
  ),
})
export const consumerAdviser = officeTrade(
  ['Juriste en droit de la consommation', 'Juriste en droit de la consommation'],
  'consumer-rights adviser',
  'Master 2 de droit de la consommation',
  'Master’s degree in consumer law',
  'Université {school}',
)
export const estateAgent = officeTrade(
  ['Négociateur immobilier', 'Négociatrice immobilière'],
  'estate agent',
  'Carte professionnelle de transaction',
  'Professional card for property sales',
  'Chambre de commerce et d’industrie',
)
export const surveyor = officeTrade(
  ['Expert en évaluation immobilière', 'Experte en évaluation immobilière'],
  'property valuer',
  'Certification en évaluation immobilière',
  'Certificate in property valuation',
  'Conservatoire national des arts et métiers',
)
export const businessAdviser = officeTrade(
  ['Conseiller en création d’entreprise', 'Conseillère en création d’entreprise'],
  'start-up adviser',
  'Titre de conseil à la création d’entreprise',
  'Certificate in start-up advice',
  'Chambre de commerce et d’industrie',
)
const studies = (
  fr: readonly [string, string],
  en: string,
  titleFr: readonly [string, string],
  titleEn: string,
  body: string,
): Trade => ({
  fr,
  en,
  field: 'study',
  title: { fr: titleFr, en: titleEn, body },
  past: past(
    'du collège à la terminale, dans quatre établissements | après dix ans dans un lycée, aujourd’hui en ligne | entre cours, orientation et préparation aux examens',
    'from lower school to final year, in four schools | after ten years in a secondary school, now online | between lessons, guidance and exam preparation',
  ),
})
export const teacher = studies(
  ['Professeur certifié', 'Professeure certifiée'],
  'qualified teacher',
  ['Professeur certifié', 'Professeure certifiée'],
  'Qualified teacher (CAPES)',
  'Académie {school}',
)
export const counsellor = studies(
  ['Conseiller d’orientation', 'Conseillère d’orientation'],
  'careers counsellor',
  ['Psychologue de l’éducation nationale', 'Psychologue de l’éducation nationale'],
  'Psychologist of the national education service',
  'Académie {school}',
)
