import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { grantGuarantee } from '../../../billing/refunds/server/guarantee.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockOwn } from '../../checkout/server/unlock.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { questionView } from '../../server/question-view.ts'
import type { QuestionView } from '../../shapes.ts'

/**
 * Claims a refund of the first answer: decided by rules alone, at once, in one transaction. A repeated claim gets the
 * same reply.
 * @throws Refusal `question_unknown`, `claim_not_possible`, `claim_too_late`
 */
export async function claimGuarantee(
  ports: Ports,
  actor: Person,
  input: { questionId: string; locale: Locale },
): Promise<QuestionView> {
  return ports.transact(async (tx) => {
    let row = await lockOwn(tx, actor, input.questionId)
    if (row.life.claim !== 'GRANTED') {
      const { order } = row.life
      // A claim before the answer gets its own refusal: there is nothing to be dissatisfied with yet.
      if (row.life.answeredAt === null || !order) throw new Refusal('claim_not_possible', 409)
      const saved = await applyTo(ports, tx, row, [{ kind: 'claim_open', by: actor.personId }])
      await grantGuarantee(ports, tx, { orderId: order, by: 'client', locale: input.locale })
      row = await applyTo(ports, tx, saved, [{ kind: 'claim_granted' }])
    }
    return questionView(ports, tx, row, actor, input.locale)
  })
}
