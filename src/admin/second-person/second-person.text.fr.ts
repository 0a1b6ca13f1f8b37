/** La liste de ce qui attend une seconde personne. */
export const fr = {
  title: 'Attend une seconde personne',
  intro:
    'Ce que deux personnes décident, et dont une a fait sa part. Qui a commencé ne peut pas finir\u00a0: le serveur le refuse.',
  yours: 'À vous de décider',
  noneYours: 'Rien n’attend votre décision.',
  others: 'Attend quelqu’un d’autre',
  kinds: {
    approval: 'Expert d’un domaine réglementé, accepté une fois',
    trial: 'Cas pratique à lire sans connaître le nom',
    appeal: 'Refus contesté',
    refund: 'Remboursement au-dessus de la limite',
    factor: 'Fin d’une seconde étape perdue',
    payout: 'Versement sur un compte à un autre nom',
  },
  firstBy: {
    approval: 'Accepté par {name}',
    trial: 'Demandé par {name}',
    appeal: 'Refusé par {name}',
    refund: 'Demandé par {name}',
    factor: 'Demandé par {name}',
    payout: 'Compte confirmé par {name}',
  },
  since: 'depuis le {when}',
  open: 'Ouvrir',
}
