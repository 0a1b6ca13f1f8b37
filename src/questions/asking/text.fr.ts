export const ask = {
  title: 'Poser une question',
  metaTitle: 'Poser une question à un expert | {brand}',
  description:
    'Écrivez votre question. Un assistant IA prépare un aperçu gratuit\u202f; un expert vous répond ensuite.',
  heading: 'Que se passe-t-il\u202f?',
  lead: 'Écrivez comme vous le diriez à un guichet. Un assistant IA vous pose deux ou trois questions et prépare un aperçu gratuit\u202f; un expert prend le relais si vous le souhaitez.',
  kept: 'Enregistré à {time}',
  keptHere: 'Gardé dans ce navigateur',
  after: {
    title: 'Et ensuite',
    steps: [
      {
        title: 'L’assistant IA vous lit.',
        text: 'Il demande ce qui manque, accepte vos documents et rédige un aperçu.',
      },
      { title: 'Vous décidez.', text: 'L’aperçu est gratuit, pour deux questions. Vous pouvez en rester là.' },
      {
        title: 'Un expert répond.',
        text: '{first} sont réservés, et prélevés seulement si un expert accepte. Puis {plan} par mois après {days} jours, sauf si vous résiliez avant.',
      },
    ],
  },
  privacy: 'Votre question n’est jamais publiée sans votre accord. Évitez les mots de passe et les numéros de carte.',
  dictation: {
    start: 'Dicter',
    stop: 'Arrêter la dictée',
    hint: 'Votre navigateur écrit ce que vous dites. Pour cela, certains envoient le son à leur éditeur.',
    listening: 'On vous écoute. Parlez à votre rythme.',
    refused: 'Le micro n’est pas autorisé. Autorisez-le dans votre navigateur, puis réessayez.',
    nothing: 'Rien n’a été entendu. Réessayez, plus près du micro.',
    failed: 'La dictée ne marche pas ici. Ce qui est écrit est gardé\u202f; continuez au clavier.',
  },
  noScript: {
    title: 'Votre texte est gardé ci-dessous, mais n’a pas été envoyé.',
    text: 'La conversation avec l’assistant a besoin de JavaScript, qui n’a pas pu démarrer ici. Rechargez la page ou activez JavaScript, puis envoyez de nouveau\u00a0: rien n’est à retaper.',
    notEmergency: 'C’est noté\u00a0: ce n’est pas une urgence. Votre texte est ci-dessous.',
    alertClosed:
      'Notre équipe, prévenue tout à l’heure, le sait aussi\u00a0: l’alerte est levée, et personne ne vous répondra ainsi.',
    alertOpen:
      'Notre équipe, prévenue tout à l’heure, n’a pas encore pu l’apprendre\u00a0: elle peut lire ce texte comme une alerte.',
    letter: 'Continuer par e-mail',
    letterText:
      'Laissez une adresse\u00a0: nous gardons votre question et vous envoyons un lien qui l’ouvre, avec son aperçu gratuit, sur n’importe quel appareil.',
    field: 'Domaine',
    fieldNone: 'Choisir un domaine',
    email: 'Adresse e-mail',
    send: 'Recevoir le lien',
    safeNow: 'M’écrire est sûr\u00a0: continuer',
    trap: 'Laissez ce champ vide',
    sent: 'Votre question est gardée. Le lien est parti.',
    sentText:
      'Ouvrez l’e-mail que nous venons d’envoyer\u00a0: son lien fonctionne une fois, pendant vingt-quatre heures. Rien reçu\u202f? Regardez dans les indésirables.',
    problems: {
      text: 'Votre message doit contenir au moins 20 caractères.',
      category_unknown: 'Choisissez aussi le domaine ci-dessous, pour que la bonne personne vous lise.',
      not_a_question:
        'Nous n’avons pas reconnu de question dans ce texte. Rien n’a été envoyé ni décompté. Dites en quelques mots ce qui vous arrive.',
      no_subject:
        'Bonjour. Dites en quelques mots de quoi il s’agit\u00a0: un logement, un emploi, une voiture… Rien n’a été envoyé ni décompté.',
      not_safe_to_write:
        'Vous avez indiqué que vous écrire n’est pas sûr\u00a0: aucun lien ne part, et rien n’est envoyé. Appelez, ou revenez depuis un appareil qui n’est qu’à vous.',
      email: 'Veuillez saisir une adresse e-mail valide',
      too_many_requests: 'Trop de demandes depuis cette connexion. Réessayez dans une heure.',
      health_closed:
        'Les questions de santé ne sont pas encore ouvertes ici\u00a0: ces données doivent être conservées par un hébergeur certifié. Rien n’a été envoyé. En cas d’urgence, appelez le 15 ou le 112\u202f; en cas d’idées suicidaires, le 3114.',
      failed: 'Impossible de traiter votre question. Veuillez réessayer.',
    },
  },
  assistant: {
    metaTitle: 'Poser une question à {name} | {brand}',
    heading: 'Posez votre question à {name}',
    called: { f: 'Assistante IA {assistant}', m: 'Assistant IA {assistant}', x: 'Assistant IA {assistant}' },
    lead: '{called}\u00a0: une intelligence artificielle prépare votre dossier et un aperçu gratuit. {name} lit ensuite le dossier et répond en personne, si vous le souhaitez.',
    now: 'Répond en ce moment',
    later: 'Répond plus tard',
    checked: '{title}, vérifié le {date}',
    profile: 'Voir le profil',
    notAsked: '{name} ne prend pas de nouvelle question pour le moment',
    notAskedText: 'D’autres experts du domaine vous répondent.',
    askOthers: 'Poser ma question',
    others: 'Demander plutôt à n’importe quel expert',
    named:
      'Nous demandons à {name}, et à personne d’autre. Sans acceptation en deux minutes, vous choisissez\u00a0: attendre, vous adresser aux autres experts, ou annuler sans frais.',
  },
}
