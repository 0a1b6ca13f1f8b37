export const fr = {
  title: 'Faire répondre un expert',
  titleNamed: 'Faire répondre {name}',
  lead: 'Votre question « {title} », avec l’aperçu et vos documents, part chez un expert. Catégorie : {category}.',
  back: 'Revenir à ma question',
  loading: 'Votre commande se prépare.',
  failed: 'La commande n’a pas pu être préparée.',
  retry: 'Réessayer',
  unknown: 'Cette question n’est pas dans ce navigateur.',
  unknownText:
    'Elle a peut-être été posée sur un autre appareil. Connectez-vous avec la même adresse pour la retrouver.',
  signIn: 'Se connecter',
  needsScript: 'Le paiement a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  tooLate:
    'Vous avez indiqué une échéance très proche. Au rythme actuel, la réponse pourrait arriver après. Rien n’est prélevé si aucun expert n’accepte.',
  email: { going: 'La réponse et le reçu iront à {email}.', change: 'Changer' },
  people: {
    now: 'Disponibles maintenant : {category}',
    line: ', {profession}, {city}',
    speaks: { one: 'répond en {first}', both: 'répond en français et en anglais' },
    languages: { fr: 'français', en: 'anglais' },
    checked: '{title}, vérifié le {date}',
    scripted: 'réponse automatique de démonstration',
    estimate: 'Un expert accepte en {assign} minutes environ ; la réponse suit en {typical} à {max} minutes.',
    none: 'Aucun expert de cette catégorie n’est au guichet en ce moment.',
    noneText:
      'Vous pouvez commander : votre question les attend jusqu’à 24 heures. Si personne n’accepte, la réservation est annulée et rien n’est prélevé.',
    opens: 'Le prochain arrive le {when}.',
  },
  named: {
    here: 'Disponible maintenant',
    away: 'Pas au guichet en ce moment',
    rule: '{name} reçoit votre question en premier. Sans réponse en 2 minutes, vous choisissez : attendre encore, ou laisser un autre expert répondre. Rien n’est prélevé entre-temps.',
    ruleAway:
      '{name} n’est pas au guichet. Après la commande, vous choisissez : attendre son retour, ou laisser un autre expert répondre. Rien n’est prélevé entre-temps.',
    other:
      'Cette question n’a pas été posée à {name}. Vous pouvez la confier à tout expert disponible, ou poser une nouvelle question à {name}.',
    askNamed: 'Poser une question à {name}',
  },
  consents: {
    title: 'Deux accords',
    terms: 'J’ai 18 ans ou plus et j’accepte les {link}.',
    termsLink: 'conditions d’utilisation',
    termsNewTab: 'nouvel onglet',
    start: 'Commencer tout de suite.',
    startHint:
      'La loi vous donne 14 jours pour changer d’avis. En cochant cette case, vous demandez que le travail commence avant leur fin. Vous pouvez encore vous rétracter : vous ne payez alors que ce qui a déjà été fourni, et ce droit prend fin quand la réponse complète vous a été donnée. Notre garantie va plus loin : une première réponse qui ne vous satisfait pas est remboursée en entier.',
    terms_missing: 'Cochez cette case pour commander : il faut avoir 18 ans et accepter les conditions.',
    start_missing: 'Cochez cette case pour que l’expert commence tout de suite.',
  },
  summary: { one: 'Un point est à revoir', other: '{n} points sont à revoir' },
  asking: 'Nous demandons à votre banque.',
  held: 'Votre paiement est réservé. Nous cherchons votre expert.',
  waiting: 'Votre banque n’a pas encore répondu. Rien n’est perdu : nous regardons encore.',
  lookAgain: 'Regarder maintenant',
  offerUsedQuote:
    'La première question à prix réduit n’existe qu’une fois, et vous l’avez déjà utilisée. Voici le prix de l’abonnement.',
  takePlan: 'Voir l’abonnement',
  newQuote: 'Le prix a été recalculé. Relisez-le, puis commandez.',
  refusals: {
    question_unknown: 'Cette question n’est pas dans ce navigateur.',
    illegal_transition: 'Cette question n’attend plus de commande. Rechargez la page pour voir où elle en est.',
    email_needed: 'Indiquez d’abord où envoyer la réponse.',
    order_unknown: 'Cette commande n’est pas dans ce navigateur.',
    expert_unknown: 'Cet expert n’est plus disponible.',
    payments_unavailable: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
  },
}
