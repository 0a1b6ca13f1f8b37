// Ce qui est dit à un enfant qui écrit pour lui-même. Le reste des messages lui dit « tu » aussi : tutoiement.fr.ts.
import type { SituationMessages } from './screen.ts'

export const hurtChild: Partial<SituationMessages> = {
  title: 'Tu as bien fait de le dire',
  first: 'Appelle le {number} maintenant, même en chuchotant\u00a0: quelqu’un t’écoute et peut t’aider.',
  second: 'Si on te frappe ou te menace en ce moment, appelle le {number}.',
  alone: 'Dis où tu es, et qui te fait mal.',
  steps: [
    'Ce n’est pas de ta faute, et tu as le droit d’appeler sans le dire à la maison.',
    'Va près de quelqu’un de sûr\u00a0: voisine, école, grands-parents, magasin.',
    'Dis d’abord où tu es, puis ce qui se passe. Garde le téléphone sur toi.',
  ],
  safe: 'Es-tu en sécurité maintenant\u202f?',
  yes: 'Reste là, et appelle.',
  no: 'Va chez un voisin ou là où il y a du monde, et appelle de là.',
}

export const pressedChild: Partial<SituationMessages> = {
  first: 'Appelle le {number} maintenant\u00a0: ce n’est pas de ta faute.',
  safe: 'Y a-t-il un adulte de confiance avec toi\u202f?',
  yes: 'Restez ensemble, et appelez tous les deux.',
  no: 'Rejoins un parent, un professeur ou une voisine, et appelle avec cette personne.',
}
