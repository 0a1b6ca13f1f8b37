export const fr = {
  title: '{brand} : un expert vous répond en quelques minutes',
  description:
    'Posez votre question : un assistant prépare votre dossier gratuitement, puis un expert vérifié vous répond. {first}, prélevés seulement quand il accepte.',
  hero: {
    title: 'Dites-nous ce qui vous arrive.',
    lead: 'Un assistant prépare votre dossier gratuitement. Si vous le souhaitez, un expert vérifié vous répond en quelques minutes.',
    here: 'Au guichet maintenant',
    name: '{name}, {profession}',
  },
  tariff: {
    free: 'L’aperçu est gratuit.',
    before: 'La réponse d’un expert coûte',
    between: ', prélevés seulement quand il accepte. L’abonnement à',
    after: 'par mois commence ensuite, à une date écrite sur le bouton. Vous pouvez partir avant, en trois clics.',
  },
  course: {
    title: 'Le déroulé d’une question',
    lead: 'Un exemple, un soir de semaine. Vous savez toujours qui vous parle, et ce que cela coûte.',
    ai: 'IA',
    expert: 'Expert',
    free: 'Gratuit',
    paid: '{first}, puis {plan}/mois',
    steps: [
      {
        time: '18 h 02',
        title: 'Vous racontez',
        text: 'Quelques phrases suffisent. L’assistant, une intelligence artificielle, vous pose deux ou trois questions : celles qu’un expert poserait.',
      },
      {
        time: '18 h 05',
        title: 'Vous lisez un aperçu',
        text: 'Il cite ses sources et dit ses limites. S’il vous suffit, tout s’arrête là, et vous ne devez rien.',
      },
      {
        time: '18 h 15',
        title: 'Un expert répond',
        text: 'Il a lu votre dossier. Il écrit une réponse complète : que faire, avant quelle date, avec quels papiers. Vous pouvez lui répondre.',
      },
    ],
  },
  subjects: {
    title: 'De quoi s’agit-il ?',
    lead: 'En voici quelques-uns.',
    all: 'Toutes les catégories',
  },
  experts: {
    title: 'Qui vous répond',
    lead: 'Nous vérifions l’identité, le diplôme et l’inscription à l’ordre avant la première réponse, et nous écrivons ici ce qui a été vérifié, et quand.',
    profession: '{profession}, {city}',
    checked: '{title}. Vérifié le {date}',
    now: 'Disponible maintenant',
    later: 'Disponible plus tard',
  },
  demoFigures: 'Chiffres de démonstration.',
  sample: {
    title: 'À quoi ressemble une réponse',
    lead: 'Un document que l’on imprime, que l’on classe et que l’on montre.',
    tab: 'Extrait anonymisé',
    subject: 'Dépôt de garantie non restitué',
    from: 'Réponse d’une avocate, le 20 novembre 2026',
    short: 'En bref',
    shortText:
      'Votre bailleur avait un mois pour vous rendre 780 €. Il est en retard et a votre nouvelle adresse : il vous doit aujourd’hui 936 €. Écrivez-lui avant le 24 novembre.',
    deadlines: 'Délais',
    past: '12 octobre 2026',
    pastText: 'Fin du délai d’un mois. Dépassé.',
    next: '12 décembre 2026',
    nextText: 'Une troisième majoration de 78 € s’ajoute.',
    sources: 'Sources',
    source: 'Loi n° 89-462 du 6 juillet 1989, article 22',
    sourceLink: 'Source 1',
  },
  promise: {
    title: 'Une réponse utile, ou remboursée.',
    text: 'Si la première réponse ne vous aide pas, un bouton vous rend vos {first} et arrête l’abonnement. Personne ne vous demande pourquoi. Si aucun expert ne répond, rien n’est prélevé.',
    note: 'rendus en un clic, pendant {guaranteeDays} jours',
  },
  faq: {
    title: 'Avant de vous décider',
    items: [
      {
        question: 'Qui me répond, une personne ou une machine ?',
        answer:
          'Les deux, et jamais en même temps. L’assistant est une intelligence artificielle : il pose les premières questions et rédige l’aperçu. Dès qu’un expert accepte, l’assistant se tait. Chaque message porte le nom de son auteur.',
      },
      {
        question: 'Que se passe-t-il après les {first} ?',
        answer:
          'Un abonnement de {plan} par mois commence {days} jours après votre commande, à la date écrite sur le bouton. Nous vous écrivons sept jours avant, avec un lien pour partir. Si vous partez avant cette date, vous ne payez rien de plus.',
      },
      {
        question: 'Comment arrêter ?',
        answer:
          'En trois clics, depuis le bas de chaque page et même sans vous connecter, sans motif ni appel téléphonique. Un reçu vous donne la date à laquelle l’abonnement s’arrête.',
      },
      {
        question: 'Mes documents restent-ils confidentiels ?',
        answer: 'Seuls l’assistant et l’expert qui accepte votre question peuvent les lire.',
      },
    ],
  },
}
