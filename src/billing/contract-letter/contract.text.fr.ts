import { fr as subscriptions } from '../subscriptions/text.fr.ts'

export const fr = {
  reason: 'Vous recevez ce message parce que vous avez passé commande chez nous.',
  title: 'Votre contrat',
  subjectHeld: 'Votre commande est confirmée, rien n’est encore prélevé',
  subject: 'Votre commande est confirmée\u00a0: {what}, {today}',
  ordered: {
    first: 'première question à un expert',
    plan: 'abonnement mensuel',
    copilot: 'copilote',
    service: 'prestation sur devis',
  },
  leads: {
    hold: 'La somme est réservée sur votre carte. Elle n’est prélevée que si un expert accepte votre question.',
    taken: 'Un expert s’occupe de votre question\u00a0: la somme est prélevée sur votre carte.',
    new: 'Votre contrat commence aujourd’hui, et son premier mois est payé.',
    early:
      'À votre demande, votre première période se termine\u00a0: un mois entier commence aujourd’hui, et il est payé.',
    reopen: 'Votre abonnement est rouvert\u00a0: un nouveau mois commence aujourd’hui, et il est payé.',
    resume:
      'À votre demande, la pause se termine\u00a0: un mois entier du même contrat commence aujourd’hui, et il est payé.',
    change: 'Vous passez au copilote dès aujourd’hui, et la somme ci-dessous est payée.',
    service: 'Nous avons reçu {today} pour «\u00a0{what}\u00a0». La prestation commence.',
    serviceOwed: 'Vous avez commandé «\u00a0{what}\u00a0». La prestation commence dès que votre paiement est arrivé.',
  },
  copilot: {
    title: 'Ce que contient votre copilote, chaque mois',
    contents: subscriptions.copilot.content,
  },
  lines: {
    held: 'Réservé aujourd’hui',
    paid: 'Payé aujourd’hui',
    owed: 'À payer',
    monthly: 'Puis chaque mois, à partir du {date}',
    next: 'Prochain prélèvement',
    year: 'Total sur douze mois si vous ne changez rien',
    vat: 'TVA comprise',
    concluded: 'Commande passée le',
    reference: 'Référence du contrat',
    invoice: 'Facture',
  },
  term: {
    held: 'Pour ne jamais payer de mois d’abonnement, résiliez avant le {date}\u00a0: aucun motif n’est demandé, aucun mot de passe non plus.',
    renewed:
      'Le contrat n’a pas de durée minimale. Il se renouvelle chaque mois, au prix de {monthly}, tant que vous ne le résiliez pas. Un prix plus élevé ne s’applique qu’avec votre accord.',
    end: 'Vous le résiliez à tout moment, en ligne, sans motif, sans frais et sans compte, avec la référence {reference} et votre adresse e-mail. La résiliation prend effet à la fin de la période déjà payée.',
    once: 'La prestation est payée une seule fois. Rien ne se renouvelle, et rien d’autre ne sera prélevé.',
  },
  cancel: 'Résilier mon contrat',
  withdrawal: {
    title: 'Votre droit de rétractation',
    until: 'Vous pouvez renoncer à ce contrat sans donner de motif, jusqu’au {until} inclus.',
    begun: {
      first:
        'Vous avez demandé expressément que le travail commence avant la fin de ce délai\u00a0: selon la loi, le droit est perdu pour la première réponse, et pour elle seule, une fois qu’elle est entièrement donnée (article L221-28, 1°, du code de la consommation). Même alors, notre règle est de vous en rendre les {today}. Pour l’abonnement de {monthly} par mois, votre droit reste entier jusqu’à la fin de ce délai.',
      plan: 'Vous avez demandé expressément que le service commence avant la fin de ce délai\u00a0: seuls les jours déjà passés restent dus, en proportion du mois (article L221-25 du code de la consommation).',
      service:
        'Vous avez demandé expressément que la prestation commence avant la fin de ce délai\u00a0: seule reste due la part que nous avons marquée comme faite, 0\u00a0% au départ et toujours visible dans votre compte (article L221-25 du code de la consommation). Le droit est perdu une fois la prestation entièrement faite (article L221-28, 1°).',
    },
    lost: 'La prestation est entièrement faite, et vous aviez demandé expressément qu’elle commence aussitôt\u00a0: il n’y a plus de droit de rétractation pour elle (article L221-28, 1°, du code de la consommation).',
    how: 'Pour renoncer\u00a0: en ligne et sans compte par «\u00a0Renoncer au contrat ici\u00a0», avec le formulaire joint, ou par une déclaration sans ambiguïté à {email}. L’argent revient par le même moyen de paiement, au plus tard quatorze jours après.',
  },
  withdraw: 'Renoncer au contrat ici',
  consents:
    'À la commande, vous avez accepté les conditions, déclaré être majeur et demandé que le service commence tout de suite.',
  accepted: 'Texte accepté\u00a0: {accepted}.',
  attached: 'Joints à ce message\u00a0: {files}.',
  files: {
    contract: 'votre contrat, avec les conditions entières et le formulaire de rétractation',
    invoice: 'la facture {number}',
  },
  and: ', et ',
  invoiceLater: 'La facture vous est envoyée dès que la somme est prélevée.',
  proof: 'Empreinte SHA-256',
  kept: 'C’est celle du contrat joint\u00a0: nous conservons ce fichier tel quel.',
  mediation:
    'En cas de désaccord, écrivez-nous d’abord\u00a0: {email} ou {phone}. Vous pouvez ensuite saisir gratuitement le médiateur de la consommation\u00a0: {mediator}, {mediatorAddress}. Son site\u00a0: {mediatorUrl}',
  buttons: { question: 'Suivre ma question', account: 'Voir mon compte' },
  document: {
    parties: 'Les parties',
    client: 'Le client',
    seller: 'Le professionnel',
    order: 'La commande',
    price: 'Le prix',
    term: 'Durée, renouvellement et résiliation',
    mediation: 'Réclamation et médiation',
    online: 'En ligne\u00a0: {url}',
    terms: '{title}, version {version}',
    standardTerms: '{title}',
    file: 'contrat-{reference}.pdf',
  },
  // The model of the annex to article R221-1 of the Code de la consommation.
  form: {
    title: 'Modèle de formulaire de rétractation',
    whole: 'première question à un expert, puis abonnement mensuel de {monthly}',
    note: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    to: 'À l’attention de {seller}, {email}, {phone}\u00a0:',
    notice:
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) pour la prestation de services (*) ci-dessous\u00a0: {what}, contrat {reference}',
    ordered: 'Commandé le (*)/reçu le (*)\u00a0: {concluded}',
    name: 'Nom du (des) consommateur(s)\u00a0:',
    address: 'Adresse du (des) consommateur(s)\u00a0:',
    signature:
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
    date: 'Date\u00a0:',
    strike: '(*) Rayez la mention inutile.',
  },
}
