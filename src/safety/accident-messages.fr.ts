import type { Situation } from './screen.ts'

export const noVoice = 'Si vous ne pouvez pas parler, écrivez au {number}.'
export const stayOnLine = 'Restez en ligne\u00a0: on vous dit quoi faire jusqu’à l’arrivée des secours.'

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
