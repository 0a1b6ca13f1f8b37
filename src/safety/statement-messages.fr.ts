// What is said of dangers that a text states outright, where the situation’s own words say less.
import type { SituationMessages } from './screen.ts'

/**
 * The signs after which a hospital asks to be called again:
 * https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/emergency-urgent-care-head-injury-advice-adult-patients-blood-thinning-medication
 */
export const fallOnBloodThinner: Partial<SituationMessages> = {
  first:
    'Appelez le {number} tout de suite\u00a0: avec un médicament qui fluidifie le sang, une chute peut faire saigner à l’intérieur de la tête.',
  steps: [
    'Dites quel médicament la personne prend, quand elle est tombée, et ce qui a changé depuis.',
    'Elle respire\u00a0: sur le côté. Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Rien à boire ni à manger. Demandez au téléphone avant la prochaine dose du médicament.',
  ],
}

/** As the French civil security teaches rescuers (07PR14): https://actu112.fr/?p=2287 */
export const suicideCarriedOut: Partial<SituationMessages> = {
  first: 'Appelez le {number} tout de suite\u00a0: dites où est la personne, si elle répond et si elle respire.',
  steps: [
    'Pendaison\u00a0: soutenez le corps, coupez ou desserrez le lien, allongez la personne.',
    'Elle respire\u00a0: sur le côté. Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Elle saigne\u00a0: appuyez fort sur la plaie. Ne touchez pas à une arme.',
  ],
}

export const beatenWhilePregnant: Partial<SituationMessages> = {
  second: 'Si la personne violente est là ou peut revenir, appelez le {number}.',
  alone: 'Dites aussi qu’il y a eu des coups, et si la personne violente est là.',
}
