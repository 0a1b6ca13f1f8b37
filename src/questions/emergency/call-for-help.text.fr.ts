export const callForHelp = {
  title: 'Êtes-vous en danger maintenant\u202f?',
  why: 'Si oui, appelez d’abord. Sinon, écrivez en quelques mots ce qui se passe et pour qui\u00a0: nous vous dirons qui appeler, ou qui peut vous répondre.',
  kept: 'Rien n’a été envoyé, et votre texte reste dans ce navigateur.',
  urgent: 'En danger, appelez\u00a0:',
}
