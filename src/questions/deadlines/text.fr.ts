/** What the product says in the thread once a deadline was confirmed, changed or refused by a message. */
export const deadline = {
  kept: 'Votre échéance est notée\u00a0: {date}.',
  none: 'C’est noté\u00a0: aucune échéance n’est retenue.',
}
