// Ce qui est dit à qui écrit pour une personne en danger loin de lui.
import type { AfarMessages } from './afar.ts'

export const afar: AfarMessages = {
  title: 'Appelez pour cette personne, maintenant',
  abroad:
    'D’où vous êtes, appelez le {number}\u00a0: demandez qu’on prévienne les secours {there}, et donnez son adresse et son téléphone.',
  there: '{there}, le {number} répond à qui est sur place\u00a0: un proche, un voisin, la personne elle-même.',
  localThere: 'Sur place, un proche ou un voisin peut appeler les secours du pays.',
  near: 'Appelez le {number} maintenant\u00a0: dites d’abord dans quelle ville est la personne, pour joindre les secours de là-bas.',
  anywhere:
    'Appelez le {number} maintenant\u00a0: donnez le nom du compte, le lien et les messages\u202f; la police peut chercher où est la personne.',
  advised: 'Pour savoir quoi lui dire, appelez ensuite le {number}.',
  steps: [
    'Gardez le contact par message ou de vive voix. Appelez d’un autre téléphone si vous le pouvez.',
    'Dites ce que vous savez\u00a0: nom, adresse, téléphone, ce qui est prévu ou déjà fait.',
    'Prévenez quelqu’un qui peut aller la voir\u00a0: parent, voisin, gardien, école.',
  ],
  relay: 'Restez en ligne avec qui est sur place, et répétez-lui ce qui suit.',
  safe: {
    question: 'Savez-vous où est la personne en ce moment\u202f?',
    yes: 'Dites-le en premier, avec l’étage et le code de la porte.',
    no: 'Dites son téléphone, ses comptes et la dernière adresse connue.',
  },
  thatCountry: 'Dans ce pays',
}
