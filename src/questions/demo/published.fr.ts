import type { DemoQuestion } from './demo-question.ts'

export const frenchQuestions: readonly DemoQuestion[] = [
  {
    key: 'depot-de-garantie',
    category: 'logement',
    expert: 'demo-expert-001',
    daysAgo: 1,
    title: 'Dépôt de garantie non restitué',
    text: 'J’ai rendu les clés de mon appartement le 12 septembre et mon propriétaire ne me rend toujours pas le dépôt de garantie de 780\u00a0€. L’état des lieux de sortie ne note aucune dégradation. Il ne répond plus à mes messages.',
    replies: [
      'Le bailleur est une société, la SCI Les Tilleuls. J’ai donné ma nouvelle adresse par écrit. J’aimerais une réponse avant vendredi.',
    ],
    answer: {
      short:
        'Votre bailleur avait un mois pour vous rendre 780\u00a0€, puisque l’état des lieux est conforme. Le délai est passé\u202f: écrivez-lui par lettre recommandée.',
      steps: [
        {
          text: 'Envoyez une lettre recommandée qui rappelle la date de remise des clés, la somme et l’article 22 de la loi du 6 juillet 1989.',
        },
        { text: 'Sans réponse sous huit jours, saisissez gratuitement la commission départementale de conciliation.' },
        {
          text: 'En dernier recours, le juge des contentieux de la protection tranche, sans avocat obligatoire pour cette somme.',
        },
      ],
      deadlines: [
        {
          date: '2026-12-12',
          what: 'Un mois de retard de plus\u202f: une nouvelle majoration de 10 % du loyer hors charges',
        },
      ],
      papers: ['Le bail', 'Les deux états des lieux', 'La preuve de la remise des clés'],
      sources: [{ title: 'Loi n° 89-462 du 6 juillet 1989, article 22', url: 'https://www.legifrance.gouv.fr' }],
      limits: 'Je n’ai pas lu le bail. Si le logement est meublé ou en copropriété, une provision peut être retenue.',
    },
    stars: 5,
    comment: 'Clair, avec les bons papiers à envoyer. La lettre est partie le soir même.',
  },
  {
    key: 'chien-boiterie',
    category: 'animaux',
    expert: 'demo-expert-005',
    daysAgo: 6,
    title: 'Chien qui boite après une promenade',
    text: 'Mon chien de quatre ans boite de la patte arrière droite depuis hier soir, après avoir couru en forêt. Il pose la patte mais évite l’appui. Il mange normalement.',
    replies: ['Pas de plaie visible, il pèse 22 kilos, aucun traitement en cours.'],
    answer: {
      short:
        'Une boiterie avec appui, sans plaie ni perte d’appétit, permet d’attendre deux jours au repos. Consultez tout de suite s’il ne pose plus la patte ou s’il gémit.',
      steps: [
        { text: 'Repos strict quarante-huit heures\u202f: laisse courte, pas d’escalier, pas de saut.' },
        { text: 'Regardez entre les coussinets, à la lumière\u202f: un épillet ou une épine s’y cache souvent.' },
        {
          text: 'Ne donnez aucun médicament pour humains\u202f: le paracétamol et l’ibuprofène sont dangereux pour lui.',
        },
      ],
      deadlines: [],
      papers: ['Le carnet de vaccination', 'Une courte vidéo de sa démarche'],
      sources: [],
      limits: 'Sans examen de l’animal, cette réponse oriente et ne pose pas de diagnostic.',
    },
    stars: 5,
    comment: 'C’était bien un épillet. Merci pour le conseil de regarder entre les coussinets.',
  },
  {
    key: 'controle-technique',
    category: 'automobile',
    expert: null,
    daysAgo: 11,
    title: 'Vice découvert après l’achat d’une voiture d’occasion',
    text: 'J’ai acheté une voiture à un particulier il y a trois semaines. Le garage a trouvé une fuite importante du joint de culasse que le vendeur n’avait pas signalée. Le contrôle technique était bon.',
    replies: ['Achetée 5\u202f400\u00a0€, le vendeur ne veut rien entendre. J’ai le devis du garage.'],
    answer: {
      short:
        'La garantie des vices cachés peut s’appliquer entre particuliers, à condition de prouver que le défaut existait avant la vente. Faites-le constater avant toute réparation.',
      steps: [
        { text: 'Ne faites pas réparer\u202f: la preuve disparaîtrait.' },
        {
          text: 'Demandez une expertise amiable, en convoquant le vendeur par lettre recommandée. Votre assurance de protection juridique la prend parfois en charge.',
        },
        { text: 'Proposez ensuite au vendeur l’annulation de la vente ou une baisse du prix, par écrit.' },
      ],
      deadlines: [],
      papers: ['L’annonce et les messages', 'Le contrôle technique', 'Le devis détaillé du garage'],
      sources: [{ title: 'Code civil, articles 1641 à 1648', url: 'https://www.legifrance.gouv.fr' }],
      limits: 'Sans rapport d’expertise, personne ne peut dire si le défaut existait le jour de la vente.',
    },
    stars: 4,
    comment: 'Réponse utile, j’aurais aimé un modèle de lettre.',
  },
]
