// Follow-ups on evidence: how to prove something, and whether what one has is enough.
import { fill } from '../../i18n/text.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { fold } from '../../platform/assistant/fold.ts'
import type { Dossier, SheetRule } from '../../platform/assistant/port.ts'
import { papersInSentence, rulesInSituation, wordsIn } from './model-answer.ts'

const ofProof = /\b(?:preuves?|prouv\w+|demontr(?:e|er|ez)|evidence|pro(?:of|ofs|ve|ves|ved|ven|ving))\b/

/** Whether folded text asks how something is proved; « il prouve que… ? » of the other side is a fact of the file. */
const asksProof = (message: string): boolean => message.includes('?') && ofProof.test(fold(message))

/** The rule of the client's case that people look for when they ask how to prove it. */
const proofRule = (dossier: Dossier): SheetRule | undefined =>
  rulesInSituation(dossier).find(({ about }) => about.some((phrase) => ofProof.test(fold(phrase))))

/** What a message on evidence is answered with; nothing where it asks for something else. */
export function proofReply(
  dossier: Dossier,
  message: string,
  quoted: (rule: SheetRule) => readonly string[],
): string[] {
  if (!asksProof(message)) return []
  const { reply } = wordsIn(dossier.locale)
  const rule = proofRule(dossier)
  const papers = papersInSentence(dossier)
  const open = knowledge(dossier).missing.find(({ ask, why }) => ofProof.test(fold(`${ask} ${why}`)))
  const facts = [...(rule ? quoted(rule) : []), ...(papers === '' ? [] : [fill(reply.proofPapers, { papers })])]
  if (open) return [...facts, fill(reply.proofAsk, { ask: open.ask, why: open.why })]
  return facts.length > 0 ? [...facts, reply.proofWorth] : []
}
