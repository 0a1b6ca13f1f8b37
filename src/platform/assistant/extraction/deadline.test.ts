import { describe, expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { answeredDay, proposedDeadlineIn, saysNoDeadline } from './deadline.ts'
import { statedDatesIn } from './stated-dates.ts'

/** A Thursday. */
const now = new Date('2026-11-19T10:00:00Z')

/** The proposed deadline, then the sentence; `-` where nothing is proposed. */
const rows = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()])

const french = rows(`
  - J’y suis resté 4 ans.
  - Je suis restée quatre ans dans ce logement.
  - Mon entretien du 10 novembre s’est mal passé.
  - J’ai eu un entretien le 10 novembre avec mon directeur.
  - Mon père est décédé en février.
  - Mon père est mort le 3 février, que faire du compte ?
  - Le décès date du 12 février.
  - J’ai travaillé 7 ans dans cette entreprise.
  - J’y travaille depuis 12 ans.
  - Je suis locataire depuis 3 ans.
  - Le bail est de trois ans.
  - C’est un contrat de 24 mois chez un opérateur.
  - La garantie dure 2 ans.
  - J’ai vécu pendant 6 mois sans chauffage.
  - Il a neigé pendant 3 semaines.
  - Ma fille a 8 ans et tousse.
  - Mon fils de 14 ans ne mange plus.
  - Elle aura 18 ans le 3 mai.
  - Je suis né le 12 mars 1984.
  - C’était mon anniversaire le 25 décembre.
  - Il y a trois semaines, le colis devait arriver.
  - Il y a 2 ans, j’ai prêté 900 €.
  - Le loyer est passé de 800 à 850 € en janvier.
  - J’ai signé le bail le 1er décembre.
  - J’ai acheté la voiture le 5 décembre 2024.
  - La lettre du 2 décembre dit que je dois de l’argent.
  - J’ai reçu le courrier le 18 novembre.
  - L’audience a eu lieu le 12 octobre.
  - L’audience du 12 octobre a été reportée.
  - Je devais répondre avant le 12 novembre.
  - Il fallait payer avant le 1er décembre dernier.
  - Le délai expirait le 30 octobre.
  - J’avais jusqu’au 15 octobre pour répondre.
  - Nous avons déménagé le 3 mars.
  - On m’a licencié le 14 septembre.
  - Mon chien a été opéré mardi.
  - Je l’ai vu lundi dernier.
  - Le colis devait être livré dans 10 jours.
  - Le chantier devait durer 3 mois.
  - Le prêt court sur 20 ans.
  - Il reste 4 ans de crédit.
  - Je pars à la retraite dans 6 ans.
  - Mon bail finit en 2029.
  - J’ai payé 12,50 € puis 3/4 de la facture.
  - La note est de 12/20.
  - Le taux est de 3.12 % sur 15 ans.
  - J’ai 2 enfants et 3 chats.
  - L’article 12-3 du règlement parle de ça.
  - Le modèle est un 208 de 2019.
  - Ouvert de 9h à 18h, 7j/7, 24/7.
  - Le loyer est dû le 5 de chaque mois.
  - Rien d’urgent, je voudrais comprendre.
  - Ce n’est pas urgent.
  - Pas de délai particulier, audience ou non avant le 12 décembre.
  - Aucune date, merci.
  - Aucune échéance.
  - Il n’y a pas d’urgence.
  - Le 3 décembre il y a une réunion de copropriétaires.
  - Je suis en arrêt depuis le 4 novembre.
  - Mon contrat a commencé le 1er septembre.
  - J’ai travaillé du 3 mars au 12 septembre.
  - Cela dure depuis la semaine dernière.
  - Je reviens la semaine prochaine.
  - Nous partons en vacances le 20 décembre.
  - On s’est mariés le 12 décembre 2015.
  - En décembre, le voisin fait du bruit.
  - Le 12 décembre tombe un samedi.
  - J’ai rendez-vous tous les mardis.
  - Il y a eu un accident le 17 novembre.
  - Le vendeur promettait une livraison avant Noël.
  - Ma mère, 82 ans, est tombée il y a 2 jours.
  - La facture du 30 novembre 2025 est fausse.
  - J’ai attendu jusqu’au 10 novembre.
  2026-12-12 Je dois répondre avant le 12 décembre.
  2026-12-12 L’audience est le 12 décembre.
  2026-12-12 L’audience est fixée au 12 décembre 2026.
  2026-12-12 Je suis convoqué à un entretien le 12 décembre.
  2026-12-12 J’ai rendez-vous au tribunal le 12 décembre.
  2026-12-05 Il faut payer au plus tard le 5 décembre.
  2026-11-20 J’ai besoin d’une réponse d’ici vendredi.
  2026-11-20 Réponse avant demain, s’il vous plaît.
  2026-11-29 Il me reste 10 jours pour contester.
  - Je dois payer sous huit jours.
  2026-11-30 J’ai jusqu’au 30 novembre pour faire opposition.
  2026-12-01 La date limite est le 1er décembre.
  2026-12-15 On me demande de quitter le logement avant le 15 décembre.
  2027-01-12 L’assemblée générale se tient le 12 janvier.
  2026-11-30 Ma période d’essai se termine le 30/11.
  2026-12-03 Mon examen est le 3 décembre.
  2026-11-26 L’audience est dans 7 jours.
  2027-01-14 Mon audience a été reportée au 14 janvier 2027.
  2027-01-08 Le procès aura lieu le 8 janvier 2027.
`)

