import type { FaqText } from './article.ts'

/** FAQ about the service itself. The page that shows a text fills `{first}`, `{plan}` and `{days}`. */
export const serviceFaq: readonly FaqText[] = [
  {
    slug: 'comment-ca-marche',
    group: 'course',
    fr: {
      title: 'Comment se passe une question ?',
      summary: 'Vous racontez, l’assistant prépare, un expert répond.',
      body: `Vous écrivez ce qui vous arrive, en quelques phrases. Un assistant, qui est une intelligence artificielle, pose deux ou trois questions, puis écrit un aperçu avec ses sources et ses limites. S’il vous suffit, vous ne payez rien.

Si vous voulez l’avis d’un expert, vous le demandez d’un bouton. Il lit le dossier, peut vous demander une précision, et écrit une réponse complète : que faire, avant quelle date, avec quels papiers.`,
    },
    en: {
      title: 'How does a question go?',
      summary: 'You tell the story, the assistant prepares, an expert answers.',
      body: `You write what happened, in a few sentences. An assistant, which is an artificial intelligence, asks two or three questions, then writes a preview with its sources and its limits. If that is enough, you pay nothing.

If you want an expert’s view, you ask for it with one button. The expert reads the file, may ask you for a detail, and writes a full answer: what to do, by when, with which papers.`,
    },
  },
  {
    slug: 'combien-ca-coute',
    group: 'price',
    fr: {
      title: 'Combien cela coûte-t-il ?',
      summary: 'L’aperçu est gratuit, puis {first} pour la première réponse d’un expert.',
      body: `Les premiers aperçus sont gratuits. La première réponse d’un expert coûte {first}. Un abonnement de {plan} par mois commence ensuite, {days} jours après votre commande, à la date écrite sur le bouton : il donne droit à des questions sans limite de nombre.

Les montants, la date et la façon de partir sont écrits avant que vous ne payiez. Le prélèvement ne peut pas différer de ce que vous avez vu.`,
    },
    en: {
      title: 'What does it cost?',
      summary: 'The preview is free, then {first} for the first answer from an expert.',
      body: `The first previews are free. The first answer from an expert costs {first}. A plan at {plan} a month starts afterwards, {days} days after your order, on the date written on the button: it gives you questions without any limit in number.

The amounts, the date and how to leave are written down before you pay. The charge cannot differ from what you saw.`,
    },
  },
  {
    slug: 'quand-suis-je-preleve',
    group: 'price',
    fr: {
      title: 'Quand l’argent est-il prélevé ?',
      summary: 'Les {first} sont réservés à la commande, pris seulement quand un expert accepte.',
      body: `À la commande, {first} sont réservés sur votre carte. Ils ne sont pris que lorsqu’un expert accepte votre question. Si personne n’accepte, ou si vous renoncez avant, la réservation est levée et rien n’est prélevé.

La date et le montant du premier prélèvement de l’abonnement, et la façon de partir, sont écrits dans l’e-mail qui confirme votre commande.`,
    },
    en: {
      title: 'When is the money taken?',
      summary: '{first} is held when you order and taken only once an expert accepts.',
      body: `When you order, {first} is held on your card. It is taken only once an expert accepts your question. If nobody accepts, or if you withdraw before that, the hold is released and nothing is taken.

The date and the amount of the plan’s first charge, and how to leave, are written in the email that confirms your order.`,
    },
  },
  {
    slug: 'garantie-satisfait-ou-rembourse',
    group: 'price',
    fr: {
      title: 'Et si la réponse ne m’aide pas ?',
      summary: 'La première réponse est garantie : un clic, et vous êtes remboursé.',
      body: `La première réponse d’un expert est garantie pendant quatorze jours. Si elle ne vous aide pas, un bouton sur la page de la réponse vous rend vos {first} et arrête l’abonnement, une fois par personne. Aucune justification n’est demandée. Le délai d’apparition sur votre compte dépend de votre banque.

Une question payée qui se termine sans réponse complète est remboursée d’elle-même.`,
    },
    en: {
      title: 'What if the answer does not help me?',
      summary: 'The first answer is guaranteed: one click and you are refunded.',
      body: `The first answer from an expert is guaranteed for fourteen days. If it does not help you, a button on the page of the answer returns your {first} and stops the plan, once per person. No reason is asked. How soon it shows on your account depends on your bank.

A paid question that ends without a full answer is refunded by itself.`,
    },
  },
  {
    slug: 'comment-resilier',
    group: 'leaving',
    fr: {
      title: 'Comment arrêter l’abonnement ?',
      summary: 'En trois clics, à tout moment, sans compte.',
      body: `Par le lien [Résilier votre contrat](/fr/resilier), au bas de chaque page : sans motif, sans appel et sans compte. L’abonnement s’arrête à la fin de la période en cours, et un reçu daté vous est envoyé aussitôt. Si vous partez dans les {days} premiers jours, rien d’autre que les {first} n’est pris.

Vos réponses restent lisibles après votre départ.`,
    },
    en: {
      title: 'How do I stop the plan?',
      summary: 'In three clicks, at any time, without an account.',
      body: `Through the link [Cancel your contract](/en/resilier), at the foot of every page: no reason, no phone call and no account. The plan ends with the current period, and a dated receipt is sent to you at once. If you leave within the first {days} days, nothing but the {first} is taken.

Your answers stay readable after you leave.`,
    },
  },
  {
    slug: 'qui-me-repond',
    group: 'people',
    fr: {
      title: 'Qui me répond, une personne ou une machine ?',
      summary: 'Les deux, jamais en même temps, et toujours nommés.',
      body: `Les deux, et jamais en même temps. L’assistant est une intelligence artificielle : il pose les premières questions et écrit l’aperçu. Dès qu’un expert accepte, l’assistant se tait. La réponse complète est écrite par l’expert.

Chaque message porte le nom de son auteur, et ceux de l’assistant portent la mention IA.`,
    },
    en: {
      title: 'Who answers me, a person or a machine?',
      summary: 'Both, never at once, and always named.',
      body: `Both, and never at the same time. The assistant is an artificial intelligence: it asks the first questions and writes the preview. As soon as an expert accepts, the assistant falls silent. The full answer is written by the expert.

Every message carries the name of its author, and those of the assistant are marked AI.`,
    },
  },
  {
    slug: 'qui-sont-les-experts',
    group: 'people',
    fr: {
      title: 'Qui sont les experts ?',
      summary: 'Des professionnels dont l’identité et les titres sont vérifiés.',
      body: `Des avocats, des vétérinaires, des artisans, des techniciens et d’autres professionnels. Nous vérifions leur identité, leur diplôme et, quand le métier en a un, leur inscription à l’ordre. Leur page dit ce qui a été vérifié, et quand.

Dans les domaines que la loi réserve à certaines professions, seules ces professions peuvent répondre.`,
    },
    en: {
      title: 'Who are the experts?',
      summary: 'Professionals whose identity and titles are checked.',
      body: `Lawyers, vets, tradespeople, technicians and other professionals. We check their identity, their diploma and, where the profession has one, their entry in the professional register. Their page says what was checked, and when.

In fields that French law reserves to certain professions, only those professions may answer.`,
    },
  },
  {
    slug: 'en-combien-de-temps',
    group: 'course',
    fr: {
      title: 'En combien de temps ai-je une réponse ?',
      summary: 'L’aperçu tout de suite, l’expert le plus souvent en quelques minutes.',
      body: `L’aperçu arrive dans la conversation. Un expert disponible est en général trouvé en quelques minutes, puis il lit et écrit. La page d’attente montre ce qui se passe vraiment : qui est sollicité, qui a accepté, depuis quand il lit.

Si personne n’est disponible, vous choisissez d’attendre ou de renoncer sans frais. Sans expert au bout de vingt-quatre heures, la question est fermée et rien n’est prélevé.`,
    },
    en: {
      title: 'How long does an answer take?',
      summary: 'The preview at once, an expert usually within minutes.',
      body: `The preview comes in the conversation. An available expert is usually found within minutes, then reads and writes. The waiting page shows what is really happening: who is being asked, who accepted, since when they have been reading.

If nobody is available, you choose to wait or to withdraw at no cost. Without an expert after twenty-four hours, the question is closed and nothing is taken.`,
    },
  },
  {
    slug: 'documents-et-confidentialite',
    group: 'data',
    fr: {
      title: 'Mes documents restent-ils confidentiels ?',
      summary: 'Ils sont chiffrés et lus seulement par ceux qui traitent votre question.',
      body: `Vous pouvez joindre des images et des PDF, jusqu’à 5 Mo chacun. Ils sont conservés chiffrés. Seuls l’assistant et l’expert qui accepte votre question peuvent les lire. Les données cachées des photos, comme le lieu de prise de vue, sont effacées.

Ne joignez que ce qui sert à la réponse, et jamais un mot de passe ni un code de carte.`,
    },
    en: {
      title: 'Do my documents stay confidential?',
      summary: 'They are encrypted and read only by those who handle your question.',
      body: `You may attach images and PDF files, up to 5 MB each. They are kept encrypted. Only the assistant and the expert who accepts your question can read them. Hidden data in photographs, such as where they were taken, is erased.

Attach only what serves the answer, and never a password or a card code.`,
    },
  },
  {
    slug: 'ia-et-fiabilite',
    group: 'people',
    fr: {
      title: 'Peut-on se fier à l’aperçu de l’assistant ?',
      summary: 'C’est une information générale, avec ses sources : elle peut se tromper.',
      body: `L’aperçu est une information générale, écrite par une intelligence artificielle. Il cite ses sources et dit ce qu’il ne sait pas. Il peut se tromper, et il ne remplace ni une consultation ni un examen.

Pour une décision qui compte, un délai qui court ou un doute, demandez la réponse d’un expert. En cas d’urgence, appelez le 15, le 17, le 18 ou le 112.`,
    },
    en: {
      title: 'Can I rely on the assistant’s preview?',
      summary: 'It is general information with its sources: it can be wrong.',
      body: `The preview is general information written by an artificial intelligence. It names its sources and says what it does not know. It can be wrong, and it replaces neither a consultation nor an examination.

For a decision that matters, a time limit that is running or a doubt, ask for an expert’s answer. In an emergency, call 15, 17, 18 or 112.`,
    },
  },
  {
    slug: 'continuer-l-echange',
    group: 'course',
    fr: {
      title: 'Puis-je poser d’autres questions après la réponse ?',
      summary: 'Oui, à l’expert qui vous a répondu, puis autant de questions que vous voulez avec l’abonnement.',
      body: `Oui. Vous pouvez répondre à l’expert, ajouter un document ou demander une précision sur la même question. Avec l’abonnement à {plan} par mois, vous posez autant de questions que vous voulez, dans toutes les catégories.

Fermer une question est définitif : une confirmation vous est demandée.`,
    },
    en: {
      title: 'Can I ask more after the answer?',
      summary: 'Yes, to the expert who answered, and as many questions as you like with the plan.',
      body: `Yes. You may reply to the expert, add a document or ask for a detail on the same question. With the plan at {plan} a month you ask as many questions as you like, in every category.

Closing a question is final: you are asked to confirm.`,
    },
  },
  {
    slug: 'faut-il-un-compte',
    group: 'account',
    fr: {
      title: 'Faut-il créer un compte ?',
      summary: 'Non pour commencer : une adresse e-mail suffit pour recevoir la réponse.',
      body: `Non. Vous commencez sans compte. Une adresse e-mail vous est demandée avant la réponse de l’expert, pour vous prévenir et vous rendre votre dossier. Rien n’est à retenir : un lien reçu par e-mail ouvre votre espace, et vous choisissez un mot de passe si vous le souhaitez.

Ce que vous avez écrit n’est pas perdu si la page se ferme.`,
    },
    en: {
      title: 'Do I need an account?',
      summary: 'Not to begin: an email address is enough to receive the answer.',
      body: `No. You begin without one. An email address is asked for before the expert’s answer, to let you know and to give your file back to you. There is nothing to remember: a link received by email opens your space, and you choose a password if you like.

What you have written is not lost if the page closes.`,
    },
  },
]
