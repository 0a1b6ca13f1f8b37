/** Là où écrire n’est pas sûr, à la place de toute phrase qui annonce un e-mail. */
export const nothingEmailed = {
  text: 'Rien ne vous est envoyé par e-mail. Contrats, reçus et factures sont gardés dans votre compte, où vous pouvez les lire et les télécharger.',
  account: 'Ouvrir mon compte',
}
