// Ce qui est dit à un mineur piégé en ligne, et à un adulte que l’on fait chanter avec des images de lui.
import type { SituationMessages } from './screen.ts'

export const blackmailedMinor: SituationMessages = {
  name: 'Mineur exploité ou piégé en ligne',
  title: 'Ne payez pas, n’envoyez plus rien',
  first: 'Appelez le {number} maintenant\u00a0: ce n’est pas la faute de l’enfant.',
  second: 'Si une rencontre ou une menace est pour aujourd’hui, appelez le {number}.',
  alone: 'Dites qui écrit, sur quelle application, et ce qui est demandé.',
  steps: [
    'Ne répondez plus, n’effacez rien, ne bloquez pas encore.',
    'Faites des captures d’écran\u00a0: pseudo, messages, dates.',
    'Parlez-en à un adulte de confiance, maintenant.',
  ],
  safe: 'L’enfant est-il avec un adulte de confiance\u202f?',
  yes: 'Restez ensemble et appelez tous les deux.',
  no: 'Prévenez un parent, un professeur ou un voisin, et appelez avec lui.',
}

export const blackmailed: Partial<SituationMessages> = {
  title: 'Ne payez pas, n’envoyez plus rien',
  first: 'Appelez le {number}\u00a0: c’est un délit, et ce n’est pas de votre faute.',
  alone: 'Dites à la police qui écrit, sur quelle application, et ce qui est demandé.',
  steps: [
    'Ne répondez plus et ne payez rien\u00a0: payer ne fait pas cesser les menaces.',
    'Faites des captures d’écran avant de bloquer\u00a0: pseudo, messages, dates, comptes.',
    'Signalez le compte à l’application et parlez-en à une personne de confiance, maintenant.',
  ],
}
