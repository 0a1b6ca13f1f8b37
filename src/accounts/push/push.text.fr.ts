/** Notifications on this device. */
export const push = {
  off: {
    client: 'Me prévenir sur cet appareil quand l’expert répond',
    expert: 'Me prévenir sur cet appareil quand une question arrive',
    staff: 'Me prévenir sur cet appareil quand une personne est peut-être en danger',
  },
  on: 'Ne plus me prévenir sur cet appareil',
  explain: {
    off: 'Votre navigateur vous demandera votre accord. La notification ne dit rien de la question.',
    on: {
      client: 'Cet appareil vous prévient, même si cette page est fermée.',
      expert: 'Cet appareil vous prévient : vous restez en ligne pour les questions, même bureau fermé.',
      staff: 'Cet appareil vous prévient quand une personne est peut-être en danger, même si cette page est fermée.',
    },
    denied:
      'Les notifications de ce site sont bloquées. Autorisez-les dans les réglages du navigateur, puis rechargez la page.',
    home: 'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.',
  },
  failed: 'Le navigateur n’a pas pu s’abonner aux notifications. Réessayez.',
  refusals: { push_unusable: 'Ce navigateur ne permet pas de vous envoyer de notifications.' },
}
