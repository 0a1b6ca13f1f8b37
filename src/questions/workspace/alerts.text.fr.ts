export const alerts = {
  open: 'Son, pastille, notifications',
  title: 'Son, pastille et notifications sur cet appareil',
  lead: 'Ces choix restent dans ce navigateur. Le son est joué tant que votre bureau y est ouvert.',
  sound: 'Un son bref à chaque offre et à chaque message d’un client',
  soundHint: 'Après un rechargement, le navigateur laisse passer le son dès votre premier appui sur la page.',
  soundNone: 'Ce navigateur ne peut pas jouer de son.',
  hear: 'Écouter',
  heard: 'Le son vient d’être joué. Si vous n’entendez rien, vérifiez le volume de l’appareil.',
  silent: 'Le navigateur retient le son. Autorisez-le pour ce site dans ses réglages, puis réessayez.',
  badge: 'Le nombre de ce qui vous attend, sur l’icône du bureau',
  badgeHint:
    'Les offres, et les dossiers où c’est à vous d’écrire. Bureau fermé, chaque notification met ce nombre à jour. L’icône le montre quand le bureau est installé comme application\u202f; sur un iPhone, les notifications doivent aussi être permises.',
  badgeNone: 'Ce navigateur ne peut rien afficher sur l’icône. Le titre de l’onglet compte vos offres.',
  asleep: 'Le son attend votre premier appui sur cette page.',
}
