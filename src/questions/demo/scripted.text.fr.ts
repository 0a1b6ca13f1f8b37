/** The words of the demonstration's scripted expert. */
export const fr = {
  hello:
    'Bonjour. Je suis l’expert de démonstration, un programme et non une personne. Je lis votre dossier et je réponds dans quelques secondes.',
  label: 'Réponse modèle, écrite pour la démonstration.',
  paperStep: 'Réunissez d’abord vos papiers : {papers}.',
  decides: 'Qui décide ? {decides}',
  figure: 'Avec vos chiffres, {what} : {amount}.',
  given: 'Ce que je retiens de vos messages : {figures}.',
  rent: 'Loyer mensuel',
  claimed: 'Somme réclamée',
  counted: 'compté du {date}',
  supposed: 'si la réponse à {ask} est bien {value}',
  supposedDay: 'si la réponse à {ask} est bien le {value}',
  between: ' ; ',
  read: '{title} (lu le {date})',
  limits:
    'Cette réponse modèle est composée par un programme, d’après des règles relues. Personne n’a lu votre dossier : sur le site en service, un expert vérifié le lit et répond.',
  noRule:
    'Ce conseil vaut pour ce domaine en général\u00a0: aucune règle relue de la démonstration ne porte sur votre cas précis.',
  subjectOnly:
    'Les règles de ce sujet suivent, étape par étape\u202f; aucune règle relue ne tranche à elle seule votre cas.',
  otherSide:
    'Les étapes écrites pour ce sujet s’adressent à l’autre partie, et vous êtes {side}\u00a0: je ne vous les donne pas. Écrivez les faits avec leurs dates, et faites relire votre dossier avant d’agir ou de répondre.',
  abroad: 'Les règles relues de la démonstration sont celles de la France, et votre question concerne un autre pays.',
  tell: 'Écrivez les faits dans l’ordre, avec leurs dates, et gardez chaque message et chaque document.',
  note: 'Notez pour la suite\u00a0: {note}.',
  whom: 'À qui s’adresser\u202f? {whom}',
  open: 'À préparer pour l’expert, qui vous le demandera\u00a0: {asks}',
  reply: {
    medicine: {
      vet: 'Ne donnez aucun médicament sans l’avis d’un vétérinaire\u00a0: ceux des humains peuvent être dangereux pour un animal, et ce programme ne dit ni s’il convient ni à quelle dose. En urgence, appelez le vétérinaire de garde.',
      pharmacist:
        'Ce programme ne dit ni si un médicament convient ni à quelle dose\u00a0: demandez-le à un pharmacien ou à un médecin avant d’en prendre ou d’en donner. En cas de doute sur une prise, appelez un centre antipoison.',
    },
    rule: 'La règle relue qui répond est celle-ci ({title})\u00a0: {says}',
    covered: 'Voyez {place}, qui cite la règle ({title})\u00a0: {says}.',
    step: 'Voyez {place}\u00a0: {says}.',
    near: 'La règle relue la plus proche ({title}) dit ceci, sans peut-être trancher votre point\u00a0: {says}.',
    atHead: 'le début de ma réponse',
    atStep: 'l’étape {step} de ma réponse',
    counted: 'Compté du {from}\u00a0: {says}.',
    given: 'Avec ce que vous donnez\u00a0: {says}.',
    onDay: '{what}, le {date}',
    ofSum: '{what}, soit {amount}',
    inCase: 'avec {value}, {says}',
    ifDay: 'si c’est le {value}, {says}',
    depends: 'Le compte dépend de votre réponse à {ask}\u00a0: {cases}.',
    alsoDepends: 'Je prends le {value} pour réponse à {ask}.',
    says: 'Ma réponse et ses règles disent\u00a0: {says}',
    nextDay: 'La prochaine date à retenir\u00a0: {date} ({what}).',
    simpler: 'En plus simple. {first} Puis, dans l’ordre\u00a0: {steps}',
    oneWord: 'Si un mot reste obscur, écrivez-le-moi seul.',
    next: 'Commencez par ceci. {first} Puis\u00a0: {step}',
    noLimit: 'Je n’ai aucun délai relu à vous donner, et cela ne veut pas dire que vous pouvez attendre.',
    least: 'Faites au moins ceci. {first}',
    noSum: 'Ma réponse ne contient aucune somme, et je n’en invente pas.',
    quote:
      'Je n’ai pas de prix relu à vous donner, et je n’en invente pas\u00a0: demandez un devis ou un tarif écrit avant de vous engager.',
    whether: 'Je ne peux pas en juger sans vos papiers ni un examen. {first} Pour le savoir\u00a0: {says}',
    changes: 'Votre réponse peut en dépendre\u00a0: {says}',
    stake: 'Somme dans vos messages\u00a0: {sums}.',
    asSaid: 'Pour {quote}, je n’ai rien de plus que ma réponse précédente, qui le dit déjà.',
    papers: 'Les papiers à réunir\u00a0: {papers}.',
    proofPapers: 'Pour le prouver, ce sont vos pièces qui comptent\u00a0: {papers}.',
    proofWorth: 'Ce que vaut chacune, un expert vous le dirait en la lisant. Laquelle avez-vous déjà\u202f?',
    proofAsk: 'Un expert vous demanderait d’abord\u00a0: {ask} {why}',
    overtime:
      'Avec vos chiffres, {hours} heures à {rate} font, brut, {first} si elles sont toutes parmi les huit premières heures supplémentaires de leur semaine (25\u00a0% de plus), et {later} si elles sont toutes au-delà (50\u00a0% de plus).',
    overtimeByWeek:
      'Avec vos chiffres, {hours} heures à {rate} font {total} brut, avec 25\u00a0% de plus pour les huit premières heures supplémentaires de chaque semaine et 50\u00a0% ensuite.',
    overtimeAgreement: 'Un accord collectif peut fixer un autre taux, d’au moins 10\u00a0%.',
    overtimeWeeks: 'Pour le compte exact, il me manque un point\u00a0: combien d’heures de plus chaque semaine\u202f?',
    overtimeRate: 'Pour le compter, il me manque un point\u00a0: combien gagnez-vous de l’heure, en brut\u202f?',
    overtimeHours: 'Pour le compter, il me manque un point\u00a0: combien d’heures ne sont pas payées\u202f?',
    paper:
      'Ce papier est dans la liste de ma réponse\u00a0: {paper}. Un expert vous dirait s’il est indispensable et ce qui peut le remplacer.',
    noted: 'C’est noté, {words}.',
    settles: 'Cela répond à {ask}. {why}',
    settlesToo: 'Cela répond aussi à {ask}. {why}',
    whom: 'Voici qui décide. {decides}',
    price:
      'Je n’ai pas de prix relu à vous donner, et je n’en invente pas. Un expert vous dirait ce que coûte chaque voie et si un avocat est utile, dans cet ordre. {decides}',
    lawyer:
      'Qu’un avocat soit obligatoire ou utile dépend de qui décide. {decides} Un expert vous dirait à quelle étape de votre dossier il en faut un.',
    silence:
      'Sans réponse, ou devant un refus, gardez la preuve de votre demande et de sa date, puis adressez-vous à qui peut trancher. {decides}',
    ask: 'Pour le compter, il me manque un point\u00a0: {ask}',
    beyond:
      'Ma réponse ne va pas jusqu’à {quote}. Un expert vous dirait s’il peut y répondre avec votre dossier, ou s’il faut une question à part.',
    noSumAsked:
      'Aucun calcul relu de cette démonstration ne répond à {quote}, et je n’invente pas de somme. Un expert la compterait avec vos papiers, et vous demanderait d’abord ceux qui portent vos chiffres.',
    noRuleAsk: 'Ma réponse ne traite pas ce point, {quote}. Un expert vous demanderait d’abord\u00a0: {ask} {why}',
    settle: 'Aucune règle relue de cette démonstration ne répond à {quote}. Voici qui pourrait trancher. {decides}',
    noRule:
      'Aucune règle relue de cette démonstration ne porte sur {quote}. Un expert chercherait la règle et vous la citerait, après une question\u00a0: qu’avez-vous sur ce point, un écrit, une date ou un constat\u202f?',
    heardAsk: 'C’est noté, {quote}. Un expert vous demanderait aussi\u00a0: {ask} {why}',
    heard: 'C’est noté, {quote}. Ce programme n’en tire ni date ni somme nouvelle.',
    heardToo: 'J’ai lu {quote}. Les étapes de ma réponse restent les mêmes dans cette démonstration.',
    welcome: 'Je vous en prie. Ma réponse reste ici, et vous pouvez y revenir à tout moment.',
    welcomeAgain: 'Avec plaisir. Écrivez dès qu’un fait ou une date s’ajoute.',
    repeated: 'J’ai déjà répondu à ce message, {quote}. Précisez un fait, une date ou une somme et j’en tiens compte.',
    writtenBefore: 'Vous m’avez écrit {quote} {count} fois, et ce programme n’a rien à y ajouter.',
    refunded:
      'Votre question a été remboursée\u00a0: ma première réponse reste lisible, et je ne la répète pas. Pour un avis sur {quote}, posez une nouvelle question.',
    again: 'Ma réponse précédente reste dans la conversation, avec ses étapes.',
  },
}
