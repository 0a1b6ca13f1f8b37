// Ce qui est dit quand quelqu’un a disparu.
import type { Situation } from './screen.ts'
import { stated } from './statement-messages.fr.ts'

export const childMissing: Situation = {
  name: 'Enfant disparu',
  title: 'Prévenez la police maintenant',
  first: 'Appelez le {number} tout de suite\u00a0: il n’y a aucun délai à attendre.',
  second: 'Le {number} aide les familles, tout de suite et ensuite.',
  alone: 'Donnez l’âge, les vêtements, l’heure et le lieu où l’enfant a été vu.',
  steps: [
    'Préparez une photo récente et ce que l’enfant portait.',
    'Appelez ses amis et sa famille depuis un autre téléphone.',
    'Laissez quelqu’un à la maison au cas où l’enfant revient.',
  ],
  safe: 'Savez-vous où il peut être\u202f?',
  yes: 'Dites-le à la police avant d’y aller vous-même.',
  no: 'Dites à la police les lieux, les comptes en ligne et les personnes qu’il voyait.',
  in: stated['child-missing'],
}

export const adultMissing: Situation = {
  name: 'Adulte vulnérable disparu',
  title: 'Prévenez la police maintenant',
  first: 'Appelez le {number} tout de suite\u00a0: il n’y a aucun délai à attendre.',
  second: 'Si vous retrouvez la personne blessée, glacée ou confuse, appelez le {number}.',
  alone: 'Donnez l’âge, la maladie, les vêtements, l’heure et le lieu où la personne a été vue.',
  steps: [
    'Cherchez en même temps dans la maison, le jardin, la cave et tout près.',
    'Préparez une photo récente, les vêtements portés, les maladies et les médicaments.',
    'Laissez quelqu’un à la maison et prévenez voisins, proches et lieux où elle allait.',
  ],
  safe: 'Savez-vous où elle peut être\u202f?',
  yes: 'Dites-le à la police\u00a0: ancienne adresse, ancien travail, trajet habituel.',
  no: 'Dites à la police si elle a un téléphone, une carte de transport ou une voiture.',
}
