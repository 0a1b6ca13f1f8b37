export const fr = {
  reading: 'Nous regardons qui est là.',
  here: { one: '{n} expert disponible maintenant', other: '{n} experts disponibles maintenant' },
  promised: 'Réponse en {typical} minutes environ, {max} au plus.',
  measured:
    'Réponse en {typical} minutes environ, neuf fois sur dix en moins de {max} minutes. Mesuré sur les dernières réponses.',
  opens: 'Prochain expert\u00a0: {date}',
  nobody: 'Aucun expert n’est disponible pour l’instant.',
  failed: 'Nous n’avons pas pu vérifier qui est disponible. Vous pouvez poser votre question.',
  who: 'Parmi eux',
  hereShort: { one: '{n} disponible', other: '{n} disponibles' },
  soon: 'réponse en {typical} minutes environ',
  later: 'Personne pour l’instant',
}
