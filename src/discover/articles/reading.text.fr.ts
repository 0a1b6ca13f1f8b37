export const fr = {
  article: {
    title: '{title} | {brand}',
    updated: 'Mis à jour le {date}',
    contents: 'Dans cet article',
    ai: 'IA',
    notReviewed: 'Pas encore relu par un professionnel',
    notReviewedText:
      'Information générale, préparée avec une intelligence artificielle. Les règles changent : vérifiez auprès d’une source officielle avant de décider.',
    reviewed: 'Relu par {name}',
    subjects: 'Votre question, plus précisément',
    subjectsAll: 'Tous les sujets du domaine {category}',
    cities: 'Des experts de ce domaine travaillent à',
    related: 'À lire aussi',
  },
  faq: {
    title: 'Questions fréquentes | {brand}',
    description:
      'Le prix, la garantie, le départ, l’assistant, les experts et vos documents : ce que l’on nous demande.',
    heading: 'Questions fréquentes',
    lead: 'Ce que l’on nous demande avant de se décider.',
    groups: {
      course: 'Le déroulé',
      price: 'Le prix',
      leaving: 'Partir, être remboursé',
      people: 'Qui vous répond',
      data: 'Vos documents et vos données',
      account: 'Votre compte',
      experts: 'Répondre comme expert',
    },
    ask: 'Et votre question ?',
    empty: 'Aucune question n’est publiée pour le moment.',
  },
  ask: {
    heading: 'Votre situation est différente ?',
    text: 'Racontez-la en quelques phrases. L’assistant prépare votre dossier gratuitement, puis un expert peut vous répondre.',
    button: 'Poser ma question',
  },
}
