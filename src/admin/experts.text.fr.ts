export const fr = {
  views: 'Affichage',
  candidates: 'Candidatures',
  list: 'Experts',
  intro:
    'Qui répond ici, et sous quelle décision. Toute décision est motivée\u00a0: la personne la reçoit telle quelle et peut la contester.',
  search: 'Nom, page ou e-mail',
  find: 'Chercher',
  none: 'Aucun expert ne correspond.',
  more: 'D’autres experts correspondent\u00a0: précisez la recherche.',
  states: {
    onboarding: 'Page en préparation',
    active: 'En activité',
    restricted: 'Restreint',
    suspended: 'Suspendu',
    leaving: 'S’en va',
    left: 'Parti',
    terminated: 'Collaboration terminée',
  },
  since: 'Depuis le {date}',
  reasons: 'Motifs\u00a0:',
  notice: 'Préavis jusqu’au {date}',
  acts: { suspend: 'Suspendre', lift: 'Lever la suspension', terminate: 'Mettre fin à la collaboration' },
  notes: {
    suspend:
      'La page n’est plus publique, plus rien n’est proposé, et les questions en cours et les rendez-vous passent à d’autres experts sans attendre.',
    lift: 'La page redevient publique et des questions peuvent de nouveau être proposées.',
    terminate:
      'La page, les horaires et les titres sont retirés pour toujours. Ce qui est dû sera versé. Les données sont effacées six mois plus tard.',
  },
  statement: 'Motifs, envoyés à la personne',
  statementHint: 'Les faits, et la règle à laquelle ils contreviennent.',
  liftHint: 'Ce qui a été vérifié, et ce qui change.',
  urgent: 'Sans attendre la fin du préavis',
  urgentHint: 'Seulement si la loi l’impose, ou pour un manquement répété.',
  done: 'La décision est prise et la lettre est partie.',
  refusals: {
    expert_unknown: 'Cet expert n’existe plus.',
    standing_unfit: 'La situation de cet expert a changé entre-temps.',
    notice_running: 'Le préavis de trente jours court encore.',
  },
}
