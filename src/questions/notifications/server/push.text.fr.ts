/** What a device shows: its screen may be locked and in view, so nothing of the question is in it. */
export const devices = {
  client: {
    accepted: { title: 'Un expert a accepté votre question', body: 'Ouvrez pour suivre la réponse.' },
    message: { title: 'L’expert vous a écrit', body: 'Ouvrez pour lire son message.' },
    information: { title: 'L’expert a besoin d’une précision', body: 'Sa réponse attend la vôtre.' },
    answered: { title: 'Votre expert a répondu', body: 'Ouvrez pour lire la réponse.' },
    unserved: { title: 'Pas encore d’expert disponible', body: 'Ouvrez pour choisir la suite.' },
    named: { title: 'L’expert demandé n’a pas accepté', body: 'Ouvrez pour choisir la suite.' },
    namedLost: { title: 'Votre expert n’a pas pu poursuivre', body: 'Ouvrez pour choisir la suite.' },
    payment: { title: 'Votre paiement n’a pas abouti', body: 'Ouvrez pour utiliser une autre carte.' },
  },
  staff: {
    emergency: { title: 'Une personne est peut-être en danger', body: 'Ouvrez la question maintenant.' },
  },
  expert: {
    offer: { title: 'Une question vous est proposée', body: 'Ouvrez votre bureau pour la voir et l’accepter.' },
    open: { title: 'Une question attend un expert', body: 'Le premier qui l’accepte y répond.' },
    message: { title: 'Un client vous a répondu', body: 'Ouvrez votre bureau pour le lire.' },
    handOver: { title: 'Un confrère vous confie un dossier', body: 'Ouvrez votre bureau pour lire sa note.' },
    handedOver: { title: 'Votre confrère a repris le dossier', body: 'Il n’est plus à votre charge.' },
    handOverRefused: { title: 'Votre confrère ne reprend pas le dossier', body: 'Il reste à vous.' },
    reminder: {
      title: 'Une question que vous avez acceptée attend',
      body: 'Sans activité, elle vous sera retirée.',
    },
  },
}
