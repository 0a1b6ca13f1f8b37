export const fr = {
  title: 'Chercher',
  close: 'Fermer',
  label: 'Ce que vous cherchez',
  hint: 'Par exemple : dépôt de garantie, panne de chaudière, retraite',
  button: 'Chercher',
  suggestions: 'Suggestions',
  kinds: {
    category: 'Domaine',
    'sub-category': 'Sujet',
    article: 'Article',
    faq: 'Question fréquente',
    answer: 'Réponse d’un expert',
    portrait: 'Portrait',
    legal: 'Page de la maison',
  },
}
