/** Là où une question de santé ne peut pas être posée : pourquoi, ce qui reste, qui appeler. */
export const closed = {
  title: 'Les questions de santé ne sont pas encore ouvertes ici',
  why: 'Ces données doivent être conservées par un hébergeur certifié pour la santé. Tant que ce n’est pas le cas ici, nous ne prenons aucune question de santé ni de psychologie\u00a0: parlez-en à votre médecin ou à votre pharmacien.',
  kept: 'Rien n’a été envoyé. Votre texte reste dans ce navigateur\u202f; s’il porte sur autre chose, choisissez un autre domaine.',
  keptByText:
    'Votre texte semble porter sur la santé\u00a0: nous ne pouvons donc le prendre dans aucun domaine. Rien n’a été envoyé, et il reste dans ce navigateur. S’il porte sur autre chose, dites-le avec d’autres mots.',
  urgent: 'En cas d’urgence, appelez\u00a0:',
}
