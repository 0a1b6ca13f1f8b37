import './jobs-table.ts'
import { deleteExpiredKeys } from '../../api/server/idempotency-store.ts'
import type { Ports } from '../../platform/ports.ts'
import { sweepUndoable } from '../../platform/undo/undoable.ts'
import { grantScheduled } from '../answers/server/guarantee.ts'
import { settleKeptBrief } from '../assistant/server/settle-brief.ts'
import { assistantTurn } from '../assistant/server/turn.ts'
import {
  captureFailed,
  contractWithdrawn,
  orderCaptured,
  orderHeld,
  orderRefunded,
  orderVoided,
  planContinued,
  planOpened,
  replayMissedOrderUpdates,
} from '../checkout/server/orders.ts'
import { withdrawScheduled } from '../checkout/server/unlock.ts'
import { escalateUnopened } from '../emergency/server/escalate.ts'
import { checkByModel } from '../emergency/server/model-check.ts'
import { forgetLooseFiles } from '../files/server/attach.ts'
import { tick } from '../lifecycle/server/apply.ts'
import { offerWaiting } from '../matching/server/available.ts'
import { sendNotices } from '../notifications/server/mail.tsx'
import { translateWaiting } from '../translation/server/translate.ts'
import { earlierReviews, translateReview } from '../translation/server/translate-review.ts'
import { releaseStrayLeases } from '../workspace/server/offboarding.ts'
import { scripted } from '../workspace/server/scripted-expert.ts'
import { dueQuestions, updateQuestion } from './store.ts'

/** All background jobs of questions. */
export function questionsJobs(ports: Ports): void {
  ports.jobs.handle('question.tick', ({ questionId }) => tick(ports, questionId))
  ports.jobs.handle('question.email', ({ questionId }) => sendNotices(ports, questionId))
  ports.jobs.handle('question.assistant', ({ questionId, turn }) => assistantTurn(ports, questionId, turn))
  ports.jobs.handle('question.brief', ({ questionId }) => settleKeptBrief(ports, questionId))
  ports.jobs.handle('question.safety', (job) => checkByModel(ports, job))
  ports.jobs.handle('question.emergency-unopened', ({ alert }) => escalateUnopened(ports, alert))
  ports.jobs.handle('question.translate', ({ questionId }) => translateWaiting(ports, questionId))
  ports.jobs.handle('question.translate-review', (job) => translateReview(ports, job))
  ports.jobs.handle('question.scripted', (job) => scripted(ports, job))
  ports.jobs.handle('question.expert-available', ({ expertId }) => offerWaiting(ports, expertId))
  ports.jobs.handle('question.guarantee', ({ undoable }) => grantScheduled(ports, undoable))
  ports.jobs.handle('question.close', ({ undoable }) => withdrawScheduled(ports, undoable))
  ports.jobs.handle('question.stop_search', ({ undoable }) => withdrawScheduled(ports, undoable))
  ports.jobs.handle('question.remove-file', ({ key }) => ports.files.remove(key))
  ports.jobs.handle('order.held', (news) => orderHeld(ports, news))
  ports.jobs.handle('order.captured', (news) => orderCaptured(ports, news))
  ports.jobs.handle('order.capture-failed', (news) => captureFailed(ports, news))
  ports.jobs.handle('order.voided', (news) => orderVoided(ports, news))
  ports.jobs.handle('plan.opened', (news) => planOpened(ports, news))
  ports.jobs.handle('plan.kept', (news) => planContinued(ports, news))
  ports.jobs.handle('contract.withdrawn', (news) => contractWithdrawn(ports, news))
  ports.jobs.handle('order.refunded', (news) => orderRefunded(ports, news))
  // Finds by its date what is due after a lost tick, or after a whole night without a process.
  ports.jobs.every('question.sweep', 5, () => sweep(ports))
  ports.jobs.every('undoable.sweep', 5, () => sweepUndoable(ports))
  ports.jobs.every('question.orders', 600, () => replayMissedOrderUpdates(ports))
  ports.jobs.every('question.loose-files', 3600, () => forgetLooseFiles(ports))
  ports.jobs.every('question.earlier-reviews', 600, earlierReviews(ports))
  ports.jobs.every('experts.stray-leases', 60, () => releaseStrayLeases(ports))
  ports.jobs.every('idempotency.forget', 3600, () => deleteExpiredKeys(ports.db, ports.clock.now()))
}

const sulkMs = 60_000

/** A question that fails is tried again after a minute, so that it does not hold up the others. */
export async function sweep(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  for (const { id } of await dueQuestions(ports.db, now))
    await tick(ports, id).catch(async (error: unknown) => {
      ports.log.error({ err: error, questionId: id }, 'tick failed')
      await updateQuestion(ports.db, id, { nextDueAt: new Date(now.getTime() + sulkMs) })
    })
}
