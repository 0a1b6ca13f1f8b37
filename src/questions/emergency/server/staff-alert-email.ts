/** À l’équipe, dans sa langue. */
export const unopenedEmail = {
  subject: 'Urgence\u00a0: personne n’a ouvert la question nº\u00a0{number} depuis dix minutes',
  lead: 'Une personne est peut-être en danger. L’équipe a été prévenue il y a dix minutes et personne n’a ouvert la question.',
}

export const staffAlertEmail = {
  subject: 'Urgence\u00a0: une personne est peut-être en danger (question nº\u00a0{number})',
  lead: 'Un texte reçu montre une personne en danger. Les numéros à appeler lui ont été montrés\u202f; l’assistant se tait et rien ne peut être commandé.',
  more: 'Ouvrez la question maintenant. Ce message ne contient rien de ce qui a été écrit.',
  button: 'Ouvrir la question',
}