const english = rows(`
  - I stayed there for 4 years.
  - I lived there four years.
  - My interview on 10 November went badly.
  - I had an interview on 10 November.
  - My mother died in February.
  - She passed away on 3 February.
  - I have worked here for 7 years.
  - We rented it for 3 years.
  - It is a 24-month contract.
  - The lease is for three years.
  - The warranty lasts two years.
  - He was off sick for six months.
  - My son is 4 years old.
  - She turns 18 on 3 May.
  - I was born on 12 March 1984.
  - Last March I bought a bike.
  - I bought it last December.
  - Two years ago I lent him £900.
  - It broke three weeks ago.
  - I signed the lease on 1 December.
  - The letter of 2 December says I owe money.
  - I received it on 18 November.
  - The hearing was on 12 October.
  - The hearing took place on 12 October.
  - I had to reply by 12 November.
  - The deadline was 30 October.
  - We moved out on 3 March.
  - I was fired on 14 September.
  - My dog had surgery on Tuesday.
  - The loan runs over 20 years.
  - We have two years left on the lease.
  - I start a new job on 1 December.
  - I retire in 6 years.
  - I paid 12.50 and 3/4 of the bill.
  - It may take 10 days, or it may 5 times.
  - The model is a 2019 one.
  - Open 24/7.
  - Rent is due on the 5th of each month.
  - No rush at all.
  - It is not urgent.
  - There is no deadline.
  - None.
  - No particular date, a hearing on 12 December is not ours.
  - I worked there from 3 March to 12 September.
  - It has been broken since last week.
  - I am back next week.
  - We got married on 12 December 2015.
  - The invoice dated 30 November 2025 is wrong.
  - It was delivered late, on 5 December.
  - He was given until 10 November and did nothing.
  - I waited until 10 November.
  2026-12-12 I must reply before 12 December.
  2026-12-12 The hearing is on 12 December.
  2026-12-12 I am summoned to a meeting on December 12.
  2026-12-12 The hearing is scheduled for 12 December 2026.
  2026-11-20 I need an answer by Friday.
  2026-11-20 Please reply by tomorrow.
  - I have 8 days to reply.
  - The bailiff wants the money within ten days.
  2026-11-30 I have until 30 November to object.
  2026-12-01 The deadline is 1 December.
  2026-12-15 They want us out before 15 December.
  2026-12-03 My exam is on 3 December.
  2027-01-08 The trial takes place on 8 January 2027.
  2026-12-05 The notice expires on 5 December.
`)

