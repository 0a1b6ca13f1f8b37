/** Published texts for the evaluation: general, short, in the two languages. */
export const goldenLibrary = {
  fr: [
    {
      title: 'Le dépôt de garantie : quand et comment il est rendu',
      url: '/fr/conseils/depot-de-garantie',
      about: ['dépôt garantie', 'caution', 'dépôt état des lieux', 'dépôt agence'],
      text: 'Le propriétaire rend le dépôt de garantie dans un délai d’un mois après la remise des clés lorsque l’état des lieux de sortie est conforme à celui d’entrée. Le délai est de deux mois s’il existe des différences.\n\nLes retenues doivent être justifiées par des devis ou des factures. Chaque mois de retard entamé augmente la somme due de dix pour cent du loyer mensuel hors charges.',
    },
    {
      title: 'Préavis du locataire',
      url: '/fr/conseils/preavis-locataire',
      text: 'Pour une location vide, le préavis du locataire est de trois mois. Il est réduit à un mois en zone tendue ou dans certaines situations. Pour une location meublée, il est d’un mois.',
    },
    {
      title: 'Licenciement : l’entretien préalable',
      url: '/fr/conseils/entretien-prealable',
      text: 'Avant un licenciement, l’employeur convoque le salarié à un entretien préalable. Cinq jours ouvrables au moins séparent la présentation de la lettre et l’entretien. Le salarié peut être assisté.\n\nLa contestation d’un licenciement se porte devant le conseil de prud’hommes dans les douze mois.',
    },
    {
      title: 'Colis non livré : vos recours',
      url: '/fr/conseils/colis-non-livre',
      text: 'Le vendeur professionnel est responsable de la livraison de la commande. Sans livraison à la date annoncée, l’acheteur peut mettre le vendeur en demeure puis annuler la commande et demander le remboursement.',
    },
    {
      title: 'Garantie légale de conformité',
      url: '/fr/conseils/garantie-de-conformite',
      text: 'Un appareil neuf acheté à un professionnel est couvert par la garantie légale de conformité pendant deux ans. L’acheteur choisit entre la réparation et le remplacement.',
    },
    {
      title: 'Fièvre de l’enfant : les repères',
      url: '/fr/conseils/fievre-enfant',
      text: 'Chez un enfant, on parle de fièvre à partir de 38 degrés. Faire boire souvent et découvrir l’enfant sont les premières mesures. Avant trois mois, une fièvre demande un avis médical sans attendre.',
    },
    {
      title: 'Ordinateur lent sous Windows',
      url: '/fr/conseils/ordinateur-lent',
      text: 'Un ordinateur lent sous Windows manque souvent de mémoire ou de place sur le disque. Le gestionnaire des tâches montre les programmes qui occupent le processeur au démarrage.',
    },
  ],
  en: [
    {
      title: 'The security deposit: when and how it is returned',
      url: '/en/advice/security-deposit',
      about: ['security deposit', 'deposit landlord', 'deposit agency', 'deposit inventory'],
      text: 'The landlord returns the security deposit within one month of the keys being handed back when the inventory on leaving matches the one on arrival. The period is two months where there are differences.\n\nDeductions must be justified by quotes or invoices. Each month begun late adds ten per cent of the monthly rent without charges.',
    },
    {
      title: 'Notice given by a tenant',
      url: '/en/advice/tenant-notice',
      text: 'For an unfurnished rental the tenant gives three months of notice. It is one month in areas of tight supply and in some situations. For a furnished rental it is one month.',
    },
    {
      title: 'Dismissal: the preliminary meeting',
      url: '/en/advice/preliminary-meeting',
      text: 'Before a dismissal the employer summons the employee to a preliminary meeting. At least five working days separate the letter and the meeting. The employee may be assisted.\n\nA dismissal is challenged before the labour court within twelve months.',
    },
    {
      title: 'A parcel that never came',
      url: '/en/advice/parcel-not-delivered',
      text: 'A professional seller is responsible for the delivery of the order. Without delivery on the date announced, the buyer may give formal notice, then cancel the order and ask for a refund.',
    },
    {
      title: 'Legal guarantee of conformity',
      url: '/en/advice/legal-guarantee',
      about: ['legal guarantee', 'guarantee appliance', 'guarantee broke'],
      text: 'A new appliance bought from a professional is covered by the legal guarantee of conformity for two years. The buyer chooses between repair and replacement.',
    },
    {
      title: 'Fever in a child',
      url: '/en/advice/child-fever',
      text: 'In a child, fever starts at 38 degrees. Giving drinks often and removing blankets come first. Before three months of age, a fever calls for medical advice at once.',
    },
    {
      title: 'A slow Windows computer',
      url: '/en/advice/slow-computer',
      text: 'A slow Windows computer often lacks memory or disk space. The task manager shows the programs that keep the processor busy at start.',
    },
  ],
} as const
