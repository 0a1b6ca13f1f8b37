export const fr = {
  receipt: {
    title: 'Ce que vous paierez',
    note: 'TVA comprise',
    today: 'Aujourd’hui',
    todayWhy: {
      hold: 'Réservés sur votre carte. Prélevés seulement si un expert accepte ; sinon libérés.',
      new: 'Votre premier mois, prélevé maintenant.',
      early: 'Un mois entier, prélevé maintenant. Votre première période se termine aujourd’hui.',
      reopen: 'Un nouveau mois à partir d’aujourd’hui. Rien n’est dû pour les jours de suspension.',
      resume: 'Un nouveau mois à partir d’aujourd’hui. La pause prend fin avec cette commande.',
      change: 'La différence pour le reste du mois déjà payé, à la seconde près. Prélevée maintenant.',
    },
    monthly: 'Chaque mois dès le {date}',
    /** Instead of `first`, where no email is promised. */
    firstUnwritten: 'Questions illimitées, sans engagement de durée.',
    monthlyWhy: {
      first:
        'Questions illimitées, sans engagement de durée. Nous vous l’écrivons le {reminder}, {days}\u00a0jours avant.',
      plan: 'Questions illimitées, avec la réponse d’un expert.',
      copilot: 'Questions illimitées et un expert attitré.',
    },
    year: 'Sur douze mois',
    yearWhy: '{today} une fois, puis {n} prélèvements de {monthly}, si vous restez.',
    leave: 'Pour partir',
    leaveFigure: '3\u00a0clics',
    leaveWhy: 'Sans compte, sans motif ni appel. Avant le {date}, vous ne payez rien de plus.',
  },
  order: {
    label: 'Commander avec obligation de paiement',
    detail: {
      hold: '{today} si un expert accepte, puis {monthly}/mois dès le {date}',
      now: '{today} aujourd’hui, puis {monthly}/mois dès le {date}',
    },
  },
  card: {
    title: 'Carte',
    loading: 'Le formulaire de paiement se charge.',
    known: '{brand} se terminant par {last4}, valable jusqu’au {expiry}',
    knownNote: 'Le montant est prélevé sur cette carte, celle de votre abonnement.',
    another: 'Payer avec une autre carte',
    replaces: 'La carte que vous donnez ici devient celle de votre abonnement, et paie aussi les mois suivants.',
    refused: 'Votre banque a refusé la carte {card}.',
    useKnown: 'Payer avec la carte {card}',
  },
  paymentFailed: 'Une erreur est survenue pendant le paiement',
  nothingTaken: 'Rien n’a été prélevé, et votre question est gardée.',
  nothingChanged: 'Rien n’a été prélevé, et rien n’a changé.',
  notKnown:
    'Nous ne savons pas encore si un prélèvement a eu lieu. Réessayez dans un instant : rien n’est pris deux fois.',
  problems: {
    declined: 'Votre banque a refusé cette carte. Essayez avec une autre carte, ou appelez votre banque.',
    no_funds: 'Les fonds sont insuffisants sur cette carte. Essayez avec une autre carte.',
    expired: 'Cette carte a expiré. Essayez avec une autre carte.',
    cvc: 'Le code de sécurité ne correspond pas à cette carte. Vérifiez-le.',
    number: 'Ce numéro de carte ne convient pas. Vérifiez-le.',
    not_authenticated: 'Le paiement n’a pas été confirmé auprès de votre banque. Réessayez, ou prenez une autre carte.',
    test_cards_only:
      'Les paiements sont fictifs ici : seules les cartes d’essai conviennent. Votre numéro n’est pas conservé.',
    offer_used:
      'Cette carte a déjà servi pour une première question à prix réduit, qui n’existe qu’une fois. Sa réservation est annulée. Prenez une autre carte, ou l’abonnement.',
    offer_used_by_email:
      'La première question à prix réduit n’existe qu’une fois, et elle a déjà été commandée avec cette adresse e-mail. La réservation est annulée. Une autre carte n’y changerait rien.',
    too_many:
      'Plusieurs cartes ont été refusées en peu de temps : cette commande est annulée. Appelez votre banque, ou réessayez dans une heure.',
    price_changed: 'Le prix n’est plus celui que vous avez lu. Relisez-le, puis commandez.',
    form_unavailable: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
    unavailable: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
    unknown: 'Le paiement n’a pas abouti. Réessayez, ou prenez une autre carte.',
  },
}
