import type { LibraryText } from './article.ts'

export const thingsArticles: readonly LibraryText[] = [
  {
    slug: 'acheter-voiture-occasion',
    category: 'automobile',
    fr: {
      title: 'Acheter une voiture d’occasion : vérifier avant, agir après',
      summary: 'Les documents à exiger, l’essai, et vos droits face à un professionnel ou à un particulier.',
      body: `La moitié des mauvaises surprises se voient avant de payer. Prenez une heure, de jour, moteur froid, et venez à deux.

## Les papiers

- **HistoVec**, le site officiel et gratuit : le vendeur vous envoie l’historique du véhicule, avec les propriétaires, les sinistres graves et les kilométrages relevés.
- Le **certificat de situation administrative**, de moins de quinze jours, qui dit si la vente est possible.
- Le **contrôle technique** de moins de six mois, pour un véhicule de plus de quatre ans vendu par un particulier. Lisez les défaillances mineures : elles annoncent les dépenses.
- La carte grise, au nom du vendeur, et les factures d’entretien, qui comptent plus que le carnet.

## L’essai

Démarrage à froid, fumées, bruits, voyants qui s’allument puis s’éteignent, freinage droit, volant sans vibration, boîte sans à-coups, climatisation. Comparez l’usure du volant, des pédales et des pneus au compteur. Une différence de teinte entre deux éléments de carrosserie parle d’une réparation.

Méfiez-vous d’un prix trop bas, d’un vendeur pressé, d’un paiement d’avance ou d’une livraison sans visite.

## Payer

Le virement instantané ou le chèque de banque vérifié auprès de l’agence, pendant ses heures d’ouverture, le jour de la remise. Signez le certificat de cession et déclarez la vente en ligne.

## Après l’achat

Face à un **professionnel**, la garantie légale de conformité dure deux ans. Pour une occasion, un défaut apparu dans les douze premiers mois est présumé exister le jour de la vente.

Face à un **particulier**, il reste la garantie des vices cachés : un défaut grave, caché et antérieur à la vente. L’action se mène dans les deux ans de la découverte. Il faut le prouver, le plus souvent par une expertise.

Ne faites pas réparer avant d’avoir écrit au vendeur et fait constater la panne : la preuve disparaîtrait.

## Avant de se déplacer

Demandez par message le numéro d’immatriculation, le rapport HistoVec et une photo du carnet d’entretien. Un vendeur de bonne foi les envoie. Comparez le prix à celui de plusieurs annonces de même année, moteur et kilométrage. Un prix très bas, une urgence, un vendeur « à l’étranger », un acompte avant la visite : passez votre chemin.

Vérifiez que la personne qui vend est celle dont le nom figure sur la carte grise, ou qu’elle a un mandat écrit.

## L’inspection, en vingt minutes

Venez de jour, par temps sec, moteur froid. Regardez les joints de carrosserie, les différences de teinte, l’usure des pneus, le dessous. Ouvrez tout : vitres, coffre, ceintures, climatisation. Le kilométrage doit s’accorder avec l’usure du volant, des pédales et du siège.

Au démarrage, les voyants s’allument puis s’éteignent. Une fumée bleue parle d’huile, une fumée blanche qui dure, de liquide de refroidissement. Lisez le dernier contrôle technique ligne par ligne : une défaillance « mineure » répétée annonce souvent une dépense.

## Particulier ou professionnel

Chez un professionnel, la garantie légale de conformité s’applique aussi à l’occasion, et un défaut qui apparaît dans les douze mois est présumé exister depuis la vente. Chez un particulier, il reste la garantie des vices cachés : il faut prouver que le défaut était grave, caché et antérieur. Une expertise amiable aide souvent à trouver un accord.

## Une voiture électrique

Demandez un certificat d’état de la batterie, la date de fin de sa garantie, et si elle est louée. Essayez la recharge sur place, lente et rapide : un câble qui manque coûte cher.

Pour aller plus loin : [histovec.interieur.gouv.fr](https://histovec.interieur.gouv.fr) et [service-public.fr](https://www.service-public.fr).`,
    },
    en: {
      title: 'Buying a used car in France: check first, act afterwards',
      summary: 'The papers to ask for, the test drive, and your rights against a dealer or a private seller.',
      body: `Half of all bad surprises can be seen before paying. Take an hour, in daylight, with a cold engine, and do not go alone.

## The papers

- **HistoVec**, the free official site: the seller sends you the vehicle’s history, with owners, serious accidents and recorded mileages.
- The **certificate of administrative status**, under fifteen days old, which says whether the sale is possible.
- The **roadworthiness test** (*contrôle technique*), under six months old, for a vehicle of more than four years sold by a private person. Read the minor defects: they announce expenses.
- The registration document (*carte grise*) in the seller’s name, and service invoices, which count for more than the stamped book.

## The test drive

Cold start, smoke, noises, warning lights that come on and go out, straight braking, no vibration in the wheel, smooth gearbox, air conditioning. Compare the wear of wheel, pedals and tyres with the mileage. A difference in shade between two panels speaks of a repair.

Be wary of a price that is too low, a hurried seller, payment in advance or delivery without a visit.

## Paying

An instant transfer, or a banker’s draft checked with the branch during opening hours on the day. Sign the certificate of sale (*certificat de cession*) and register the change online. Insure the car before driving off.

## After buying

Against a **dealer**, the statutory guarantee of conformity lasts two years. For used goods, a defect that appears in the first twelve months is presumed to have been there at the sale.

Against a **private seller**, there is the guarantee against hidden defects (*vices cachés*): serious, hidden and older than the sale. Action is taken within two years of discovery, and it must be proved, usually by an assessor.

Do not have it repaired before writing to the seller and having the fault recorded: the proof would be gone.

## Before you go

Ask by message for the registration number, the HistoVec report and a photograph of the service book. A seller in good faith sends them. Compare the price with several advertisements for the same year, engine and mileage. A very low price, a hurry, a seller “abroad”, a deposit before the visit: walk away.

Check that the seller is the person named on the registration document, or holds a written mandate.

## The inspection, in twenty minutes

Come by daylight, in dry weather, with the engine cold. Look at the gaps between panels, differences of colour, the wear of the tyres, the underside. Open everything: windows, boot, belts, air conditioning. The mileage must agree with the wear of the wheel, the pedals and the seat.

On starting, the lights come on and then go out. Blue smoke speaks of oil; white smoke that lasts, of coolant. Read the last roadworthiness test line by line: a “minor” fault that is repeated often announces an expense.

## Private seller or trader

With a trader, the legal guarantee of conformity applies to second-hand cars too, and a fault that appears within twelve months is presumed to have been there at the sale. With a private seller there remains the guarantee against hidden faults: you must prove that the fault was serious, hidden and earlier than the sale. An expert report agreed between you often helps to settle.

## An electric car

Ask for a certificate of the battery’s state, the end of its guarantee, and whether it is leased. Try charging on the spot, slow and fast: a missing cable is expensive.

To read further: [histovec.interieur.gouv.fr](https://histovec.interieur.gouv.fr) and [service-public.fr](https://www.service-public.fr).`,
    },
  },
  {
    slug: 'compte-pirate-que-faire',
    category: 'informatique',
    fr: {
      title: 'Compte piraté : reprendre la main dans le bon ordre',
      summary: 'Messagerie d’abord, mots de passe ensuite, preuves et plainte enfin.',
      body: `Quand un compte est volé, l’ordre compte plus que la vitesse. La messagerie passe en premier : celui qui la tient peut changer tous vos autres mots de passe.

## Dans l’heure

1. Depuis un appareil sûr, ouvrez vous-même le site du service, sans suivre de lien, et demandez la récupération du compte.
2. Changez le mot de passe de la messagerie : long, nouveau, jamais utilisé ailleurs.
3. Déconnectez toutes les sessions ouvertes, dans les réglages de sécurité.
4. Vérifiez l’adresse et le téléphone de secours, les règles de transfert et les filtres : un pirate y laisse souvent une porte.
5. Activez la double authentification.

Si une carte ou un compte bancaire est concerné, appelez la banque tout de suite, au numéro inscrit sur votre carte, et faites opposition.

## Dans la journée

Changez les mots de passe des comptes qui utilisaient le même, en commençant par la banque, les impôts, les réseaux sociaux et les achats. Un gestionnaire de mots de passe évite de recommencer. Prévenez vos contacts que des messages envoyés en votre nom sont faux.

Mettez à jour l’appareil, supprimez les extensions inconnues, passez un antivirus.

## Garder des preuves

Captures d’écran avec date, adresses, messages, avis de connexion. Ne supprimez pas tout de suite. Elles servent à la plainte, à la banque et au service concerné.

## Se faire aider

Le site officiel cybermalveillance.gouv.fr pose un diagnostic gratuit et propose le 17Cyber, qui met en relation avec un policier ou un gendarme. Vous pouvez porter plainte au commissariat ou à la gendarmerie. Ne payez pas de rançon : rien ne garantit le retour des données.

## Se méfier de la suite

Après un piratage, de faux « services de récupération » vous écrivent. Aucun conseiller sérieux ne demande un mot de passe, un code reçu par message ou la prise en main de votre ordinateur à la suite d’un appel.

Pour aller plus loin : [cybermalveillance.gouv.fr](https://www.cybermalveillance.gouv.fr).`,
    },
    en: {
      title: 'Hacked account: taking back control in the right order',
      summary: 'E-mail first, passwords next, then evidence and a complaint.',
      body: `When an account is stolen, order matters more than speed. E-mail comes first: whoever holds it can change all your other passwords.

## Within the hour

1. From a safe device, open the service’s site yourself, without following a link, and start its account recovery.
2. Change the e-mail password: long, new, never used elsewhere.
3. Sign out every open session in the security settings.
4. Check the recovery address and telephone, forwarding rules and filters: an intruder often leaves a door there.
5. Turn on two-step sign-in.

If a bank card or account is involved, call the bank at once on the number printed on your card, and block the card.

## Within the day

Change the password of every account that used the same one, starting with bank, taxes, social networks and shopping. A password manager saves you from doing it again. Tell your contacts that messages sent in your name are false.

Update the device, remove unknown extensions, run an antivirus.

## Keep evidence

Screenshots with the date, addresses, messages, sign-in notices. Do not delete everything at once. They serve for the complaint, the bank and the service.

## Get help

The official French site cybermalveillance.gouv.fr gives a free diagnosis and offers 17Cyber, which puts you in touch with a police officer or gendarme. You may file a complaint at a police station or gendarmerie; if the fraud touches an account held abroad, report it in that country as well. Pay no ransom: nothing guarantees that data comes back.

## Beware of what follows

After a hack, false “recovery services” write to you. No serious adviser asks for a password, a code received by text, or control of your computer after a phone call.

To read further: [cybermalveillance.gouv.fr](https://www.cybermalveillance.gouv.fr).`,
    },
  },
  {
    slug: 'panne-internet-recours',
    category: 'telephone-internet',
    fr: {
      title: 'Internet en panne : tester, signaler, se faire dédommager',
      summary: 'Les essais qui disent d’où vient la panne, et l’ordre des recours quand elle dure.',
      body: `Une panne se signale mieux quand on sait où elle est : dans l’appareil, dans le logement, ou sur le réseau.

## Dix minutes d’essais

1. Regardez si un autre appareil se connecte. Si oui, la ligne marche.
2. Branchez un ordinateur à la box par un câble. Si cela marche, c’est le wifi.
3. Débranchez la box et le boîtier de la fibre, attendez une minute, rebranchez le boîtier, puis la box.
4. Notez la couleur des voyants et le message affiché.
5. Regardez la carte des incidents de votre opérateur, avec votre téléphone.

N’ouvrez pas le boîtier de la fibre et ne regardez jamais dans un connecteur : la lumière y est invisible et dangereuse pour l’œil. Un câble plié net suffit à couper la ligne.

## Signaler

Appelez le service client et demandez un **numéro de dossier**. Notez la date, l’heure et ce que l’on vous annonce. Si un technicien vient, gardez son compte rendu.

## Quand la panne dure

L’opérateur doit fournir le service promis au contrat. Demandez par écrit la réduction de la facture pour les jours de coupure, le prêt d’une solution de secours comme une box 4G, et le respect des engagements de rétablissement écrits dans les conditions.

L’ordre des recours :

1. le service client ;
2. le service consommateurs ou recours de l’opérateur, par écrit ;
3. après un mois sans réponse ou un refus, le **médiateur des communications électroniques**, gratuit ;
4. le conciliateur de justice, puis le tribunal.

Vous pouvez aussi signaler le problème sur « J’alerte l’Arcep », le site du régulateur : il ne règle pas les cas un par un, mais pèse sur les opérateurs.

## Partir

Pour garder votre numéro, demandez votre code RIO au 3179 depuis la ligne, et laissez le nouvel opérateur résilier l’ancien contrat. Ne résiliez pas vous-même : le numéro serait perdu. Une inexécution grave et prolongée peut justifier un départ sans frais.

Pour aller plus loin : [arcep.fr](https://www.arcep.fr) et [mediateur-telecom.fr](https://www.mediateur-telecom.fr).`,
    },
    en: {
      title: 'Internet down in France: test, report, be compensated',
      summary: 'Tests that show where the fault is, and the order of remedies when it lasts.',
      body: `A fault is better reported when you know where it lies: in the device, in the home, or on the network.

## Ten minutes of tests

1. See whether another device connects. If so, the line works.
2. Connect a computer to the router (*box*) with a cable. If that works, the wifi is at fault.
3. Unplug the router and the fibre unit, wait a minute, plug the unit back in, then the router.
4. Write down the colour of the lights and the message shown.
5. Look at your operator’s incident map on your phone.

Do not open the fibre unit and never look into a connector: the light is invisible and dangerous for the eye. A sharply bent cable is enough to cut the line.

## Report

Call customer service and ask for a **case number** (*numéro de dossier*). Note the date, the hour and what you were told. Some operators have a line in English. If a technician comes, keep the report.

## When it lasts

The operator must provide the service promised in the contract. Ask in writing for a reduction of the bill for the days lost, a stopgap such as a 4G router, and respect of the repair times written in the terms.

The order of remedies:

1. customer service;
2. the operator’s complaints department, in writing;
3. after one month without an answer, or a refusal, the telecoms ombudsman (*médiateur des communications électroniques*), free of charge;
4. the court conciliator, then the court.

You may also report it on “J’alerte l’Arcep”, the regulator’s site: it does not settle single cases, but it weighs on operators.

## Leaving

To keep your number, get your RIO code by calling 3179 from the line, and let the new operator end the old contract. Do not cancel it yourself: the number would be lost. A serious and lasting failure may justify leaving without fees.

To read further: [arcep.fr](https://www.arcep.fr) and [mediateur-telecom.fr](https://www.mediateur-telecom.fr).`,
    },
  },
  {
    slug: 'garantie-legale-appareil',
    category: 'electromenager',
    fr: {
      title: 'Appareil en panne : faire jouer la garantie légale de deux ans',
      summary: 'Contre le vendeur, sans preuve à apporter, réparation ou remplacement : la marche à suivre.',
      body: `Un appareil acheté à un professionnel est couvert par la garantie légale de conformité. Elle est gratuite, elle existe même si le vendeur n’en parle pas, et elle s’ajoute à toute garantie commerciale.

## Ce qu’elle couvre

Le produit qui ne marche pas, ne correspond pas à la description, ou n’a pas les qualités que l’on peut attendre. Elle dure **deux ans à partir de la livraison**, pour le neuf comme pour l’occasion vendue par un professionnel.

Pendant ces deux ans pour un produit neuf, et pendant douze mois pour une occasion, le défaut est présumé exister dès le départ : ce n’est pas à vous de prouver sa cause. Une mauvaise utilisation ou une chute n’est pas couverte, mais c’est au vendeur de la montrer.

## À qui s’adresser

Au **vendeur**, magasin ou site, non au fabricant. Il ne peut pas vous renvoyer vers un service après-vente payant ni vers une extension de garantie.

## Ce que vous pouvez demander

1. La **réparation** ou le **remplacement**, à votre choix, sauf si ce choix coûte manifestement beaucoup plus que l’autre.
2. Si rien n’est fait dans les **trente jours**, si le défaut revient ou s’il est très grave : une réduction du prix, ou le remboursement contre restitution.

Tout est sans frais pour vous, transport compris. Une réparation dans ce cadre prolonge la garantie de six mois. Si le vendeur refuse la réparation choisie et remplace, une nouvelle garantie de deux ans peut s’ouvrir.

## Comment faire

Écrivez : date d’achat, référence, défaut, demande, délai. Joignez la facture et des photos. En cas de refus, une mise en demeure, puis le médiateur de la consommation indiqué par le vendeur, et SignalConso.

## Après deux ans

Il reste la garantie des vices cachés, à prouver, et le **bonus réparation** chez un réparateur labellisé pour certains appareils. Regardez aussi la disponibilité des pièces avant de jeter.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr) et [signal.conso.gouv.fr](https://signal.conso.gouv.fr).`,
    },
    en: {
      title: 'Faulty appliance: using the two-year statutory guarantee in France',
      summary: 'Against the seller, with nothing to prove, repair or replacement: how to go about it.',
      body: `Goods bought from a business in France are covered by the statutory guarantee of conformity (*garantie légale de conformité*). It is free, it exists even if the seller does not mention it, and it adds to any commercial warranty.

## What it covers

A product that does not work, does not match its description, or lacks the qualities one may expect. It lasts **two years from delivery**, for new goods and for second-hand goods sold by a business.

For those two years with new goods, and for twelve months with second-hand goods, the defect is presumed to have been there from the start: you do not have to prove its cause. Misuse or a fall is not covered, but the seller has to show it.

## Whom to ask

The **seller**, shop or site, not the maker. The seller may not send you to a paid after-sales service or to an extended warranty.

## What you may ask for

1. **Repair** or **replacement**, as you choose, unless your choice costs clearly far more than the other.
2. If nothing is done within **thirty days**, if the defect comes back or is very serious: a lower price, or a refund against return.

Everything is free for you, transport included. A repair made under the guarantee extends it by six months.

## How to do it

Write: date of purchase, model, defect, request, time limit. Enclose the invoice and photographs. If refused, send a formal notice, then turn to the consumer mediator named by the seller, and to SignalConso. For a seller in another European country, the European Consumer Centre helps free of charge.

## After two years

There remain the guarantee against hidden defects, which must be proved, and the **repair bonus** (*bonus réparation*) with labelled repairers for some appliances. Look at the availability of parts before throwing away.

To read further: [service-public.fr](https://www.service-public.fr) and [signal.conso.gouv.fr](https://signal.conso.gouv.fr).`,
    },
  },
]
