import type { FaqText } from './article.ts'

/** FAQ about asking, the experts, personal data, accounts, and answering as an expert. */
export const moreFaq: readonly FaqText[] = [
  {
    slug: 'comment-bien-poser-sa-question',
    group: 'course',
    fr: {
      title: 'Comment bien poser ma question ?',
      summary: 'Les faits, les dates, ce que vous voulez obtenir.',
      body: `Écrivez comme vous parleriez : ce qui s’est passé, quand, avec qui, et ce que vous voulez obtenir. Donnez les dates et les montants. Joignez le document qui compte. L’assistant vous demandera ce qui manque.`,
    },
    en: {
      title: 'How do I ask well?',
      summary: 'The facts, the dates, what you want to obtain.',
      body: `Write as you would speak: what happened, when, with whom, and what you want to obtain. Give dates and amounts. Attach the document that matters. The assistant will ask for what is missing.`,
    },
  },
  {
    slug: 'choisir-un-expert',
    group: 'course',
    fr: {
      title: 'Puis-je choisir mon expert ?',
      summary: 'Oui, depuis sa page ; sinon le mieux placé est sollicité.',
      body: `Ouvrez la page d’un expert et posez-lui votre question : il est sollicité seul, pendant deux minutes. S’il ne peut pas répondre, vous choisissez d’attendre ou de laisser un autre expert la prendre. Sans choix de votre part, la page [Classement](/fr/classement) explique qui est sollicité.`,
    },
    en: {
      title: 'Can I choose my expert?',
      summary: 'Yes, from the expert’s page; otherwise the best placed is asked.',
      body: `Open an expert’s page and ask your question there: that person is asked alone, for two minutes. If they cannot answer, you choose to wait or to let another expert take it. Without a choice of yours, the page [Ranking](/en/classement) explains who is asked.`,
    },
  },
  {
    slug: 'la-nuit-et-le-week-end',
    group: 'course',
    fr: {
      title: 'Y a-t-il quelqu’un la nuit et le week-end ?',
      summary: 'Selon la catégorie : la page le dit avant que vous payiez.',
      body: `Les experts fixent leurs heures. Avant le paiement, vous voyez qui est disponible et dans combien de temps une réponse est attendue. Si personne n’est là, vous pouvez réserver pour la prochaine heure d’ouverture. Ce n’est pas un service d’urgence : en danger, appelez le 15, le 17, le 18 ou le 112.`,
    },
    en: {
      title: 'Is anybody there at night and at weekends?',
      summary: 'It depends on the category: the page says so before you pay.',
      body: `Experts set their own hours. Before you pay, you see who is available and how soon an answer is expected. If nobody is there, you may book for the next opening hour. This is not an emergency service: in danger in France, call 15, 17, 18 or 112.`,
    },
  },
  {
    slug: 'que-contient-la-reponse',
    group: 'course',
    fr: {
      title: 'À quoi ressemble la réponse d’un expert ?',
      summary: 'La réponse courte d’abord, puis quoi faire, avant quand, avec quels papiers.',
      body: `La réponse commence par l’essentiel, puis donne les étapes, les dates à ne pas manquer, les papiers à réunir, les sources et les limites de l’avis. Vous pouvez l’enregistrer en PDF et mettre les dates dans votre agenda.`,
    },
    en: {
      title: 'What does an expert’s answer look like?',
      summary: 'The short answer first, then what to do, by when, with which papers.',
      body: `The answer begins with the essential, then gives the steps, the dates not to be missed, the papers to gather, the sources and the limits of the advice. You may save it as a PDF and put the dates into your calendar.`,
    },
  },
  {
    slug: 'rencontrer-un-specialiste',
    group: 'course',
    fr: {
      title: 'Puis-je rencontrer quelqu’un près de chez moi ?',
      summary: 'Oui, si un spécialiste de votre département reçoit.',
      body: `Depuis une réponse, demandez une mise en relation avec un spécialiste local. Vous relisez ce qui lui sera montré avant de confirmer, et vous pouvez retirer cet accès. Les spécialistes qui reçoivent sont indiqués dans l’[annuaire](/fr/nos-experts).`,
    },
    en: {
      title: 'Can I meet somebody near me?',
      summary: 'Yes, if a specialist of your department receives clients.',
      body: `From an answer, ask to be put in touch with a local specialist. You read through what will be shown before you confirm, and may withdraw that access. Specialists who receive clients are marked in the [directory](/en/our-experts).`,
    },
  },
  {
    slug: 'comment-les-titres-sont-verifies',
    group: 'people',
    fr: {
      title: 'Comment vérifiez-vous les titres ?',
      summary: 'Pièce d’identité, diplôme, inscription à l’ordre, avec une date de contrôle.',
      body: `Avant d’ouvrir une page, nous demandons une pièce d’identité, le diplôme ou le justificatif de capacité et, s’il y en a un, le numéro d’inscription à l’ordre. La page de l’expert dit ce qui a été vérifié et quel jour. Un titre expiré ferme la catégorie concernée.`,
    },
    en: {
      title: 'How do you check titles?',
      summary: 'Identity, diploma, entry in the professional register, with the date of the check.',
      body: `Before a page opens we ask for an identity document, the diploma or proof of capacity and, where there is one, the number in the professional register. The expert’s page says what was checked and on which day. An expired title closes the category concerned.`,
    },
  },
  {
    slug: 'machine-ou-personne',
    group: 'people',
    fr: {
      title: 'Comment savoir si c’est une machine ou une personne ?',
      summary: 'Chaque message le dit.',
      body: `Ce que l’assistant écrit porte la mention IA et sa couleur. Ce qu’un expert écrit porte son nom. Quand un expert accepte votre question, l’assistant se tait. Dans la démonstration, un expert automatique est présenté comme tel.`,
    },
    en: {
      title: 'How do I know whether it is a machine or a person?',
      summary: 'Every message says so.',
      body: `What the assistant writes carries the mark AI and its own colour. What an expert writes carries a name. When an expert accepts your question, the assistant falls silent. In the demonstration, an automatic expert is presented as such.`,
    },
  },
  {
    slug: 'les-avis-sont-ils-vrais',
    group: 'people',
    fr: {
      title: 'Les avis sont-ils contrôlés ?',
      summary: 'Seule une personne qui a payé une réponse peut en donner un.',
      body: `Un avis se donne après une réponse payée, une fois par question et une fois si un spécialiste vous a aussi reçu, sans contrepartie. Nous vérifions que la question, le paiement et le rendez-vous existent. La date de publication et celle de l’expérience sont indiquées, et les avis négatifs restent.`,
    },
    en: {
      title: 'Are the reviews checked?',
      summary: 'Only somebody who has paid for an answer may give one.',
      body: `A review is given after a paid answer, once per question and once if a specialist has also met you, without anything in return. We check that the question, the payment and the meeting exist. The dates of publication and of the experience are shown, and negative reviews stay.`,
    },
  },
  {
    slug: 'deuxieme-avis',
    group: 'people',
    fr: {
      title: 'Et si la réponse me semble fausse ?',
      summary: 'Dites-le à l’expert, demandez un autre avis, ou signalez-la.',
      body: `Répondez d’abord à l’expert : un fait manquait peut-être. Avec l’abonnement, posez la question à un autre. Si la réponse vous paraît dangereuse, [signalez-la](/fr/signaler) : une personne la relit. La garantie de la première réponse reste ouverte.`,
    },
    en: {
      title: 'And if the answer seems wrong to me?',
      summary: 'Tell the expert, ask for another view, or report it.',
      body: `Reply to the expert first: a fact may have been missing. With the plan, ask somebody else. If the answer seems dangerous, [report it](/en/signaler): a person reads it again. The guarantee of the first answer stays open.`,
    },
  },
  {
    slug: 'qui-voit-ma-question',
    group: 'data',
    fr: {
      title: 'Qui peut lire ma question ?',
      summary: 'L’assistant, l’expert qui l’accepte, et vous.',
      body: `Avant d’accepter, un expert ne voit qu’un résumé. Ensuite, lui seul lit l’échange et les documents. Notre équipe n’y accède que si vous nous le demandez ou pour traiter un signalement. Rien n’est publié sans votre accord.`,
    },
    en: {
      title: 'Who can read my question?',
      summary: 'The assistant, the expert who accepts it, and you.',
      body: `Before accepting, an expert sees a summary only. Afterwards that expert alone reads the exchange and the documents. Our team has access only if you ask us, or to deal with a report. Nothing is published without your agreement.`,
    },
  },
  {
    slug: 'question-publiee',
    group: 'data',
    fr: {
      title: 'Ma question peut-elle être publiée ?',
      summary: 'Seulement si vous le demandez, et sans votre nom.',
      body: `Après une réponse, vous pouvez accepter qu’elle aide d’autres personnes. Elle paraît alors sans votre nom ni vos documents. Vous pouvez retirer cet accord à tout moment : la page disparaît.`,
    },
    en: {
      title: 'May my question be published?',
      summary: 'Only if you ask for it, and without your name.',
      body: `After an answer you may agree that it should help others. It then appears without your name and without your documents. You may withdraw at any time: the page disappears.`,
    },
  },
  {
    slug: 'effacer-mes-donnees',
    group: 'data',
    fr: {
      title: 'Comment récupérer ou effacer mes données ?',
      summary: 'Sur la page Mon compte, quand vous voulez.',
      body: `Sur la page [Mon compte](/fr/user), « Télécharger mes données » donne une archive de tout ce que nous gardons, et « Effacer mon compte » montre ce qui part et ce qui reste avant que vous confirmiez. Un abonnement en cours est d’abord arrêté. Pour une correction ou une autre demande, la page [Contact](/fr/contact) est là : nous répondons dans le mois. Les factures sont gardées le temps imposé par la loi. Le détail est dans la [politique de confidentialité](/fr/politique-de-confidentialite).`,
    },
    en: {
      title: 'How do I get my data, or have them erased?',
      summary: 'On the page My account, whenever you like.',
      body: `On the page [My account](/en/user), “Download my data” gives an archive of everything that we keep, and “Erase my account” shows what goes and what stays before you confirm. A plan that is running is stopped first. For a correction or anything else there is the [Contact](/en/contact) page: we answer within a month. Invoices are kept for as long as the law demands. The [privacy policy](/en/politique-de-confidentialite) has the details.`,
    },
  },
  {
    slug: 'quels-documents-joindre',
    group: 'data',
    fr: {
      title: 'Quels documents puis-je joindre ?',
      summary: 'Des images et des PDF, jusqu’à 5 Mo chacun.',
      body: `Vous pouvez joindre des fichiers JPG, PNG, WebP et PDF. Masquez ce qui ne sert pas : numéro de sécurité sociale, numéro de compte, nom d’un tiers. Une photo nette, bien à plat, vaut mieux qu’un long récit.`,
    },
    en: {
      title: 'Which documents may I attach?',
      summary: 'Images and PDF files, up to 5 MB each.',
      body: `You may attach JPG, PNG, WebP and PDF files. Hide what is not needed: social security number, account number, somebody else’s name. A clear photograph, laid flat, is worth more than a long story.`,
    },
  },
  {
    slug: 'retrouver-ma-question',
    group: 'account',
    fr: {
      title: 'Comment retrouver ma question sur un autre appareil ?',
      summary: 'Avec le lien reçu par courriel.',
      body: `Ouvrez le lien du courriel envoyé quand vous avez laissé votre adresse, ou demandez-en un nouveau depuis la page [Connexion](/fr/connexion). Il n’y a pas de mot de passe à retenir, sauf si vous en avez choisi un.`,
    },
    en: {
      title: 'How do I find my question on another device?',
      summary: 'With the link received by email.',
      body: `Open the link in the email sent when you left your address, or ask for a new one on the [Log in](/en/login) page. There is no password to remember, unless you have chosen one.`,
    },
  },
  {
    slug: 'courriel-non-recu',
    group: 'account',
    fr: {
      title: 'Je ne reçois pas vos courriels',
      summary: 'Regardez les indésirables, puis l’adresse saisie.',
      body: `Le courriel part en quelques secondes. Regardez dans les indésirables, vérifiez l’adresse saisie, puis demandez un nouveau lien. Après plusieurs demandes, attendez un peu : le nombre de liens par heure est limité pour vous protéger.`,
    },
    en: {
      title: 'I do not receive your emails',
      summary: 'Look in the junk mail, then at the address you typed.',
      body: `The email leaves within seconds. Look in your junk mail, check the address you typed, then ask for a new link. After several requests, wait a little: the number of links an hour is limited to protect you.`,
    },
  },
  {
    slug: 'changer-d-adresse',
    group: 'account',
    fr: {
      title: 'Puis-je changer d’adresse électronique ?',
      summary: 'Oui, depuis votre espace, avec une confirmation.',
      body: `Demandez le changement dans vos réglages. Un lien est envoyé à la nouvelle adresse ; le changement ne prend effet qu’après l’avoir ouvert. L’ancienne adresse est prévenue.`,
    },
    en: {
      title: 'Can I change my email address?',
      summary: 'Yes, from your space, with a confirmation.',
      body: `Ask for the change in your settings. A link is sent to the new address; the change takes effect only once it is opened. The old address is told.`,
    },
  },
  {
    slug: 'devenir-expert',
    group: 'experts',
    fr: {
      title: 'Comment devenir expert ?',
      summary: 'Une candidature, des justificatifs, une personne qui les lit.',
      body: `Remplissez le formulaire d’inscription avec votre société, votre pièce d’identité et votre diplôme. Une personne examine chaque dossier. Un refus est toujours motivé et peut être contesté une fois.`,
    },
    en: {
      title: 'How do I become an expert?',
      summary: 'An application, proof, and a person who reads them.',
      body: `Fill in the registration form with your company, your identity document and your diploma. A person looks at each file. A refusal always gives its reasons and may be contested once.`,
    },
  },
  {
    slug: 'experts-et-horaires',
    group: 'experts',
    fr: {
      title: 'Un expert doit-il accepter chaque question ?',
      summary: 'Non. Décliner ne fait rien perdre.',
      body: `Chaque expert fixe ses heures et décline librement. Avant d’accepter, il voit le résumé, le temps estimé et ce qu’il gagnera. Laisser passer plusieurs propositions sans répondre le met seulement en pause.`,
    },
    en: {
      title: 'Must an expert accept every question?',
      summary: 'No. Declining costs nothing.',
      body: `Each expert sets the hours and declines freely. Before accepting, they see the summary, the estimated time and what they will earn. Leaving several offers without an answer only pauses them.`,
    },
  },
]
