export const cancellationEmails = {
  reason: 'Vous recevez ce message parce que vous avez un contrat avec nous.',
  plans: {
    first: 'votre première question',
    plan: 'votre abonnement',
    copilot: 'votre copilote',
    service: 'votre prestation sur devis',
  },
  charges: {
    first: 'Première question',
    plan: 'Mois d’abonnement',
    copilot: 'Mois de copilote',
    change: 'Changement de formule',
    service: 'Prestation',
  },
  receipt: {
    kind: 'Déclaration',
    at: 'Reçue le',
    reference: 'Référence du contrat',
    email: 'Adresse du contrat',
    name: 'Nom indiqué',
    endsAt: 'Accès jusqu’au',
    back: '{charge}\u00a0: somme rendue',
    share: '{charge} de {paid}, {used} jours utilisés sur {days}\u00a0: somme rendue',
    part: '{charge} de {paid}, faite à {used}\u00a0%\u00a0: somme rendue',
    total: 'Total rendu',
    proof: 'Empreinte SHA-256 de ce reçu',
    verify: 'Vérifier ce reçu',
    pdf: 'Télécharger le reçu en PDF',
    footnote:
      'L’empreinte est celle du texte exact de la déclaration, conservé par nos soins. Quiconque l’a peut vérifier ce reçu à l’adresse indiquée.',
  },
  cancel: {
    title: 'Résiliation d’un contrat',
    subject: 'Votre contrat est résilié',
    lead: 'Nous avons reçu la résiliation de {plan}. Vous y avez accès jusqu’au {date}\u202f; ensuite, rien ne sera plus prélevé.',
    atOnce:
      'Nous avons reçu la résiliation de {plan}. Le mois qui n’a pas pu être prélevé ne vous est plus demandé\u00a0: le contrat se termine aujourd’hui, et rien ne sera plus prélevé.',
    held: 'Nous avons reçu votre résiliation. Si un expert accepte votre question, la première question est prélevée, et rien d’autre\u00a0: aucun mois d’abonnement ne suivra.',
    more: 'Vos questions et vos réponses restent lisibles. Si c’était une erreur, vous pouvez revenir sur votre décision jusqu’à cette date, depuis votre compte.',
  },
  withdraw: {
    title: 'Rétractation',
    subject: 'Votre rétractation est enregistrée',
    lead: 'Vous avez renoncé à {plan}. Le contrat est terminé, et rien ne sera plus prélevé.',
    back: '{total} vous sont rendus, sur la carte qui a payé. Le remboursement part aujourd’hui\u202f; votre banque l’affiche en général sous cinq à dix jours.',
    waits:
      '{total} vous reviennent. Vous avez aussi contesté ce paiement auprès de votre banque, qui en décide d’abord\u00a0: elle vous rend cette somme elle-même, ou nous vous la rendons dès sa décision.',
    held: 'Rien n’avait été prélevé\u00a0: la réservation sur votre carte est levée.',
    more: 'Vos questions et vos réponses restent lisibles.',
    unpaid: 'Rien n’avait été prélevé, et rien ne le sera.',
    nothingLeft: 'Il ne reste rien à vous rendre\u00a0: ce qui devait l’être l’a déjà été.',
    moreService: 'La prestation s’arrête là. Ce que vous avez déjà reçu reste à vous.',
  },
  guarantee: {
    title: 'Garantie satisfait ou remboursé',
    subject: 'Votre première question vous est remboursée',
    lead: 'Vous avez demandé la garantie\u00a0: {total} vous sont rendus, sur la carte qui a payé. Votre banque l’affiche en général sous cinq à dix jours.',
    waitsSubject: 'Votre garantie est enregistrée',
    waits:
      'Vous avez demandé la garantie\u00a0: {total} vous reviennent. Vous avez aussi contesté ce paiement auprès de votre banque, qui en décide d’abord\u00a0: elle vous rend cette somme elle-même, ou nous vous la rendons dès sa décision.',
    more: 'Vous n’avez rien d’autre à faire\u00a0: aucun mois ne sera prélevé à la suite de cette question, et la réponse reste lisible.',
  },
  nothing: {
    over: {
      subject: 'Ce contrat est déjà terminé',
      lead: 'Quelqu’un a demandé, avec la référence {reference} et votre adresse, à mettre fin à un contrat. Il est déjà terminé\u00a0: rien ne sera prélevé.',
    },
    too_late: {
      subject: 'Le délai de rétractation est passé',
      lead: 'Quelqu’un a demandé, avec la référence {reference} et votre adresse, à renoncer à un contrat. Les quatorze jours prévus par la loi sont passés, et rien n’a donc changé. Vous pouvez en revanche résilier à tout moment, sans motif.',
    },
    service: {
      subject: 'Ce contrat n’a pas changé',
      lead: 'Quelqu’un a demandé, avec la référence {reference} et votre adresse, à mettre fin à un contrat. C’est une prestation sur devis, payée une seule fois\u00a0: il n’y a rien à résilier, et rien d’autre ne sera prélevé. On peut y renoncer dans les quatorze jours de la commande, tant qu’elle n’est pas entièrement faite.',
    },
    button: 'Résilier mon contrat',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  refunded: {
    subject: '{amount} vous ont été rendus',
    lead: 'Le remboursement de {amount} est parti vers la carte qui avait payé. Votre banque l’affiche en général sous cinq à dix jours.',
    more: 'L’avoir est dans votre compte.',
  },
  refund_failed: {
    subject: 'Votre remboursement n’est pas arrivé',
    lead: 'Votre banque n’a pas pu recevoir le remboursement de {amount}\u00a0: la carte est peut-être expirée ou remplacée. Cette somme vous est toujours due.',
    more: 'Nous vous écrivons pour convenir d’une autre voie. Vous pouvez aussi répondre à ce message avec un IBAN.',
  },
  refund_paid: {
    subject: 'Votre remboursement de {amount} est payé',
    lead: 'La carte n’avait pas pu recevoir votre remboursement. Nous vous avons versé {amount} par une autre voie, avec la référence ci-dessous.',
    more: 'L’avoir est dans votre compte. Plus rien ne vous est dû pour ce paiement.',
  },
  amount: 'Somme',
  transfer: 'Référence du versement',
  account: 'Voir mon compte',
}
