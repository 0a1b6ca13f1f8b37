/** Les experts que l’on a déjà consultés. */
export const asked = {
  title: 'Experts consultés',
  lead: 'Celles et ceux qui ont pris vos questions, du plus récent au plus ancien.',
  questions: { one: '{n} question', other: '{n} questions' },
  last: 'Dernière question',
  here: 'En ligne',
  away: 'Pas en ligne en ce moment',
  yours: 'Votre note',
  rated: '{n} sur 5',
  unrated: 'Pas encore noté',
  meet: 'Demander un rendez-vous',
  again: 'Poser une autre question',
  againTo: 'à {name}',
  stop: 'Ne plus être mis en relation',
  resume: 'Reprendre les mises en relation',
  with: 'avec {name}',
  stopped:
    'Vos nouvelles questions ne lui sont plus proposées. Un échange déjà commencé continue, et nommer cet expert dans une question lève ce choix.',
  nowStopped: 'C’est noté\u00a0: vos questions ne seront plus proposées à {name}.',
  nowResumed: 'C’est noté\u00a0: vos questions peuvent de nouveau être proposées à {name}.',
  failed: 'Votre choix n’a pas pu être gardé. Réessayez.',
  loading: 'Chargement de vos experts',
  empty: {
    title: 'Aucun expert n’a encore pris vos questions',
    text: 'Dès que l’un d’eux accepte, vous le retrouvez ici pour lui poser une autre question.',
    action: 'Voir nos experts',
  },
}