/** Somebody else's promises, durations, descriptions; and the client's own terms, in the same words. */
const whose = rows(`
  - Le vendeur m’a promis d’être remboursé sous 14 jours.
  - Je serai remboursé sous 14 jours selon le site.
  - Livraison sous 10 jours, rien n’est arrivé.
  - Le site annonce une livraison avant le 12 décembre.
  - Ils ont dit que le colis arriverait avant vendredi.
  - Le plombier doit revenir avant lundi.
  - L’opérateur s’engage à rétablir la ligne sous 8 jours.
  - L’agence a deux mois pour rendre le dépôt.
  - Le bailleur doit rendre la caution sous un mois.
  - La banque a dix jours pour me rembourser.
  - Le garage me rendra la voiture avant le 5 décembre.
  - On m’a promis une réponse sous 15 jours.
  - Mon contrat finit dans 6 mois.
  - Mon CDD se termine dans trois semaines.
  - Mon bail se termine dans 2 mois.
  - Mon bail expire dans 8 mois.
  - Il me reste 10 jours de congés.
  - Il me reste deux mois de bail.
  - Il me reste 6 mois avant la fin de mon crédit.
  - Je suis en arrêt depuis trois mois.
  - Il y a six mois, j’ai acheté un vélo.
  - J’ai un bail de trois ans.
  - C’est une garantie deux ans.
  - L’appareil a une garantie de deux ans.
  - J’ai 15 jours de vacances en août.
  - J’ai 3 mois d’ancienneté.
  - J’ai trois mois de loyers de retard.
  - J’ai un préavis de trois mois.
  - Le préavis est d’un mois.
  - Mon essai gratuit dure 30 jours.
  - La période d’essai est de deux mois.
  - Je pars dans 10 jours.
  - Nous déménageons dans deux semaines.
  - Je vais accoucher dans 3 mois.
  - Mon fils aura 18 ans dans deux mois.
  - Les travaux commencent dans 15 jours.
  - L’assurance m’indemnise sous 30 jours.
  - Le mandat est de trois mois.
  - Un délai de livraison de 8 semaines.
  - Mon prêt dure encore 10 ans.
  - Le délai légal est de deux mois, paraît-il.
  - Le syndic doit convoquer avant le 15 décembre.
  - Le chèque sera crédité sous 5 jours.
  - Mon patron m’a dit qu’il paierait avant le 30 novembre.
  - Il m’a juré de payer avant lundi.
  - The seller promised a refund within 14 days.
  - I will be refunded within 14 days, they say.
  - Delivery within 10 days, nothing came.
  - They said the parcel would arrive before Friday.
  - The plumber must come back by Monday.
  - The landlord has two months to return the deposit.
  - The bank has ten days to refund me.
  - My contract ends in 6 months.
  - My lease expires in eight months.
  - I have a 30-day trial.
  - It is a 30-day trial.
  - a 30-day trial
  - The free trial lasts 30 days.
  - I have 10 days of holiday left.
  - I have two months left on my lease.
  - We have been waiting for three months.
  - Six months ago I bought a bike.
  - It has a two-year warranty.
  - I have 3 months of unpaid rent.
  - I leave in 10 days.
  - We are moving in two weeks.
  - She is due in three months.
  - The works start in two weeks.
  - The shop will deliver it by 12 December.
  - They have 14 days to refund me.
  - The company has until 12 December to pay me.
  - He swore he would pay before Friday.
  - My boss said he would pay me by 30 November.
  - My notice period is three months.
  - J’ai 15 jours pour répondre.
  - J’ai quinze jours pour contester.
  - Nous avons 15 jours pour faire appel.
  2026-11-20 Je dois répondre avant vendredi.
  2026-12-12 avant le 12 décembre
  2026-12-12 Je dois rembourser le prêt avant le 12 décembre.
  2026-12-12 Je dois livrer le client avant le 12 décembre.
  2026-12-03 L’audience est le 3 décembre.
  2026-12-03 audience le 3 décembre
  - On me demande de payer sous huitaine à compter de ce courrier.
  - sous huitaine à compter de ce courrier
  - Je suis sommé de quitter les lieux sous quinzaine.
  - Mise en demeure de payer sous 8 jours.
  - Le bailleur exige le paiement sous dix jours.
  - Je dois envoyer ma réponse dans un délai d’un mois.
  - J’ai deux mois pour contester l’avis.
  2026-11-29 Il me reste 10 jours pour me rétracter.
  2026-11-20 before Friday
  2026-11-20 I have to answer before Friday.
  - I have 15 days to reply.
  - We have two weeks to appeal.
  2026-12-12 I must pay the refund back before 12 December.
  - They told me to pay within 8 days.
  2026-12-03 The court hearing is on 3 December.
  2026-12-12 The letter says I must leave by 12 December.
  2026-11-26 I have a week left to object.
  2026-12-12 The seller wants the goods back before 12 December.
  2026-12-12 Le tribunal me laisse jusqu’au 12 décembre.
`)

describe('a deadline that a text proposes', () => {
  test.each(whose)('is the client’s own, %s: %s', (expected, text) => {
    expect(proposedDeadlineIn(text, now) ?? '-').toBe(expected)
  })

  test.each([...french, ...english])('%s: %s', (expected, text) => {
    expect(proposedDeadlineIn(text, now) ?? '-').toBe(expected)
  })
})

