import { landing } from './landing.ts'

export const moneyLandings = [
  landing(
    'banque',
    null,
    `Fraude, crédit, frais, placement : un spécialiste bancaire lit le contrat et les relevés, vous dit ce que la banque doit faire et comment le lui demander.
+ Vérifier une offre, un tableau, des frais
+ Rédiger une contestation ou une saisine du médiateur
+ Expliquer un placement et ses risques
- Recommander d’acheter un titre précis
- Accéder à vos comptes
! Opération non autorisée : à signaler tout de suite, treize mois au plus tard dans l’Espace économique européen.
! Réclamation écrite : la banque a deux mois pour répondre, quinze jours ouvrables pour un paiement.
> Relevés concernés, numéros masqués
> Contrat ou offre
> Échanges avec la banque`,
    `Fraud, loans, charges, investments: a banking specialist reads the contract and the statements, and says what the bank must do and how to ask it.
+ Check an offer, a schedule, charges
+ Draft a dispute or a letter to the ombudsman
+ Explain an investment and its risks
- Recommend buying a particular security
- Sign in to your accounts
! A payment you did not authorise: report it at once, thirteen months at most within the European Economic Area.
! A written complaint: the bank has two months to answer, fifteen working days for a payment.
> The statements, with numbers hidden
> Contract or offer
> Letters from the bank`,
  ),
  landing(
    'banque',
    'fraude-carte-virement',
    `Un paiement que vous n’avez pas fait, un faux conseiller, un virement parti. Le spécialiste vous dit quoi faire dans l’heure, puis comment être remboursé.
+ Lister les gestes immédiats
+ Dire si la banque doit rembourser
+ Rédiger la contestation
- Bloquer une carte ou rappeler un virement à votre place
! Tout de suite : opposition, puis contestation écrite.
! En cas d’opération non autorisée, la banque rembourse au plus tard le jour ouvrable suivant, sauf soupçon de fraude de votre part.
> Relevé avec les opérations
> Messages et numéros du fraudeur
> Heure de l’appel à la banque`,
    `A payment you did not make, a false adviser, a transfer that has gone. The specialist says what to do within the hour, then how to be refunded.
+ List what to do at once
+ Say whether the bank must refund
+ Draft the dispute
- Block a card or recall a transfer for you
! At once: block the card, then dispute in writing.
! For a payment that was not authorised, the bank refunds by the next working day at the latest, unless it suspects you of fraud.
> Statement with the payments
> Messages and numbers of the fraudster
> The time you called the bank`,
  ),
  landing(
    'banque',
    'credit-immobilier',
    `Comparer deux offres, renégocier, rembourser plus tôt, changer d’assurance. Le spécialiste refait les calculs avec vous.
+ Comparer le coût total, pas seulement le taux
+ Vérifier les frais et les pénalités
+ Préparer une demande de report ou de renégociation
- Négocier avec la banque à votre place
! Dix jours de réflexion avant d’accepter une offre de prêt immobilier.
! L’assurance se change à tout moment, à garanties équivalentes.
> Offres et tableaux d’amortissement
> Fiche d’assurance
> Revenus, charges, épargne`,
    `Comparing two offers, renegotiating, repaying early, changing the insurance. The specialist does the sums with you.
+ Compare the total cost, not only the rate
+ Check the charges and penalties
+ Prepare a request to postpone or renegotiate
- Negotiate with the bank for you
! Ten days to think before accepting a home loan offer.
! The insurance can be changed at any time, for equivalent cover.
> Offers and repayment schedules
> Insurance sheet
> Income, expenses, savings`,
  ),
  landing(
    'assurance',
    null,
    `Sinistre, refus, résiliation, exclusion : un spécialiste lit votre contrat, celui que personne ne lit, et vous dit ce qui est couvert et comment le demander.
+ Lire garanties, exclusions et franchises
+ Préparer une déclaration ou une contestation d’expertise
+ Rédiger une saisine du médiateur
- Expertiser un dommage
- Vendre une assurance
! Déclarer un sinistre : cinq jours ouvrés en général, deux pour un vol.
! Deux ans pour agir contre l’assureur, sauf exceptions.
> Conditions générales et particulières
> Photos, factures, devis
> Lettres de l’assureur`,
    `Claims, refusals, cancelling, exclusions: a specialist reads your policy, the one nobody reads, and says what is covered and how to claim it.
+ Read cover, exclusions and excess
+ Prepare a claim or contest an assessment
+ Draft a letter to the ombudsman
- Assess damage
- Sell insurance
! Reporting a claim: usually five working days, two for a theft.
! Two years to act against the insurer, with exceptions.
> General and special terms
> Photographs, invoices, quotes
> The insurer’s letters`,
  ),
  landing(
    'assurance',
    'degat-des-eaux-habitation',
    `Une tache au plafond, un joint qui lâche, un voisin absent. Le spécialiste vous dit qui déclare, à qui, et qui paie quoi.
+ Remplir le constat amiable
+ Dire quelle assurance intervient
+ Contester une indemnité trop basse
- Chercher la fuite
! Déclarer sous cinq jours ouvrés.
! Ne jetez rien et ne refaites rien avant l’accord de l’assureur, sauf pour arrêter les dégâts.
> Contrat habitation
> Photos datées
> Constat et coordonnées des voisins, du syndic`,
    `A stain on the ceiling, a joint that gives way, a neighbour who is away. The specialist says who reports to whom, and who pays for what.
+ Fill in the joint report
+ Say which insurance steps in
+ Contest an amount that is too low
- Find the leak
! Report within five working days.
! Throw nothing away and redo nothing before the insurer agrees, except to stop the damage.
> Home insurance policy
> Dated photographs
> Report, and details of neighbours and manager`,
  ),
  landing(
    'assurance',
    'assurance-auto-sinistre',
    `Accident, vol, bris de glace, véhicule jugé irréparable. Le spécialiste relit le constat et l’expertise avec vous.
+ Lire un constat et dire les responsabilités
+ Contester une valeur ou un rapport d’expert
+ Expliquer bonus, franchise et résiliation
- Choisir le garagiste à votre place
! Constat à envoyer sous cinq jours ouvrés, deux pour un vol.
> Constat amiable
> Rapport d’expert et photos
> Contrat et relevé d’information`,
    `Accident, theft, broken glass, a car written off. The specialist goes through the report and the assessment with you.
+ Read a report and say who is liable
+ Contest a value or an assessor’s report
+ Explain bonus, excess and cancelling
- Choose the garage for you
! Send the report within five working days, two for a theft.
> Accident report
> Assessor’s report and photographs
> Policy and claims record`,
  ),
  landing(
    'consommation',
    null,
    `Achat, livraison, garantie, abonnement, démarchage : un juriste de la consommation vous dit vos droits, prépare la lettre et indique la suite si le vendeur ne répond pas.
+ Dire quelle garantie ou quel droit s’applique
+ Rédiger la réclamation et la mise en demeure
+ Préparer la saisine du médiateur, gratuite pour vous
- Obtenir le remboursement à votre place
! Achat à distance : quatorze jours pour changer d’avis, sauf exceptions.
! Garantie légale de conformité : deux ans pour un bien neuf.
> Bon de commande ou facture
> Conditions de vente
> Messages du vendeur`,
    `Purchases, deliveries, guarantees, subscriptions, cold calls: a consumer lawyer says your rights, prepares the letter and shows what follows if the seller does not answer.
+ Say which guarantee or right applies
+ Draft the complaint and the formal demand
+ Prepare the letter to the mediator, free for you
- Obtain the refund for you
! Distance purchase: fourteen days to change your mind, with exceptions.
! Legal guarantee of conformity: two years for new goods.
> Order or invoice
> Terms of sale
> The seller’s messages`,
  ),
  landing(
    'consommation',
    'achat-en-ligne-livraison',
    `Colis perdu, produit différent, remboursement qui tarde. Le juriste vous dit ce que doit le vendeur, et quand.
+ Rédiger la demande de livraison ou de remboursement
+ Dire quand le contrat peut être résolu
+ Expliquer le rappel de paiement par la banque
- Traiter avec le transporteur
! Sans date convenue, livraison dans les trente jours.
! Remboursement dans les quatorze jours après la rétractation ou la résolution.
> Commande et confirmation
> Suivi du colis
> Captures des échanges`,
    `A lost parcel, a different product, a refund that does not come. The lawyer says what the seller owes, and when.
+ Draft the demand for delivery or refund
+ Say when the contract can be ended
+ Explain a chargeback through the bank
- Deal with the carrier
! Without an agreed date, delivery within thirty days.
! Refund within fourteen days of withdrawing or ending the contract.
> Order and confirmation
> Parcel tracking
> Screenshots of what was said`,
  ),
  landing(
    'consommation',
    'garantie-vice-cache',
    `Un appareil qui tombe en panne, un objet d’occasion trompeur. Le juriste choisit avec vous entre garantie légale, vice caché et garantie du commerçant.
+ Dire quelle garantie est la meilleure
+ Rédiger la demande de réparation ou de remplacement
+ Répondre à un vendeur qui renvoie au fabricant
- Réparer l’appareil
! Deux ans pour un bien neuf ; pour un bien d’occasion acheté à un professionnel, le défaut est présumé ancien pendant un an.
! Vice caché : deux ans à partir de la découverte.
> Facture
> Description et photos du défaut
> Conditions de garantie`,
    `An appliance that breaks down, second-hand goods that deceive. The lawyer chooses with you between legal guarantee, hidden defect and the seller’s own guarantee.
+ Say which guarantee is the best
+ Draft the request for repair or replacement
+ Answer a seller who sends you to the maker
- Repair the appliance
! Two years for new goods; for second-hand goods bought from a trader, the fault is presumed old for one year.
! Hidden defect: two years from finding it.
> Invoice
> Description and photographs of the fault
> Terms of the guarantee`,
  ),
  landing(
    'entreprise',
    null,
    `Créer, facturer, s’associer, embaucher, fermer : un juriste d’entreprise relit vos documents et vous dit ce qui vous engage avant que vous signiez.
+ Comparer des statuts et des régimes
+ Relire un contrat, un bail, des conditions de vente
+ Organiser le recouvrement d’une facture
- Tenir votre comptabilité
- Déposer des formalités à votre place
! Difficultés : la déclaration de cessation des paiements se fait dans les quarante-cinq jours.
> Statuts ou projet
> Contrats et factures
> Chiffres récents`,
    `Setting up, invoicing, partners, hiring, closing: a business lawyer goes through your papers and says what binds you before you sign.
+ Compare legal forms and tax regimes
+ Go through a contract, a lease, terms of sale
+ Organise the recovery of an invoice
- Keep your accounts
- File formalities for you
! In difficulty: insolvency is declared within forty-five days.
> Articles or project
> Contracts and invoices
> Recent figures`,
  ),
  landing(
    'entreprise',
    'creation-entreprise',
    `Micro-entreprise, société, à plusieurs ou seul. Le juriste compare ce que chaque forme coûte, protège et oblige à faire.
+ Comparer les formes avec vos chiffres
+ Lister les démarches dans l’ordre
+ Relire statuts et pacte
- Immatriculer l’entreprise à votre place
! Les formalités se font en ligne, sur le guichet unique procedures.inpi.fr.
! L’aide aux créateurs (Acre) se demande dans les délais prévus pour votre statut.
> Description de l’activité
> Chiffre d’affaires prévu
> Situation personnelle : emploi, chômage, patrimoine`,
    `Sole trader, company, alone or with others. The lawyer compares what each form costs, protects and makes you do.
+ Compare the forms with your figures
+ List the steps in order
+ Go through the articles and the agreement
- Register the business for you
! Formalities are done online, at the single desk procedures.inpi.fr.
! Start-up relief (Acre) is asked for within the time set for your status.
> What the business does
> Expected turnover
> Your own situation: job, benefit, assets`,
  ),
  landing(
    'entreprise',
    'factures-impayees',
    `Un client qui ne paie pas. Le juriste relit le devis, compte les pénalités et choisit avec vous la voie la plus courte.
+ Rédiger la relance et la mise en demeure
+ Calculer pénalités et indemnité de 40 €
+ Préparer une injonction de payer
- Recouvrer la somme pour vous
! Entre professionnels : cinq ans pour agir, un an dans le transport. Face à un consommateur : deux ans.
> Devis signé, bon de livraison
> Facture et relances
> Conditions de vente`,
    `A customer who does not pay. The lawyer goes through the quote, counts the penalties and chooses with you the shortest way.
+ Draft the reminder and the formal demand
+ Work out penalties and the fixed €40 indemnity
+ Prepare an order for payment
- Collect the money for you
! Between businesses: five years to act, one in transport. Against a consumer: two years.
> Signed quote, delivery note
> Invoice and reminders
> Terms of sale`,
  ),
]
