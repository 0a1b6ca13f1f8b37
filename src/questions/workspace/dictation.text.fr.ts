export const dictation = {
  start: 'Dicter',
  stop: 'Arrêter la dictée',
  hint: 'Seulement si cet appareil transcrit lui-même\u00a0: le son ne le quitte jamais.',
  preparing: 'L’appareil charge la langue, une seule fois.',
  listening: 'On vous écoute. Le son ne quitte pas cet appareil.',
  problems: {
    refused: 'Le micro n’est pas autorisé. Autorisez-le dans votre navigateur, puis réessayez.',
    nothing: 'Rien n’a été entendu. Réessayez, plus près du micro.',
    failed: 'La dictée ne marche pas ici. Ce qui est écrit est gardé.',
  },
  notHere:
    'Pas de dictée ici\u00a0: ce navigateur ne transcrit pas lui-même cette langue, et enverrait le son à un serveur. Sur un téléphone, touchez le micro du clavier.',
}
