/** Ce qui s’est passé, ce qui est gardé, ce que l’on peut faire. Une phrase par code du contrat. */
export const refusals = {
  question_unknown: 'Cette question n’existe pas, ou n’est pas la vôtre.',
  category_unknown: 'Choisissez un domaine\u00a0: il désigne les experts qui peuvent vous répondre.',
  not_a_question:
    'Nous n’avons pas reconnu de question\u00a0: ce texte ressemble à une annonce ou à des touches prises au hasard. Rien n’a été envoyé ni décompté. Dites en quelques mots ce qui vous arrive.',
  no_subject:
    'Bonjour. Dites en quelques mots de quoi il s’agit\u00a0: un logement, un emploi, une voiture… Nous trouverons alors à qui l’adresser. Rien n’a été envoyé ni décompté.',
  health_closed:
    'Les questions de santé ne sont pas encore ouvertes ici\u00a0: ces données doivent être conservées par un hébergeur certifié. Rien n’a été envoyé et votre texte est gardé. En cas d’urgence, appelez le 15 ou le 112\u202f; en cas d’idées suicidaires, le 3114.',
  not_safe_to_write:
    'Vous avez indiqué que vous écrire n’est pas sûr\u00a0: aucun e-mail ne part. Si cela a changé, dites-le et tout reprend.',
  emergency_stands:
    'Une personne est peut-être en danger\u00a0: appelez d’abord. Ce que vous avez écrit est gardé. Si ce n’est pas une urgence, dites-le sur cette page et tout reprend.',
  category_missing: 'Choisissez un domaine avant d’envoyer votre question.',
  expert_unknown:
    'Cet expert ne répond plus ici. Votre texte est gardé\u202f; posez votre question aux autres experts.',
  illegal_transition: 'Cela n’est plus possible à ce stade. La page vient d’être mise à jour.',
  version_conflict:
    'La question a changé entre-temps. La page vient d’être mise à jour\u00a0: vérifiez, puis recommencez.',
  question_closed: 'Cette question est fermée. Vous pouvez en poser une nouvelle.',
  free_limit_reached: 'Vos deux questions gratuites sont utilisées.',
  lease_lost: 'Cette question est revenue dans la file. Votre texte est gardé.',
  corrected_meanwhile:
    'Une correction de cette réponse est partie entre-temps d’un autre appareil. Lisez-la avant d’envoyer la vôtre\u202f; votre texte est gardé.',
  answer_unchanged: 'Rien ne change par rapport à la réponse envoyée\u00a0: modifiez-la, ou laissez-la telle quelle.',
  offer_gone: 'Un autre expert a accepté cette question.',
  safe_to_write_needed: 'Dites d’abord s’il est sûr de vous écrire.',
  email_needed: 'Indiquez d’abord une adresse e-mail.',
  personal_details: 'Il reste une adresse, un numéro de téléphone, un nom ou un numéro de compte. Retirez-le.',
  title_too_short: 'Donnez un titre d’au moins 10 caractères.',
  consent_missing: 'Cochez la case pour donner votre accord.',
  not_published: 'Cette réponse n’est pas publiée.',
  date_invalid: 'Cette date est passée ou trop lointaine. Choisissez-en une autre.',
  already_rated: 'Vous avez déjà noté cette réponse.',
  being_withdrawn:
    'Le client est en train de retirer sa question. Votre texte est gardé\u202f; dans quelques secondes, on saura si elle reste ouverte.',
  already_extended: 'Le délai a déjà été prolongé une fois.',
  proposal_unconfirmed:
    'Relisez ce que vous avez repris de la proposition de l’assistant\u00a0: changez-le ou confirmez-le avant d’envoyer.',
  hand_over_open: 'Ce dossier est déjà proposé à un confrère. Reprenez d’abord cette proposition.',
  handed_over: 'Un confrère a repris ce dossier.',
  colleague_unavailable: 'Ce confrère ne peut plus reprendre ce dossier. Choisissez-en un autre.',
  second_confirmation_needed: 'Un expert s’en occupe\u00a0: confirmez une seconde fois.',
  booking_too_late: 'Ce moment est trop éloigné\u00a0: la réservation de votre carte ne tient que 24 heures.',
  no_requested_expert: 'Aucun expert n’est désigné pour cette question.',
  client_chooses:
    'Le client a demandé un expert en particulier\u00a0: personne d’autre n’est sollicité avant son choix.',
  expert_declined: 'Cet expert a décliné cette question.',
  claim_not_possible: 'Le remboursement n’est pas possible pour cette question.',
  claim_too_late: 'Le délai de la garantie est passé.',
  file_too_large: 'Ce document dépasse 5 Mo.',
  file_type_unsupported: 'Format non accepté\u00a0: PDF, JPG, PNG ou WebP seulement.',
  file_damaged: 'Ce document est illisible ou protégé. Essayez de l’enregistrer de nouveau.',
  file_infected: 'Notre antivirus a trouvé un programme malveillant dans ce document : il n’est pas joint.',
  file_unscanned: 'L’antivirus ne répond pas : ce document n’est pas encore joint. Renvoyez-le dans une minute.',
  files_busy:
    'Trop de documents sont en cours de vérification : celui-ci n’est pas encore joint. Renvoyez-le dans une minute.',
  storage_full: 'Notre espace de stockage est plein : ce document n’est pas joint. Renvoyez-le plus tard.',
  file_active_content:
    'Ce PDF contient un script ou un autre fichier. Imprimez-le dans un nouveau PDF, puis envoyez cette copie.',
  file_too_many_pages:
    'Ce PDF compte trop de pages, ou répète la même. Imprimez-le dans un nouveau PDF de 2\u202f000 pages au plus.',
  file_unfolds:
    'Ce document est petit, mais se déplie en bien trop de données. Imprimez-le ou enregistrez-le de nouveau, puis envoyez cette copie.',
  file_missing: 'Ce document n’est plus là. Ajoutez-le de nouveau.',
  too_many_files: 'Trop de documents à la fois. Retirez-en quelques-uns.',
  undo_too_late: 'Les dix secondes sont passées : c’est fait.',
  paper_unknown: 'Ce papier ne figure plus dans la réponse.',
  scope_guard: 'Une phrase sort de ce que la loi permet dans ce domaine. Corrigez-la avant d’envoyer.',
  share_unknown: 'Ce lien n’est plus valable\u00a0: il a expiré, a déjà servi ou a été révoqué.',
  quote_expired: 'Ce prix n’est plus valable. Demandez-en un nouveau.',
  quote_changed: 'Le prix a changé. Relisez-le avant de commander.',
  link_over: 'Ce lien n’est plus valable. Ouvrez votre compte, ou écrivez-nous.',
  card_not_confirmed: 'La carte n’a pas été confirmée. Réessayez.',
  card_declined: 'Votre banque a refusé cette carte. Essayez avec une autre carte.',
  plan_exists: 'Vous avez déjà cet abonnement.',
  plan_not_changeable:
    'Cet abonnement ne peut pas changer maintenant\u00a0: reprenez-le ou réglez-le d’abord, depuis votre compte.',
  plan_ended: 'Cet abonnement est terminé.',
  plan_not_active: 'Cet abonnement n’est pas actif.',
  withdrawal_over:
    'Le délai de rétractation est passé, ou il n’y a plus rien à rendre. Vous pouvez résilier à tout moment.',
  receipt_unknown: 'Aucun reçu ne porte cette empreinte.',
  plan_unknown: 'Nous ne trouvons pas cet abonnement.',
  nothing_to_keep: 'Plus rien n’est prévu pour la fin du mois\u00a0: votre compte montre où en est votre abonnement.',
  already_so: 'C’est déjà votre formule.',
  first_offer_used: 'L’offre de la première question a déjà été utilisée.',
  payments_unavailable: 'Le paiement ne répond pas. Rien n’a été prélevé\u202f; réessayez dans un instant.',
}
