import type { Situation, SituationMessages } from './screen.ts'
import { avalanche, lost, pit, tornado } from './sudden-danger-messages.fr.ts'

export const noVoice = 'Si vous ne pouvez pas parler, écrivez au {number}.'
export const stayOnLine = 'Restez en ligne\u00a0: on vous dit quoi faire jusqu’à l’arrivée des secours.'

/** Protect, alert, help: http://www.dir.ile-de-france.developpement-durable.gouv.fr/spip.php?page=rubrique_print_texte&id_rubrique=61 */
const struckByVehicle: Partial<SituationMessages> = {
  name: 'Personne renversée',
  title: 'Appelez les secours maintenant',
  first:
    'Appelez le {number} maintenant\u00a0: dites où, qui a été renversé, si la personne répond et si elle respire.',
  second: 'Si la route reste dangereuse ou si quelqu’un est coincé, appelez aussi le {number}.',
  steps: [
    'Arrêtez la circulation sans vous exposer. Ne déplacez pas la personne, ne retirez pas un casque.',
    'Appuyez sur ce qui saigne. Couvrez-la, parlez-lui, sa tête ne doit pas bouger.',
    'Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine. Notez le véhicule qui a fui.',
  ],
  safe: 'Êtes-vous, elle et vous, à l’abri des voitures\u202f?',
  yes: 'Restez près d’elle, au téléphone, jusqu’à l’arrivée des secours.',
  no: 'Faites arrêter les voitures par quelqu’un, et appelez du bord de la route.',
}

export const crash: Situation = {
  name: 'Accident, personne bloquée',
  title: 'Appelez les secours maintenant',
  first: 'Appelez le {number} maintenant\u00a0: dites la route, le sens et qui est bloqué.',
  second: 'Si quelqu’un saigne, dort ou respire mal, appelez aussi le {number}.',
  alone: stayOnLine,
  steps: [
    'Coupez le contact, mettez les feux de détresse, et éloignez-vous de la route.',
    'Ne tirez personne dehors, sauf si le feu ou l’eau gagne la voiture.',
    'Parlez à la personne, gardez-lui la tête droite, appuyez sur ce qui saigne.',
  ],
  safe: 'Êtes-vous hors de la route et loin du trafic\u202f?',
  yes: 'Restez là, en vue des secours, le téléphone sur vous.',
  no: 'Passez derrière la glissière ou sur le talus, puis appelez de là.',
  in: {
    struck: struckByVehicle,
    tornado,
    avalanche,
    lost,
    pit,
    caught: {
      first: 'Appelez le {number} maintenant\u00a0: dites l’adresse exacte et qui est coincé sous quoi.',
      steps: [
        'Arrêtez la machine et coupez son moteur. Personne d’autre ne s’approche.',
        'Ne soulevez rien et ne tirez personne dehors\u00a0: les secours le disent au téléphone.',
        'Parlez à la personne, appuyez sur ce qui saigne, notez l’heure.',
      ],
      safe: 'Êtes-vous loin de la machine et de ce qui peut tomber\u202f?',
      yes: 'Restez là, en vue de la personne, et envoyez quelqu’un à l’entrée guider les secours.',
      no: 'Éloignez-vous d’abord, puis appelez de là.',
    },
  },
}

export const burn: Situation = {
  name: 'Brûlure',
  title: 'De l’eau sur la brûlure, et appelez',
  first: 'Mettez la brûlure sous l’eau et appelez le {number} tout de suite.',
  second: noVoice,
  alone: stayOnLine,
  steps: [
    'Vingt minutes sous l’eau fraîche du robinet\u202f; gardez au chaud le reste du corps.',
    'Ôtez vêtements et bijoux, sauf ce qui colle à la peau, puis couvrez de film alimentaire.',
    'Ni glace, ni beurre, ni dentifrice. Acide ou soude\u00a0: rincez jusqu’aux secours.',
  ],
  safe: 'La brûlure est-elle sous l’eau maintenant\u202f?',
  yes: 'Continuez vingt minutes, haut-parleur allumé, et restez en ligne.',
  no: 'Allez au robinet ou à la douche, eau fraîche et non glacée, puis appelez de là.',
}
