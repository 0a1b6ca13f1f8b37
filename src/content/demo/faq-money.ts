import type { FaqText } from './article.ts'

/** FAQ about payment, cancellation and refunds. */
export const moneyFaq: readonly FaqText[] = [
  {
    slug: 'que-donne-l-apercu-gratuit',
    group: 'price',
    fr: {
      title: 'Que contient l’aperçu gratuit ?',
      summary: 'Ce qu’un assistant peut dire de votre situation, avec ses sources et ses limites.',
      body: `L’assistant résume ce qu’il a compris, rappelle la règle générale, cite les textes du site sur lesquels il s’appuie et dit ce qui lui manque. Il indique aussi les délais à vérifier et les papiers à réunir.

Il ne tranche pas votre cas : c’est le travail d’un expert.`,
    },
    en: {
      title: 'What is in the free preview?',
      summary: 'What an assistant can say of your situation, with its sources and limits.',
      body: `The assistant sums up what it has understood, recalls the general rule, quotes the texts of this site that it relies on and says what it is missing. It also points to time limits to check and papers to gather.

It does not decide your case: that is an expert’s work.`,
    },
  },
  {
    slug: 'pourquoi-une-somme-reservee',
    group: 'price',
    fr: {
      title: 'Pourquoi ma banque affiche-t-elle un paiement en attente ?',
      summary: 'La somme est réservée, pas encore prise.',
      body: `À la commande, {first} sont réservés sur votre carte. Ils ne sont prélevés que lorsqu’un expert accepte votre question. Sans expert, la réserve est levée ; selon votre banque, la ligne disparaît en quelques jours.`,
    },
    en: {
      title: 'Why does my bank show a pending payment?',
      summary: 'The amount is held, not yet taken.',
      body: `When you order, {first} is held on your card. It is taken only when an expert accepts your question. Without an expert the hold is released; depending on your bank, the line disappears within a few days.`,
    },
  },
  {
    slug: 'quand-commence-l-abonnement',
    group: 'price',
    fr: {
      title: 'À quelle date commence l’abonnement ?',
      summary: 'À la date écrite sur le bouton de commande, {days} jours plus tard.',
      body: `L’abonnement à {plan} par mois commence {days} jours après la commande. La date exacte est écrite sur le bouton, dans le courriel de confirmation et dans votre espace. Sept jours avant, un courriel vous le rappelle, avec le lien pour partir.`,
    },
    en: {
      title: 'On which date does the plan begin?',
      summary: 'On the date written on the order button, {days} days later.',
      body: `The plan at {plan} a month begins {days} days after the order. The exact date is on the button, in the confirmation email and in your space. Seven days before, an email reminds you, with the link to leave.`,
    },
  },
  {
    slug: 'questions-illimitees',
    group: 'price',
    fr: {
      title: 'Que veut dire « questions sans limite » ?',
      summary: 'Autant de questions que vous en avez, pour vous et dans toutes les catégories.',
      body: `Avec l’abonnement, chaque question peut recevoir la réponse d’un expert, sans supplément. Il s’agit de vos propres questions : revendre les réponses ou poser des questions pour d’autres en série n’est pas permis.`,
    },
    en: {
      title: 'What does “unlimited questions” mean?',
      summary: 'As many questions as you have, for yourself and in every category.',
      body: `With the plan, each question may receive an expert’s answer at no extra cost. They are your own questions: reselling answers, or asking for others in series, is not allowed.`,
    },
  },
  {
    slug: 'facture-et-tva',
    group: 'price',
    fr: {
      title: 'Où trouver ma facture ?',
      summary: 'Une facture accompagne chaque prélèvement.',
      body: `Vous recevez une facture pour chaque somme prélevée, avec la TVA. Elle reste dans votre espace. Un remboursement donne lieu à un avoir. Si vous êtes un professionnel, indiquez votre société avant de commander.`,
    },
    en: {
      title: 'Where is my invoice?',
      summary: 'Each payment comes with an invoice.',
      body: `You receive an invoice for each amount taken, with VAT. It stays in your space. A refund gives rise to a credit note. If you are a business, give your company before you order.`,
    },
  },
  {
    slug: 'moyens-de-paiement',
    group: 'price',
    fr: {
      title: 'Comment puis-je payer ?',
      summary: 'Par carte bancaire, avec la validation de votre banque.',
      body: `Le paiement se fait par carte. Votre banque peut vous demander de valider la somme et le renouvellement mensuel : c’est la loi, et c’est votre protection. Le numéro de la carte est saisi chez le prestataire de paiement et ne passe pas par nos serveurs.`,
    },
    en: {
      title: 'How can I pay?',
      summary: 'By bank card, with your bank’s confirmation.',
      body: `Payment is by card. Your bank may ask you to confirm the amount and the monthly renewal: the law asks for it, and it protects you. The card number is typed with the payment provider and does not pass through our servers.`,
    },
  },
  {
    slug: 'paiement-refuse',
    group: 'price',
    fr: {
      title: 'Mon paiement est refusé, que faire ?',
      summary: 'Essayez une autre carte : votre question est gardée.',
      body: `Le refus vient de votre banque : plafond, carte expirée, validation non faite. Rien n’est perdu. Vérifiez auprès d’elle ou essayez une autre carte. Si un renouvellement échoue, vous gardez l’accès pendant sept jours.`,
    },
    en: {
      title: 'My payment is refused, what now?',
      summary: 'Try another card: your question is kept.',
      body: `The refusal comes from your bank: a limit, an expired card, a confirmation not given. Nothing is lost. Ask your bank or try another card. If a renewal fails, you keep access for seven days.`,
    },
  },
  {
    slug: 'difference-resilier-retracter',
    group: 'leaving',
    fr: {
      title: 'Résilier, me rétracter, demander la garantie : quelle différence ?',
      summary: 'Trois droits, trois effets.',
      body: `**Résilier** arrête l’abonnement à la fin de la période payée. C’est possible à tout moment, en trois clics.

**Se rétracter** efface le contrat dans les quatorze jours de la commande, sans motif.

**La garantie** rend le prix de la première réponse, une fois, dans les quatorze jours qui suivent cette réponse, et met fin à l’abonnement.`,
    },
    en: {
      title: 'Cancelling, withdrawing, using the guarantee: what is the difference?',
      summary: 'Three rights, three effects.',
      body: `**Cancelling** stops the plan at the end of the period you have paid. It is possible at any time, in three clicks.

**Withdrawing** undoes the contract within fourteen days of the order, without a reason.

**The guarantee** returns the price of the first answer, once, within fourteen days of that answer, and ends the plan.`,
    },
  },
  {
    slug: 'resilier-sans-compte',
    group: 'leaving',
    fr: {
      title: 'Puis-je résilier sans me connecter ?',
      summary: 'Oui, avec votre adresse et la référence du contrat.',
      body: `Oui. La page [Résilier](/fr/resilier) ne demande pas de compte. Vous donnez la référence du contrat et son adresse électronique, ou vous suivez le lien d’un de nos e-mails ; vous relisez, vous confirmez. Un accusé daté vous est envoyé.`,
    },
    en: {
      title: 'Can I cancel without signing in?',
      summary: 'Yes, with your address and contract reference.',
      body: `Yes. The page [Cancel](/en/resilier) asks for no account. You give the contract reference and its email address, or follow the link in one of our emails; you read it through and confirm. A dated receipt is sent to you.`,
    },
  },
  {
    slug: 'mettre-en-pause',
    group: 'leaving',
    fr: {
      title: 'Puis-je mettre mon abonnement en pause ?',
      summary: 'Oui, de un à trois mois, sans frais.',
      body: `Depuis votre compte, la pause commence à la fin du mois payé. Rien n’est prélevé tant qu’elle dure et vos réponses restent lisibles. Elle se termine à la date choisie, et l’abonnement reprend ; un courriel vous le rappelle une semaine avant. Pour reprendre plus tôt, vous commandez un nouveau mois.

Si vous payez deux mois sans rien demander, la pause se fait d’elle-même : nous ne prélevons pas en silence un service dont vous ne vous servez pas.`,
    },
    en: {
      title: 'Can I pause my plan?',
      summary: 'Yes, for one to three months, at no cost.',
      body: `From your account, the break begins at the end of the month you paid for. Nothing is charged while it lasts and your answers stay readable. It ends on the date you chose and the plan starts again; an email reminds you a week before. To start again earlier, you order a new month.

If you pay for two months and ask nothing, the break comes by itself: we do not silently charge for a service that you do not use.`,
    },
  },
  {
    slug: 'delai-de-remboursement',
    group: 'leaving',
    fr: {
      title: 'En combien de temps suis-je remboursé ?',
      summary: 'Nous rendons la somme aussitôt ; votre banque l’affiche ensuite.',
      body: `La garantie se décide tout de suite et le remboursement part aussitôt, sur la carte qui a payé. Il apparaît en général en quelques jours ouvrés. Pour une rétractation, la loi donne quatorze jours ; nous n’attendons pas.`,
    },
    en: {
      title: 'How soon am I refunded?',
      summary: 'We return the money at once; your bank shows it afterwards.',
      body: `The guarantee is decided at once and the refund leaves immediately, to the card that paid. It usually appears within a few working days. For a withdrawal the law gives fourteen days; we do not wait.`,
    },
  },
  {
    slug: 'apres-la-resiliation',
    group: 'leaving',
    fr: {
      title: 'Que deviennent mes réponses après mon départ ?',
      summary: 'Elles restent lisibles.',
      body: `Vos réponses restent dans votre espace et dans les PDF que vous avez enregistrés. Vous pouvez demander leur effacement. Les factures sont gardées le temps que la loi impose.`,
    },
    en: {
      title: 'What becomes of my answers after I leave?',
      summary: 'They stay readable.',
      body: `Your answers stay in your space and in the PDF files that you have saved. You may ask for them to be erased. Invoices are kept for as long as the law demands.`,
    },
  },
  {
    slug: 'reclamation-et-mediateur',
    group: 'leaving',
    fr: {
      title: 'Je ne suis pas d’accord avec vous, à qui m’adresser ?',
      summary: 'À nous d’abord, puis au médiateur, gratuitement.',
      body: `Écrivez-nous par la page [Contact](/fr/contact) : une personne répond. Si rien ne se règle en deux mois, le médiateur de la consommation dont nous relevons peut être saisi gratuitement ; son nom et son adresse sont dans les [conditions](/fr/cgus).`,
    },
    en: {
      title: 'I do not agree with you, whom can I turn to?',
      summary: 'To us first, then to the mediator, free of charge.',
      body: `Write to us through the [Contact](/en/contact) page: a person answers. If nothing is settled in two months, you may turn free of charge to the consumer mediator to whom we belong; the name and address are in the [terms](/en/terms-of-use).`,
    },
  },
]
