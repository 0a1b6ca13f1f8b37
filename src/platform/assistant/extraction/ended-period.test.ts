import { expect, test } from 'vitest'
import { proposedDeadlineIn } from './deadline.ts'
import { statedDatesIn } from './stated-dates.ts'

/** A Saturday. */
const now = new Date('2026-11-28T10:00:00Z')

const lines = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())

const ended = lines(`
  I worked there 9 years until 31 March, unpaid overtime
  Mon contrat de travail a duré jusqu’au 30 avril, solde de tout compte impayé
  J’ai été hospitalisé jusqu’au 20 juin, la mutuelle refuse de payer
  I was on sick leave until 15 May, my boss now says I must repay
  Mon permis a été suspendu pour 6 mois le 12 mai
  J’ai loué ce studio jusqu’au 30 avril et le dépôt n’est pas rendu.
  Nous avons habité chez elle jusqu’au 15 mai, elle réclame des loyers.
  Mon assurance courait jusqu’au 31 mars, le sinistre est du 2 avril.
  J’étais salarié jusqu’au 28 février sans bulletin de paie.
  Le chantier a traîné jusqu’au 10 juillet, puis-je demander des pénalités ?
  Ma fille a été gardée par cette crèche jusqu’au 5 juin.
  L’école nous a facturés jusqu’au 30 juin alors que nous sommes partis.
  Mon compte a été bloqué pour 3 mois le 4 mars.
  Mon mari a été condamné pour vol le 12 mai.
  J’ai continué à travailler jusqu’au 30 avril sans être payé.
  Ils m’ont hébergé jusqu’au 20 mai puis mis dehors.
  CDD jusqu’au 31 mars, dernier salaire impayé.
  En arrêt maladie jusqu’au 15 mai, mon employeur réclame un trop-perçu.
  J’ai quitté l’appartement avant le 30 avril.
  L’échéance du 12 mai est impayée.
  Le bail a couru du 1er juin jusqu’au 31 mai.
  De janvier jusqu’au 30 avril j’ai travaillé sans contrat.
  Mon vélo a été immobilisé pour deux semaines le 3 juin chez le réparateur.
  I rented the flat until 30 April and the deposit is still missing.
  We lived with her until 15 May, now she wants rent.
  My insurance ran until 31 March, the leak was on 2 April.
  I was fired by my manager on 12 May.
  I was employed until 28 February without payslips.
  My licence was suspended for six months on 12 May.
  From January until 30 April I worked without a contract.
  The nursery looked after her until 5 June and billed July.
  I continued to work until 30 April without pay.
  He let me stay until 20 May, then threw me out.
  I moved out before 30 April.
  They charged me until 30 June although we had left.
  Since February to 31 May nobody paid me.
  The shop kept my bike until 3 June.
  My visa was valid until 31 March when they refused it.
  I had gym membership until 15 May and they still charge me.
  The builder worked on it till 10 July.
  My dad stayed in the care home until 2 May.
  Stopped work until 15 May, boss refuses sick pay
  J’ai fait des heures supplémentaires jusqu’au 31 mars et rien n’est payé.
  Il a été mon associé jusqu’au 10 avril, puis il est parti avec la caisse.
  Ma mère vivait en EHPAD jusqu’au 14 juin.
  Le notaire a gardé les fonds jusqu’au 22 mai.
  Nous étions en colocation jusqu’au 30 juin, l’assurance veut une attestation.
  J’ai touché le chômage jusqu’au 28 février, France Travail réclame tout.
  Mon abonnement a été prélevé jusqu’au 15 avril malgré la résiliation.
  Elle a pris mon fils pour deux mois le 7 avril.
  Mon fils a été exclu pour 15 jours le 12 mars.
  Le prêt m’a été consenti pour 24 mois le 3 avril.
  Depuis le 2 février jusqu’au 30 avril, je n’ai reçu aucun salaire.
  Je payais une pension jusqu’au 20 mai, dois-je continuer ?
  My dog was boarded there until 14 June and came back ill.
  He was my partner until 10 April, then left with the money.
  I paid rent until 30 April, the agency says otherwise.
  We had no heating from 2 February until 30 April.
  My account was frozen for three months on 4 March.
  My son was excluded for five days on 12 March.
  The tenant stayed until 22 May without paying.
  I drew unemployment until 28 February, now they want it back.
`)

