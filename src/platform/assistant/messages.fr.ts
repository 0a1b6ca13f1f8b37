/** What the built-in assistant says. Spaces before « : ; ? » are non-breaking. */
export const fr = {
  thanks: 'Merci, j’ai bien lu votre question.',
  topic: 'Je comprends qu’elle porte sur « {topic} ».',
  noted: 'J’en retiens : {facts}.',
  amount: 'la somme de {amount}',
  date: 'la date du {date}',
  term: 'une échéance au {date}',
  termRead: 'Je lis {words} comme le {date}\u00a0: est-ce juste\u202f?',
  termCounted:
    'Je compte {words} à partir du {from}, ce qui mène au {date}. Si le délai part d’un autre jour, dites-le-moi.',
  termOver:
    'Compté à partir du {from}, le délai dont vous parlez ({words}) se terminait le {date}. S’il part d’un autre jour, dites-le-moi. Sinon, un expert regardera ce qui reste possible.',
  termStart: 'De quel jour part ce délai ({words})\u202f?',
  termStartWhy:
    'Le jour inscrit sur la lettre ou celui où vous l’avez reçue, par exemple. Sans lui, je ne compte aucune date.',
  place: 'le lieu, {place}',
  received: { one: 'J’ai bien reçu le document {names}.', other: 'J’ai bien reçu les documents {names}.' },
  unreadable: {
    one: 'Je ne peux pas lire moi-même {names} : l’expert pourra l’ouvrir.',
    other: 'Je ne peux pas lire moi-même {names} : l’expert pourra les ouvrir.',
  },
  vetToday:
    'Faites voir votre animal à un vétérinaire aujourd’hui\u00a0: un animal malade qui ne mange plus ne doit pas attendre une réponse en ligne.',
  missingCount: ['Un point me manque :', 'Deux points me manquent :', 'Trois points me manquent :'],
  answerFreely:
    'Répondez à ce que vous savez, dans l’ordre que vous voulez. Le reste sera transmis à l’expert comme à préciser.',
  quote: '« {text} »',

  titleWith: '{topic} : {detail}',

  understood: 'Ce que je comprends. Votre question porte sur « {topic} ». Vous écrivez : {quote}.',
  asks: 'Vous demandez\u00a0: {quote}.',
  understoodPlain: 'Ce que je comprends. Votre question porte sur « {topic} ».',
  answered: 'Vous avez précisé : {answers}.',
  applies: {
    one: 'Ce qui s’applique en général. Un de nos textes publiés traite de ce sujet. Il ne connaît pas votre situation : lisez-le comme un repère.',
    other:
      'Ce qui s’applique en général. {n} de nos textes publiés traitent de ce sujet. Ils ne connaissent pas votre situation : lisez-les comme des repères.',
  },
  appliesRule: {
    one: 'Ce qui s’applique en général. Une règle porte sur ce sujet. Elle ne connaît pas votre situation : lisez-la comme un repère.',
    other:
      'Ce qui s’applique en général. {n} règles portent sur ce sujet. Elles ne connaissent pas votre situation : lisez-les comme des repères.',
  },
  shortAmount: 'D’après vos chiffres\u00a0: {sum} {what}.',
  mayChange: 'Ce qui peut changer la réponse. {reasons}',
  claim: '{text} ({title}).',
  unsure: 'Ce que je ne sais pas. {points}',
  extract: '{title} : {quote}',
  workedOut:
    'Ce qui s’applique en général. Ce que vous demandez a été calculé\u00a0: le montant figure ci-dessous, avec ce sur quoi il repose.',
  nothing:
    'Ce qui s’applique en général. Nos textes publiés ne traitent pas précisément de ce point, et je préfère ne rien avancer plutôt que de vous induire en erreur. Qui saurait répondre\u00a0: {profession}.',
  house: {
    understood: 'Votre question porte sur {brand}\u00a0: {quote}.',
    answer: 'Notre page {title} répond\u00a0: {text}',
    free: 'Aucun expert n’est sollicité et rien n’est à payer.',
    other: 'Si ce n’est pas de {brand} que vous parlez, écrivez-le\u00a0: la question suivra son cours.',
  },
  abroad: {
    writes: 'vous écrivez {from}',
    writesOf: 'cela se passe dans un autre pays, {name}',
    worksThere: 'vous travaillez dans un autre pays, {name}',
    notice: 'Nos textes valent pour la France\u202f; je comprends que {writes} ({quote}).',
    rules: 'Ce sont les règles de ce pays qui s’appliquent\u00a0: je n’applique donc aucune règle française.',
    territory:
      'Nos textes valent pour la métropole et les départements d’outre-mer\u202f; je comprends que {writes} ({quote}).',
    territoryRules:
      'Ce territoire a ses propres règles, du travail notamment\u00a0: je n’applique donc aucune règle de la métropole.',
    inFrance: 'Si c’est une erreur, écrivez simplement\u00a0: je suis en France.',
    understood: 'Je comprends que {writes} ({quote})\u202f; nos textes valent pour la France.',
    everywhere: 'Je comprends que {writes} ({quote})\u00a0: le texte cité vaut partout. {experts}',
    expertThere: 'Un expert qui exerce dans ce pays répond ici dans ce domaine.',
    noExpertThere: 'Aucun expert qui exerce dans ce pays ne répond ici dans ce domaine pour l’instant.',
    lawAsked: 'La question de ces règles lui sera posée.',
    lawNotAsked: 'Sur ces règles, c’est à un professionnel de ce pays de répondre.',
    emergency: 'En cas d’urgence, appelez le numéro d’urgence du pays où vous vivez.',
    limit:
      'Les règles du pays concerné s’appliquent\u00a0: elles n’ont pas été vérifiées ici, et l’expert sera interrogé sur elles.',
    limitNoExpert:
      'Les règles du pays concerné s’appliquent\u00a0: elles n’ont pas été vérifiées ici, et aucun expert de ce pays ne répond ici pour l’instant.',
    next: 'Un expert peut lire ce résumé et vous dire ce qui peut l’être sans exercer dans ce pays.',
    why: 'cela aide à comprendre votre situation, quelles que soient les règles de votre pays.',
    health:
      'Ne modifiez pas un traitement de vous-même. Si les signes s’aggravent ou vous inquiètent, n’attendez pas la réponse\u00a0: appelez le numéro d’urgence du pays où vous vivez.',
    label: 'Pays compris du texte',
    flag: 'Le client semble écrire {from} ({quote})\u00a0: le droit français ne s’applique peut-être pas.',
    corrected: 'Je comprends maintenant que {writes} ({quote}).',
    ask: 'Dans quel pays cela se passe-t-il ?',
    whyCountry: 'Nos textes valent pour la France ; ailleurs, ce sont les règles du pays qui s’appliquent.',
    other: 'Un autre pays',
    fromOther: 'd’un autre pays',
    unknown:
      'Le texte cité vaut pour la France, et je ne sais pas dans quel pays cela se passe. Ailleurs, ce sont les règles du pays qui s’appliquent : écrivez-moi lequel, je vous dirai si un expert y exerce.',
    clock: 'L’heure de votre appareil est celle d’un autre pays ({clock}).',
    unknownFlag: 'Pays non précisé : le droit français ne s’applique peut-être pas.',
  },

  appliesAbroad: 'Ce qui s’applique en général. {notice}',
  looksAt: 'Ce que l’expert regardera ({profession}). {reasons}',
  looksAtAbroad: 'Ce que l’expert regardera. {reasons}',
  decidesRule: 'Si le texte cité vaut dans votre cas.',
  looksAtGiven: 'L’expert partira de ce que vous avez indiqué\u00a0: {points}.',
  whoDecides: 'Qui peut trancher ensuite\u00a0: {who}',
  point: '{label}\u00a0: {value}',
  gather: 'À réunir. {papers}',
  gatherPaper: 'Ce point reste à joindre : {ask}',
  gatherHave: { one: 'Le document {names} est déjà au dossier.', other: 'Les documents {names} sont déjà au dossier.' },
  gatherAlways: {
    law: 'Gardez les originaux, les enveloppes datées, les accusés de réception et une copie des messages échangés.',
    health:
      'Notez le début des signes, leur évolution, les traitements en cours, et gardez vos ordonnances et résultats à portée de main.',
    finance: 'Gardez le contrat, les derniers relevés et les courriers reçus, en masquant vos codes et mots de passe.',
    animal:
      'Notez depuis quand, ce que l’animal mange, boit et rejette, son poids et ses traitements, et gardez son carnet de santé à portée de main.',
    none: 'Gardez les factures, les références exactes (marque, modèle, dates) et, si c’est visible, une ou deux photos nettes.',
  },
  meanwhile: 'En attendant. {advice}',
  meanwhileAlways: {
    law: 'Répondez par écrit plutôt que par téléphone, ne signez rien que vous n’ayez compris, et ne laissez passer aucune date inscrite sur un courrier.',
    health:
      'Ne modifiez pas un traitement de vous-même. Si les signes s’aggravent ou vous inquiètent, n’attendez pas la réponse : appelez le 15 ou le 112.',
    finance: 'Ne versez rien et ne signez rien dans la précipitation, et ne communiquez vos codes à personne.',
    animal:
      'Ne lui donnez aucun médicament pour humains sans l’avis d’un vétérinaire, et appelez-en un si son état s’aggrave.',
    none: 'Notez ce qui change, et ne tentez rien qui puisse mettre une personne ou un bien en danger.',
  },
  dateNear: 'Votre échéance est le {date} : elle commande l’ordre des démarches.',
  next: 'Un expert peut lire ce résumé et répondre à votre situation précise.',

  limits: [
    'Cet aperçu est écrit par un assistant automatique. C’est une information générale, pas un conseil sur votre situation.',
    'Il ne repose que sur ce que vous avez écrit et sur les textes cités.',
  ],
  limitDocuments: 'Le contenu de {names} n’a pas été lu par l’assistant.',
  privacy:
    'Vous avez écrit des données personnelles\u00a0: les experts à qui la question est proposée les voient masquées, et l’expert qui l’accepte lit votre texte en entier.',
  privacyWithParty:
    'Vous avez écrit des données personnelles\u00a0: les experts à qui la question est proposée les voient masquées, sauf le nom de l’autre partie, qui sert à écarter un conflit d’intérêts\u202f; l’expert qui l’accepte lit votre texte en entier.',
  limitFallback: 'Aucun texte publié ne répond précisément à votre question.',

  clientWrites: 'Le client écrit : {quote}.',
  clientAdds: 'Il ajoute : {quote}.',
  documentsCount: { one: 'Un document joint.', other: '{n} documents joints.' },
  toldLabel: 'Le client dit aussi',
  askedLabel: 'Le client demande aussi',
  amountLabel: 'Somme',
  placeLabel: 'Lieu',
  personLabel: 'Personne ou organisme cité',
  ageLabel: 'Âge cité',
  age: { one: '{n} an', other: '{n} ans' },
  documentLabel: 'Document joint',
  unknownPoint: '{ask} (non précisé)',

  flags: {
    emergency: 'Signe d’urgence : les numéros utiles ont été donnés au client.',
    denied: 'Le client dit que ce n’est pas une urgence ; son texte se lit pourtant ainsi : {situations}.',
    near: 'Échéance proche, confirmée par le client : {date}.',
    violence: 'Des violences ou des menaces sont évoquées : {quote}.',
    minor: 'Un mineur est concerné : {quote}.',
    paper: 'Acte ou courrier qui fait courir un délai : {quote}.',
    prescription: 'Prescription ou forclusion possible : des faits remontent à {date}.',
    prescriptionDay: 'Prescription ou forclusion possible : des faits remontent au {date}.',
    prescriptionWord: 'Question de prescription ou de délai de recours : {quote}.',
    amount: 'Somme importante : {amount}.',
    danger: 'Risque pour une personne ou un bien : {quote}.',
    health: 'Élément de santé à vérifier : {quote}.',
    bank: 'Le client a écrit des données bancaires : elles sont masquées ici.',
    hidden: 'Le texte ou un document contient des consignes adressées à l’assistant. Elles ont été ignorées.',
  },

  followThanks: 'Merci, c’est noté.',
  notKnown: 'Ce n’est pas grave, nous pouvons continuer sans.',
  whyAsked: 'Voici pourquoi je le demande\u00a0: {why}',
  followAdded: 'J’ajoute au dossier : {facts}.',
  followAddedQuote: 'J’ajoute ce point au dossier : {quote}.',
  followAnswers: 'Cela répond à un point qui manquait : {ask}',
  followAsks:
    'Vous posez une question à laquelle je ne peux pas répondre sûrement pour votre situation. Je la transmets à l’expert, en tête du dossier.',
  followFound: 'Un texte publié peut déjà vous éclairer, {title} : {quote} ({url}).',
  revised: '(revu le {date})',
  followClaim: 'En général\u00a0: {text} ({title}, {url}).',
  followExpert: 'L’expert lira ce complément avec le reste et en tiendra compte dans sa réponse.',
  followMissing: 'Il serait encore utile de préciser, quand vous le pourrez : {ask}',
  followNothing: 'Votre message ne contient pas d’élément que je puisse ajouter au dossier.',
}
