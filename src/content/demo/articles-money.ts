import type { LibraryText } from './article.ts'

export const moneyArticles: readonly LibraryText[] = [
  {
    slug: 'paiement-frauduleux-carte',
    category: 'banque',
    fr: {
      title: 'Paiement frauduleux : être remboursé par sa banque',
      summary: 'Opposition, contestation, remboursement : les délais, et que répondre à un refus.',
      body: `Un paiement que vous n’avez pas autorisé doit être remboursé par la banque. Le principe est simple ; les détails se jouent dans les premières heures.

## Tout de suite

1. Faites opposition, par l’application ou au numéro inscrit au dos de la carte. N’utilisez pas un numéro reçu par message.
2. Notez les opérations : date, montant, bénéficiaire.
3. Changez les codes d’accès à la banque et à votre messagerie.
4. Signalez la fraude à la carte sur Perceval, accessible depuis service-public.fr, si vous avez toujours votre carte ; sinon portez plainte. La banque ne peut pas exiger une plainte pour vous rembourser.

## Contester

Écrivez à la banque sans tarder, au plus tard dans les **treize mois** du débit pour un paiement dans l’Espace économique européen. Le délai est plus court pour certains paiements hors d’Europe.

La banque rembourse au plus tard à la fin du premier jour ouvrable suivant, sauf si elle a de bonnes raisons de soupçonner une fraude de votre part et en informe la Banque de France. Elle peut enquêter ensuite.

## La négligence grave

Pour refuser, la banque doit prouver une fraude ou une négligence grave de votre part, comme un code écrit avec la carte. Avoir validé une opération sur son téléphone ne suffit pas toujours à la prouver. En cas de faux conseiller qui affiche le numéro de la banque, les juges regardent précisément ce qui s’est passé : racontez les faits dans l’ordre, avec l’historique des appels et des messages.

Un virement que vous avez fait vous-même à un escroc est une situation plus difficile : demandez immédiatement le rappel des fonds.

## En cas de refus

Réclamation écrite au service indiqué par la banque, puis **médiateur bancaire**, gratuit, après un refus ou un silence prolongé. Enfin le tribunal. Gardez tout.

Aucune banque ne demande un code par téléphone, ni d’envoyer un coursier chercher une carte.

## Reconnaître le faux conseiller

Il connaît votre nom, parfois vos dernières opérations. Le numéro affiché est celui de votre banque : il est facile à imiter. Il parle d’une fraude en cours, vous presse, et vous demande de « valider » ou de « sécuriser » une opération. C’est cette validation qui paie. Une banque ne demande jamais un code reçu par SMS, ni de déplacer votre argent vers un compte « sûr », ni de remettre votre carte à un coursier.

Le bon geste est toujours le même : raccrocher, attendre une minute, puis appeler vous-même le numéro inscrit au dos de la carte.

## Signaler au bon endroit

La plateforme publique Perceval recueille les fraudes à la carte quand vous l’avez toujours en main ; son récépissé appuie votre demande à la banque. Une escroquerie plus large, comme une fausse vente ou un faux placement, relève de la plainte. Transférez les SMS frauduleux au 33700 et signalez les sites trompeurs sur la plateforme prévue par l’État.

## Le virement parti

Un virement se rappelle difficilement, mais chaque minute compte : demandez à votre banque de lancer un rappel des fonds et de prévenir la banque qui les a reçus. Demandez une trace écrite de l’heure de votre appel. Si le nom du bénéficiaire ne correspondait pas au compte et que la banque ne vous a pas alerté, dites-le dans votre réclamation.

## Dans les semaines qui suivent

Changez le mot de passe de la banque et celui de la messagerie. Surveillez vos comptes et vos courriers : une identité volée sert parfois à ouvrir un crédit. Gardez ensemble les captures, les relevés et les réponses de la banque.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr), [abe-infoservice.fr](https://www.abe-infoservice.fr) et [masecurite.interieur.gouv.fr](https://masecurite.interieur.gouv.fr).`,
    },
    en: {
      title: 'Fraudulent payment: being refunded by a French bank',
      summary: 'Blocking, contesting, refund: the time limits, and what to answer to a refusal.',
      body: `A payment that you did not authorise must be refunded by the bank. The principle is simple; the details are decided in the first hours.

## At once

1. Block the card (*faire opposition*), in the app or on the number printed on the back. Do not use a number received by message.
2. Write down the operations: date, amount, payee.
3. Change the access codes of the bank and of your e-mail.
4. Report card fraud on Perceval, reached from service-public.fr, if you still hold your card; otherwise file a complaint. The bank may not demand a complaint before refunding you.

## Contest

Write to the bank without delay, at the latest within **thirteen months** of the debit for a payment within the European Economic Area. The limit is shorter for some payments outside Europe.

The bank refunds by the end of the next working day at the latest, unless it has good reason to suspect fraud on your part and informs the Banque de France. It may investigate afterwards.

## Gross negligence

To refuse, the bank must prove fraud or gross negligence on your side, such as a code written down with the card. Having approved an operation on your phone is not always enough to prove it. With a false adviser who displays the bank’s number, courts look closely at what happened: tell the facts in order, with the log of calls and messages.

A transfer that you made yourself to a fraudster is a harder case: ask at once for the funds to be recalled.

## If the bank refuses

A written complaint to the department named by the bank, then the **banking ombudsman** (*médiateur*), free of charge, after a refusal or a long silence. Finally the court. Keep everything.

For a card issued in another country, that country’s bank and rules apply first.

No bank asks for a code by telephone, or sends a courier to collect a card.

## Recognising the false adviser

The caller knows your name, sometimes your latest payments. The number shown is your bank’s: it is easy to imitate. They speak of a fraud under way, press you, and ask you to “confirm” or “secure” a payment. It is that confirmation that pays. A bank never asks for a code received by text, nor to move your money to a “safe” account, nor to hand your card to a courier.

The right thing is always the same: hang up, wait a minute, then call the number on the back of the card yourself.

## Reporting in the right place

The public platform Perceval takes reports of card fraud while you still hold the card; its receipt supports your claim to the bank. A wider swindle, such as a false sale or investment, calls for a complaint to the police. Forward fraudulent texts to 33700 and report misleading sites on the State’s platform.

## A transfer that has gone

A transfer is hard to call back, but every minute counts: ask your bank to launch a recall of the funds and to warn the bank that received them. Ask for a written trace of the time you called. If the payee’s name did not match the account and the bank did not warn you, say so in your claim.

## In the weeks that follow

Change the password of the bank and of your mailbox. Watch your accounts and your post: a stolen identity sometimes serves to open a loan. Keep screenshots, statements and the bank’s answers together.

To read further: [service-public.fr](https://www.service-public.fr) and [abe-infoservice.fr](https://www.abe-infoservice.fr).`,
    },
  },
  {
    slug: 'declarer-un-sinistre',
    category: 'assurance',
    fr: {
      title: 'Déclarer un sinistre : délais, preuves, expertise',
      summary: 'Deux jours, cinq jours ou trente : ce qu’il faut envoyer, et comment discuter une offre.',
      body: `Après un sinistre, trois choses décident de l’indemnité : la date de la déclaration, les preuves et le contrat.

## Les délais ordinaires

- **Cinq jours ouvrés** pour la plupart des sinistres, comme un dégât des eaux, un incendie ou un accident.
- **Deux jours ouvrés** pour un vol.
- **Trente jours** après la publication de l’arrêté, pour une catastrophe naturelle.

Le contrat peut être plus généreux. Un retard ne fait perdre la garantie que si le contrat le prévoit et si l’assureur prouve que ce retard lui a causé un préjudice.

## Ce qu’il faut faire

1. Mettez les personnes à l’abri, puis limitez les dégâts : bâcher, couper l’eau.
2. Photographiez avant de ranger. Gardez les objets abîmés jusqu’à l’accord de l’assureur.
3. Déclarez par l’application, le site ou une lettre recommandée : numéro de contrat, date, lieu, circonstances, dommages, autres personnes concernées.
4. Pour un vol, portez plainte et joignez le récépissé.
5. Dressez une liste chiffrée, avec factures, photos, relevés bancaires et notices.

Ne reconnaissez pas de responsabilité par écrit sans comprendre ce que vous signez. Un constat amiable se remplit sur place, et les croix du recto pèsent plus que le récit.

## L’expert

L’assureur peut envoyer un expert, qu’il paie. Soyez présent, montrez tout, faites noter vos remarques. Si vous n’êtes pas d’accord, vous pouvez faire venir votre propre expert ; certains contrats en paient une partie. En cas de désaccord, un troisième peut les départager.

## Discuter l’offre

Demandez le détail : vétusté, franchise, plafond, exclusion et son numéro de clause. Une exclusion doit être écrite en caractères très apparents, formelle et limitée. Acceptez une avance sans signer pour solde.

## Les recours

Service réclamations, puis **Médiation de l’assurance**, gratuite, deux mois après la réclamation écrite. En principe, l’action se prescrit par deux ans : une lettre recommandée portant sur l’indemnité interrompt ce délai.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr) et [mediation-assurance.org](https://www.mediation-assurance.org).`,
    },
    en: {
      title: 'Making an insurance claim in France: time limits, proof, experts',
      summary: 'Two days, five days or thirty: what to send, and how to discuss an offer.',
      body: `After a loss, three things decide the compensation: the date of the report, the evidence and the contract.

## Ordinary time limits

- **Five working days** for most losses, such as water damage, fire or an accident.
- **Two working days** for theft.
- **Thirty days** after the decree is published, for a natural disaster.

The contract may be more generous. Being late loses cover only if the contract says so and the insurer proves that the delay caused it harm.

## What to do

1. Get people to safety, then limit the damage: cover, shut off the water.
2. Photograph before tidying. Keep damaged objects until the insurer agrees.
3. Report through the app, the site or a registered letter: contract number, date, place, circumstances, damage, other people concerned.
4. For theft, file a complaint and enclose the receipt.
5. Draw up a list with figures, with invoices, photographs, bank statements and manuals.

Do not admit liability in writing without understanding what you sign. A joint accident report (*constat amiable*) is filled in on the spot; the crosses on the front weigh more than the story. If you do not read French well, ask for a version in your language: the layout is the same across Europe.

## The expert

The insurer may send an expert, at its cost. Be present, show everything, have your remarks written down. If you disagree, you may bring your own expert; some contracts pay part of it. A third may decide between the two.

## Discussing the offer

Ask for the detail: wear and tear, excess, ceiling, exclusion and its clause number. An exclusion must be printed very visibly and be precise and limited. Accept an advance without signing in full settlement.

## Remedies

The complaints department, then the insurance ombudsman (**Médiation de l’assurance**), free of charge, two months after the written complaint. As a rule, claims lapse after two years: a registered letter about the compensation interrupts that time.

To read further: [service-public.fr](https://www.service-public.fr) and [mediation-assurance.org](https://www.mediation-assurance.org).`,
    },
  },
  {
    slug: 'colis-non-livre-achat-en-ligne',
    category: 'consommation',
    fr: {
      title: 'Achat en ligne : colis non livré, rétractation, remboursement',
      summary:
        'Le vendeur répond de la livraison, et quatorze jours pour changer d’avis : vos droits, étape par étape.',
      body: `Quand vous achetez à un professionnel, le vendeur répond de tout jusqu’à ce que le colis soit entre vos mains. « Voyez avec le transporteur » n’est pas une réponse.

## Le colis n’arrive pas

Le vendeur livre à la date annoncée ou, sans date, au plus tard trente jours après la commande.

1. Passé ce jour, écrivez-lui pour lui donner un délai supplémentaire raisonnable, par exemple huit jours.
2. S’il ne livre toujours pas, annulez la commande par lettre recommandée ou par courriel.
3. Il rembourse alors tout, frais de port compris, dans les quatorze jours.

L’annulation peut être immédiate si le vendeur refuse de livrer, ou si la date était essentielle et qu’il le savait, comme pour un mariage.

Un suivi qui dit « livré » ne suffit pas : le vendeur doit montrer que vous l’avez reçu. Dites par écrit que ce n’est pas le cas et demandez une enquête et la preuve de la remise.

## Le colis est abîmé

Ouvrez devant le livreur si possible, écrivez des réserves précises, photographiez, et prévenez le vendeur dans les trois jours.

## Vous changez d’avis

Pour un achat à distance, vous avez **quatorze jours** après la réception, sans motif. Prévenez par écrit, puis renvoyez dans les quatorze jours. Le vendeur rembourse le prix et la livraison ordinaire ; le retour est à votre charge s’il vous l’a dit. Certains produits sont exclus : sur mesure, périssables, descellés pour raison d’hygiène, contenus numériques commencés avec votre accord.

## Le vendeur ne répond plus

Signalez sur SignalConso, saisissez le médiateur qu’il indique, demandez à votre banque un rappel du paiement si vous avez payé par carte. Pour un vendeur européen, le Centre européen des consommateurs aide gratuitement. Entre particuliers, ces règles ne s’appliquent pas : passez par la protection de la plateforme.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr) et [signal.conso.gouv.fr](https://signal.conso.gouv.fr).`,
    },
    en: {
      title: 'Buying online in France: parcels, withdrawal and refunds',
      summary:
        'The seller answers for delivery, and you have fourteen days to change your mind: your rights step by step.',
      body: `When you buy from a business, the seller answers for everything until the parcel is in your hands. “Ask the carrier” is not an answer.

## The parcel does not come

The seller delivers on the date announced or, without a date, thirty days after the order at the latest.

1. After that day, write to allow a reasonable extra time, eight days for example.
2. If nothing comes, cancel the order by registered letter or e-mail.
3. The seller then refunds everything, delivery included, within fourteen days.

Cancelling can be immediate if the seller refuses to deliver, or if the date was essential and the seller knew it, as for a wedding.

Tracking that says “delivered” is not enough: the seller has to show that you received it. Say in writing that you did not, and ask for an inquiry and proof of delivery.

## The parcel is damaged

Open it in front of the carrier if you can, write precise reservations, take photographs, and tell the seller within three days.

## You change your mind

For a distance purchase you have **fourteen days** after receipt, with no reason to give. Tell the seller in writing, then send it back within fourteen days. The seller refunds the price and ordinary delivery; the return is at your cost if you were told so. Some goods are excluded: made to measure, perishable, unsealed for hygiene reasons, digital content begun with your consent.

## The seller no longer answers

Report it on SignalConso, seize the mediator named by the seller, and ask your bank for a chargeback if you paid by card. For a seller elsewhere in Europe, the European Consumer Centre helps free of charge; for one in the United Kingdom, British rules may apply. Between private people these rules do not apply: use the platform’s protection.

To read further: [service-public.fr](https://www.service-public.fr) and [signal.conso.gouv.fr](https://signal.conso.gouv.fr).`,
    },
  },
  {
    slug: 'creer-micro-entreprise',
    category: 'entreprise',
    fr: {
      title: 'Créer une micro-entreprise : les étapes et les pièges',
      summary: 'Avant, pendant, après l’immatriculation : ce qui est gratuit, ce qui est obligatoire.',
      body: `La micro-entreprise est une entreprise individuelle au régime simplifié. On la crée en une heure ; ce sont les choix d’avant qui comptent.

## Avant

- **L’activité est-elle réglementée ?** Coiffure, bâtiment, transport, alimentation et beaucoup d’autres demandent un diplôme, une assurance ou une carte.
- **Le régime vous convient-il ?** Les cotisations et l’impôt se calculent sur les recettes, sans déduire les dépenses réelles. Avec beaucoup d’achats ou d’investissements, un autre régime peut être meilleur.
- **Les plafonds.** Un chiffre d’affaires annuel à ne pas dépasser et des seuils de TVA, différents pour la vente et les services. Ils changent : vérifiez-les sur un site officiel.
- **Salarié ?** Relisez votre contrat : exclusivité, loyauté, autorisation pour les agents publics.
- **Demandeur d’emploi ?** Une aide à la création, l’Acre, et un maintien d’allocations ou un capital peuvent exister : demandez avant de commencer.

## L’immatriculation

Elle se fait en ligne, gratuitement, sur le **guichet unique** formalites.entreprises.gouv.fr. Vous recevez un numéro Siren et Siret. Des courriers payants d’allure officielle arrivent ensuite : « registre », « annuaire », « affichage ». Ils ne sont presque jamais obligatoires.

## Après

1. Ouvrez votre compte sur autoentrepreneur.urssaf.fr, et déclarez chaque mois ou chaque trimestre, **même zéro**.
2. Tenez un livre des recettes et gardez les justificatifs.
3. Facturez avec toutes les mentions : numéro, Siret, date, et « TVA non applicable, article 293 B du CGI » si vous êtes en franchise.
4. Assurez-vous : la responsabilité civile est prudente, la décennale obligatoire dans le bâtiment.
5. Un compte bancaire séparé devient obligatoire au-delà d’un certain chiffre d’affaires pendant deux années de suite.
6. La cotisation foncière des entreprises arrive en général à la fin de la deuxième année.

Le patrimoine personnel est en principe séparé du patrimoine professionnel depuis 2022.

Pour aller plus loin : [entreprendre.service-public.fr](https://entreprendre.service-public.fr) et [autoentrepreneur.urssaf.fr](https://www.autoentrepreneur.urssaf.fr).`,
    },
    en: {
      title: 'Starting a micro-entreprise in France: steps and traps',
      summary: 'Before, during and after registration: what is free and what is compulsory.',
      body: `The micro-entreprise is a sole business with a simplified regime. It is created in an hour; the choices made beforehand matter more.

## Before

- **Is the activity regulated?** Hairdressing, building, transport, food and many others need a diploma, an insurance or a card. Foreign qualifications may have to be recognised.
- **Does the regime suit you?** Contributions and tax are worked out on takings, without deducting real expenses. With heavy purchases or investment, another regime may be better.
- **Ceilings.** A yearly turnover not to exceed and VAT thresholds, different for goods and services. They change: check them on an official site.
- **Employed?** Read your contract: exclusivity, loyalty, permission for public servants.
- **Job seeker?** A start-up aid, Acre, and continued benefit or a lump sum may exist: ask before you begin.
- **Not an EU citizen?** Your residence permit must allow self-employment.

## Registration

It is done online, free of charge, on the single counter formalites.entreprises.gouv.fr. You receive a Siren and a Siret number. Paid letters that look official follow: “register”, “directory”, “posting”. They are almost never compulsory.

## Afterwards

1. Open your account on autoentrepreneur.urssaf.fr and declare every month or quarter, **even zero**.
2. Keep a book of takings and your supporting papers.
3. Invoice with every mention: number, Siret, date, and “TVA non applicable, article 293 B du CGI” if you are exempt from VAT.
4. Insure yourself: liability cover is prudent, ten-year cover is compulsory in building.
5. A separate bank account becomes compulsory above a certain turnover two years running.
6. The business property tax (CFE) usually comes at the end of the second year.

Personal assets are in principle separate from business assets since 2022.

To read further: [entreprendre.service-public.fr](https://entreprendre.service-public.fr) and [autoentrepreneur.urssaf.fr](https://www.autoentrepreneur.urssaf.fr).`,
    },
  },
]