const coming = lines(`
  2027-03-31 On m’a donné jusqu’au 31 mars pour partir.
  2027-05-15 Le juge m’a accordé un délai jusqu’au 15 mai.
  2027-01-12 J’ai reçu une amende à payer avant le 12 janvier.
  2026-12-12 J’ai reçu un courrier : je dois répondre avant le 12 décembre.
  2027-04-30 J’ai jusqu’au 30 avril pour contester.
  2027-04-30 Mon titre de séjour est valable jusqu’au 30 avril.
  2027-05-15 La mairie nous a laissé jusqu’au 15 mai pour raser l’abri.
  2027-03-31 Mon bailleur m’a envoyé un congé pour le 31 mars.
  2027-05-10 Le tribunal a reporté le délai jusqu’au 10 mai.
  2027-01-12 J’ai été convoqué au tribunal le 12 janvier.
  2026-12-20 La lettre que j’ai reçue demande une réponse avant le 20 décembre.
  2027-03-31 Inscriptions ouvertes jusqu’au 31 mars, mon dossier est refusé.
  2027-01-15 L’huissier est passé et veut l’argent avant le 15 janvier.
  2027-03-30 Recours possible jusqu’au 30 mars.
  2027-04-30 Ils m’ont demandé de quitter les lieux avant le 30 avril.
  2026-12-18 J’ai perdu mon dossier et il faut le rendre pour le 18 décembre.
  2027-03-31 I was given until 31 March to leave.
  2027-05-15 The court granted me an extension until 15 May.
  2027-01-12 I got a fine to pay by 12 January.
  2026-12-20 The letter I received says reply by 20 December.
  2027-04-30 I have until 30 April to appeal.
  2027-04-30 My permit is valid until 30 April.
  2027-05-15 The council gave us until 15 May to take the shed down.
  2027-03-31 The landlord served notice, we must leave by 31 March.
  2027-04-30 They asked me to leave before 30 April.
  2027-01-15 The bailiff came and wants the money before 15 January.
  2026-12-12 I was told to reply by 12 December.
  2027-03-31 Applications are open until 31 March, mine was refused.
  2027-03-31 He said I can stay until 31 March.
  2026-12-18 I missed a call, the form is due by 18 December.
  2026-12-12 J’ai signé, et j’ai besoin d’une réponse pour le 12 décembre.
  2026-12-09 Mon employeur m’a convoqué à un entretien le 9 décembre.
  2026-12-20 L’huissier m’a remis un commandement de payer avant le 20 décembre.
  2027-03-31 Ils m’ont accordé un report jusqu’au 31 mars.
  2027-01-15 L’offre de rachat est valable jusqu’au 15 janvier.
  2027-03-31 J’ai reçu un congé pour le 31 mars.
  2027-01-20 La banque a envoyé une offre, je peux signer jusqu’au 20 janvier.
  2026-12-30 J’ai perdu mon emploi et je dois m’inscrire avant le 30 décembre.
  2027-01-12 Mon école a écrit : paiement avant le 12 janvier.
  2027-04-14 Nous avons jusqu’au 14 avril pour faire appel.
  2027-04-30 Le maire a pris un arrêté, je dois démolir avant le 30 avril.
  2027-01-05 Le syndic m’a sommé de payer au plus tard le 5 janvier.
  2026-12-18 Mon avocat m’a dit de répondre avant le 18 décembre.
  2027-01-14 J’ai un examen le 14 janvier.
  2027-01-31 I received a notice to quit by 31 January.
  2027-04-30 The tax office extended the deadline until 30 April.
  2027-01-15 The offer is open until 15 January.
  2026-12-20 My boss wants my answer by 20 December.
  2026-12-30 I lost my job and need to register before 30 December.
  2027-04-14 We have until 14 April to appeal.
  2027-04-30 The council wrote that I must demolish it by 30 April.
  2027-01-14 The exam is on 14 January.
  2026-12-18 My solicitor said I must reply by 18 December.
  2027-01-14 The hearing was moved, it is on 14 January now.
`).map((line) => [line.slice(0, 10), line.slice(11)] as const)

test.each(ended)('the end of what is past is no deadline: %s', (text) => {
  expect(proposedDeadlineIn(text, now)).toBeUndefined()
  expect(statedDatesIn(text, now, undefined).filter(({ date }) => date > '2026-11-28')).toEqual([])
})

test.each(coming)('a term is one beside words of the past as well, %s: %s', (expected, text) => {
  expect(proposedDeadlineIn(text, now)).toBe(expected)
})
