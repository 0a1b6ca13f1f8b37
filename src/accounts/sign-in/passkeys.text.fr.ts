/** Les clés d’accès : les ajouter, s’en servir, les retirer. */
export const passkeys = {
  title: 'Clés d’accès',
  intro:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. Rien à retenir, rien à recopier, et aucun faux site ne peut vous la prendre.',
  none: 'Aucune clé d’accès pour l’instant.',
  add: 'Ajouter une clé d’accès',
  addIntro: 'Votre appareil vous demandera ensuite votre empreinte, votre visage ou son code.',
  added: 'La clé d’accès est ajoutée.',
  goOn: 'Continuer',
  createdAt: 'Ajoutée le {date}',
  usedAt: 'utilisée le {date}',
  unused: 'jamais utilisée',
  site: 'sur {site}',
  remove: 'Retirer',
  removeOf: 'Retirer la clé {name}',
  removeTitle: 'Retirer cette clé d’accès\u202f?',
  removeText:
    '«\u00a0{name}\u00a0» n’ouvrira plus votre compte. Vos autres moyens de vous connecter restent. Supprimez-la aussi dans les réglages de votre appareil.',
  removed: 'La clé d’accès est retirée.',
  keep: 'La garder',
  close: 'Fermer',
  unsupported: 'Ce navigateur, ou cette adresse, ne permet pas d’ajouter une clé d’accès.',
  loadFailed: 'Vos clés d’accès n’ont pas pu être lues. Rechargez la page.',
  signIn: 'Se connecter avec une clé d’accès',
  use: 'Utiliser une clé d’accès',
  stepIntro: 'Confirmez avec votre clé d’accès, ou saisissez un code.',
  stepOnlyIntro: 'Confirmez avec votre clé d’accès, ou saisissez un code de secours.',
  ready: 'Clé d’accès vérifiée.',
  enableStep: 'Activer avec une clé d’accès',
  enableStepIntro:
    'Après le mot de passe ou le lien reçu, votre compte demandera une clé d’accès. Des codes de secours la remplacent si vous la perdez.',
}
