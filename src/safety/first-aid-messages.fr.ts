// Ce qui est dit d’une méningite possible, d’une naissance, et à qui voit un danger où il n’est pas.
import type { SituationMessages } from './screen.ts'

/** Fever, a stiff neck, spots that a glass does not press away: https://www.nhs.uk/conditions/meningitis/ */
export const meningitis: Partial<SituationMessages> = {
  name: 'Méningite possible',
  first: 'Appelez le {number} tout de suite\u00a0: dites la fièvre, la nuque raide, les taches, et depuis quand.',
  steps: [
    'Appuyez un verre sur les taches. Si elles restent, dites-le et entourez-les, avec l’heure.',
    'N’attendez pas qu’il y ait tous les signes, même si la personne va un peu mieux.',
    'Ne la laissez pas seule. Si elle s’endort ou convulse\u00a0: sur le côté, et rappelez.',
  ],
}

export const birth: Partial<SituationMessages> = {
  name: 'Naissance en cours',
  title: 'Le bébé arrive\u00a0: appelez maintenant',
  first: 'Appelez le {number} tout de suite, haut-parleur allumé\u00a0: on vous guide geste par geste.',
  alone: 'Dites le terme, si la tête se voit, et ouvrez la porte d’entrée.',
  steps: [
    'Au chaud, allongée ou accroupie, des serviettes à portée. On ne retient pas et on ne tire pas.',
    'Né\u00a0: séchez-le en frottant, peau contre peau sur sa mère, couvert, la tête aussi.',
    'Ne tirez pas et ne coupez pas le cordon. S’il ne respire pas, dites-le aussitôt.',
  ],
}

export const witnessed: Partial<SituationMessages> = {
  title: 'Appelez pour eux, sans vous interposer',
  first: 'Appelez le {number} maintenant\u00a0: dites où, qui, et s’il y a une arme ou un blessé.',
  second: 'Si l’on peut vous entendre, écrivez au {number}.',
  alone: 'Donnez l’adresse, l’étage et le nom sur la porte, si vous le connaissez.',
  steps: [
    'Restez à distance et à l’abri. N’allez pas entre eux, ne frappez pas à la porte.',
    'Dites ce que vous voyez et entendez, sans vous montrer.',
    'Restez en ligne, dites ce qui change, et ouvrez aux policiers la porte de l’immeuble.',
  ],
  safe: 'Êtes-vous à l’abri de ce qui se passe\u202f?',
  yes: 'Restez-y, et continuez de dire ce que vous entendez.',
  no: 'Éloignez-vous d’abord, puis appelez.',
}

export const childSeen: Partial<SituationMessages> = {
  ...witnessed,
  second: 'Pour la suite, le {number} conseille aussi les voisins et les proches.',
}

export const fireSeen: Partial<SituationMessages> = {
  title: 'Appelez les pompiers maintenant',
  first: 'Appelez le {number} maintenant\u00a0: dites l’adresse, l’étage, et s’il y a quelqu’un dedans.',
  alone: 'Dites aussi ce qui brûle, et si le feu s’étend.',
  steps: [
    'N’entrez pas. Tenez-vous à distance, hors de la fumée, et éloignez les autres.',
    'D’en bas, criez et sonnez à l’interphone pour que les gens sortent.',
    'Des gens sont bloqués\u00a0: qu’ils ferment leur porte, se montrent à la fenêtre, ne sautent pas.',
  ],
  safe: 'Êtes-vous loin du feu et de la fumée\u202f?',
  yes: 'Restez-y, et guidez les pompiers à leur arrivée.',
  no: 'Éloignez-vous d’abord, puis appelez.',
}
