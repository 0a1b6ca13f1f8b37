/** The messages of the field choice: loaded with it, so that a first visit does not load them. */
export const fr = {
  label: 'Domaine de votre question',
  which: 'Quel domaine\u202f?',
  choose: 'Choisir un domaine',
  other: 'Autre domaine',
  needed: 'Choisissez le domaine, pour que la bonne personne vous lise.',
  noSubject:
    'Dites en quelques mots de quoi il s’agit\u00a0: un logement, un emploi, une voiture… Nous trouverons alors à qui l’adresser. Rien n’est envoyé ni décompté.',
  noQuestion:
    'Nous n’avons pas reconnu de question\u00a0: ce texte ressemble à une annonce ou à des touches prises au hasard. Rien n’est envoyé ni décompté. Dites en quelques mots ce qui vous arrive.',
  declined:
    'Ajoutez ce qui s’est passé, en une phrase\u00a0: nous chercherons de nouveau. Rien n’est envoyé ni décompté.',
  title: 'De quoi s’agit-il\u202f?',
  lead: 'Le domaine désigne les experts qui peuvent vous répondre.',
  search: 'Chercher un domaine',
  searchHint: 'Par exemple\u00a0: bail, impôt, licenciement, chien',
  none: 'Aucun domaine ne correspond à «\u00a0{text}\u00a0». Essayez un mot plus simple.',
  found: { one: '{n} domaine trouvé', other: '{n} domaines trouvés' },
  all: 'Tout le domaine {name}',
  noneOfThese: 'Aucun de ces domaines',
  close: 'Fermer',
}