describe('what has gone by', () => {
  test.each([
    ['Mon entretien du 10 novembre s’est mal passé.', '2026-11-10'],
    ['J’ai eu un entretien le 10 décembre.', '2025-12-10'],
    ['Mon père est décédé en février.', '2026-02'],
    ['Mon père est mort le 3 février.', '2026-02-03'],
    ['J’ai reçu la lettre le 3 décembre.', '2025-12-03'],
    ['My mother died in February.', '2026-02'],
    ['I had an interview on 10 December.', '2025-12-10'],
    ['The letter of 2 December says I owe money.', '2025-12-02'],
    ['La lettre est du 12 octobre.', '2026-10-12'],
  ])('never rolls forward: %s', (text, expected) => {
    expect(findDates(text, now).map(({ date }) => date)).toEqual([expected])
  })

  test.each([
    'J’y suis resté 4 ans.',
    'I stayed there for 4 years.',
    'Il reste 4 ans de crédit.',
    'On m’a dit le 12 novembre que ce sera fait.',
    'Le 12 décembre tombe mal.',
    'Je reviens la semaine prochaine.',
  ])('is no date where it is a length of time or says both: %s', (text) => {
    expect(findDates(text, now).filter(({ date }) => date > '2026-11-19')).toEqual([])
  })
})

describe('how long something has lasted', () => {
  test.each([
    'Je suis sans chauffage depuis trois mois.',
    'Il y a six mois, j’ai acheté un vélo.',
    'J’ai un bail de trois ans.',
    'I bought it six months ago.',
    'It has been broken for three weeks.',
    'Le vendeur m’a promis d’être remboursé sous 14 jours.',
    'Mon contrat finit dans 6 mois.',
  ])('is kept in the client’s words and made no date: %s', (text) => {
    expect(statedDatesIn(text, now, undefined).filter(({ about }) => !about)).toEqual([])
  })
})

describe('an answer to "by when"', () => {
  test.each([
    ['le 12 décembre', '2026-12-12'],
    ['12/12', '2026-12-12'],
    ['avant lundi', '2026-11-23'],
    ['demain', '2026-11-20'],
    ['ce soir', '2026-11-19'],
    ['dans 8 jours', '2026-11-27'],
    ['d’ici 8 jours', '2026-11-27'],
    ['le 3 mars', '2027-03-03'],
    ['by Friday', '2026-11-20'],
    ['in two weeks', '2026-12-03'],
    ['12 December 2026', '2026-12-12'],
    ['fin du mois', '2026-11-30'],
  ])('is a day: %s', (answer, expected) => {
    expect(answeredDay(answer, now)).toBe(expected)
  })

  test.each([
    'aucune date',
    'pas de délai',
    'non',
    'none',
    'no deadline',
    'rien ne presse',
    '4 ans',
    'deux semaines environ',
    'j’y suis resté 4 ans',
    'le 3 mars dernier',
    'depuis le 12 novembre',
    'le 12 ou le 15 décembre',
    'le 12 novembre 2024',
    'sous 8 jours',
    'vite',
    'urgent',
    'Le vendeur m’a promis d’être remboursé sous 14 jours',
    'mon contrat finit dans 6 mois',
    'ils doivent livrer avant le 12 décembre',
    'depuis trois mois',
    'il y a six mois',
    'un bail de trois ans',
    'they will refund me within 14 days',
    'my contract ends in 6 months',
    'a 30-day trial',
  ])('is not: %s', (answer) => {
    expect(answeredDay(answer, now)).toBeUndefined()
  })

  test('"none" is heard in both languages, and not in words about something else', () => {
    for (const text of ['aucune date', 'Pas de délai.', 'pas urgent', 'No deadline.', 'none', 'Rien ne presse.'])
      expect(saysNoDeadline(text)).toBe(true)
    for (const text of ['none actually', 'en fait non', 'no there isn’t one', 'aucune finalement', 'y en a pas enfait'])
      expect(saysNoDeadline(text)).toBe(true)
    for (const text of [
      'Il n’y a pas de date sur le contrat.',
      'Aucune nouvelle.',
      'Pas encore.',
      'I have none of it.',
    ])
      expect(saysNoDeadline(text)).toBe(false)
    for (const text of ['Il n’y a pas de date sur le contrat.', 'Je dois répondre avant lundi.', 'No reply since May.'])
      expect(saysNoDeadline(text)).toBe(false)
  })
})
