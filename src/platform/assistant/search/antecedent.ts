// Whether a sentence says by itself what it is about.

/** « Il faut », « il est interdit de »: nobody is meant. */
const impersonal =
  /^Il (?:n[e’'] ?)?(?:faut|y a|existe|suffit|s’agit|vaut|reste|convient|manque|arrive|appartient|est (?:\p{L}+ )?(?:interdit|possible|conseillé|recommandé|prudent|utile|inutile|nécessaire|obligatoire|permis|défendu|préférable|dangereux|rare|fréquent|normal|important|temps|tenu compte|d’usage)|n’est (?:pas|jamais) (?:\p{L}+ )?(?:interdit|possible|nécessaire|obligatoire|permis|utile))(?!\p{L})/u
const nobody =
  /^It (?:is|was|may be|can be) (?:\w+ ){0,3}?(?:to|that|for|forbidden|illegal|best|better|worth|possible|enough)(?!\w)|^It (?:takes|pays|helps|costs)(?!\w)/
const french =
  /^(?:Elles?|Ils?|Celui-ci|Celle-ci|Ceux-ci|Celles-ci|Celui-là|Celle-là|Cela|Ça|Ce derni(?:er|ère)|Cette dernière|Ces derni(?:ers|ères)|Lui|Eux|Ce(?! (?:qu|n’est pas (?:que|parce)|sont (?:le|la|les|des))|ux|lui)|Cet|Cette|Ces|Leurs?)(?![\p{L}’])/u
const english =
  /^(?:It|Its|They|Their|He|She|His|Her|This|These|Those|That(?! is why)|Such)(?!\w|’s (?:best|better|worth))/

/** Whether a passage begins with a word for what only the sentence before it names: « Elle se demande par écrit ». */
export const leansOnSentenceBefore = (passage: string): boolean =>
  (french.test(passage) && !impersonal.test(passage)) || (english.test(passage) && !nobody.test(passage))
