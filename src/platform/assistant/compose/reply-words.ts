// How people say in a reply that they do not know, pass, have had enough of questions, or ask something themselves.
import { saysNone } from '../extraction/no-deadline.ts'
import { fold, sentences } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'

const courtesy =
  "(?:bonjour|hello|hi|oui|non|ok|okay|alors|bon|bref|mais|desolee?|pardon|merci|s'il vous plait|svp|stp|yes|no|well|but|so|sorry|thanks|thank you|please)"
const whole = (sources: readonly string[], after = ''): RegExp =>
  new RegExp(`^(?:${courtesy}[ ,.!]+)*(?:${sources.join('|')})(?:[ ,]+(?:${courtesy}${after}))*[ .!…]*$`)

const unknownOrPassed = whole(
  [
    "(?:je )?(?:ne )?sais (?:pas|plus)|jsp|(?:je l|j)'ignore|(?:je n'ai |j'ai )?(?:aucune|pas d')(?: ?la moindre)? ?idee",
    "je n'en (?:sais rien|ai (?:aucune|pas la moindre) idee)|je ne (?:me|m'en) souviens (?:pas|plus)",
    "(?:je ne suis )?pas (?:sure?|certaine?)|je n'ai pas (?:cette information|l'information|la reponse)",
    "i (?:really |honestly )?(?:do not|don't|dont) (?:know|remember|recall)|(?:i(?:'m| am) )?not sure|(?:i have )?no (?:idea|clue)|idk|dunno",
    'skip(?: (?:it|this|that)(?: one| question)?)?|(?:on |je )?passe(?:r|z|ons)?(?: (?:cette question|celle-ci|a la suivante))?',
    '(?:question )?suivante?|next(?: question| one)?|pass',
    '(?:je (?:prefere|souhaite|veux|voudrais) )?ne pas (?:repondre|le dire|dire)|je ne (?:veux|souhaite|peux|sais) pas (?:repondre|(?:le|vous le) dire)',
    "(?:i(?:'d| would) )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell))?|(?:i )?(?:can't|cannot|don't want to) (?:say|answer|tell)",
    '\\?+|-+',
  ],
  "|trop|vraiment|exactement|encore|du tout|pour (?:l'instant|le moment)|(?:a )?cette question|really|yet|at all|exactly|(?:this|that)(?: one| question)?",
)

/** Whether a reply says that the client does not know, or passes the question; also beside « aucune date », which answers another. */
export function isNoAnswer(text: string): boolean {
  const folded = fold(text)
  if (unknownOrPassed.test(folded)) return true
  const parts = folded.split(/ *[,;.:!…]+ *| +(?:et|and|mais|but) +/).filter((part) => part !== '')
  const unknown = parts.filter((part) => unknownOrPassed.test(part))
  return unknown.length > 0 && parts.every((part) => unknown.includes(part) || saysNone(part))
}

