export const fr = {
  refusals: {
    text_unknown: 'Ce texte n’existe pas, ou cette version n’existe pas.',
    text_not_yours: 'Votre rôle permet de lire ce texte, pas de le changer.',
    text_changed:
      'Quelqu’un a enregistré ce texte depuis que vous l’avez ouvert. Votre texte est resté dans la page : comparez avant d’enregistrer.',
    notice_too_short:
      'Les conditions changent au plus tôt dans quinze jours\u00a0: choisissez une date plus lointaine.',
    text_taken: 'Un texte de cette sorte porte déjà cette adresse dans cette langue.',
    slug_invalid: 'L’adresse tient en minuscules sans accents, en chiffres et en tirets.',
  },
}
