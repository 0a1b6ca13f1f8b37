/** What Hélène Carpentier has saved for her answers about housing. */
export const snippetsOfHelene = [
  {
    title: 'Pièces pour un dépôt de garantie',
    body: 'Pour vous répondre précisément, j’ai besoin du bail, des deux états des lieux (entrée et sortie), de la date de remise des clés et de votre dernier échange avec le bailleur.',
  },
  {
    title: 'Délai de restitution',
    body: 'Le dépôt de garantie se rend un mois après la remise des clés si l’état des lieux de sortie est conforme à celui d’entrée, deux mois sinon (article 22 de la loi du 6 juillet 1989). Au-delà, il est augmenté de 10\u00a0% du loyer mensuel hors charges par mois commencé.',
  },
  {
    title: 'Avant le tribunal',
    body: 'Jusqu’à 5\u202f000\u00a0€, une tentative de conciliation est obligatoire avant de saisir le juge. Le conciliateur de justice est gratuit et se saisit en ligne ou à la mairie.',
  },
]