const enough = whole([
  "stop|arretez(?: (?:la|les questions|de (?:me )?poser des questions))?|ca suffit|that's enough|enough",
  "(?:c'est|voila) tout(?: ce que (?:je sais|j'ai))?|that's (?:all|it)(?: i (?:know|have))?|nothing (?:else|more)(?: to (?:add|say))?",
  "(?:je n'ai )?rien (?:d'autre|de plus)(?: a (?:dire|ajouter))?|je n'ai rien a ajouter|i have nothing (?:else |more )?to (?:add|say)",
  "(?:stop[ ,]+)?(?:(?:je ne veux )?plus|(?:je ne veux )?pas|assez|trop|sans)(?: aucunes?| autres?| d'autres)?(?: de| d')? ?(?:vos |tes )?questions?",
  '(?:je (?:prefere|veux|voudrais|souhaite) )?(?:passe[rz]?|saute[rz]?)(?: a| toutes)?(?: (?:ces|les|vos|tes))?(?: autres)? questions',
  'je ne (?:veux|souhaite) plus (?:repondre|de questions?)(?: a (?:vos|ces|des) questions)?',
  "(?:stop[ ,]+)?(?:no|enough|stop|skip|stop asking|i(?:'d| would) rather skip|i want to skip)(?: all| any)?(?: the| these| those| your| me)?(?: more| other| rest of the| remaining)? questions",
  'skip (?:all|everything|them|them all|the (?:rest|others))',
])
/** Long enough for « pouvez-vous me donner directement l'aperçu s'il vous plaît », too short for a story. */
const longestRequest = 90
const wantsResult =
  /(?<![a-z])(?:apercu|preview)(?![a-z])|^(?:[a-z]+[ ,]+){0,2}(?:je (?:veux|voudrais|prefere|souhaite)|laissez-moi|i (?:just )?(?:want|would like|prefer)|i'd (?:like|prefer|rather)|let me) (?:[a-z]+ ){0,3}(?:parler|speak|talk) (?:[a-z]+ ){0,2}(?:a|avec|to|with) (?:[a-z']+ ){0,2}(?:expert|humain|quelqu'un|human|someone|somebody|person)/

/** Whether a sentence asks for no more questions, or for what comes after them. */
export function endsQuestions(sentence: string): boolean {
  const folded = fold(sentence)
  return enough.test(folded) || (folded.length <= longestRequest && wantsResult.test(folded))
}

const previewOnly = whole([
  "(?:ecrivez|donnez-moi|juste) l'apercu(?: maintenant)?",
  '(?:write|give me|just) the preview(?: now)?',
])

/** Whether a sentence asks for the preview and says nothing else: it tells an expert nothing. */
export const wantsOnlyPreview = (sentence: string): boolean => previewOnly.test(fold(sentence))

const greeting = whole(['merci(?: beaucoup)?', "(?:merci|thanks) d'avance", 'thank you(?: very much)?', courtesy])
const accepted = whole(["d'accord", 'tres bien', 'parfait', "c'est (?:bon|note)", 'all right', 'fine', 'ok(?:ay)?'])
const enclosed = whole([
  '(?:voici|voila|ci-joint)(?: (?:un|le|les|mon|mes|des))?(?: (?:documents?|pieces?(?: jointes?)?|fichiers?|photos?))?',
  '(?:here (?:is|are)|see)(?: (?:a|the|my|some|attached))?(?: (?:documents?|files?|attachments?|photos?))?|attached',
])

/** Whether a sentence says nothing that could answer the question. */
export function saysNothing(sentence: string, { kind }: Pick<ScriptQuestion, 'kind'>): boolean {
  const folded = fold(sentence)
  const yesOrNo = kind === 'yes-no' || kind === 'document'
  if (yesOrNo && startsWithYesOrNo(sentence)) return false
  return greeting.test(folded) || (!yesOrNo && accepted.test(folded)) || (kind !== 'document' && enclosed.test(folded))
}

export const startsWithYesOrNo = (sentence: string): boolean =>
  /^(?:oui|ouais|non|si|pas du tout|bien sur|tout a fait|yes|yeah|yep|no|nope|not (?:at all|yet)|of course|d'accord|ok(?:ay)?)(?![a-z])/.test(
    fold(sentence),
  )

export const asks = (sentence: string): boolean => /\?\s*$/.test(sentence)

/** « Pourquoi voulez-vous le savoir ? » */
export const asksWhy = (text: string): boolean =>
  sentences(text).some(
    (sentence) =>
      asks(sentence) &&
      sentence.length <= longestRequest &&
      /^(?:[a-z]+[ ,]+)?(?:pourquoi|pour quoi faire|a quoi (?:ca|cela)|en quoi|quel rapport|why|what (?:for|does (?:it|that))|how (?:come|does (?:it|that)|is (?:it|that)))(?![a-z])/.test(
        fold(sentence),
      ),
  )

/** « 1. meublé 2. M. Durand »: on one line or on several. */
export const byNumber = (reply: string): { rank: number; words: string }[] => {
  const marks = [...reply.matchAll(/(?:^|\s)([1-3])\s?(?:[.):-]\s+|\)\s*)(?=\S)/g)]
  if (marks.length === 0 || (marks.length === 1 && reply.slice(0, marks[0]!.index).trim() !== '')) return []
  return marks.map((mark, index) => ({
    rank: Number(mark[1]),
    words: reply.slice(mark.index + mark[0].length, marks[index + 1]?.index).replace(/[\s;,]+$/, ''),
  }))
}
