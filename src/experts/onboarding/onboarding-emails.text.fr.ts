/** The emails between an application and the end of an expert's work. */
export const fr = {
  items: {
    identity: 'Pièce d’identité',
    diploma: 'Diplôme ou attestation',
    picture: 'Photo ou logo',
    words: 'Une précision écrite',
  },
  asked: {
    subject: 'Candidature {reference}\u00a0: il nous manque quelque chose',
    intro: 'Pour continuer l’examen de votre candidature, envoyez-nous ce qui suit. Le reste n’est pas à refaire.',
    action: 'Envoyer ce qui manque',
    detail: 'Sans réponse de votre part sous trente jours, la candidature est close.',
  },
  trial: {
    subject: 'Candidature {reference}\u00a0: un cas d’essai',
    intro: 'Avant de décider, nous vous proposons un cas à traiter par écrit, comme vous le feriez pour un client.',
    action: 'Lire le cas et répondre',
    detail:
      'Une personne qui ne connaît pas votre nom lira votre réponse. Sans réponse de votre part sous trente jours, la candidature est close.',
  },
  resume: {
    subject: 'Votre candidature commencée',
    intro: 'Voici le lien pour la reprendre, sur cet appareil ou sur un autre.',
    action: 'Reprendre ma candidature',
    detail:
      'Ce lien sert une fois, jusqu’au {date}\u202f; ce que vous avez écrit est ensuite effacé. Vos documents et votre IBAN n’en font pas partie\u00a0: ajoutez-les au moment d’envoyer. Si vous n’avez rien demandé, ignorez cette lettre.',
  },
  expired: {
    subject: 'Candidature {reference} close',
    intro: 'Nous n’avons pas reçu ce que nous avions demandé il y a trente jours. Votre candidature est close.',
    detail: 'Vos documents seront supprimés dans trente jours. Vous pouvez postuler de nouveau à tout moment.',
  },
  unopened: {
    subject: 'Candidature {reference}\u00a0: votre page vous attend',
    intro: 'Votre candidature est acceptée depuis un mois, et votre page n’est pas encore ouverte.',
    action: 'Ouvrir ma page',
    detail: 'Elle peut l’être jusqu’au {date}. Ensuite l’acceptation tombe, et il faudrait postuler de nouveau.',
  },
  lapsed: {
    subject: 'Candidature {reference}\u00a0: l’acceptation est tombée',
    intro: 'Votre page n’a pas été ouverte dans les soixante jours. L’acceptation de votre candidature est tombée.',
    detail: 'Vos documents seront supprimés dans trente jours. Vous pouvez postuler de nouveau à tout moment.',
  },
  withdrawn: {
    subject: 'Candidature {reference} retirée',
    intro: 'Vous avez retiré votre candidature. Vos documents sont supprimés.',
    detail: 'Vous pouvez postuler de nouveau à tout moment.',
  },
  opened: {
    subject: 'Votre page est publique',
    intro: 'Bienvenue {name}. Votre page est publique et des questions peuvent vous être proposées.',
    action: 'Ouvrir mon bureau',
    detail: 'Vous vous rendez disponible, ou non, d’un geste en haut de votre bureau.',
  },
  leaving: {
    subject: 'Votre départ est noté',
    intro: 'Aucune question ne vous est plus proposée et votre page n’est plus publique.',
    action: 'Ouvrir mon bureau',
    detail:
      'Les questions que vous avez acceptées et vos rendez-vous restent à votre bureau jusqu’à leur fin. Votre départ suit.',
  },
  left: {
    subject: 'Vous avez quitté le service',
    intro:
      'Plus rien ne vous attend à votre bureau\u00a0: votre départ est effectif. Merci pour votre travail, {name}.',
    action: 'Voir mes versements',
    detail:
      'Vos relevés restent accessibles. Ce qui vous est dû est versé avec la prochaine échéance. Vos données de professionnel sont supprimées après six mois. Vous pouvez postuler de nouveau à tout moment.',
  },
  suspended: {
    subject: 'Votre activité est suspendue',
    intro: 'Nous avons suspendu votre activité. Les motifs\u00a0: {reason}',
    detail:
      'Votre page n’est plus publique\u202f; vos questions en cours et vos rendez-vous sont confiés à d’autres. La décision est prise par une personne. Pour la contester gratuitement, sous six mois, répondez à cet e-mail\u00a0: une autre personne la relira. Vous pouvez aussi saisir un juge ou un médiateur.',
  },
  lifted: {
    subject: 'La suspension est levée',
    intro: 'Votre page est de nouveau publique et des questions peuvent vous être proposées.',
    action: 'Ouvrir mon bureau',
    detail: 'La raison de cette levée\u00a0: {reason}',
  },
  terminated: {
    subject: 'Fin de votre collaboration',
    intro: 'Nous mettons fin à votre collaboration. Les motifs\u00a0: {reason}',
    detail:
      'Ce qui vous est dû vous sera versé. Vos données sont conservées six mois. Pour contester gratuitement cette décision, sous six mois, répondez à cet e-mail\u00a0: une autre personne la relira.',
  },
  ending: {
    subject: 'Un de vos titres arrive à échéance',
    intro:
      '«\u00a0{title}\u00a0» est valable jusqu’au {date}. Envoyez-nous le nouveau document en répondant à cet e-mail.',
    detail: 'Passé cette date, seuls les domaines que ce titre couvre ne vous sont plus proposés.',
  },
  ended: {
    subject: 'Un de vos titres est arrivé à échéance',
    intro:
      '«\u00a0{title}\u00a0» n’est plus valable depuis le {date}. Les domaines qu’il couvrait ne vous sont plus proposés.',
    detail: 'Vos autres domaines continuent. Répondez à cet e-mail avec le nouveau document pour les retrouver.',
  },
  restricted: {
    subject: 'Votre titre est arrivé à échéance\u00a0: plus rien ne vous est proposé',
    intro:
      '«\u00a0{title}\u00a0» n’est plus valable depuis le {date}, et c’était le dernier qui ouvrait un de vos domaines.',
    detail:
      'Les questions que vous avez acceptées restent à votre bureau. Répondez à cet e-mail avec le nouveau document\u00a0: dès qu’il est vérifié, tout reprend.',
  },
  renewed: {
    subject: 'Votre titre est enregistré',
    intro: '«\u00a0{title}\u00a0» est vérifié et enregistré. Il ouvre les domaines qu’il couvre.',
    action: 'Ouvrir mon bureau',
    detail: 'Délivré par\u00a0: {body}.',
  },
  profession: {
    subject: '{name} a changé sa profession affichée',
    intro: 'Avant\u00a0: {before}. Maintenant\u00a0: {after}.',
    action: 'Ouvrir la fiche',
    detail: 'Vérifiez qu’un titre vérifié la couvre. Un titre protégé sans preuve ne doit pas rester affiché.',
  },
  receives: {
    subject: 'Des clients peuvent demander à vous rencontrer',
    intro: 'Comme convenu avec notre équipe, des clients proches de {city} peuvent vous demander un rendez-vous.',
    action: 'Ouvrir mon bureau',
    detail:
      'Chaque demande vous arrive par e-mail. Vous acceptez avec vos horaires, ou vous déclinez sans conséquence. Ne pas venir à un rendez-vous convenu fait passer d’autres avant vous pendant un an.',
  },
  receivesNot: {
    subject: 'Plus aucun rendez-vous ne vous est proposé',
    intro: 'Des clients ne peuvent plus demander à vous rencontrer près de {city}.',
    detail: 'Les rendez-vous déjà convenus restent tels quels. Pour en parler, répondez à cet e-mail.',
  },
}
