// What is said of dangers that a text states outright, where the situation’s own words say less.
import {
  abducted,
  animal,
  asleep,
  bitten,
  byParent,
  chokingBaby,
  flood,
  fumes,
  gunfire,
  hotCar,
  lowSugar,
  nosebleed,
  strangled,
  trapped,
  woundedByOthers,
} from './circumstance-messages.fr.ts'
import { atWater, exploited, forced, losingControl, meeting } from './family-messages.fr.ts'
import { birth, childSeen, fireSeen, meningitis, witnessed } from './first-aid-messages.fr.ts'
import type { Situation, SituationMessages } from './screen.ts'
import type { EmergencySituation } from './situations.ts'
import { atSea, testicle, wildAnimal } from './sudden-danger-messages.fr.ts'

/**
 * The signs after which a hospital asks to be called again:
 * https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/emergency-urgent-care-head-injury-advice-adult-patients-blood-thinning-medication
 */
const fallOnBloodThinner: Partial<SituationMessages> = {
  first:
    'Appelez le {number} tout de suite\u00a0: avec un médicament qui fluidifie le sang, une chute peut faire saigner à l’intérieur de la tête.',
  steps: [
    'Dites quel médicament la personne prend, quand elle est tombée, et ce qui a changé depuis.',
    'Elle respire\u00a0: sur le côté. Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Rien à boire ni à manger. Demandez au téléphone avant la prochaine dose du médicament.',
  ],
}

/** As the French civil security teaches rescuers (07PR14): https://actu112.fr/?p=2287 */
const suicideCarriedOut: Partial<SituationMessages> = {
  first: 'Appelez le {number} tout de suite\u00a0: dites où est la personne, si elle répond et si elle respire.',
  steps: [
    'Pendaison\u00a0: soutenez le corps, coupez ou desserrez le lien, allongez la personne.',
    'Elle respire\u00a0: sur le côté. Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Elle saigne\u00a0: appuyez fort sur la plaie. Ne touchez pas à une arme.',
  ],
}

const beatenWhilePregnant: Partial<SituationMessages> = {
  second: 'Si la personne violente est là ou peut revenir, appelez le {number}.',
  alone: 'Dites aussi qu’il y a eu des coups, et si la personne violente est là.',
}

const attackAnnounced: Partial<SituationMessages> = {
  title: 'Prévenez la police maintenant',
  first: 'Appelez le {number} maintenant\u00a0: dites qui, où, quand, et avec quelle arme.',
  alone: 'Une menace mérite d’être signalée, même si elle ne vous semble pas sérieuse.',
  steps: [
    'Gardez le message\u00a0: photo de l’écran, nom du compte, heure.',
    'Prévenez ensuite le lieu menacé\u00a0: la direction de l’école, le responsable.',
    'Ne répondez pas à la personne, ne partagez pas la menace, n’allez pas sur place.',
  ],
}

/** To the one who announces it. */
const attackByWriter: Partial<SituationMessages> = {
  title: 'Parlez à quelqu’un maintenant',
  first:
    'Appelez le {number} maintenant, ou faites appeler quelqu’un\u00a0: rien n’est arrivé, et cela peut s’arrêter là.',
  second: 'Pour parler à quelqu’un qui vous écoute sans vous juger, appelez le {number}.',
  alone: 'Dites simplement «\u00a0j’ai besoin d’aide\u00a0»\u00a0: la personne au téléphone fait le reste.',
  steps: [
    'Éloignez-vous de toute arme, et du lieu auquel vous pensez.',
    'Allez vers une personne de confiance, et dites-lui que vous ne voulez pas rester seul.',
    'Ne buvez rien et ne prenez rien\u00a0: attendez avec quelqu’un.',
  ],
  safe: 'Êtes-vous loin de toute arme\u202f?',
  yes: 'Restez-en loin, et appelez.',
  no: 'Laissez-la où elle est, allez vers une personne de confiance, et appelez de là.',
}

const badFall: Partial<SituationMessages> = {
  name: 'Chute ou coup grave',
  first:
    'Appelez le {number} tout de suite\u00a0: dites la hauteur ou le coup, si la personne répond et si elle respire.',
  steps: [
    'Ne la relevez pas et ne la déplacez pas, sauf danger là où elle est. Sa tête ne doit pas bouger.',
    'Appuyez sur ce qui saigne, couvrez-la, rien à boire ni à manger.',
    'Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine. Rappelez si elle vomit ou s’endort.',
  ],
}

/** By what changes whom to call first, or what is said. */
export const stated = {
  drowning: { flood, 'at-water': atWater, 'at-sea': atSea },
  breathing: { strangled, 'choking-baby': chokingBaby },
  fire: { trapped, witnessed: fireSeen },
  overdose: { asleep, 'low-sugar': lowSugar },
  bleeding: { animal, nose: nosebleed, 'wild-animal': wildAnimal },
  poisoning: { bitten, fumes },
  'child-missing': { abducted, forced, 'at-water': atWater },
  'child-exploitation': { meeting },
  'child-abuse': { 'by-parent': byParent, witnessed: childSeen },
  unconscious: {
    'blood-thinner': fallOnBloodThinner,
    fallen: badFall,
    'hot-car': hotCar,
    'low-sugar': lowSugar,
    testicle,
    meningitis,
  },
  'suicide-attempt': { 'carried-out': suicideCarriedOut },
  pregnancy: { wounded: beatenWhilePregnant, birth },
  violence: {
    announced: attackAnnounced,
    'by-writer': attackByWriter,
    'losing-control': losingControl,
    exploited,
    gunfire,
    wounded: woundedByOthers,
    witnessed,
  },
  'partner-violence': { witnessed },
  'sexual-violence': { witnessed },
  'elder-abuse': { witnessed },
} satisfies Partial<Record<EmergencySituation, Situation['in']>>
