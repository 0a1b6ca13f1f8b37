/** « vous », sans rien qui retienne : ce qui est effacé, ce qui reste et pourquoi. */
export const fr = {
  block: {
    export: 'Télécharger mes données',
    exportText: 'Tout ce que nous gardons sur vous, dans une archive ZIP : textes, fichiers, factures, reçus.',
    exporting: 'Votre archive se prépare.',
    exported: 'Votre archive est téléchargée.',
    erase: 'Effacer mon compte',
    eraseText: 'Ce qui part et ce qui reste vous est montré avant. Rien n’est effacé sans votre confirmation.',
    failed: 'Ce n’est pas fait. Réessayez dans un instant.',
  },
  dialog: {
    title: 'Effacer mon compte',
    close: 'Fermer',
    loading: 'Nous regardons ce que vous avez ici.',
    lead: 'L’effacement est immédiat et définitif.',
    ends: 'Ce qui s’arrête aujourd’hui',
    goes: 'Ce qui est effacé',
    stays: 'Ce que la loi nous fait garder',
    meetings: 'Ce que vous avez convenu',
    meeting: 'Le rendez-vous du {when} avec {name} n’aura pas lieu. Nous prévenons l’autre personne.',
    somebody: 'votre client',
    meetingsConfirm: { one: 'Oui, annuler aussi ce rendez-vous', other: 'Oui, annuler aussi ces {n} rendez-vous' },
    meetingsRequired: 'Confirmez l’annulation de vos rendez-vous, ou gardez votre compte.',
    withdrawFirst:
      'Vous êtes dans les quatorze jours ? Renoncez d’abord au contrat : ce qui est dû vous est remboursé.',
    withdraw: 'Renoncer à un contrat',
    exportFirst: 'Téléchargez vos données avant : elles ne pourront plus l’être ensuite.',
    password: 'Votre mot de passe',
    word: 'Pour confirmer, écrivez EFFACER',
    confirm: 'Effacer définitivement',
    cancel: 'Garder mon compte',
    receipt: 'Un reçu part à {email}, puis cette adresse est effacée aussi.',
    noReceipt: 'Vous n’avez pas laissé d’adresse : le reçu s’affiche ici.',
    problems: { one: 'Un point est à revoir', other: '{n} points sont à revoir' },
    show: 'Afficher',
    hide: 'Masquer',
    thePassword: 'le mot de passe',
    required: 'Ce champ est obligatoire',
    word_wrong: 'Écrivez EFFACER pour confirmer.',
    password_wrong: 'Ce mot de passe est incorrect.',
  },
  done: {
    title: 'Votre compte est effacé',
    text: 'Effacé le {date}. Vous êtes déconnecté partout.',
    sent: 'Un reçu part à {email}.',
    hash: 'Empreinte du reçu',
    verify: 'Voir le reçu',
    home: 'Revenir à l’accueil',
  },
  effects: {
    until: '{what} Jusqu’au {date}.',
    ends: {
      plan: {
        one: 'Votre abonnement prend fin : plus rien n’est prélevé, la période payée n’est pas remboursée.',
        other:
          'Vos {n} abonnements prennent fin : plus rien n’est prélevé, les périodes payées ne sont pas remboursées.',
      },
      hold: {
        one: 'Un montant réservé est libéré : il n’est pas prélevé.',
        other: '{n} montants réservés sont libérés : ils ne sont pas prélevés.',
      },
      questions: {
        one: 'Une question ouverte est close. Payée et sans réponse, elle est remboursée.',
        other: '{n} questions ouvertes sont closes. Celles qui sont payées et sans réponse sont remboursées.',
      },
      services: { one: 'Une demande de devis est retirée.', other: '{n} demandes de devis sont retirées.' },
      expert: {
        one: 'Votre profil d’expert est retiré du site.',
        other: 'Vos {n} profils d’expert sont retirés du site.',
      },
    },
    ended: {
      plan: {
        one: 'Votre abonnement a pris fin : plus rien ne sera prélevé.',
        other: 'Vos {n} abonnements ont pris fin : plus rien ne sera prélevé.',
      },
      hold: {
        one: 'Un montant réservé est libéré : il n’est pas prélevé.',
        other: '{n} montants réservés sont libérés : ils ne sont pas prélevés.',
      },
      questions: { one: 'Une question ouverte a été close.', other: '{n} questions ouvertes ont été closes.' },
      services: { one: 'Une demande de devis a été retirée.', other: '{n} demandes de devis ont été retirées.' },
      expert: {
        one: 'Votre profil d’expert a été retiré du site.',
        other: 'Vos {n} profils d’expert ont été retirés du site.',
      },
    },
    goes: {
      account: 'Nom, adresses, téléphone, photo, mot de passe, sessions et appareils.',
      questions: 'Vos questions, vos messages, les aperçus, les brouillons et les liens de partage.',
      files: 'Tous les fichiers de vos dossiers.',
      reviews: 'Votre nom et votre commentaire sur vos avis. La note reste, sans auteur.',
      letters: 'Les e-mails que nous vous avons envoyés.',
      messages: 'Ce que vous avez écrit à la maison.',
      profile: 'Votre présentation, votre portrait, vos titres, vos horaires et vos modèles.',
    },
    gone: {
      account: 'Effacés : nom, adresses, téléphone, photo, mot de passe, sessions et appareils.',
      questions: 'Effacés : questions, messages, aperçus, brouillons et liens de partage.',
      files: 'Effacés : tous les fichiers de vos dossiers.',
      reviews: 'Effacés : votre nom et votre commentaire sur vos avis.',
      letters: 'Effacés : les e-mails que nous vous avons envoyés.',
      messages: 'Effacé : ce que vous avez écrit à la maison.',
      profile: 'Effacés : présentation, portrait, titres, horaires et modèles.',
    },
    stays: {
      invoices: 'Les factures, avec le nom et l’adresse qui y figurent : dix ans (Code de commerce, L123-22).',
      contract: 'Dates, montants, consentements et reçus du contrat : cinq ans (Code civil, 2224).',
      answers: 'Les réponses des experts, sans votre nom ni vos coordonnées : cinq ans, le temps des recours.',
      offer:
        'Une empreinte de votre adresse, qui ne permet pas de la retrouver : l’offre de la première question est unique.',
      identity: 'Votre nom et votre profession, pour les clients à qui vous avez répondu : cinq ans.',
      trader:
        'Ce qui vous identifie comme professionnel (nom, coordonnées, pièce d’identité, compte bancaire), sans autre usage : six mois après la fin du contrat (règlement (UE) 2022/2065, article 30).',
      payouts: 'Ce qui vous a été versé, avec le titulaire du compte : dix ans (Code de commerce, L123-22).',
      tax: 'Votre identité et votre numéro pour l’administration fiscale : six ans après votre dernière réponse payée (Code général des impôts, 1649 ter A).',
    },
  },
  refusals: {
    erasure_staff: 'Un compte de l’équipe ne s’efface pas ici. Demandez à la direction de retirer vos droits d’abord.',
    erasure_held:
      'Ces données doivent être conservées pour une procédure en cours. Vous pouvez nous écrire à ce sujet.',
    erasure_meetings_agreed:
      'Un rendez-vous est convenu. Fermez cette fenêtre, rouvrez-la et confirmez aussi son annulation.',
    erasure_payment_running: 'Un paiement est en cours. Réessayez dans quelques minutes.',
    erasure_dispute_open:
      'Un paiement est contesté auprès de votre banque. L’effacement sera possible une fois la contestation close.',
    erasure_work_open: 'Vous travaillez sur une question. Répondez ou rendez-la, puis revenez.',
    erasure_refund_owed:
      'Un remboursement n’est pas arrivé sur votre carte et vous reste dû. Votre compte pourra être effacé une fois cette somme versée par une autre voie.',
    erasure_payout_owed:
      'Des réponses ne vous ont pas encore été versées. L’effacement sera possible après le versement.',
    word_wrong: 'Écrivez EFFACER pour confirmer.',
    password_wrong: 'Ce mot de passe est incorrect.',
    too_many_requests: 'Vous l’avez demandé plusieurs fois. Réessayez dans une heure.',
    receipt_unknown: 'Aucun reçu ne porte cette empreinte.',
  },
  readMe: {
    file: 'LISEZ-MOI.txt',
    lines: [
      'Vos données chez {brand}, le {date}.',
      'Les fichiers .json se lisent avec un éditeur de texte et se reprennent dans un autre logiciel. Les dates sont en temps universel (UTC), les montants en centimes d’euro.',
      'account : votre compte, vos sessions, vos appareils, les e-mails reçus, votre photo.',
      'experts : votre profil d’expert, si vous en avez un.',
      'billing : commandes, contrats, consentements, factures et reçus en PDF, devis, versements.',
      'questions : vos questions, les messages, les réponses, et dans le dossier « files » vos documents. Si vous êtes expert : ce que vous avez écrit.',
      'messages : ce que vous avez écrit à la maison.',
      'Votre mot de passe n’est pas là : nous n’en gardons qu’une empreinte. Le numéro de votre carte non plus : nous ne l’avons pas.',
    ],
  },
  letters: {
    erased: {
      subject: 'Votre compte est effacé',
      intro: {
        asked: 'Comme vous l’avez demandé, votre compte a été effacé le {date}.',
        idle: 'Sans visite depuis deux ans, votre compte a été effacé le {date}, comme nous vous l’avions annoncé.',
      },
      stays: 'Ce que la loi nous fait garder :',
      number: 'Numéro',
      hash: 'Empreinte (SHA-256)',
      last: 'Cette adresse est effacée de nos registres une fois cet e-mail envoyé. Gardez-le : il est votre seule preuve.',
      verify: 'Vérifier ce reçu',
      reason: 'Vous recevez cet e-mail parce que votre compte vient d’être effacé.',
    },
    idle: {
      subject: 'Votre compte sera bientôt effacé',
      intro:
        'Vous n’êtes pas venu depuis deux ans. Sans visite de votre part, votre compte et ce qu’il contient seront effacés le {date}.',
      action: 'Garder mon compte',
      outro: 'Vous connecter une fois suffit. Sinon, vous n’avez rien à faire.',
    },
  },
}
