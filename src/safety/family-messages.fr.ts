// Ce qui est dit d’une fille que l’on veut marier de force ou exciser, et d’un enfant perdu près de l’eau.
import type { SituationMessages } from './screen.ts'

/** Not the family, a quiet word at the border: https://www.eastcambs.gov.uk/content/forced-marriage */
export const forced: Partial<SituationMessages> = {
  name: 'Mariage forcé ou excision',
  title: 'La loi l’interdit, la police peut l’empêcher',
  first: 'Appelez le {number} maintenant, avant le départ\u00a0: dites qui, où, quel vol et quel jour.',
  second: 'Pour un conseil, en confiance, appelez le {number}.',
  alone: 'À l’étranger, l’ambassade ou le consulat de votre pays peut aider à revenir.',
  steps: [
    'N’en parlez pas à la famille qui l’organise. Cachez un téléphone et une copie du passeport.',
    'À l’aéroport ou au port\u00a0: dites-le à un policier ou à un agent, à l’écart, avant d’embarquer.',
    'Prévenez une personne sûre, professeur, médecin, amie, avec l’adresse où l’on va.',
  ],
  safe: 'Pouvez-vous téléphoner sans qu’on vous entende\u202f?',
  yes: 'Appelez maintenant, et dites d’abord où vous êtes.',
  no: 'Allez à l’école, chez un médecin, dans une pharmacie ou chez une amie, et appelez de là.',
}

/** The water first: a child who is not seen there may be in it. */
export const atWater: Partial<SituationMessages> = {
  name: 'Enfant perdu près de l’eau',
  title: 'Cherchez d’abord dans l’eau',
  first: 'Appelez le {number} maintenant\u00a0: dites quelle plage ou quel plan d’eau, l’âge, la couleur du maillot.',
  second: 'Si l’enfant a pu s’éloigner à pied, appelez aussi le {number}.',
  alone: 'En mer, demandez les sauveteurs en mer. Dites l’heure et le lieu exact où l’enfant a été vu.',
  steps: [
    'Dans l’eau et au bord d’abord, et le fond de la piscine. Le reste ensuite.',
    'Prévenez le poste de secours, le maître-nageur, l’accueil\u00a0: ils cherchent avec vous.',
    'Quelqu’un reste où l’enfant a été vu, les autres se partagent les directions.',
  ],
  safe: 'Quelqu’un regarde-t-il l’eau en ce moment\u202f?',
  yes: 'Cherchez à terre, le téléphone sur vous. L’enfant retrouvé, dites-le aux secours.',
  no: 'Faites-le d’abord, et appelez avec le haut-parleur.',
}

/** Nobody is to go out to them, and who would come is told of before they do. */
export const meeting: Partial<SituationMessages> = {
  title: 'N’y allez pas, et prévenez un adulte maintenant',
  first: 'Appelez le {number} maintenant, avant la rencontre\u00a0: dites où, quand, et qui est cette personne.',
  second: 'Pour parler à quelqu’un qui aide les enfants, appelez le {number}.',
  alone: 'Dites où vous êtes, où est la rencontre, et le pseudo utilisé en ligne.',
  steps: [
    'Restez à l’intérieur, porte fermée, ou parmi des gens. Ne montez pas dans la voiture.',
    'Dites-le maintenant à un adulte de confiance\u00a0: parent, voisin, professeur. Ce n’est pas une faute.',
    'Gardez tous les messages, pseudos et photos\u00a0: la police en a besoin.',
  ],
}

/** To the one who fears to strike: away first, as those who work with violent people teach. */
export const losingControl: Partial<SituationMessages> = {
  name: 'Peur d’être violent',
  title: 'Éloignez-vous maintenant, puis appelez',
  first: 'Sortez de la pièce, puis appelez le {number}\u00a0: dites que vous avez peur de frapper.',
  second: 'Sans réponse, ou si quelqu’un est blessé ou va l’être, appelez le {number}.',
  alone: 'Vous faites bien de le dire\u00a0: cela peut s’arrêter là.',
  steps: [
    'Partez sans discuter. N’emportez ni arme, ni clés de voiture.',
    'Ne buvez rien, ne prenez rien, n’envoyez aucun message. Marchez, respirez lentement.',
    'Appelez une personne de confiance, et passez la nuit ailleurs.',
  ],
  safe: 'Êtes-vous loin de la personne en danger\u202f?',
  yes: 'Restez-y, et appelez maintenant.',
  no: 'Sortez d’abord, puis appelez.',
}

export const exploited: Partial<SituationMessages> = {
  name: 'Traite, travail ou prostitution forcés',
  title: 'Vous avez droit à une protection',
  first:
    'Dès que vous le pouvez, appelez le {number}, même en chuchotant\u00a0: dites où vous êtes et qu’on vous force.',
  second: 'Pour parler à un service qui connaît ces situations, appelez le {number}.',
  alone: 'Même sans papiers, c’est vous la victime.',
  steps: [
    'Ne signez rien, et n’affrontez personne.',
    'Ne parlez de cet appel à aucun d’entre eux, et effacez sa trace.',
    'Retenez l’adresse, les noms, les plaques. Une porte s’ouvre\u00a0: une rue, un commerce, un hôpital.',
  ],
}
