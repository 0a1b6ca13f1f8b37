/** What any call may answer instead of what it was asked for. Each page adds its own refusals. */
export const fr = {
  network: 'La connexion semble coupée. Ce que vous avez écrit est gardé : réessayez dans un instant.',
  too_many_requests: 'Trop d’essais en peu de temps. Patientez quelques minutes, puis réessayez.',
  not_signed_in: 'Votre session a expiré. Connectez-vous de nouveau : rien n’est perdu.',
  database_away: 'Le service redémarre. Réessayez dans un instant.',
  not_found: 'Cela n’existe pas, ou n’existe plus.',
  body_too_large: 'C’est trop volumineux pour être envoyé.',
  files_busy:
    'Trop de documents sont en cours de vérification : ce fichier n’a pas encore été enregistré. Réessayez dans une minute.',
  storage_full: 'Notre espace de stockage est plein : rien n’a été enregistré. Réessayez plus tard.',
  file_infected: 'Notre antivirus a trouvé un programme malveillant dans ce fichier : il n’a pas été enregistré.',
  file_unscanned: 'L’antivirus ne répond pas : ce fichier n’a pas encore été enregistré. Réessayez dans une minute.',
  idempotency_key_missing: 'La demande était incomplète. Réessayez.',
  idempotency_key_running: 'Votre demande précédente est encore en cours.',
  idempotency_key_reused: 'La demande a changé pendant l’envoi. Rechargez la page : votre texte est gardé.',
  invalid_input: 'Un champ est à revoir.',
  internal_error: 'Une erreur est survenue. Veuillez réessayer.',
}
