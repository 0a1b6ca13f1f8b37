/** Ce que des confrères disent des réponses tirées au sort. */
export const fr = {
  tab: 'Secondes lectures',
  intro:
    'Une part des réponses, tirée au sort, est relue par un autre expert qui ne sait pas de qui elles sont. L’auteur lit ce qui en est dit, sans le nom du lecteur. Rien n’en dépend dans le classement.',
  none: 'Aucune seconde lecture',
  noneText: 'Aucune réponse n’a encore été tirée au sort.',
  question: 'Question n° {number}',
  by: 'Répondue par {author}',
  waits: 'Attend un lecteur',
  reads: 'Chez {reader}',
  readBy: 'Lue par {reader}, le {date}',
  withdraw: 'Retirer de la seconde lecture',
  withdrawText: 'Le client s’y oppose\u00a0: la réponse n’est plus relue, et ce qui en a été dit est effacé.',
  reason: 'Raison',
  reasonHint: 'Gardée au journal, avec votre nom.',
  withdrawn: 'La réponse est retirée.',
  criteria: { correct: 'Juste', complete: 'Complète', clear: 'Claire', sourced: 'Sources' },
  marks: { yes: 'oui', partly: 'en partie', no: 'non' },
  refusals: { reading_gone: 'Elle est déjà retirée.' },
}
