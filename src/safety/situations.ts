/** Situations of a person in danger now, which take precedence over any question. Most urgent first. */
export const emergencySituations = [
  'fire',
  'gas-leak',
  'carbon-monoxide',
  'drowning',
  'crash',
  'suicide-attempt',
  'electrocution',
  'breathing',
  'unconscious',
  'chest-pain',
  'stroke',
  'allergy',
  'bleeding',
  'burn',
  'button-battery',
  'overdose',
  'suicide',
  'poisoning',
  'pregnancy',
  'violence',
  'partner-violence',
  'sexual-violence',
  'child-missing',
  'adult-missing',
  'child-abuse',
  'child-exploitation',
  'elder-abuse',
] as const

export type EmergencySituation = (typeof emergencySituations)[number]

/**
 * What changes whom to call first, because who comes stands before who listens, or what is said: `now`, somebody is being
 * hurt or threatened with death while it is written; `told-by-child`, a parent or they themselves are, and a child seems to
 * tell of it; `on-the-brink`, the writer stands where they would die; `silent`, the writer hides or would be heard;
 * `wounded`, somebody was hurt by others and bleeds or does not answer; `caught`, under a load and not in a vehicle;
 * `accident`, a small child found a medicine; `blackmailed`, an adult, with pictures of themselves; `carried-out`, the
 * suicide is no longer a plan; `blood-thinner`, it comes after a fall or a blow to the head of somebody who takes one;
 * `announced`, an attack where many are, and `by-writer`, by the one who writes; `struck`, by a vehicle, and not in one;
 * `fallen`, from a height or on the head; `gunfire`, shots are heard; `flood`, water rises around people; `strangled`, by a
 * cord; `hot-car`, a child is shut in one; `bitten`, by venom; `animal`, one goes on biting; `abducted`, a parent takes a
 * child abroad; `forced`, a girl is to be married or cut; `by-parent`, the one who writes is about to harm their
 * child; `fumes`, products were mixed; `trapped`, by smoke; `choking-baby`; `asleep`,
 * after an opioid; `low-sugar`; `nose`, which bleeds; `tornado`; `avalanche`, with somebody under it; `wild-animal`, close by;
 * `testicle`, which hurts all at once; `pit`, a silo or a well, where who follows dies too; `meningitis`;
 * `lost`, in the mountains; `at-sea`, where the coastguard comes;
 * `birth`, under way; `meeting`, of a child with an adult from online, soon; `at-water`, a child is out of sight there;
 * `witnessed`, by a writer who is not in it; `losing-control`, the writer fears to strike; `exploited`, somebody is held
 * for their work or forced into prostitution.
 */
export const circumstances = [
  'now',
  'told-by-child',
  'on-the-brink',
  'silent',
  'wounded',
  'caught',
  'accident',
  'blackmailed',
  'carried-out',
  'blood-thinner',
  'announced',
  'by-writer',
  'struck',
  'fallen',
  'gunfire',
  'flood',
  'strangled',
  'hot-car',
  'bitten',
  'animal',
  'abducted',
  'forced',
  'by-parent',
  'fumes',
  'trapped',
  'choking-baby',
  'asleep',
  'low-sugar',
  'nose',
  'tornado',
  'avalanche',
  'wild-animal',
  'testicle',
  'meningitis',
  'birth',
  'meeting',
  'at-water',
  'witnessed',
  'pit',
  'lost',
  'at-sea',
  'losing-control',
  'exploited',
] as const
export type Circumstance = (typeof circumstances)[number]

/** The detector's result for a text: at least one situation, most urgent first. */
export interface DetectedEmergency {
  situations: readonly [EmergencySituation, ...EmergencySituation[]]
  /** Whether the person in danger seems to be under 18. */
  minor: boolean
  circumstance?: Circumstance
  /** Whoever writes says that they are a child. */
  byChild?: true
  /** Whoever is violent seems to live with the writer, or to be of their family. */
  atHome?: true
}
