import { landing } from './landing.ts'

export const stateLandings = [
  landing(
    'impots',
    null,
    `Déclaration, avis inattendu, contrôle, départ à l’étranger : un fiscaliste lit vos documents et vous dit quelle case, quel formulaire et quel délai vous concernent.
+ Vérifier une déclaration avant l’envoi
+ Expliquer un avis et dire comment réclamer
+ Préparer la réponse à une demande de l’administration
- Déclarer à votre place ou se connecter à votre espace
- Monter une opération dont le seul but est d’éluder l’impôt
! Réclamation sur l’impôt sur le revenu : en général jusqu’au 31 décembre de la deuxième année qui suit sa mise en recouvrement.
! Proposition de rectification : trente jours pour répondre.
> Dernier avis d’impôt
> Justificatifs des revenus et des charges
> Courriers de l’administration`,
    `A return, an unexpected notice, an audit, a move abroad: a tax adviser reads your papers and tells you which box, which form and which time limit are yours.
+ Check a return before you send it
+ Explain a notice and how to contest it
+ Prepare the answer to a request from the tax office
- File for you, or sign in to your account
- Set up a scheme whose only aim is to avoid tax
! Contesting income tax: usually until 31 December of the second year after it was put up for collection.
! Proposed adjustment: thirty days to answer.
> Latest tax notice
> Proof of income and expenses
> Letters from the tax office`,
  ),
  landing(
    'impots',
    'declaration-revenus',
    `Première déclaration, enfant majeur, frais réels, revenus d’ailleurs. Le fiscaliste regarde votre année et vous dit quoi remplir et quoi garder.
+ Choisir entre frais réels et abattement
+ Dire où vont un revenu ou une pension
+ Corriger une erreur déjà envoyée
- Remplir la déclaration à votre place
! Les dates changent chaque année et selon le département : elles sont sur impots.gouv.fr.
! La correction en ligne reste ouverte après l’envoi des avis, jusqu’à une date annoncée chaque année.
> Déclaration préremplie
> Attestations de l’employeur, des banques, des caisses
> Justificatifs de frais et de dons`,
    `A first return, a grown-up child, actual expenses, income from elsewhere. The adviser looks at your year and says what to fill in and what to keep.
+ Choose between actual expenses and the standard allowance
+ Say where an income or a pension goes
+ Correct a mistake already sent
- Fill in the return for you
! The dates change each year and by department: they are on impots.gouv.fr.
! Online correction stays open after the notices are sent, until a date announced each year.
> The pre-filled return
> Statements from employer, banks and funds
> Proof of expenses and gifts`,
  ),
  landing(
    'administration',
    null,
    `Une lettre de la CAF, de France Travail, de la préfecture ou de la caisse : un spécialiste des démarches la traduit en clair et vous aide à répondre dans les formes.
+ Expliquer un droit, un refus, un trop-perçu
+ Rédiger un recours gracieux ou préalable
+ Dire vers qui se tourner ensuite
- Accéder à vos comptes en ligne
- Accélérer un dossier en préfecture
! Recours contre une décision : deux mois le plus souvent, le délai est écrit sur la décision.
! Avant le juge, un recours préalable est parfois obligatoire.
> La décision et son enveloppe
> Numéro d’allocataire ou de dossier
> Justificatifs déjà envoyés`,
    `A letter from the CAF, from France Travail, the prefecture or a fund: a specialist puts it into plain words and helps you to answer in due form.
+ Explain an entitlement, a refusal, an overpayment
+ Draft an appeal to the body itself
+ Say whom to turn to next
- Sign in to your online accounts
- Speed up a file at the prefecture
! Appeal against a decision: most often two months; the limit is written on the decision.
! Before the judge, an appeal to the body is sometimes compulsory.
> The decision and its envelope
> Your beneficiary or file number
> Papers already sent`,
  ),
  landing(
    'administration',
    'caf-allocations',
    `APL, prime d’activité, allocations, trop-perçu. Le spécialiste vérifie le calcul, les ressources retenues et la façon de contester.
+ Lire un décompte et repérer l’erreur
+ Rédiger une contestation ou une demande de remise de dette
+ Dire ce qui change quand la famille change
- Se connecter à votre compte allocataire
! Contester un trop-perçu : deux mois, devant la commission de recours amiable le plus souvent.
> Notification de dette ou de refus
> Ressources du trimestre
> Bail et composition du foyer`,
    `Housing aid, in-work benefit, family allowances, an overpayment. The specialist checks the sum, the income that was counted and how to contest it.
+ Read a statement and find the mistake
+ Draft an objection or a request to cancel the debt
+ Say what changes when the family changes
- Sign in to your account
! Contesting an overpayment: two months, most often before the conciliation board.
> Notice of debt or refusal
> Income of the quarter
> Lease and who lives with you`,
  ),
  landing(
    'administration',
    'chomage-france-travail',
    `Inscription, calcul, refus, radiation, démission. Le spécialiste vous dit ce que prévoit la règle et comment répondre.
+ Vérifier les conditions d’ouverture des droits
+ Expliquer un différé, une sanction, un trop-perçu
+ Préparer un recours ou une médiation
- S’actualiser à votre place
! Les droits se demandent en général dans les douze mois qui suivent la fin du contrat.
! Après une démission non légitime, un réexamen est possible après quatre mois sans emploi.
> Attestation de l’employeur
> Notification de droits ou de refus
> Derniers bulletins de paie`,
    `Signing on, the sum, a refusal, being struck off, resigning. The specialist says what the rule is and how to answer.
+ Check the conditions for benefit
+ Explain a waiting period, a penalty, an overpayment
+ Prepare an appeal or a mediation
- Confirm your situation each month for you
! Benefit is usually asked for within twelve months of the end of the contract.
! After a resignation that does not count as legitimate, a review is possible after four months out of work.
> The employer’s certificate
> Notice of entitlement or refusal
> The last payslips`,
  ),
  landing(
    'retraite',
    null,
    `Date de départ, trimestres, pension, réversion : un spécialiste lit votre relevé, repère ce qui manque et vous dit quand et comment demander.
+ Lire le relevé de carrière et signaler les trous
+ Comparer plusieurs dates de départ
+ Expliquer une réversion, un cumul, une retraite progressive
- Garantir un montant : seules les caisses le notifient
- Placer votre épargne
! Demandez la retraite quatre à six mois avant la date choisie.
! Contester une décision de la caisse : deux mois.
> Relevé de carrière de tous les régimes
> Dernière estimation
> Justificatifs des périodes manquantes`,
    `When to leave, quarters, the amount, survivor’s pension: a specialist reads your record, finds what is missing and says when and how to apply.
+ Read the career record and point out the gaps
+ Compare several leaving dates
+ Explain a survivor’s pension, working on, phased retirement
- Guarantee an amount: only the funds notify it
- Invest your savings
! Apply four to six months before the date you choose.
! Contesting a fund’s decision: two months.
> Career record of all schemes
> Latest estimate
> Proof of the missing periods`,
  ),
  landing(
    'retraite',
    'age-depart-taux-plein',
    `L’âge et la durée dépendent de votre année de naissance, et les règles ont changé plusieurs fois. Le spécialiste fait le calcul avec les règles du jour.
+ Dire l’âge légal et la durée pour votre génération
+ Vérifier une carrière longue
+ Expliquer décote, surcote et taux plein automatique
- Parier sur une réforme à venir
! Le taux plein est automatique à 67 ans, quelle que soit la durée.
> Date de naissance et relevé de carrière
> Trimestres avant 20 ans
> Enfants et interruptions`,
    `Age and duration depend on your year of birth, and the rules have changed several times. The specialist does the sum with today’s rules.
+ Give the legal age and duration for your generation
+ Check an early start to working life
+ Explain the reduction, the increase and the automatic full rate
- Bet on a reform to come
! The full rate is automatic at 67, whatever the duration.
> Date of birth and career record
> Quarters before the age of 20
> Children and breaks`,
  ),
  landing(
    'retraite',
    'reversion-veuvage',
    `Après un décès, chaque régime a ses conditions d’âge, de mariage et de ressources. Le spécialiste vous dit lesquels demander et dans quel ordre.
+ Lister les régimes à saisir
+ Estimer si les ressources sont dans les limites
+ Expliquer l’effet d’un remariage ou d’un divorce ancien
- Faire la demande à votre place
! La demande n’est pas automatique : une date de dépôt peut fixer le point de départ.
> Livret de famille et acte de décès
> Carrière du conjoint
> Vos revenus récents`,
    `After a death, each scheme has its own conditions of age, marriage and means. The specialist says which to ask and in which order.
+ List the schemes to apply to
+ Estimate whether your means are within the limits
+ Explain the effect of a new marriage or an old divorce
- Apply for you
! Nothing is automatic: the day you apply may set the day it begins.
> Family record book and death certificate
> The spouse’s career
> Your recent income`,
  ),
  landing(
    'retraite',
    'releve-carriere-trimestres',
    `Un emploi oublié, une année à l’étranger, un service militaire absent : chaque trimestre compte. Le spécialiste repère les manques et la preuve qui les comble.
+ Comparer le relevé à votre parcours
+ Dire quelle preuve suffit
+ Rédiger la demande de régularisation
- Inventer une période que rien ne prouve
! À tout âge en ligne ; plus tôt on corrige, plus les preuves existent encore.
> Relevé de carrière
> Bulletins de paie, certificats de travail
> Attestations de chômage, de maladie, de service`,
    `A forgotten job, a year abroad, missing military service: each quarter counts. The specialist finds the gaps and the proof that fills them.
+ Compare the record with your life
+ Say which proof is enough
+ Draft the request for correction
- Invent a period that nothing proves
! At any age, online; the earlier you correct, the more proof still exists.
> Career record
> Payslips, work certificates
> Certificates of unemployment, sickness or service`,
  ),
  landing(
    'etudes',
    null,
    `Orientation, dossier, mémoire, difficulté à l’école : un enseignant ou un conseiller vous aide à choisir, à préparer et à comprendre, à votre rythme.
+ Relire une lettre, un dossier, un plan de mémoire
+ Expliquer un cours et proposer des exercices
+ Dire quelles démarches faire auprès de l’établissement
- Faire le devoir ou le mémoire à la place de l’élève
- Garantir une admission
! Parcoursup : le calendrier est publié chaque année sur parcoursup.gouv.fr.
! Bourse sur critères sociaux : la demande se fait au printemps pour la rentrée.
> Bulletins et appréciations
> Énoncé ou consigne exacte
> Courriers de l’établissement`,
    `Choosing a course, an application, a dissertation, trouble at school: a teacher or an adviser helps you to choose, prepare and understand, at your own pace.
+ Go through a letter, an application, an outline
+ Explain a lesson and suggest exercises
+ Say what to ask of the school
- Do the homework or the dissertation for the student
- Guarantee a place
! Parcoursup: the calendar is published each year on parcoursup.gouv.fr.
! Means-tested grant: apply in spring for the autumn.
> Reports and remarks
> The exact wording of the task
> Letters from the school`,
  ),
  landing(
    'etudes',
    'parcoursup-orientation',
    `Des vœux à classer, une lettre à écrire, une réponse à comprendre. Le conseiller regarde votre profil et les formations, sans décider à votre place.
+ Aider à équilibrer les vœux
+ Relire un projet de formation motivé
+ Expliquer la phase complémentaire et les recours
- Saisir les vœux à votre place
! Chaque étape a une date, publiée sur parcoursup.gouv.fr : passée, elle ne se rattrape pas toujours.
> Bulletins de première et de terminale
> Liste des vœux envisagés
> Vos contraintes : ville, budget, alternance`,
    `Choices to list, a letter to write, an answer to understand. The adviser looks at your profile and the courses, without deciding for you.
+ Help to balance the choices
+ Go through a letter of motivation
+ Explain the late round and appeals
- Enter the choices for you
! Each step has a date, published on parcoursup.gouv.fr: once past, it cannot always be made good.
> Reports of the last two years of school
> The choices you have in mind
> What limits you: town, budget, work-study`,
  ),
  landing(
    'etudes',
    'devoirs-soutien-scolaire',
    `Un exercice qui bloque, une notion mal comprise, un contrôle qui approche. L’enseignant explique, fait refaire et dit quoi revoir.
+ Reprendre la notion avec un exemple
+ Corriger une tentative et montrer l’erreur
+ Proposer un petit plan de révision
- Donner une copie toute faite
! Envoyez l’énoncé et votre essai : la réponse est plus rapide et plus utile.
> Photo de l’énoncé
> Ce que vous avez déjà essayé
> La classe et le chapitre`,
    `An exercise that resists, an idea half understood, a test that is near. The teacher explains, has you try again and says what to revise.
+ Go over the idea with an example
+ Correct an attempt and show the mistake
+ Suggest a short plan for revising
- Give a finished paper
! Send the wording and your attempt: the answer is quicker and more useful.
> A photograph of the task
> What you have tried
> The year and the chapter`,
  ),
]
