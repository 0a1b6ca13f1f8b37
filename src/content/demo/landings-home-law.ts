import { landing } from './landing.ts'

export const homeLawLandings = [
  landing(
    'logement',
    null,
    `Bail, loyer, dépôt de garantie, congé, charges, copropriété : un avocat du logement lit votre bail et vos courriers, puis vous dit ce que vous pouvez demander, à qui et comment l’écrire.
+ Vérifier une clause, un congé, un décompte de charges
+ Rédiger une mise en demeure qui tient
+ Dire quand saisir la commission de conciliation ou le juge
- Visiter le logement ou faire un constat
- Vous représenter au tribunal
! Préavis du locataire : trois mois, un mois en zone tendue, en meublé et dans d’autres cas prévus par la loi.
! Loyers et charges se réclament sur trois ans.
> Bail et avenants
> États des lieux d’entrée et de sortie
> Quittances, décomptes, courriers`,
    `Lease, rent, deposit, notice, charges, co-ownership: a housing lawyer reads your lease and your letters, then says what you may ask, whom to ask and how to write it.
+ Check a clause, a notice, a statement of charges
+ Draft a formal demand that holds
+ Say when to go to the conciliation board or the judge
- Visit the home or draw up a report
- Represent you in court
! A tenant’s notice: three months, or one in high-demand areas, in furnished homes and in other cases set by law.
! Rent and charges can be claimed over three years.
> Lease and amendments
> Inventories on entry and on leaving
> Receipts, statements, letters`,
  ),
  landing(
    'logement',
    'depot-de-garantie',
    `Le bailleur ne rend rien, ou retient trop. L’avocat compare les deux états des lieux, ce que la loi laisse retenir, et prépare la lettre qui fait avancer les choses.
+ Dire si une retenue est justifiée
+ Calculer la majoration pour retard
+ Rédiger la mise en demeure
- Encaisser la somme pour vous
! Un mois après la remise des clés si l’état des lieux est conforme, deux mois sinon.
! Au-delà, la somme due augmente de 10 % du loyer mensuel par mois de retard commencé.
> Les deux états des lieux
> La preuve du jour de remise des clés
> Le décompte des retenues et ses factures`,
    `The landlord returns nothing, or keeps too much. The lawyer compares the two inventories with what the law lets a landlord keep, and prepares the letter that moves things on.
+ Say whether a deduction is justified
+ Work out the increase for lateness
+ Draft the formal demand
- Collect the money for you
! One month after the keys are returned if the inventories agree, two months otherwise.
! After that, the amount due grows by 10% of a month’s rent for each month begun.
> Both inventories
> Proof of the day the keys were returned
> The list of deductions and its invoices`,
  ),
  landing(
    'logement',
    'loyers-impayes-expulsion',
    `Locataire ou propriétaire, agir tôt change tout. L’avocat vous dit où en est la procédure, quelles aides demander et quels délais restent.
+ Lire un commandement de payer ou une assignation
+ Préparer un plan d’apurement
+ Dire qui saisir : CAF, fonds de solidarité, commission de prévention
- Négocier à votre place avec l’autre partie
! Un commandement de payer laisse un délai, écrit sur l’acte : six semaines pour les baux récents, deux mois pour d’autres.
! Pas d’expulsion du 1er novembre au 31 mars, sauf exceptions.
> Bail et décompte des impayés
> L’acte remis par le commissaire de justice
> Revenus et aides perçues`,
    `Tenant or landlord, acting early changes everything. The lawyer says where the procedure stands, which help to ask for and how much time is left.
+ Read an order to pay or a summons
+ Prepare a repayment plan
+ Say whom to call on: the CAF, the solidarity fund, the prevention board
- Negotiate with the other side for you
! An order to pay leaves a time that is written on it: six weeks for recent leases, two months for others.
! No eviction from 1 November to 31 March, with exceptions.
> Lease and statement of what is unpaid
> The document handed over by the bailiff
> Income and benefits`,
  ),
  landing(
    'logement',
    'logement-insalubre-reparations',
    `Humidité, chauffage en panne, installation dangereuse : le bailleur doit un logement décent. L’avocat vous dit ce qui est à sa charge, ce qui est à la vôtre, et comment l’obtenir.
+ Distinguer réparation locative et travaux du bailleur
+ Rédiger la demande de travaux
+ Dire quand alerter la mairie ou le juge
- Établir un constat ou un diagnostic
- Conseiller de cesser de payer le loyer sans décision d’un juge
! Danger immédiat : prévenez les secours ou la mairie le jour même.
> Photos datées
> Courriers déjà envoyés
> Bail et état des lieux d’entrée`,
    `Damp, heating that fails, dangerous wiring: a landlord owes a decent home. The lawyer says what is the landlord’s part, what is yours, and how to obtain it.
+ Tell a tenant’s repair from a landlord’s
+ Draft the request for work
+ Say when to alert the town hall or the judge
- Draw up a report or a survey
- Advise you to stop paying rent without a judge’s decision
! Immediate danger: tell the emergency services or the town hall today.
> Dated photographs
> Letters already sent
> Lease and inventory on entry`,
  ),
  landing(
    'immobilier',
    null,
    `Acheter, vendre, hériter d’un bien, tracer une limite : un juriste de l’immobilier relit l’acte avant que vous le signiez et vous dit ce qui vous engage.
+ Relire un compromis, un mandat, un diagnostic
+ Expliquer une condition suspensive, une servitude, une indivision
+ Dire que faire d’un défaut découvert après l’achat
- Rédiger l’acte authentique, qui revient au notaire
- Estimer le prix d’un bien sans le voir
! L’acquéreur non professionnel d’un logement a dix jours pour se rétracter.
! Vice caché : agir dans les deux ans de la découverte.
> Compromis ou acte de vente
> Diagnostics, règlement de copropriété
> Échanges avec l’agence ou le notaire`,
    `Buying, selling, inheriting a property, drawing a boundary: a property lawyer goes through the deed before you sign it and says what binds you.
+ Go through a preliminary contract, a mandate, a survey
+ Explain a condition precedent, an easement, joint ownership
+ Say what to do about a defect found after the purchase
- Draw up the final deed, which is the notary’s task
- Value a property without seeing it
! A buyer of a home who is not a professional has ten days to withdraw.
! Hidden defect: act within two years of finding it.
> Preliminary contract or deed of sale
> Surveys, co-ownership rules
> Letters from the agency or the notary`,
  ),
  landing(
    'immobilier',
    'compromis-achat',
    `Entre l’offre et la signature chez le notaire, chaque clause compte. Le juriste relit le compromis, les conditions suspensives et les délais.
+ Vérifier les conditions suspensives, surtout celle du prêt
+ Dire ce que coûte de renoncer, et quand c’est sans frais
+ Relever ce qui manque au dossier
- Négocier le prix
! Dix jours pour se rétracter, à partir du lendemain de la remise de l’acte.
! La condition de prêt dure au moins un mois.
> Projet de compromis et annexes
> Plan de financement
> Procès-verbaux d’assemblée de copropriété`,
    `Between the offer and the notary’s office every clause matters. The lawyer goes through the contract, its conditions and its dates.
+ Check the conditions, above all the loan’s
+ Say what withdrawing costs, and when it costs nothing
+ Note what is missing from the file
- Negotiate the price
! Ten days to withdraw, from the day after the contract is handed over.
! The loan condition lasts at least one month.
> Draft contract and annexes
> Financing plan
> Minutes of the co-owners’ meetings`,
  ),
  landing(
    'immobilier',
    'vice-cache-maison',
    `Une fissure, une fuite, un parasite caché : le vendeur peut devoir rembourser une partie du prix. Le juriste vous dit si le défaut remplit les conditions et comment le prouver.
+ Distinguer défaut apparent, vice caché et défaut de conformité
+ Préparer la lettre au vendeur
+ Dire quand une expertise est utile
- Faire l’expertise du bâtiment
! Deux ans à partir de la découverte, dans la limite de vingt ans après la vente.
> Acte de vente et diagnostics
> Photos, devis, rapport d’un professionnel
> Preuve de la date de découverte`,
    `A crack, a leak, a hidden pest: the seller may have to give back part of the price. The lawyer says whether the defect meets the conditions and how to prove it.
+ Tell a visible fault from a hidden one
+ Prepare the letter to the seller
+ Say when an expert report is useful
- Survey the building
! Two years from finding it, within twenty years of the sale.
> Deed of sale and surveys
> Photographs, quotes, a professional’s report
> Proof of the day you found it`,
  ),
  landing(
    'succession',
    null,
    `Un décès, un partage, une donation : un juriste des successions vous explique qui hérite de quoi, ce que fait le notaire et ce que vous pouvez décider.
+ Expliquer les parts de chacun
+ Relire un projet de partage ou de donation
+ Dire s’il faut accepter, accepter à concurrence de l’actif ou renoncer
- Établir l’acte de notoriété, qui revient au notaire
- Arbitrer entre héritiers
! Déclaration de succession : six mois après un décès en France.
! Un héritier peut être sommé de choisir après quatre mois.
> Acte de décès, livret de famille
> Testament ou donation, s’il y en a
> Liste des biens et des dettes`,
    `A death, a division, a gift: an inheritance lawyer explains who inherits what, what the notary does and what you may decide.
+ Explain each person’s share
+ Go through a draft division or gift
+ Say whether to accept, to accept up to the assets or to renounce
- Draw up the deed naming the heirs, which is the notary’s task
- Decide between heirs
! Inheritance tax return: six months after a death in France.
! An heir can be called on to choose after four months.
> Death certificate, family record book
> Will or gift, if any
> A list of assets and debts`,
  ),
  landing(
    'succession',
    'regler-une-succession',
    `Banque, notaire, impôts, logement : l’ordre des démarches évite des frais. Le juriste vous fait une liste datée, adaptée à la famille et aux biens.
+ Dire quand un notaire est obligatoire
+ Lister les organismes à prévenir et dans quel ordre
+ Expliquer les frais et les droits
- Débloquer un compte à votre place
! Six mois pour la déclaration de succession.
! Les obsèques peuvent être payées sur le compte du défunt, dans une limite fixée par la loi.
> Acte de décès
> Relevés de comptes et contrats
> Titres de propriété`,
    `Bank, notary, tax, home: the order of the steps saves costs. The lawyer makes a dated list fitted to the family and to what is left.
+ Say when a notary is compulsory
+ List whom to tell and in which order
+ Explain fees and duties
- Release an account for you
! Six months for the inheritance tax return.
! The funeral may be paid from the account of the person who died, up to a limit set by law.
> Death certificate
> Account statements and contracts
> Title deeds`,
  ),
  landing(
    'succession',
    'conflit-heritiers-partage',
    `Une maison que l’un veut garder, un compte vidé, un héritier muet. Le juriste vous dit ce que permet l’indivision et comment en sortir.
+ Expliquer ce qu’un indivisaire peut faire seul
+ Préparer une proposition de partage
+ Dire quand le juge est le dernier recours
- Prendre parti pour deux héritiers à la fois
! Nul n’est tenu de rester dans l’indivision : le partage se demande à tout moment, sauf accord ou décision contraire.
> Acte de notoriété
> Estimations et comptes
> Courriers entre héritiers`,
    `A house that one wants to keep, an emptied account, an heir who does not answer. The lawyer says what joint ownership allows and how to leave it.
+ Explain what one co-owner may do alone
+ Prepare a proposal for the division
+ Say when the judge is the last resort
- Act for two heirs at once
! Nobody has to stay in joint ownership: division may be asked for at any time, unless agreed or decided otherwise.
> Deed naming the heirs
> Valuations and accounts
> Letters between heirs`,
  ),
]
