// Ce qui est dit à quelqu’un en danger : court, calme, au présent. {number} est le numéro à appeler.
import { afar } from './afar-messages.fr.ts'
import type { SafetyMessages } from './screen.ts'
import { situations } from './situation-messages.fr.ts'
import { tutoie } from './tutoiement.fr.ts'

export const messages: SafetyMessages = {
  situations,
  afar,
  toChild: tutoie,
  silent: {
    title: 'Sans bruit, demandez de l’aide',
    byText: 'Écrivez au {number} par SMS, sans bruit\u00a0: on vous répond et on envoie la police.',
    byCall: 'Appelez le {number} dès que vous le pouvez, même sans parler, et laissez la ligne ouverte.',
    second: 'Si vous pouvez appeler sans être entendu, même en chuchotant, appelez le {number}.',
    steps: [
      'Coupez le son et les vibrations du téléphone, baissez la lumière de l’écran.',
      'Dites ou écrivez d’abord l’adresse, l’étage et la pièce, puis qui est là et s’il est armé.',
      'Restez derrière une porte fermée ou bloquée\u202f; sortez seulement si la voie est libre.',
    ],
  },
  screen: {
    call: 'Appeler le {number}',
    text: 'Écrire au {number}',
    minute: 'Dans la minute qui vient',
    more: 'Appeler aussi',
    yesLabel: 'Oui',
    noLabel: 'Non',
    numbersFor: 'Numéros pour ce pays\u00a0: {country}.',
    elsewhere: 'Je suis dans un autre pays',
    all: 'Tous les numéros',
    kept: 'Ce que vous avez écrit est gardé.',
    told: 'Une personne de notre équipe est prévenue. Nous ne sommes pas un service de secours\u00a0: appelez d’abord.',
    keptHere: 'Votre texte reste sur cette page.',
    untold:
      'Rien n’est envoyé\u00a0: personne de notre équipe n’a lu ce texte ni n’est prévenu. Nous ne sommes pas un service de secours\u00a0: appelez d’abord.',
    telling: 'Votre texte nous est envoyé, pour prévenir une personne de notre équipe. N’attendez pas\u00a0: appelez.',
    notTold: 'L’envoi n’a pas abouti\u00a0: personne de notre équipe n’est prévenu. Appelez d’abord, puis réessayez.',
    dismiss: 'Ce n’est pas une urgence\u00a0: continuer',
    dismissHint: 'Tout ce que vous avez écrit reste en place.',
    keep: 'Garder mon texte et prévenir votre équipe',
    exit: 'Quitter vite',
    exitHint: 'Ouvre la météo à la place de cette page. L’historique du navigateur garde les autres pages.',
    exitHintScriptless:
      'Ouvre la météo. Sans JavaScript, le bouton «\u00a0retour\u00a0» peut rouvrir cette page\u00a0: fermer l’onglet est plus sûr.',
    exitTo: 'https://meteofrance.com/',
    mayWrite: 'Est-ce sûr de vous écrire\u202f?',
    mayWriteYes: 'Bien. Nos messages sur cette question peuvent vous être envoyés.',
    mayWriteNo:
      'Entendu. Aucun e-mail ni aucune notification ne partira à propos de cette question ni de son paiement. Confirmations, reçus et rappels se lisent dans votre compte.',
    whichCountry: 'Appelez le numéro du pays où vous êtes.',
    callIn: '{country}, appelez le {number}.',
    textIn: '{country}, écrivez au {number}.',
    anyEmergency: 'Pour toute urgence\u00a0: ',
    semicolon: '\u202f;',
    europe: 'Appelez le {number} maintenant\u00a0: il répond partout en Europe, gratuitement.',
    local:
      'Appelez le numéro d’urgence du pays où vous êtes. Si vous ne le savez pas, composez le {number} d’un mobile\u00a0: les réseaux le transmettent le plus souvent aux secours.',
    or: 'ou',
    failed: 'Ce choix n’a pas pu être enregistré. Réessayez\u202f; les numéros restent là.',
  },
  page: {
    title: 'Numéros d’urgence',
    lead: 'Appelez d’abord. Cette page s’ouvre aussi sans Internet, une fois visitée.',
    countries: 'Pays',
    source: 'Source',
    read: 'lue le {date}',
    unread: 'Site du service, pas encore lu',
    home: 'Retour à l’accueil',
    services: {
      any: 'Toute urgence',
      medical: 'Urgence médicale',
      police: 'Police',
      fire: 'Pompiers',
      text: 'Sans parler',
      suicide: 'Suicide et détresse',
      poison: 'Poison et médicaments',
      partner: 'Violence dans le couple',
      sexual: 'Violence sexuelle',
      child: 'Enfant en danger',
      missing: 'Enfant disparu',
      forced: 'Mariage forcé, excision',
      online: 'Violence en ligne',
      elder: 'Personne âgée',
      gas: 'Gaz',
    },
  },
}
