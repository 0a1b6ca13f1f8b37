// Words, folded, that orders to an assistant share: what one writer calls « garde-fous » is another's "caveats". A class
// says that some word of it stands in a sentence, whichever.
const classes = {
  machine:
    'ia|ai|bots?|chatbots?|robots?|machines?|logiciels?|programmes?|programs?|software|modeles?|models?|algorithm\\w*|assistant\\w*|gpt|chatgpt|llms?|automat\\w*|systemes?|systems?|outils?|tools?|ki',
  rules:
    'regles?|rules?|consignes?|instruct\\w*|directives?|limites?|limits?|filtres?|filters?|garde-?fous?|prudence|precautions?|cautions|reserves?|caveats?|avertissements?|warnings?|disclaimers?|restrictions?|safeguards?|moderation|protocol\\w*|scrupules?|guidelines?|charte|charter|regeln|reglas|regole|regels',
  making:
    'prompts?|config\\w*|parametr\\w*|settings?|memoire|memory|reglages?|programm\\w+|concepteurs?|designers?|developpeurs?|developers?',
  reply:
    'repon\\w*|repl\\w*|answer\\w*|output|response|messages?|sortie|textes?|texts?|phrases?|sentences?|mots?|words?|lignes?|lines?|paragraphes?|paragraphs?',
  summary:
    'resum\\w*|summar\\w*|apercu|preview|brief|notes?|fiche|synthes\\w*|analys\\w*|conclu\\w*|avis|opinion|review',
  expert: 'experts?|experte|specialist\\w*|conseill\\w*|advisers?|humaine?s?|humans?|professionn\\w*|professional\\w*',
  trade:
    'avocate?s?|lawyers?|solicitors?|barristers?|notaires?|notary|medecins?|doctors?|docteur|juges?|judges?|maitre|pharmac\\w*|anwalt|abogado|avvocato|advocaat',
  verdict:
    'gagn\\w*|wins?|winning|won|guarante\\w*|garanti\\w*|raison|verdict\\w*|chances?|pourcentage|percent\\w*|odds|certain\\w*|indemnite\\w*|compensation|doses?|posologie|dosage|chiffr\\w*|figures?|number|montant|amount|diagnos\\w*',
  payment:
    'pay\\w*|paie\\w*|gratuit\\w*|free|prix|price\\w*|tarif\\w*|fees?|factur\\w*|rembours\\w*|refund\\w*|debloqu\\w*|unlock\\w*|offert\\w*',
  secret: 'cach\\w*|hidden|secret\\w*|interne\\w*|internal|confident\\w*|invisible\\w*|private',
  dropping:
    'oubli\\w*|forget\\w*|ignor\\w*|disregard\\w*|enlev\\w*|drop\\w*|lift\\w*|leve\\w*|supprim\\w*|remov\\w*|bypass\\w*|contourn\\w*|desactiv\\w*|disabl\\w*|saut\\w*|skip\\w*|sans|without|aucun\\w*|omet\\w*|omit\\w*|efface\\w*|erase\\w*|override\\w*|passe',
  saying:
    'ecri\\w*|writ\\w*|dis|dites|dire|say|state|tell|affirm\\w*|declar\\w*|confirm\\w*|sign\\w*|ajout\\w*|add|insert|commenc\\w*|begin|start|termin\\w*|end|finish|repet\\w*|repeat|copi\\w*|copy|recopi\\w*|recit\\w*|affich\\w*|show|montr\\w*|print|display|donn\\w*|give|list\\w*|annonc\\w*|announc\\w*|put|mets|mettez|set',
  playing:
    'imagin\\w*|pretend\\w*|comme|as|jou\\w*|play\\w*|roles?|incarn\\w*|deviens|devenez|become|act|agis|agissez|personnages?|character|roman|novel|histoire|story|poeme|poem|jeu|game',
  you: 'tu|te|t|toi|ton|ta|tes|vous|votre|vos|you|your|yours|u|ur',
  me: 'je|j|mon|ma|mes|me|m|moi|i|my|nous|we|our|notre|nos',
  others: 'il|elle|ils|elles|on|he|she|they|son|sa|his|her|their|lui|leur|ses',
  told: 'a|ont|avait|avais|etait|was|were|had|said|told|dit|ai|has|have|est|is',
  only: 'jamais|never|pas|not|don|ne|n|toujours|always|uniquement|only|seulement|juste|just|que',
  when: 'maintenant|desormais|now|dorenavant|until|tant|des|once|moment|quand|when|si|if|chaque|every|each|whenever',
  all: 'tout|toute|tous|toutes|all|any|everything|rien|nothing|complet\\w*|complete|full|entier\\w*|whole|entire',
}

const patterns = Object.entries(classes).map(([name, words]) => [name, new RegExp(`^(?:${words})$`)] as const)

/** The classes of which these words have one, in an order of their own. */
export const wordClassesOf = (words: readonly string[]): string[] =>
  patterns.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([name]) => name)
