import { landing } from './landing.ts'

export const lawLandings = [
  landing(
    'justice',
    null,
    `Une plainte, une convocation, une amende, un voisin qui va trop loin : un avocat lit ce que vous avez reçu, vous dit ce que vous risquez ou ce que vous pouvez demander, et dans quel ordre agir.
+ Lire une convocation, un jugement, un procès-verbal, et vous en dire le sens
+ Dire quel tribunal saisir, par quelle démarche, et si un avocat est obligatoire
+ Relire une lettre ou une plainte avant que vous l’envoyiez
- Vous représenter à l’audience : il faut un avocat que vous mandatez
- Rendre une décision ou promettre l’issue d’un procès
! Pour faire appel d’un jugement civil : un mois en général, quinze jours pour certaines décisions. La date figure sur la notification.
! Une amende forfaitaire se conteste dans le délai inscrit sur l’avis, le plus souvent quarante-cinq jours.
> La convocation, l’avis ou le jugement, avec son enveloppe
> Les preuves : messages, photos, certificats, noms des témoins
> Les dates, dans l’ordre`,
    `A complaint, a summons, a fine, a neighbour who goes too far: a lawyer reads what you have received, tells you what you risk or may ask for, and in which order to act.
+ Read a summons, a judgment or a statement, and tell you what it means
+ Say which court to go to, how, and whether a lawyer is compulsory
+ Go through a letter or a complaint before you send it
- Represent you in court: for that you appoint a lawyer
- Give a decision, or promise how a case will end
! To appeal a civil judgment: usually one month, fifteen days for some decisions. The notification says which.
! A fixed fine is contested within the time printed on the notice, most often forty-five days.
> The summons, notice or judgment, with its envelope
> Evidence: messages, photographs, certificates, names of witnesses
> The dates, in order`,
  ),
  landing(
    'justice',
    'plainte-victime',
    `Vous avez subi des violences, un vol, une escroquerie ou des menaces. L’avocat vous aide à porter plainte là où elle sera le mieux suivie, à garder les preuves et à demander réparation.
+ Choisir entre plainte, plainte au procureur et main courante
+ Préparer le récit des faits et la liste des preuves
+ Chiffrer ce que vous pouvez demander comme partie civile
- Enquêter à la place de la police ou de la gendarmerie
! En général un an pour une contravention, six ans pour un délit, vingt ans pour un crime ; certains délais sont plus courts ou plus longs.
! Sans réponse du procureur pendant trois mois, d’autres voies s’ouvrent dans certains cas.
> Certificat médical, photos, factures
> Messages et relevés, sans rien effacer
> Récépissé et procès-verbal si vous avez déjà porté plainte`,
    `You have suffered violence, theft, fraud or threats. The lawyer helps you to file a complaint where it will be followed best, to keep the evidence and to claim compensation.
+ Choose between a complaint, a letter to the prosecutor and a simple record
+ Prepare the account of the facts and the list of evidence
+ Put a figure on what you may claim as a civil party
- Investigate in the place of the police or the gendarmerie
! As a rule one year for a minor offence, six for an intermediate one, twenty for a serious crime; some limits are shorter or longer.
! After three months without an answer from the prosecutor, other ways open in some cases.
> Medical certificate, photographs, invoices
> Messages and statements, with nothing deleted
> The receipt and the statement if you have already complained`,
  ),
  landing(
    'travail',
    null,
    `Licenciement, démission, salaire, harcèlement, arrêt : un avocat en droit du travail lit votre contrat, votre convention collective et ce que l’on vous a écrit, puis vous dit ce qui est permis et ce que vous pouvez réclamer.
+ Vérifier une procédure, un préavis, un solde de tout compte
+ Calculer ce qui vous est dû et l’écrire dans une lettre
+ Dire s’il vaut mieux négocier, saisir l’inspection du travail ou les prud’hommes
- Vous représenter devant le conseil de prud’hommes
- Donner un avis à la fois au salarié et à l’employeur d’un même conflit
! Contester un licenciement : douze mois à partir de la notification.
! Réclamer un salaire : trois ans.
> Contrat de travail et avenants
> Trois derniers bulletins de paie
> Lettres, courriels et messages échangés`,
    `Dismissal, resignation, pay, harassment, sick leave: an employment lawyer reads your contract, your collective agreement and what was written to you, then says what is allowed and what you may claim.
+ Check a procedure, a notice period, a final settlement
+ Work out what you are owed and put it into a letter
+ Say whether to negotiate, to call the labour inspectorate or to go to the employment tribunal
- Represent you before the employment tribunal
- Advise both the employee and the employer of one dispute
! To contest a dismissal: twelve months from its notification.
! To claim wages: three years.
> Employment contract and amendments
> The last three payslips
> Letters, emails and messages exchanged`,
  ),
  landing(
    'travail',
    'licenciement',
    `Convocation reçue ou lettre déjà arrivée : la procédure se vérifie date par date. L’avocat regarde le motif, les délais, l’indemnité et ce que vous pouvez encore demander.
+ Préparer l’entretien préalable et choisir qui vous assiste
+ Vérifier le motif, le préavis et l’indemnité
+ Rédiger une demande de précision des motifs
- Négocier avec votre employeur à votre place
! Au moins cinq jours ouvrables entre la convocation et l’entretien.
! Quinze jours après la notification pour demander que les motifs soient précisés.
! Douze mois pour saisir les prud’hommes.
> Convocation et lettre de licenciement
> Contrat, bulletins de paie, convention collective
> Avertissements et évaluations`,
    `Summons received or letter already there: the procedure is checked date by date. The lawyer looks at the reason, the time limits, the compensation and what you may still ask.
+ Prepare the meeting and choose who goes with you
+ Check the reason, the notice and the compensation
+ Write a request for the reasons to be made precise
- Negotiate with your employer for you
! At least five working days between the summons and the meeting.
! Fifteen days after notification to ask for the reasons to be made precise.
! Twelve months to go to the employment tribunal.
> The summons and the dismissal letter
> Contract, payslips, collective agreement
> Warnings and appraisals`,
  ),
  landing(
    'travail',
    'rupture-conventionnelle',
    `Partir d’un commun accord ouvre droit à l’indemnité et, sous conditions, au chômage. Avant de signer, l’avocat vérifie le montant, les dates et ce à quoi vous renoncez ou non.
+ Calculer l’indemnité minimale et une demande raisonnable
+ Vérifier le formulaire, les dates et la clause de non-concurrence
+ Préparer les entretiens
- Obliger l’employeur à accepter : la rupture reste un accord
! Quinze jours calendaires pour se rétracter après la signature.
! Puis quinze jours ouvrables pour l’homologation par l’administration.
> Contrat et ancienneté exacte
> Douze derniers bulletins de paie
> Projet de convention, s’il existe`,
    `Leaving by agreement gives a right to compensation and, under conditions, to unemployment benefit. Before you sign, the lawyer checks the amount, the dates and what you give up or not.
+ Work out the minimum compensation and a reasonable request
+ Check the form, the dates and any non-compete clause
+ Prepare the meetings
- Force the employer to accept: it remains an agreement
! Fifteen calendar days to change your mind after signing.
! Then fifteen working days for the administration’s approval.
> Contract and exact length of service
> The last twelve payslips
> The draft agreement, if there is one`,
  ),
  landing(
    'travail',
    'salaire-heures-supplementaires',
    `Heures non payées, prime supprimée, bulletin incompréhensible. L’avocat compare ce que vous avez fait, ce que prévoit la convention et ce qui a été payé.
+ Lire le bulletin de paie ligne par ligne
+ Calculer les majorations et les rappels
+ Écrire la demande à l’employeur
- Tenir la paie de votre entreprise
! Trois ans en arrière pour réclamer un salaire.
> Bulletins de paie des mois concernés
> Relevé de vos heures, même tenu par vous
> Contrat et convention collective`,
    `Unpaid hours, a bonus withdrawn, a payslip that makes no sense. The lawyer compares what you did, what the agreement says and what was paid.
+ Read the payslip line by line
+ Work out the overtime rates and the arrears
+ Write the request to the employer
- Run your company’s payroll
! Three years back to claim wages.
> Payslips of the months concerned
> A record of your hours, even your own
> Contract and collective agreement`,
  ),
  landing(
    'famille',
    null,
    `Séparation, garde, pension, nom, tutelle : un avocat en droit de la famille vous explique ce que le juge regarde, ce que vous pouvez décider ensemble et ce qui protège les enfants.
+ Expliquer une procédure et ce qu’elle coûte en temps
+ Relire une convention, une requête, un jugement
+ Estimer une pension et dire comment la faire payer
- Représenter les deux parents à la fois
- Remplacer l’avocat que le divorce exige pour chacun
! Divorce par consentement mutuel : quinze jours de réflexion au moins entre la réception du projet et la signature.
! Appel d’une décision du juge aux affaires familiales : en général quinze jours ou un mois, selon la décision.
> Livret de famille, contrat de mariage ou PACS
> Revenus et charges des deux côtés
> Jugements et accords déjà rendus`,
    `Separation, custody, maintenance, names, guardianship: a family lawyer explains what the judge looks at, what you may decide together and what protects the children.
+ Explain a procedure and the time it takes
+ Go through an agreement, a petition, a judgment
+ Estimate maintenance and say how to have it paid
- Represent both parents at once
- Replace the lawyer whom each spouse must have in a divorce
! Divorce by mutual consent: at least fifteen days between receiving the draft and signing it.
! Appeal against a family judge’s decision: usually fifteen days or one month, depending on the decision.
> Family record book, marriage contract or PACS
> Income and expenses on both sides
> Judgments and agreements already made`,
  ),
  landing(
    'famille',
    'divorce',
    `D’accord sur tout ou sur rien, le chemin n’est pas le même. L’avocat vous dit quelle procédure vous correspond, ce qui se décide d’abord et ce que devient le logement.
+ Comparer les procédures et leur durée
+ Préparer la liste des biens, des dettes et des charges
+ Relire un projet de convention avant signature
- Signer la convention à la place de votre propre avocat
! Quinze jours de réflexion avant de signer une convention par consentement mutuel.
! La convention signée est déposée chez un notaire dans les sept jours.
> Contrat de mariage, livret de famille
> Avis d’impôt, bulletins de paie, crédits
> Estimation des biens`,
    `In agreement on everything or on nothing, the way is not the same. The lawyer says which procedure fits you, what is decided first and what becomes of the home.
+ Compare the procedures and how long they last
+ Prepare the list of assets, debts and expenses
+ Go through a draft agreement before it is signed
- Sign the agreement in the place of your own lawyer
! Fifteen days to think before signing an agreement by mutual consent.
! Once signed, the agreement is filed with a notary within seven days.
> Marriage contract, family record book
> Tax notice, payslips, loans
> A valuation of what you own`,
  ),
  landing(
    'famille',
    'garde-enfants',
    `Résidence alternée, droit de visite, départ au loin, vacances. L’avocat vous dit ce que le juge regarde et comment demander un changement sans envenimer les choses.
+ Préparer une proposition de calendrier
+ Dire ce qui justifie de revoir une décision
+ Expliquer que faire quand l’autre parent ne respecte pas le jugement
- Décider à la place du juge
! En cas de danger pour l’enfant, appelez le 119, ou le 17 si c’est maintenant.
> Dernier jugement ou accord
> Emplois du temps et distances
> Messages qui montrent le désaccord`,
    `Alternating residence, visits, moving far away, holidays. The lawyer says what the judge looks at and how to ask for a change without making things worse.
+ Prepare a proposal for the calendar
+ Say what justifies changing a decision
+ Explain what to do when the other parent does not keep to the judgment
- Decide in the judge’s place
! If a child is in danger, call 119, or 17 if it is now.
> The latest judgment or agreement
> Timetables and distances
> Messages that show the disagreement`,
  ),
  landing(
    'famille',
    'pension-alimentaire',
    `Fixer, réviser, faire payer : une pension suit les revenus et les besoins. L’avocat fait le calcul avec vous et vous indique la voie la plus courte.
+ Estimer un montant et l’expliquer
+ Préparer une demande de révision
+ Choisir la voie de recouvrement : Aripa, paiement direct, saisie
- Encaisser ou verser la pension
! Les arriérés d’une pension fixée par jugement se réclament en principe sur cinq ans.
> Jugement ou convention
> Revenus et charges des deux parents
> Relevés qui montrent les impayés`,
    `Setting, revising, getting it paid: maintenance follows income and needs. The lawyer does the sum with you and shows the shortest way.
+ Estimate an amount and explain it
+ Prepare a request to revise it
+ Choose how to recover it: the public agency (Aripa), direct payment, seizure
- Collect or pay the maintenance
! Arrears of maintenance set by a judgment can in principle be claimed over five years.
> Judgment or agreement
> Income and expenses of both parents
> Statements that show what was not paid`,
  ),
  landing(
    'etrangers',
    null,
    `Titre de séjour, visa, regroupement, nationalité, éloignement : un avocat en droit des étrangers lit la décision, compte les délais et vous dit quelles pièces changent tout.
+ Lire une décision de la préfecture et ses voies de recours
+ Vérifier un dossier avant le dépôt
+ Dire quel titre correspond à votre situation
- Obtenir un rendez-vous à votre place
- Déposer un recours en votre nom sans mandat
! Les délais de recours sont écrits sur la décision ; pour une obligation de quitter le territoire, ils peuvent être très courts.
! Renouvellement : la demande se fait en général entre quatre et deux mois avant la fin du titre.
> Passeport et titre actuel
> La décision complète, avec sa date de réception
> Preuves de présence, de travail, de famille`,
    `Residence permits, visas, family reunion, nationality, removal: an immigration lawyer reads the decision, counts the time limits and tells you which papers change everything.
+ Read a prefecture’s decision and how to appeal it
+ Check a file before it is handed in
+ Say which permit fits your situation
- Get an appointment for you
- File an appeal in your name without a mandate
! The time to appeal is written on the decision; for an order to leave the country it can be very short.
! Renewal: usually asked for between four and two months before the permit ends.
> Passport and present permit
> The whole decision, with the day you received it
> Proof of presence, work and family`,
  ),
  landing(
    'etrangers',
    'titre-de-sejour',
    `Première demande, renouvellement, changement de statut. L’avocat vérifie que le motif est le bon et que le dossier est complet avant que la préfecture le regarde.
+ Choisir le motif qui correspond à votre situation
+ Relire la liste des pièces et leurs dates
+ Expliquer ce que permet un récépissé
- Suivre le dossier à la préfecture à votre place
! Demande de renouvellement : en général entre quatre et deux mois avant l’expiration.
> Titre, visa, passeport
> Contrat de travail et bulletins de paie, ou certificat de scolarité
> Justificatif de domicile récent`,
    `First request, renewal, change of status. The lawyer checks that the ground is the right one and that the file is complete before the prefecture looks at it.
+ Choose the ground that fits your situation
+ Go through the list of papers and their dates
+ Explain what a receipt (récépissé) allows
- Follow the file at the prefecture for you
! Renewal is usually asked for between four and two months before the permit ends.
> Permit, visa, passport
> Work contract and payslips, or a certificate of study
> A recent proof of address`,
  ),
  landing(
    'etrangers',
    'oqtf-eloignement',
    `Une obligation de quitter le territoire laisse peu de temps. L’avocat lit la décision avec vous, compte le délai et vous dit comment trouver aujourd’hui quelqu’un pour vous défendre.
+ Compter le délai de recours à partir de la notification
+ Dire quels arguments et quelles pièces comptent
+ Indiquer où demander l’aide juridictionnelle
- Vous représenter devant le tribunal administratif
! Le délai est écrit sur la décision. Il peut se compter en jours : agissez le jour même.
! En rétention, demandez tout de suite l’association présente et un avocat.
> La décision entière, avec le jour et l’heure de remise
> Preuves de vie familiale, de travail, de soins
> Récépissés et titres précédents`,
    `An order to leave the country leaves little time. The lawyer reads the decision with you, counts the time limit and tells you how to find somebody today who can defend you.
+ Count the time to appeal from the notification
+ Say which arguments and papers matter
+ Show where to ask for legal aid
- Represent you before the administrative court
! The time limit is on the decision. It may be a matter of days: act today.
! If you are held, ask at once for the association on site and for a lawyer.
> The whole decision, with the day and hour you were given it
> Proof of family life, work and medical care
> Receipts and earlier permits`,
  ),
]
