import { peopleOf } from '../../../experts/server/views.ts'
import { otherLocale } from '../../../i18n/locale.ts'
import { settleBrief, surelyAnswered } from '../../../platform/assistant/compose/settled.ts'
import type { Ports } from '../../../platform/ports.ts'
import { briefOf, updateBrief } from '../../server/brief-store.ts'
import { lockQuestion, questionById } from '../../server/views.ts'
import { dossierOf, spokenLanguage } from './turn.ts'

/**
 * Takes into the brief what the client has answered since it was written, in both languages, and tells the expert's page.
 * The assistant is silent then: only its list of what is missing, and the facts beside it, follow the conversation.
 */
export async function settleKeptBrief(ports: Ports, questionId: string): Promise<void> {
  const row = await questionById(ports.db, questionId)
  if (!row?.life.category || !(await briefOf(ports.db, questionId))?.data.missing.length) return
  const written = await spokenLanguage(ports.db, row)
  const own = await dossierOf(ports, { ...row, locale: written }, written)
  const inOther = await dossierOf(ports, { ...row, locale: otherLocale(written) }, written)
  const [data, other] = written === row.locale ? [own, inOther] : [inOther, own]
  const answers = surelyAnswered(own)
  await ports.transact(async (tx) => {
    const locked = await lockQuestion(tx, questionId)
    const brief = locked && (await briefOf(tx, questionId))
    if (!brief) return
    const settled = settleBrief(brief.data, data, answers)
    if (settled.missing.length === brief.data.missing.length) return
    await updateBrief(tx, questionId, { data: settled, other: brief.other && settleBrief(brief.other, other, answers) })
    const readers = locked.expertId ? await peopleOf(tx, [locked.expertId]) : new Map<string, string>()
    await ports.live.announce(tx, [...readers.values()], { kind: 'desk', ref: questionId })
  })
}
