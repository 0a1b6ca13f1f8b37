export const fr = {
  how: {
    title: 'Comment cela se passe | {brand}',
    description:
      'De votre question à la réponse : ce qu’écrit une machine, ce qu’écrit un expert, quand l’argent bouge, et ce qui se passe si personne ne répond.',
    heading: 'De votre question à la réponse.',
    lead: 'Sept moments, trois voix. Vous savez toujours qui écrit, et ce que cela coûte.',
    lanes: { you: 'Vous', machine: 'Assistant', expert: 'Expert' },
    ai: 'IA',
    steps: [
      {
        who: 'you',
        title: 'Vous racontez',
        text: 'Quelques phrases suffisent, avec vos mots. Vous pouvez joindre un courrier ou une photo. Nous proposons un domaine, vous le confirmez.',
        cost: 'Gratuit',
      },
      {
        who: 'machine',
        title: 'L’assistant pose ses questions',
        text: 'Deux ou trois, celles qu’un expert poserait : une date, une somme, un papier. Vous pouvez les passer et demander un expert tout de suite.',
        cost: 'Gratuit',
      },
      {
        who: 'machine',
        title: 'L’assistant écrit un aperçu',
        text: 'Il cite ses sources et dit ses limites. S’il vous suffit, tout s’arrête là, et vous ne devez rien.',
        cost: 'Gratuit',
      },
      {
        who: 'you',
        title: 'Vous demandez un expert',
        text: 'Vous donnez une adresse e-mail et lisez le prix en entier, avec ses dates. La somme est réservée sur votre carte : elle n’est pas encore prélevée.',
        cost: '{first} réservés',
      },
      {
        who: 'expert',
        title: 'Un expert accepte',
        text: 'En {assign} minutes environ quand quelqu’un est là. Vous voyez en direct qui est sollicité, qui accepte, et pourquoi lui. Dès cet instant, l’assistant se tait.',
        cost: '{first} prélevés',
      },
      {
        who: 'expert',
        title: 'L’expert répond',
        text: 'En {typical} minutes environ, {max} au plus dans la plupart des cas : que faire, avant quelle date, avec quels papiers, et ce que la réponse ne couvre pas.',
        cost: 'Compris',
      },
      {
        who: 'you',
        title: 'Vous poursuivez, ou vous partez',
        text: 'Vous pouvez lui écrire encore, imprimer la réponse, la noter, ou être remboursé d’un clic. L’abonnement à {plan} par mois ne commence que {days} jours après la commande, sauf si vous partez avant.',
        cost: '{plan}/mois, ou rien',
      },
    ],
    voices: 'Ce qui vient d’une machine, ce qui vient d’une personne',
    voicesLead: 'Chaque message porte le nom de son auteur. Les deux n’écrivent jamais en même temps.',
    machine: {
      title: 'L’assistant, une intelligence artificielle',
      lines: [
        'Propose un domaine d’après votre texte.',
        'Pose les premières questions et range vos réponses en dossier.',
        'Écrit l’aperçu, à partir de textes publiés qu’il cite.',
        'Ne donne pas d’avis personnel là où la loi le réserve à une profession.',
        'Se tait dès qu’un expert accepte.',
      ],
    },
    person: {
      title: 'L’expert, une personne',
      lines: [
        'A été vérifié : identité, diplôme, inscription à l’ordre s’il y en a un.',
        'Lit votre dossier avant d’accepter, et peut refuser.',
        'Écrit la réponse complète et répond à vos messages.',
        'Est soumis aux règles de sa profession.',
        'Est payé pour répondre, pas pour vous vendre autre chose.',
      ],
    },
    nobody: 'Et si personne ne répond ?',
    nobodyLead: 'Cela arrive, la nuit surtout. Voici exactement ce qui se passe, compté depuis votre commande.',
    nobodySteps: [
      { at: '{widen} min', text: 'Nous élargissons la recherche aux domaines voisins, sans supplément.' },
      {
        at: '{unserved} min',
        text: 'Nous vous le disons, et vous choisissez : attendre, fixer une heure, ou annuler. Notre équipe est prévenue.',
      },
      {
        at: '{again} min',
        text: 'Notre équipe est prévenue une seconde fois, et nous vous donnons l’heure du prochain expert.',
      },
      {
        at: '{void} h',
        text: 'Sans réponse, la réservation est annulée d’elle-même. Rien n’a été prélevé, aucun abonnement n’existe.',
      },
    ],
    claims: 'Où nous en sommes',
    claimsLead: 'Chaque chiffre est compté au moment où la page est dessinée.',
    ask: {
      heading: 'Le mieux est d’essayer',
      text: 'L’aperçu est gratuit et ne demande pas de compte.',
      button: 'Poser ma question',
    },
    pricing: 'Le prix, en entier',
  },
  pricing: {
    title: 'Tarifs : {first}, puis {plan} par mois, en entier | {brand}',
    description:
      'L’aperçu est gratuit. La première réponse d’un expert coûte {first}, puis {plan} par mois à une date annoncée. Un exemple daté, la garantie, et comment partir.',
    heading: 'Le prix, en entier.',
    lead: 'Rien n’est caché derrière une petite ligne : ce que vous payez, quand, et comment vous arrêtez.',
    board: 'Les tarifs',
    boardNote: 'Toutes taxes comprises, en euros.',
    perMonth: 'par mois',
    vat: 'dont TVA {vat}',
    rows: {
      preview: {
        name: 'L’aperçu',
        figure: 'gratuit',
        text: 'L’assistant, une intelligence artificielle, pose ses questions et écrit un aperçu avec ses sources. {free} questions par personne, sans carte.',
      },
      first: {
        name: 'La première réponse d’un expert',
        text: 'Une fois par personne. La somme est réservée à la commande et prélevée seulement quand un expert accepte. Vous pouvez lui réécrire jusqu’à la fin de la première période.',
      },
      plan: {
        name: 'L’abonnement',
        text: 'Commence {days} jours après la première commande, à la date écrite sur le bouton. Questions illimitées, chacune avec la réponse d’un expert. Sans engagement de durée.',
      },
      copilot: {
        name: 'Le copilote',
        text: 'Un expert attitré, sollicité en premier : jusqu’à {hours} heures de réponses écrites et {meetings} rendez-vous par mois. Sans engagement de durée.',
      },
      agent: {
        name: 'Le SuperAgent',
        figure: 'sur devis',
        text: 'Un dossier suivi de bout en bout par une équipe, pour une entreprise, une copropriété ou une succession. Le devis est gratuit et sans engagement.',
        action: 'Demander un devis',
      },
    },
    example: 'Un exemple, avec des dates',
    exampleLead: 'Si vous commandiez au moment où cette page est dessinée.',
    dates: {
      order: 'Vous commandez. {first} sont réservés, puis prélevés si un expert accepte.',
      reminder: 'Nous vous écrivons : montant, date, et un lien pour partir.',
      charge: 'Premier prélèvement de {plan}, si vous êtes resté.',
      next: 'Deuxième prélèvement de {plan}, et ainsi de suite chaque mois.',
    },
    year: 'Sur douze mois, si vous restez',
    ask: 'Commencer par l’aperçu gratuit',
    guarantee: {
      title: 'Une réponse utile, ou remboursée.',
      text: 'Pendant {guaranteeDays} jours après la première réponse, un bouton vous rend vos {first} et arrête l’abonnement. Personne ne vous demande pourquoi. Si aucun expert ne répond, rien n’est prélevé.',
      note: 'rendus en un clic, une fois par personne',
    },
    leave: 'Partir',
    leaveLead: 'Sans motif, sans appel, sans compte à créer.',
    leaveWays: [
      {
        name: 'Résilier, en trois clics',
        text: 'Au bas de chaque page. L’abonnement s’arrête à la fin du mois payé, ou avant le premier mois. Un reçu daté vous le confirme.',
      },
      {
        name: 'Vous rétracter, pendant quatorze jours',
        text: 'C’est la loi. Si un expert a commencé à votre demande, seule la part déjà fournie reste due.',
      },
      {
        name: 'Faire jouer la garantie',
        text: 'Sur la page de la réponse, un bouton. Le remboursement part aussitôt ; votre banque met quelques jours à l’afficher.',
      },
    ],
    leaveLinks: { cancel: 'Résilier un contrat', withdraw: 'Se rétracter' },
    tax: 'La TVA',
    taxLead: 'Au taux de {rate} %, comprise dans chaque prix. Une facture est émise pour chaque prélèvement.',
    taxHead: { what: 'Ce que vous payez', net: 'Hors taxe', vat: 'TVA', total: 'Total' },
    faq: {
      title: 'Ce que l’on demande sur le prix',
      items: [
        {
          question: 'Quand suis-je prélevé ?',
          answer:
            'À la commande, {first} sont réservés : votre banque les met de côté. Ils sont prélevés quand un expert accepte, libérés sinon. Les {plan} sont prélevés pour la première fois {days} jours après la commande, si vous êtes encore là.',
        },
        {
          question: 'Pourquoi un abonnement après une seule question ?',
          answer:
            'Parce que {first} ne paient pas le travail d’un professionnel. Ceux qui restent posent autant de questions qu’ils veulent. Ceux qui n’ont besoin que d’une réponse partent avant la date, et ne paient rien de plus : nous leur écrivons sept jours avant pour le leur rappeler.',
        },
        {
          question: 'Le montant peut-il changer ?',
          answer:
            'Non. Le prix affiché avant la commande est signé par notre serveur, et un prélèvement qui en diffère est refusé. Un nouveau tarif ne vaut que pour qui l’accepte.',
        },
        {
          question: 'Je ne suis pas en France. Que vais-je payer ?',
          answer:
            'Le même prix, en euros. Si votre compte est dans une autre monnaie, votre banque convertit à son cours et peut prendre des frais.',
        },
        {
          question: 'Et si je n’ai plus de questions gratuites ?',
          answer:
            'Vous pouvez prendre la première réponse payante, ou l’abonnement. Dès lors, les aperçus ne sont plus comptés.',
        },
      ],
    },
  },
}
