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
  counted: 'compté du {date}',
  supposed: 'si la réponse à {ask} est bien {value}',
  supposedDay: 'si la réponse à {ask} est bien le {value}',
  between: ' ; ',
  read: '{title} (lu le {date})',
  limits:
    'Cette réponse modèle est composée par un programme, d’après des règles relues. Personne n’a lu votre dossier : sur le site en service, un expert vérifié le lit et répond.',
  noRule:
    'Aucune règle relue ne répond à cette question dans la démonstration. Voici ce qu’un expert vous demanderait pour y répondre.',
  subjectOnly:
    'Aucune règle relue ne tranche à elle seule votre question. Voici ce qui s’applique en général à ce sujet.',
  abroad: 'Les règles relues de la démonstration sont celles de la France, et votre question concerne un autre pays.',
  tell: 'Écrivez les faits dans l’ordre, avec leurs dates, et gardez chaque message et chaque document.',
  reply: {
    rule: 'À votre question, la règle relue qui répond est celle-ci ({title}) : {says}',
    date: 'Avec la date que vous donnez : {what}, le {date}.',
    figure: 'Avec ce que vous donnez, {what} : {amount}.',
    papers: 'Les papiers à réunir : {papers}.',
    dates: 'Les dates de votre dossier : {dates}.',
    told: 'C’est noté, {point}. {why}',
    sums: 'Les sommes de votre dossier : {sums}.',
    whom: 'Voici qui décide. {decides}',
    ask: 'Pour le compter, il me manque un point : {ask}',
    covered: 'Ma réponse traite ce point. {says}',
    nothing:
      'Sur votre message, {quote}, ce programme n’a rien de plus à vous dire : un expert humain, lui, vous répondrait.',
    noRuleAsk:
      'Aucune règle relue de cette démonstration ne répond à {quote}. Un expert vous demanderait d’abord\u00a0: {ask}',
    settle: 'Aucune règle relue de cette démonstration ne répond à {quote}. Voici qui pourrait trancher. {decides}',
    noRule:
      'Les règles relues de cette démonstration ne vont pas jusqu’à {quote}. Un expert y répondrait avec votre dossier sous les yeux.',
    heardAsk: 'C’est noté, {quote}. Un expert vous demanderait aussi\u00a0: {ask}',
    heard: 'C’est noté, {quote}. Ce programme n’en tire ni date ni somme nouvelle.',
    heardToo: 'J’ai lu {quote}. Les étapes de ma réponse restent les mêmes dans cette démonstration.',
    welcome: 'Je vous en prie. Ma réponse reste ici, et vous pouvez y revenir à tout moment.',
    welcomeAgain: 'Avec plaisir. Écrivez dès qu’un fait ou une date s’ajoute.',
    repeated: 'J’ai déjà répondu à ce message, {quote}. Précisez un fait, une date ou une somme et j’en tiens compte.',
    counted: 'Vous m’avez écrit {quote} {count} fois, et ce programme n’a rien à y ajouter.',
    refunded:
      'Votre question a été remboursée : ma première réponse reste lisible, et je ne la répète pas. Pour un avis sur {quote}, posez une nouvelle question.',
    again: 'Ma réponse précédente reste dans la conversation, avec ses étapes.',
  },
}
