// Search phrases of people who look for somebody nearby, and the subject of each.
import { slugOf } from '../../places/fold.ts'
import type { SeedText } from './article.ts'

/** French, English, category, sub-category. */
const list = `
licenciement abusif | unfair dismissal | travail | licenciement
rupture conventionnelle | mutual termination of a job | travail | rupture-conventionnelle
heures supplémentaires non payées | unpaid overtime | travail | salaire-heures-supplementaires
harcèlement au travail | harassment at work | travail | harcelement-discrimination
accident du travail | accident at work | travail | arret-maladie-accident
démission et préavis | resignation and notice | travail | demission-preavis
porter plainte | filing a complaint | justice | plainte-victime
troubles du voisinage | trouble with neighbours | justice | voisinage
contester une amende | contesting a fine | justice | amendes-permis
saisie sur compte bancaire | seizure of a bank account | justice | saisies-huissier
aide juridictionnelle | legal aid | justice | aide-juridictionnelle
petit litige au tribunal | small claim in court | justice | petits-litiges-tribunal
divorce à l’amiable | divorce by agreement | famille | divorce
garde alternée | shared custody | famille | garde-enfants
pension alimentaire impayée | unpaid child support | famille | pension-alimentaire
mise sous tutelle | guardianship of an adult | famille | tutelle-curatelle
dépôt de garantie non rendu | deposit not returned | logement | depot-de-garantie
loyers impayés | unpaid rent | logement | loyers-impayes-expulsion
préavis de départ du locataire | tenant’s notice | logement | conge-preavis-logement
logement insalubre | unhealthy housing | logement | logement-insalubre-reparations
charges de copropriété | co-ownership charges | logement | copropriete
contrôle fiscal | tax audit | impots | controle-fiscal
déclaration de revenus | income tax return | impots | declaration-revenus
plus-value immobilière | capital gain on property | impots | plus-values
taxe foncière trop élevée | property tax too high | impots | taxe-fonciere-habitation
trop-perçu de la CAF | overpaid family allowances | administration | caf-allocations
dossier MDPH | disability file (MDPH) | administration | handicap-mdph
chômage refusé | unemployment benefit refused | administration | chomage-france-travail
passeport en urgence | urgent passport | administration | papiers-identite
résultats de prise de sang | blood test results | sante | analyses-resultats
mal de dos | back pain | sante | dos-articulations-sport
bébé qui a de la fièvre | baby with a fever | sante | enfant-bebe
crises d’angoisse | panic attacks | psychologie | anxiete-stress
burn-out | burnout | psychologie | burn-out
thérapie de couple | couples therapy | psychologie | couple-relations
chien qui boite | limping dog | animaux | chien-sante
chat qui ne mange plus | cat that has stopped eating | animaux | chat-sante
chiot qui mord | puppy that bites | animaux | comportement-education
panne moteur | engine failure | automobile | panne-moteur
litige avec un garage | dispute with a garage | automobile | litige-garage-devis
voiture d’occasion en panne | broken-down used car | automobile | achat-vente-vehicule
contrôle technique refusé | failed roadworthiness test | automobile | controle-technique
ordinateur très lent | very slow computer | informatique | ordinateur-lent-panne
compte piraté | hacked account | informatique | virus-piratage-compte
panne de fibre | fibre outage | telephone-internet | panne-box-fibre
malfaçons et chantier abandonné | faulty work and abandoned site | travaux | malfacons-chantier-abandonne
fissures dans un mur | cracks in a wall | travaux | humidite-fissures
devis de travaux | building quote | travaux | devis-artisan-prix
fuite d’eau | water leak | plomberie-chauffage | fuite-eau
chaudière en panne | broken boiler | plomberie-chauffage | chaudiere-panne
facture de dépannage excessive | excessive call-out bill | plomberie-chauffage | depannage-plombier-facture
disjoncteur qui saute | tripping circuit breaker | electricite | disjoncteur-saute
haie du voisin | neighbour’s hedge | jardin | taille-arbres-haies
fraude à la carte bancaire | bank card fraud | banque | fraude-carte-virement
dossier de surendettement | over-indebtedness file | banque | surendettement
dégât des eaux | water damage | assurance | degat-des-eaux-habitation
indemnisation refusée | claim refused by the insurer | assurance | refus-indemnisation-mediateur
colis jamais arrivé | parcel that never came | consommation | achat-en-ligne-livraison
vol annulé | cancelled flight | consommation | voyage-vol-annule
factures impayées | unpaid invoices | entreprise | factures-impayees
devenir auto-entrepreneur | becoming self-employed | entreprise | micro-entreprise
bail commercial | commercial lease | entreprise | bail-commercial
vice caché d’une maison | hidden defect in a house | immobilier | vice-cache-maison
compromis de vente | preliminary sale agreement | immobilier | compromis-achat
bornage de terrain | boundary of a plot | immobilier | servitude-bornage-mitoyennete
régler une succession | settling an estate | succession | regler-une-succession
héritiers en conflit | heirs in conflict | succession | conflit-heritiers-partage
pension de réversion | survivor’s pension | retraite | reversion-veuvage
trimestres manquants | missing pension quarters | retraite | releve-carriere-trimestres
titre de séjour refusé | residence permit refused | etrangers | titre-de-sejour
demande de naturalisation | application for citizenship | etrangers | naturalisation-nationalite
`

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const expressions: readonly SeedText<'expression'>[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [fr = '', en = '', category = '', subCategory = ''] = line.split(' | ')
    const facts = { category, subCategory }
    return {
      kind: 'expression',
      slug: slugOf(fr),
      category,
      fr: { title: upper(fr), summary: '', body: '' },
      en: { title: upper(en), summary: '', body: '' },
      facts: { fr: facts, en: facts },
    }
  })
