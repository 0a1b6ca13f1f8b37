import type { LibraryText } from './article.ts'

/** The terms of use and of sale. Placeholders in braces are filled from the operator's data and the configuration. */
export const terms: LibraryText = {
  slug: 'terms',
  category: null,
  fr: {
    title: 'Conditions d’utilisation et de vente',
    summary: 'Ce que nous faisons, ce que cela coûte, comment partir et à qui s’adresser.',
    body: `## Qui nous sommes

{brand} est un service de {entity}, {form}, {address}, {registry}, numéro de TVA {vat}. Vous pouvez nous écrire à {email} ou nous appeler au {phone}. Une personne vous répond, pas seulement une machine.

## Ce que le service fait

Vous posez une question dans une catégorie. Un assistant, qui est une intelligence artificielle, vous demande quelques précisions et rédige un aperçu. Si vous le souhaitez, un expert lit votre dossier et vous écrit une réponse complète, puis répond à vos précisions.

Les experts sont des professionnels indépendants, dont l’identité et les titres ont été vérifiés. Chacun répond de ce qu’il écrit. Nous répondons de la bonne exécution du contrat conclu avec vous en ligne.

Le service donne une information et un avis écrits, à distance. Il ne remplace ni un examen médical, ni une intervention sur place, ni la représentation devant un tribunal. Dans les domaines que la loi réserve à certaines professions, seules ces professions répondent. En cas d’urgence, appelez le 15, le 17, le 18 ou le 112.

## Qui peut commander

Il faut avoir 18 ans et pouvoir conclure un contrat. Le service s’adresse aux consommateurs et aux professionnels ; les règles qui protègent le consommateur s’appliquent aux premiers.

## Le prix

- Les {free} premiers aperçus de l’assistant sont gratuits.
- La première réponse d’un expert coûte {first}. Ce montant est réservé sur votre carte à la commande et n’est prélevé que si un expert accepte votre question. Sans expert au bout de vingt-quatre heures, rien n’est prélevé.
- Un abonnement de {plan} par mois commence ensuite, {days} jours après la commande, à la date écrite sur le bouton de commande. Il donne droit à des questions sans limite de nombre, dans toutes les catégories.
- L’accompagnement « copilot » coûte {copilot} par mois. L’offre « SuperAgent » fait l’objet d’un devis.

Les prix sont en euros, toutes taxes comprises. Si votre compte est dans une autre monnaie, votre banque peut appliquer un change. Vous recevez une facture pour chaque prélèvement.

## La commande

Avant de commander, vous voyez un récapitulatif : ce que vous payez aujourd’hui, ensuite, à partir de quelle date, le total sur douze mois et la façon de partir. Le contrat est conclu lorsque vous pressez le bouton « Commander avec obligation de paiement ». Vous en recevez une copie par courriel. Le contrat est en français ou en anglais, selon la langue de la page.

## La durée, et comment résilier

L’abonnement est sans engagement de durée et se paie chaque mois. Vous pouvez le résilier à tout moment, en trois clics et sans compte, sur la page [Résilier](/fr/resilier). La résiliation prend effet à la fin de la période déjà payée. Un accusé de réception vous est envoyé, avec la date de fin.

Vous pouvez aussi le mettre en pause, de un à trois mois, à partir de la fin du mois payé. Rien n’est prélevé pendant la pause et aucune question n’est posée à un expert ; vos réponses restent lisibles. À la date prévue, l’abonnement reprend à son prix, et nous vous l’écrivons une semaine avant. Pour reprendre plus tôt, vous passez une nouvelle commande. Après deux mois payés sans aucune question, la pause se fait d’elle-même, et un courriel vous le dit.

Sept jours avant le premier prélèvement de {plan}, nous vous écrivons pour vous le rappeler, avec le lien pour partir.

Si un prélèvement échoue, vous gardez l’accès pendant sept jours, le temps de régulariser. Au-delà, le compte passe en lecture seule, puis l’abonnement prend fin. Vos réponses restent lisibles et aucune somme ne vous est réclamée pour les jours fermés.

## Votre droit de rétractation

Vous avez quatorze jours à compter de la commande pour y renoncer, sans donner de motif, sur la page [Rétractation](/fr/retractation), ou par une déclaration sans ambiguïté à {email} ou par courrier. Ce droit s’exerce en deux gestes : « renoncer au contrat ici », puis « confirmer la rétractation ». Un accusé vous est envoyé aussitôt.

Un expert peut vous répondre avant la fin de ce délai seulement si vous l’avez demandé expressément. Vous reconnaissez alors perdre ce droit une fois la réponse entièrement donnée. Même dans ce cas, notre règle est de vous rendre les {first} de la première réponse. Pour un mois d’abonnement commencé, le remboursement se fait au prorata du temps écoulé ; il est total si votre demande expresse n’avait pas été recueillie.

Le remboursement est fait par le même moyen de paiement, au plus tard quatorze jours après votre demande.

## La garantie de la première réponse

Si la première réponse complète d’un expert ne vous convient pas, vous pouvez en demander le remboursement d’un clic, une fois par personne, dans les quatorze jours qui suivent, sans donner de raison. L’abonnement prend fin avec la garantie ; un mois déjà payé est rendu en proportion des jours qui restent. Elle s’ajoute à vos droits légaux et ne les remplace pas.

Une question payée qui se ferme sans réponse complète est remboursée d’elle-même.

## Les garanties légales

Nous répondons de la conformité du service au contrat, dans les conditions prévues par le code de la consommation. En cas de défaut, vous pouvez demander qu’il y soit remédié sans frais, et à défaut une réduction du prix ou la fin du contrat.

## Vos engagements

Dites ce que vous savez, n’envoyez que des documents que vous avez le droit de transmettre, et respectez ceux qui vous lisent. Les propos illicites, les menaces, l’usage du service pour nuire à autrui et la revente des réponses sont interdits.

Vous gardez vos droits sur ce que vous écrivez. Vous pouvez utiliser les réponses pour vos besoins. Une question n’est publiée qu’avec votre accord, sans votre nom.

## Comment les experts sont choisis et classés

Les paramètres qui déterminent quel expert vous est proposé, et leur poids, sont publiés sur la page [Classement](/fr/classement). Aucun expert ne paie pour être mieux placé. Les avis viennent seulement de personnes qui ont payé une réponse ; la date de publication et celle de l’expérience sont indiquées.

## Contenus illicites et modération

Tout le monde peut [signaler un contenu](/fr/signaler). Un accusé de réception est envoyé, une personne examine le signalement et la décision est motivée. Si nous retirons votre contenu ou suspendons votre compte, vous en recevez les raisons et pouvez le contester gratuitement pendant six mois à {email}.

## L’intelligence artificielle

Ce qui est écrit par une intelligence artificielle porte toujours la mention IA. L’assistant se tait dès qu’un expert a accepté votre question.

## Responsabilité

Nous faisons le nécessaire pour que le service soit disponible et que les réponses soient soignées. La réponse repose sur ce que vous avez dit : un fait omis peut en changer le sens. Aucune clause de ces conditions ne limite notre responsabilité envers un consommateur au-delà de ce que la loi permet.

## Réclamation et médiation

Écrivez-nous d’abord par la page [Contact](/fr/contact) ou à {email}. Si notre réponse ne vous satisfait pas, ou si elle n’arrive pas dans les deux mois, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons : {mediatorName}, {mediatorAddress}, [{mediatorUrl}]({mediatorUrl}).

## Changement de ces conditions

Si ces conditions changent, vous êtes prévenu au moins quinze jours avant, par courriel si vous avez un abonnement. Une hausse de prix ne s’applique qu’avec votre accord. Chaque version est numérotée et datée.

## Droit applicable

Ces conditions sont soumises au droit français. Si vous êtes un consommateur résidant dans un autre pays, vous gardez la protection des règles impératives de ce pays. Les tribunaux compétents sont ceux que la loi désigne.`,
  },
  en: {
    title: 'Terms of use and sale',
    summary: 'What we do, what it costs, how to leave and whom to turn to.',
    body: `## Who we are

{brand} is a service of {entity}, {form}, {address}, {registry}, VAT number {vat}. You may write to {email} or call {phone}. A person answers you, not only a machine.

## What the service does

You ask a question in a category. An assistant, which is an artificial intelligence, asks for a few details and writes a preview. If you wish, an expert reads your file, writes you a full answer and replies to your follow-up.

The experts are independent professionals whose identity and titles have been checked. Each answers for what he or she writes. We answer for the proper performance of the contract made with you online.

The service gives information and advice in writing, at a distance. It replaces neither a medical examination, nor work on site, nor representation in court. In fields that French law reserves to certain professions, only those professions answer. In an emergency, call 15, 17, 18 or 112.

## Who may order

You must be 18 and able to make a contract. The service is for consumers and for professionals; the rules that protect consumers apply to the former.

## The price

- The first {free} previews by the assistant are free.
- The first answer by an expert costs {first}. This amount is held on your card when you order and is taken only if an expert accepts your question. Without an expert after twenty-four hours, nothing is taken.
- A plan of {plan} a month then begins, {days} days after the order, on the date written on the order button. It gives a right to any number of questions, in every category.
- The “copilot” support costs {copilot} a month. The “SuperAgent” offer is priced by quote.

Prices are in euros and include all taxes. If your account is in another currency, your bank may charge for the exchange. You receive an invoice for each payment.

## The order

Before you order you see a summary: what you pay today, what then, from which date, the total over twelve months and how to leave. The contract is made when you press the button “Order with obligation to pay”. You receive a copy by email. The contract is in French or in English, according to the language of the page.

## How long it lasts, and how to cancel

The plan has no minimum term and is paid each month. You may cancel it at any time, in three clicks and without an account, on the page [Cancel](/en/resilier). It ends with the period already paid. A receipt is sent to you, with the end date.

You may also pause it, for one to three months, from the end of the month that is paid. During the break nothing is charged and no question goes to an expert; your answers stay readable. On the date given the plan starts again at its price, and we write to you a week before. To start again earlier, you place a new order. After two paid months without any question the break comes by itself, and an email tells you so.

Seven days before the first payment of {plan} we write to remind you, with the link to leave.

If a payment fails, you keep access for seven days in which to put it right. After that the account becomes read-only, and then the plan ends. Your answers stay readable and nothing is claimed for the days that were closed.

## Your right of withdrawal

You have fourteen days from the order to withdraw, without giving a reason, on the page [Withdraw](/en/retractation), or by a clear statement to {email} or by post. It takes two steps: “withdraw from the contract here”, then “confirm the withdrawal”. A receipt is sent at once.

An expert may answer before that time is over only if you have expressly asked for it. You then acknowledge that the right is lost once the answer has been fully given. Even then, our rule is to return the {first} of the first answer. For a month of the plan that has begun, the refund is in proportion to the time left; it is complete if your express request had not been collected.

The refund is made by the same means of payment, within fourteen days of your request at the latest.

## The guarantee of the first answer

If an expert’s first full answer does not suit you, you may ask for the money back with one click, once per person, within fourteen days, without giving a reason. The plan ends with the guarantee; a month already paid is returned in proportion to the days left. It comes on top of your legal rights and does not replace them.

A paid question that closes without a full answer is refunded by itself.

## Legal guarantees

We answer for the conformity of the service with the contract, as French consumer law provides. If it falls short, you may ask for it to be put right at no cost, and failing that for a lower price or the end of the contract.

## What you undertake

Say what you know, send only documents that you may pass on, and respect those who read you. Unlawful content, threats, use of the service to harm others and the resale of answers are forbidden.

You keep your rights in what you write. You may use the answers for your own needs. A question is published only with your agreement, without your name.

## How experts are chosen and ranked

What decides which expert is proposed to you, and the weight of each part, is published on the page [Ranking](/en/classement). No expert pays to be placed higher. Reviews come only from people who have paid for an answer; the dates of publication and of the experience are shown.

## Unlawful content and moderation

Anybody may [report content](/en/signaler). A receipt is sent, a person looks at the report and the decision gives its reasons. If we remove your content or suspend your account, you are told why and may contest it free of charge for six months at {email}.

## Artificial intelligence

What is written by an artificial intelligence always carries the mark AI. The assistant falls silent as soon as an expert has accepted your question.

## Liability

We do what is needed for the service to be available and the answers careful. An answer rests on what you have told: a fact left out may change its meaning. No clause of these terms limits our liability towards a consumer beyond what the law allows.

## Complaints and mediation

Write to us first through the [Contact](/en/contact) page or at {email}. If our answer does not satisfy you, or does not come within two months, you may turn free of charge to the consumer mediator to whom we belong: {mediatorName}, {mediatorAddress}, [{mediatorUrl}]({mediatorUrl}).

## Changes to these terms

If these terms change, you are told at least fifteen days before, by email if you have a plan. A higher price applies only with your agreement. Each version is numbered and dated.

## Applicable law

These terms are governed by French law. If you are a consumer living in another country, you keep the protection of that country’s mandatory rules. The competent courts are those that the law names.`,
  },
}
