import { fold } from './fold.ts'

/**
 * Sentences that speak to the machine and not to the expert. They are told to the expert as a red flag and left out of
 * everything else. The list only spares them a reading: the built-in assistant obeys no sentence, and a model is held by
 * the check of its output.
 */
const orders = [
  '(ignore|ignores|ignorez|oublie|oublies|oubliez|neglige|negligez|outrepasse[rz]?|contourne[rz]?) (toutes? |tous )?(les |tes |vos |ces )?(\\w+ )?(instructions?|consignes?|regles?|directives?)',
  '(ignore|disregard|forget|override|bypass) (all |any |every )?(of )?(the |your |these |those |my )?(previous |prior |above |earlier |former |system )?(instructions?|rules?|prompts?|guidelines?|directions?|context)',
  '(tu es|vous etes) (desormais|maintenant|a present) (un |une |le |la )',
  'you are (now|no longer) (a |an |the |bound|in )',
  '(revele|revelez|affiche|affichez|montre|montrez|donne|donnez|repete|repetez|imprime)[ -](moi )?(ton |ta |tes |votre |vos |le |les )(prompt|instructions?|consignes?|message systeme|configuration|cle)',
  '(reveal|print|show|repeat|output|display|leak|tell me)( me)? (your |the )(full |entire |hidden |initial )?(system )?(prompt|instructions?|configuration|api key|secret)',
  '(system|systeme|assistant|developer|developpeur) ?(:|message|prompt|override)',
  '(as|en tant que) (an |qu.)?(ai|ia|assistant|modele)[^.]{0,30}(must|doi[st]|devez|should)',
  '\\[?(inst|/inst|system)\\]|<\\|?(im_start|im_end|system|assistant|endoftext)',
  '(reponds?|repondez|ecris|ecrivez|dis|dites) (uniquement|seulement|exactement|simplement) (par |avec )?["«:]',
  '(reply|respond|answer|write|say) (only|exactly|simply|just) (with )?["«:]',
  "(jailbreak|mode developpeur|developer mode|do anything now|nouvelles instructions|new instructions|note (a l'attention de |a |pour )l'(ia|assistant)|note to (the )?(ai|assistant|model))",
  "(l'assistant|l'ia|the assistant|the ai|the model|the bot) (doit|devra|must|should|shall|will now)",
]
const pattern = new RegExp(`(?<![a-z])(?:${orders.join('|')})`)

export const ignoredSentence = (sentence: string): boolean => pattern.test(fold(sentence))

/** Whether a text, or the text of a document, holds orders meant for the machine. */
export const holdsOrders = (text: string): boolean => pattern.test(fold(text))
