// What supposes that something has been decided is not asked of whoever says that nothing has been.
import type { LocalizedLists, LocalizedText } from '../category.ts'

/** « Quel jour avez-vous reçu la décision ? », « … ont-ils changé depuis la décision ? ». */
export const supposesDecision = ({ fr }: LocalizedText): boolean =>
  /depuis la décision|reçu la décision(?! ou)|jugement a été rendu/i.test(fr)

const undecided: LocalizedLists = {
  fr: [
    "(?:pas|jamais|aucune?|sans)(?: (?:encore|eu|de|d'|vu|recu|passe|devant))*[ '](?:jugement|decision|juge|tribunal)\\b",
    '(?:rien|pas|jamais)(?: (?:ete|encore|de))* (?:decide|juge|fixe|tranche)\\b',
  ],
  en: [
    '(?:no|not|never|without)(?: (?:been|to|a|any|court|yet|had|the|have))* (?:judgment|judgement|decision|ruling|court|order)\\b',
    '(?:nothing|not|never)(?: (?:been|yet|is|was|has))* (?:decided|ruled|settled)\\b',
  ],
}

type Conditional = { readonly unless?: LocalizedLists | undefined }

/** The same, not where the text says that nothing has been decided. */
export const onlyOnceDecided = <T extends Conditional>(asked: T): T & { unless: LocalizedLists } => ({
  ...asked,
  unless: {
    fr: [...(asked.unless?.fr ?? []), ...undecided.fr],
    en: [...(asked.unless?.en ?? []), ...undecided.en],
  },
})
