import { nothingEmailed } from '../../accounts/nothing-emailed.text.fr.ts'
import { safeToWrite } from './safe-to-write.text.fr.ts'

export const fr = {
  title: 'Faire répondre un expert',
  titleNamed: 'Faire répondre {name}',
  lead: 'Votre question « {title} », avec l’aperçu et vos documents, part chez un expert. Catégorie : {category}.',
  leadEarly:
    'Votre question «\u00a0{title}\u00a0», avec vos documents, part chez un expert. Catégorie\u00a0: {category}.',
  back: 'Revenir à ma question',
  loading: 'Votre commande se prépare.',
  failed: 'La commande n’a pas pu être préparée.',
  retry: 'Réessayer',
  unknown: 'Cette question n’est pas dans ce navigateur.',
  unknownText:
    'Elle a peut-être été posée sur un autre appareil. Connectez-vous avec la même adresse pour la retrouver.',
  signIn: 'Se connecter',
  needsScript: 'Le paiement a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  tooLate: 'Vous avez indiqué une échéance très proche. Au rythme actuel, la réponse pourrait arriver après.',
  email: {
    going: 'La réponse et le reçu iront à {email}.',
    typed: 'Votre adresse\u00a0: {email}',
    change: 'Changer',
    attach:
      'Vous avez déjà un compte à cette adresse\u202f? Ouvrez le lien que nous y avons envoyé\u00a0: votre question rejoint ce compte, sans nouvelle carte si votre abonnement la comprend.',
  },
  /** Asked where the question tells of violence at home, beside the address. */
  safeToWrite,
  nothingEmailed,
  people: {
    now: 'Disponibles maintenant : {category}',
    line: ', {profession}, {city}',
    speaks: { one: 'répond en {first}', both: 'répond en français et en anglais' },
    languages: { fr: 'français', en: 'anglais' },
    checked: '{title}, vérifié le {date}',
    estimate:
      'Un expert accepte en {assign}\u00a0minutes environ ; la réponse suit en {typical} à\u00a0{max}\u00a0minutes.',
    none: 'Aucun expert de cette catégorie n’est au guichet en ce moment.',
    noneText: 'Vous pouvez commander : votre question les attend jusqu’à 24 heures.',
    opens: 'Le prochain arrive le {when}.',
  },
  named: {
    here: 'Disponible maintenant',
    speaks: 'Répond en {languages}.',
    bridge: 'Chacun écrit dans sa langue, et lit une traduction signalée comme telle, ou l’original s’il n’y en a pas.',
    away: 'Pas au guichet en ce moment',
    rule: 'Votre question va à {name} et à personne d’autre. Sans acceptation en 2\u00a0minutes, ou sans suite après l’acceptation, vous choisissez\u00a0: attendre encore, laisser un autre expert répondre, ou annuler sans frais.',
    ruleAway:
      '{name} n’est pas au guichet. Après la commande, vous choisissez\u00a0: attendre son retour, laisser un autre expert répondre, ou annuler sans frais. Personne d’autre n’est sollicité avant votre choix.',
    other:
      'Cette question n’a pas été posée à {name}. Vous pouvez la confier à tout expert disponible, ou poser une nouvelle question à {name}.',
    askNamed: 'Poser une question à {name}',
  },
  /** Where the amount is only held. */
  hold: {
    tooLate: 'Rien n’est prélevé si aucun expert n’accepte.',
    none: 'Si personne n’accepte, la réservation est annulée et rien n’est prélevé.',
    meanwhile: 'Rien n’est prélevé entre-temps.',
  },
  invoiceName: {
    title: 'Votre nom, pour vos factures',
    hint: 'À partir de 25 €, une facture porte le nom du client, sauf s’il s’y oppose : laissez alors ces champs vides.',
    firstName: 'Prénom',
    lastName: 'Nom',
    optional: '(facultatif)',
  },
  consents: {
    title: 'Deux accords',
    terms: 'J’ai 18 ans ou plus et j’accepte les {link}.',
    termsLink: 'conditions d’utilisation',
    termsNewTab: 'nouvel onglet',
    start: 'Commencer tout de suite.',
    /** What starts at once, and what a withdrawal costs then. */
    starts: {
      question: {
        hint: 'La loi vous donne 14 jours pour changer d’avis. En cochant cette case, vous demandez que le travail commence avant leur fin. Vous pouvez encore vous rétracter : vous ne payez alors que ce qui a déjà été fourni, et ce droit prend fin quand la réponse complète vous a été donnée. Notre garantie va plus loin : une première réponse qui ne vous satisfait pas est remboursée en entier.',
        missing: 'Cochez cette case pour que l’expert commence tout de suite.',
      },
      plan: {
        hint: 'La loi vous donne 14 jours pour changer d’avis. En cochant cette case, vous demandez que l’abonnement commence avant leur fin. Vous pouvez encore vous rétracter : vous ne payez alors que les jours déjà passés.',
        missing: 'Cochez cette case pour que l’abonnement commence tout de suite.',
      },
      service: {
        hint: 'La loi vous donne 14 jours pour changer d’avis. En cochant cette case, vous demandez que la prestation commence avant leur fin. Vous pouvez encore vous rétracter : vous ne payez alors que la part marquée comme faite, et ce droit prend fin quand la prestation est entièrement faite.',
        missing: 'Cochez cette case pour que la prestation commence tout de suite.',
      },
    },
    start_missing: 'Cochez la case qui demande que la prestation commence tout de suite.',
    terms_missing: 'Cochez cette case pour commander : il faut avoir 18 ans et accepter les conditions.',
  },
  /** In the summary, where more than the card is wrong. */
  cardFaults: 'Complétez la carte\u00a0: ce qui manque est écrit sous chacun de ses champs.',
  summary: { one: 'Un point est à revoir', other: '{n} points sont à revoir' },
  asking: 'Nous demandons à votre banque.',
  held: 'Votre paiement est réservé. Nous cherchons votre expert.',
  paid: 'Votre paiement est passé. Nous cherchons votre expert.',
  waiting: 'Votre banque n’a pas encore répondu. Rien n’est perdu : nous regardons encore.',
  lookAgain: 'Regarder maintenant',
  offerUsedQuote:
    'La première question à prix réduit n’existe qu’une fois, et vous l’avez déjà utilisée. Voici le prix de l’abonnement.',
  takePlan: 'Voir l’abonnement',
  newQuote: 'Le prix a été recalculé. Relisez-le, puis commandez.',
  plan: {
    metaTitle: 'Abonnement',
    titles: {
      new: { plan: 'Prendre l’abonnement', copilot: 'Prendre le copilote' },
      early: { plan: 'Commencer l’abonnement maintenant', copilot: 'Prendre le copilote maintenant' },
      reopen: { plan: 'Rouvrir votre abonnement', copilot: 'Rouvrir votre copilote' },
      resume: { plan: 'Reprendre votre abonnement', copilot: 'Reprendre votre copilote' },
      change: { plan: 'Passer à l’abonnement', copilot: 'Passer au copilote' },
    },
    leads: {
      new: 'Le premier mois est prélevé aujourd’hui. Vous pouvez partir à tout moment, en ligne.',
      early:
        'Votre première période n’est pas finie : sans cette commande, le premier mois ne serait prélevé qu’à la date prévue.',
      reopen:
        'Votre abonnement est suspendu faute de paiement. Un nouveau mois commence aujourd’hui ; les jours de suspension ne sont pas dus.',
      resume: 'Votre abonnement est en pause. Cette commande met fin à la pause : un mois commence aujourd’hui.',
      change:
        'Ce que vous avez déjà payé pour ce mois est déduit. Le montant ci-dessous est exactement celui qui sera prélevé.',
    },
    contains: 'Ce que contient le copilote, chaque mois',
    content: [
      'un expert attitré, à qui vos questions sont proposées en premier',
      '{hours} heures de travail écrit',
      '{meetings} rendez-vous',
      'les questions illimitées de l’abonnement',
    ],
    back: 'Revenir à mon compte',
    receipt: 'Le reçu ira à {email}.',
    exists: 'Vous avez déjà cet abonnement.',
    existsText: 'Rien n’a été commandé. Votre compte montre ses dates et ce que vous pouvez en faire.',
    notChangeable: 'Votre abonnement ne peut pas changer en ce moment.',
    notChangeableText:
      'Un paiement est en attente, une pause est prévue, vous avez résilié, ou votre mois se termine dans les heures qui viennent. Votre compte vous dit où il en est.',
    account: 'Voir mon compte',
  },
  refusals: {
    plan_exists: 'Vous avez déjà cet abonnement : ce clic n’a rien commandé. Votre compte montre ce qui a été prélevé.',
    plan_not_changeable: 'Votre abonnement ne peut pas changer en ce moment. Votre compte vous dit où il en est.',
    question_unknown: 'Cette question n’est pas dans ce navigateur.',
    illegal_transition: 'Cette question n’attend plus de commande. Rechargez la page pour voir où elle en est.',
    email_needed: 'Indiquez d’abord où envoyer la réponse.',
    safe_to_write_needed: 'Dites d’abord s’il est sûr de vous écrire.',
    order_unknown: 'Cette commande n’est pas dans ce navigateur.',
    expert_unknown: 'Cet expert n’est plus disponible.',
    too_many_requests:
      'Trop d’essais de paiement en peu de temps. Celui-ci n’a rien prélevé : réessayez dans une heure.',
    payments_unavailable: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
  },
}
