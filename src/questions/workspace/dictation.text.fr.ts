export const dictation = {
  start: 'Dicter',
  stop: 'Arrêter la dictée',
  hint: 'Le son ne quitte pas cet appareil.',
  preparing: 'L’appareil charge la langue, une seule fois.',
  listening: 'On vous écoute. Le son ne quitte pas cet appareil.',
  problems: {
    refused: 'Le micro n’est pas autorisé. Autorisez-le dans votre navigateur, puis réessayez.',
    nothing: 'Rien n’a été entendu. Réessayez, plus près du micro.',
    failed: 'La dictée ne marche pas ici. Ce qui est écrit est gardé.',
  },
  keyboard: 'Pour dicter, touchez le micro du clavier de votre téléphone.',
}
