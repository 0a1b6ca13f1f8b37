export const consent = {
  title: 'Mesurer la fréquentation\u202f?',
  text: 'Avec votre accord, un outil de mesure compte les pages vues. Rien n’est chargé avant votre choix, et refuser ne change rien au service.',
  details: 'Ce qui est mesuré, et ce qui ne demande pas d’accord',
  measure:
    'Mesure d’audience\u00a0: Google Tag Manager et les outils que nous y avons placés reçoivent l’adresse des pages vues, votre adresse IP et des cookies de mesure. Ni vos questions, ni vos réponses, ni vos documents.',
  needed:
    'Nécessaire au service, sans accord à donner\u00a0: la langue, le pays détecté, l’apparence, votre connexion et ce que vous êtes en train d’écrire, gardés dans ce navigateur.',
  lasts: 'Votre choix vaut six mois. Vous pouvez en changer à tout moment en bas de chaque page.',
  refuse: 'Refuser',
  accept: 'Accepter',
  change: 'Mesure d’audience\u00a0: changer d’avis',
  accepted: 'Vous avez accepté le {date}.',
  refused: 'Vous avez refusé le {date}.',
  proof: 'Télécharger la preuve de ce choix',
}
