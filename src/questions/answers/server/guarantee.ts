import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { grantGuarantee } from '../../../billing/refunds/server/guarantee.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { carryOut } from '../../../platform/undo/undoable.ts'
import { lockOwn } from '../../checkout/server/unlock.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { dropPending, schedule } from '../../lifecycle/server/undo.ts'
import { questionView } from '../../server/question-view.ts'
import { type QuestionRow, questionById } from '../../server/views.ts'

type Claim = { questionId: string; locale: Locale }

/**
 * Claims a refund of the first answer: decided by rules alone, in one transaction, at once or ten seconds later. A
 * repeated claim gets the same reply.
 * @throws Refusal `question_unknown`, `claim_not_possible`, `claim_too_late`
 */
export async function claimGuarantee(ports: Ports, actor: Person, input: Claim & { undoable: boolean }) {
  const { personId } = actor
  return ports.transact(async (tx) => {
    // What has been given back cannot be undone: the repeated claim gets its reply, and nothing is scheduled.
    if (!input.undoable) await dropPending(tx, ['guarantee'], input.questionId)
    const granted = (await questionById(tx, input.questionId))?.life.claim === 'GRANTED'
    const row =
      input.undoable && !granted
        ? await schedule(ports, tx, 'guarantee', { ...input, personId, input: { locale: input.locale } }, (trial) =>
            grant(trial, tx, personId, input),
          )
        : await grant(ports, tx, personId, input)
    return questionView(ports, tx, row, actor, input.locale)
  })
}

/** After its ten seconds: what was in time when it was claimed stays so. */
export async function grantScheduled(ports: Ports, id: string): Promise<void> {
  await carryOut(ports, id, async (tx, { subject, input, askedAt }) => {
    const row = await questionById(tx, subject)
    if (!row) return
    await grant(ports, tx, row.personId, { questionId: subject, locale: input.locale as Locale }, askedAt)
  })
}

async function grant(
  ports: Ports,
  tx: Tx,
  personId: string,
  { questionId, locale }: Claim,
  askedAt?: Date,
): Promise<QuestionRow> {
  const row = await lockOwn(tx, { personId }, questionId)
  if (row.life.claim === 'GRANTED') return row
  const { order } = row.life
  // A claim before the answer gets its own refusal: there is nothing to be dissatisfied with yet.
  if (row.life.answeredAt === null || !order) throw new Refusal('claim_not_possible', 409)
  const saved = await applyTo(ports, tx, row, [{ kind: 'claim_open', by: personId, askedAt: askedAt?.getTime() }])
  await grantGuarantee(ports, tx, { orderId: order, by: 'client', locale })
  return applyTo(ports, tx, saved, [{ kind: 'claim_granted' }])
}
