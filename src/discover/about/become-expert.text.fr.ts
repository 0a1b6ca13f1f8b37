/** Ce qui est dit à une personne qui voudrait répondre ici. */
export const fr = {
  title: 'Devenir expert | {brand}',
  description:
    'Ce que nous demandons aux experts, ce que nous vérifions, comment les candidatures sont choisies et combien chaque réponse est payée.',
  heading: 'Vous savez. Quelqu’un vous attend.',
  lead: 'Des gens inquiets posent une question et veulent une réponse d’une personne qualifiée. Voici ce que nous demandons, ce que nous vérifions et ce que vous gagnez, avant que vous ne postuliez.',
  asked: 'Ce que nous demandons',
  askedText: 'Une réponse ici engage votre nom. Elle est lue, relue, parfois montrée à un proche ou à un avocat.',
  conditions: [
    'Un métier, et le titre, le diplôme ou l’attestation qui le prouve.',
    'Une activité déclarée, en France ou dans l’un des pays que nous ouvrons aux experts.',
    'Une réponse complète : l’essentiel en premier, les étapes, les délais avec leurs dates, les papiers, les sources, et ce qu’elle ne couvre pas.',
    'Vous écartez vous-même tout conflit d’intérêts : la partie adverse vous est nommée quand elle est connue, avant que vous n’acceptiez.',
    'Le secret sur ce qui vous est confié, et les règles de votre profession, qui passent avant les nôtres.',
    'Du français ou de l’anglais écrit, ou les deux.',
  ],
  checked: 'Ce qui est vérifié',
  checkedText: 'Sur pièces, par une personne. Vos documents ne sont montrés à aucun client.',
  checks: [
    ['Votre identité', 'Une pièce d’identité en cours de validité.'],
    [
      'Votre titre',
      'Le diplôme ou l’attestation, et l’organisme qui l’a délivré. Votre page dit l’un et l’autre, et la date de notre vérification. Un titre expiré ferme le domaine qu’il ouvrait.',
    ],
    [
      'Votre entreprise',
      'Le SIRET, ou le numéro du registre de votre pays, et le numéro de TVA ou la franchise en base (article 293 B du CGI).',
    ],
    [
      'Votre identité de professionnel',
      'Nom, adresse et immatriculation : la loi veut que le client sache avec qui il traite.',
    ],
  ],
  chosen: 'Comment nous choisissons',
  chosenText: 'Une personne lit chaque candidature. Aucune machine n’en refuse une.',
  steps: [
    'Vous remplissez le formulaire au bas de cette page.',
    'Vos documents sont chiffrés dès leur arrivée, et lus par les seules personnes qui examinent les candidatures.',
    'Une personne vérifie les pièces. Pour le droit, la santé et la finance, une seconde confirme.',
    'Un refus est toujours motivé. Vous pouvez le contester une fois, et une autre personne relit.',
    'Vous êtes admis : vous réglez votre page, vos domaines, vos heures, le nom de votre assistant, puis vous ouvrez votre bureau quand vous voulez.',
  ],
  work: 'Une question, vue de votre bureau',
  workText: 'Vous choisissez vos heures et vos questions. Décliner ne coûte rien.',
  course: [
    [
      'Une offre',
      'Le dossier préparé par l’assistant, le délai souhaité, la partie adverse, votre rémunération. Vous avez {offer} secondes pour dire oui, {offerByPush} si seule une notification vous atteint.',
    ],
    [
      'Vous acceptez',
      'L’assistant se tait : vous parlez seul avec le client, et vous lui demandez un détail ou un document si besoin.',
    ],
    [
      'Vous répondez',
      'Vous n’avez jamais plus de {load} questions ouvertes à la fois. Une question laissée {lost} minutes sans un geste repart vers un confrère.',
    ],
    ['Il note', 'Seul un client qui a reçu une réponse payée peut noter. La note et sa date se voient sur votre page.'],
  ],
  ranking: 'Comment les questions sont réparties',
  earn: 'Ce que vous gagnez',
  earnText:
    'Un montant fixe par question à laquelle vous avez répondu, le même pour tous. Il ne dépend ni de l’issue, ni des moyens du client, ni de sa note.',
  per: 'par réponse',
  fields: { law: 'Droit', health: 'Santé', finance: 'Finance', none: 'Autres domaines' },
  earnNotes: [
    'Les échanges qui suivent sur la même question sont compris, comme la correction de votre réponse.',
    'Vous reprenez la suite d’une question à laquelle un confrère a répondu : {followUp}, une fois par question.',
    'Ce que dit l’offre vous est dû dès que vous avez répondu, même si le paiement du client échoue ou lui est rendu.',
    'Le montant est écrit sur chaque offre, avant que vous n’acceptiez.',
    'S’inscrire et figurer ici ne coûtent rien. Personne ne paie pour passer devant.',
  ],
  write: 'Une question avant de postuler\u202f? Écrivez-nous.',
  button: 'Proposer ma candidature',
  phone: 'Ou appelez-nous au {phone}.',
}
