export const letters = {
  anExpert: 'Un expert',
  reason: 'Vous recevez ce message parce que vous avez posé une question sur notre site.',
  client: {
    accepted: {
      subject: '{expert} a accepté votre question',
      lead: '{expert} lit maintenant votre dossier «\u00a0{title}\u00a0». La réponse complète arrive en général en cinq à dix minutes.',
      more: 'Vous pouvez fermer la page\u00a0: nous vous écrivons dès que la réponse est là.',
      button: 'Suivre ma question',
    },
    message: {
      subject: '{expert} vous a écrit',
      lead: 'Un message vous attend dans «\u00a0{title}\u00a0».',
      more: '',
      button: 'Lire le message',
    },
    information: {
      subject: '{expert} a besoin d’une précision',
      lead: 'Pour répondre à «\u00a0{title}\u00a0», il manque une information ou un document.',
      more: 'Le temps de réponse est suspendu jusqu’à votre réponse.',
      button: 'Répondre',
    },
    noReplyNotice: {
      subject: 'Votre question sera fermée dans deux jours',
      lead: 'Nous n’avons pas eu de vos nouvelles sur «\u00a0{title}\u00a0». Sans réponse, la question se ferme et la somme prélevée vous est rendue.',
      more: '',
      button: 'Répondre maintenant',
    },
    unserved: {
      subject: 'Nous n’avons pas encore trouvé d’expert',
      lead: 'Personne n’a pu accepter «\u00a0{title}\u00a0» jusqu’ici. Rien ne vous a été prélevé.',
      more: 'Vous pouvez attendre encore ou annuler sans frais. Sans acceptation sous 24 heures, la réservation de votre carte est levée.',
      button: 'Choisir',
    },
    cardNeeded: {
      subject: 'Votre paiement n’a pas abouti',
      lead: 'Un expert travaille à «\u00a0{title}\u00a0», mais votre banque a refusé le paiement. Rien n’est perdu\u00a0: avec une autre carte, vous lirez la réponse.',
      more: '',
      button: 'Utiliser une autre carte',
    },
    answered: {
      subject: '{expert} a répondu',
      lead: 'La réponse complète à «\u00a0{title}\u00a0» est prête.',
      more: 'Vous pouvez demander une précision, noter la réponse, ou demander le remboursement si elle ne vous aide pas.',
      button: 'Lire la réponse',
    },
    closingNotice: {
      subject: 'Votre question sera bientôt fermée',
      lead: '«\u00a0{title}\u00a0» se fermera d’elle-même si vous n’avez plus rien à ajouter. La réponse reste lisible.',
      more: '',
      button: 'Revoir la question',
    },
    holdLost: {
      subject: 'La réservation sur votre carte a expiré',
      lead: 'Votre banque a levé la réservation pour «\u00a0{title}\u00a0» avant qu’un expert n’accepte. Rien ne vous a été prélevé.',
      more: 'La recherche reprend dès que vous confirmez avec une carte.',
      button: 'Reprendre ma commande',
    },
    closed: {
      subject: 'Votre question est fermée',
      lead: '«\u00a0{title}\u00a0» est fermée. Ce qui a été écrit reste lisible.',
      more: 'Si aucun expert n’avait accepté, rien n’a été prélevé. Si une somme avait été prise sans réponse complète, elle vous est rendue sans que vous ayez à le demander.',
      button: 'Revoir la question',
    },
  },
  confirmed: {
    subject: 'Votre commande est confirmée, rien n’est encore prélevé',
    lead: 'La somme est réservée sur votre carte. Elle n’est prélevée que si un expert accepte votre question.',
    today: 'Réservé aujourd’hui',
    monthly: 'Puis chaque mois, dès le {date}',
    year: 'Total sur douze mois si vous ne changez rien',
    reference: 'Référence du contrat',
    leave:
      'Pour ne jamais payer de mois d’abonnement, résiliez avant le {date}\u00a0: aucun motif n’est demandé, et aucun mot de passe.',
    leaveLink: 'Résilier mon contrat',
    consents:
      'Vous avez accepté les conditions, déclaré être majeur et demandé que le service commence tout de suite. Vous gardez quatorze jours pour vous rétracter tant que la réponse n’est pas entièrement donnée.',
    button: 'Suivre ma question',
  },
  voided: {
    subject: 'Rien n’a été prélevé',
    lead: 'La somme réservée pour «\u00a0{title}\u00a0» est libérée. Aucun abonnement n’a commencé et votre carte n’est pas conservée.',
    amount: 'Somme libérée',
    more: 'Selon votre banque, la réservation disparaît de votre relevé en quelques heures ou quelques jours.',
  },
  refunded: {
    subject: 'Votre paiement vous est rendu',
    lead: 'Le paiement de «\u00a0{title}\u00a0» vous est rendu en entier. L’abonnement qui devait suivre est terminé\u00a0: rien ne sera plus prélevé.',
    amount: 'Somme rendue',
    more: 'Elle revient sur la même carte, en général sous cinq à dix jours.',
  },
  moneyButton: 'Revoir la question',
  wayBack: {
    subject: 'Votre question vous attend',
    lead: 'Ouvrez ce lien pour suivre votre question et lire son aperçu gratuit, préparé par une intelligence artificielle. Il fonctionne une seule fois, pendant vingt-quatre heures, dans un navigateur où JavaScript est actif.',
    more: 'Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: personne ne peut ouvrir cette question sans ce lien.',
    button: 'Ouvrir ma question',
  },
  preview: {
    subject: 'Votre aperçu\u00a0: {title}',
    lead: 'Voici l’aperçu gratuit, écrit par une intelligence artificielle. Il peut se tromper et ne remplace pas l’avis d’un expert.',
    button: 'Reprendre ma question',
  },
}
