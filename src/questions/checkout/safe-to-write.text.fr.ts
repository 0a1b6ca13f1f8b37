/** Posée avant une commande à qui a écrit des violences et n’a pas dit s’il est sûr de lui écrire. */
export const safeToWrite = {
  ask: 'Est-ce sûr de vous écrire à {email}\u202f?',
  yes: 'Oui',
  yesHint: 'La réponse, le contrat et le reçu iront à cette adresse, avec ce qui a été retenu jusqu’ici.',
  no: 'Non',
  missing: 'Dites s’il est sûr de vous écrire à cette adresse.',
}
