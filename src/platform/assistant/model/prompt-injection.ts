import { fold } from '../fold.ts'

/** Where an order starts: people who tell of somebody who "ignores the rules" are not giving one. */
const ordering = `(?:^|[,;:.(«"“-] ?|(?:et|puis|maintenant|veuillez|merci de|and|then|now|please|must|should|devez|dois) )`

/**
 * Sentences that address the model and not the expert. They are reported to the expert as a red flag and left out of
 * everything else. The list only saves experts reading them: the built-in assistant obeys no sentence, and a model's
 * output is checked. So it is narrow, because a sentence wrongly on it is missing from the brief.
 */
const orders = [
  `${ordering}(?:ignore[sz]?|oublie[sz]?|neglige[sz]?|outrepasse[sz]?|contourne[sz]?) (?:toutes? |tous )?(?:les |tes |vos |ces )(?:\\w+ )?(?:instructions?|consignes?|regles?|directives?)`,
  `${ordering}(?:ignore|disregard|forget|override|bypass) (?:all |any |every )?(?:of )?(?:the |your |these |those )?(?:(?:previous|prior|above|earlier|former|system) )*(?:instructions?|rules?|prompts?|guidelines?|directions)`,
  '(?:tu es|vous etes) (?:desormais|maintenant|a present) (?:un |une )',
  'you are now (?:a |an |bound|free)',
  `${ordering}(?:revele|affiche|montre|donne|repete|imprime)[sz]?[ -](?:moi )?(?:ton|ta|tes|votre|vos) (?:prompt|instructions?|consignes?|message systeme|cle)`,
  `${ordering}(?:reveal|print|show|repeat|output|display|leak|tell me)(?: me)? (?:your|the) (?:full |entire |hidden |initial )?(?:system prompt|prompt|own instructions|secret instructions|api key)`,
  '^(?:system|systeme|assistant|developer|developpeur) ?(?:prompt|override)? ?: ?.*(?:\\byou\\b|\\bvous\\b|\\btu\\b|ignore|must|always|toujours)',
  '\\[/?(?:inst|system)\\]|<\\|?/?(?:im_start|im_end|system|assistant|endoftext|material)',
  '(?:reponds?|repondez|ecris|ecrivez|dis|dites) (?:uniquement|seulement|exactement|simplement) (?:par |avec )?["“«:]',
  '(?:reply|respond|answer|write|say) (?:only|exactly|simply|just) (?:with )?["“:]',
  "do anything now|^(?:nouvelles instructions|new instructions) ?:|note (?:a l'attention de |a |pour )l'(?:ia|assistant)\\b|note to (?:the )?(?:ai|assistant|model)\\b",
  "(?:l'ia|the ai|the chatbot|le chatbot) (?:doit|devra|must|should|shall|will now)",
]
const pattern = new RegExp(`(?<![a-z])(?:${orders.join('|')})`)

export const isPromptInjection = (sentence: string): boolean => pattern.test(fold(sentence))
