import { isHeld } from '../../../accounts/server/people.ts'
import { captureLater, voidOrRefundLater } from '../../../billing/orders/server/apply-desired-state.ts'
import { candidatesFor } from '../../../experts/matching/server/candidates.ts'
import { recordLapse, recordOffered, setAway } from '../../../experts/server/changes.ts'
import { expertById } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { forgetDocuments } from '../../files/server/attach.ts'
import { awayAfter } from '../../matching/matching.ts'
import { emailClient } from '../../notifications/server/mail.tsx'
import { pushHandOver, pushOffer, pushToClient, pushToExpert } from '../../notifications/server/push.ts'
import { defaultRules } from '../../rules.ts'
import { deleteBrief } from '../../server/brief-store.ts'
import { insertAlert } from '../../server/changes.ts'
import { emptyMessages, noEmergency, updateQuestion } from '../../server/store.ts'
import type { QuestionRow } from '../../server/views.ts'
import { deleteTranslations } from '../../translation/server/translation-store.ts'
import type { Effect } from '../events.ts'

/** How long the demonstration's scripted expert takes, in milliseconds: the waiting screen can be seen. */
const scriptedTakes = { accept: 6_000, follow_up: 3_000 }

/** Carries out the effects of a decision inside the same transaction: as rows and jobs, never as calls outside. */
export async function performEffects(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  effects: readonly Effect[],
): Promise<void> {
  for (const effect of effects) await performOne(ports, tx, row, effect)
}

async function performOne(ports: Ports, tx: Tx, row: QuestionRow, effect: Effect): Promise<void> {
  const now = ports.clock.now()
  switch (effect.kind) {
    case 'capture':
      return captureLater(ports, tx, effect.order)
    case 'void':
      await voidOrRefundLater(ports, tx, effect.order)
      return
    case 'refund':
      await voidOrRefundLater(ports, tx, effect.order, effect.reason)
      return
    case 'offer':
      await recordOffered(tx, [effect.expertId], now)
      await pushOffer(ports, tx, row, [effect.expertId], new Date(effect.expiresAt))
      return wakeScripted(ports, tx, row, { expertId: effect.expertId, token: effect.token, act: 'accept' })
    case 'hand_over':
      return pushHandOver(ports, tx, row, effect.expertId, new Date(effect.expiresAt))
    case 'broadcast': {
      const asked = effect.ranked.map((ranked) => ranked.expertId)
      await recordOffered(tx, asked, now)
      await pushOffer(ports, tx, row, asked)
      for (const { expertId } of effect.ranked)
        await wakeScripted(ports, tx, row, { expertId, token: effect.token, act: 'accept' })
      return
    }
    case 'lapsed':
      return lapsed(ports, tx, row, effect.expertId)
    case 'assistant':
      return ports.jobs.enqueue(
        tx,
        'question.assistant',
        { questionId: row.id, turn: effect.turn },
        { key: `${row.id}:${effect.turn}` },
      )
    case 'notify':
      if (effect.to === 'expert') {
        const { expertId, template } = effect
        if (template === 'follow_up')
          await wakeScripted(ports, tx, row, { expertId, token: row.life.fencing, act: 'follow_up' })
        return pushToExpert(ports, tx, row, expertId, template)
      }
      await emailClient(ports, tx, row, effect.template)
      return pushToClient(ports, tx, row, effect.template)
    case 'alert':
      return insertAlert(tx, {
        id: ports.ids.id(),
        questionId: row.id,
        template: effect.template,
        data: effect.data,
        at: now,
      })
    case 'purge':
      return purge(ports, tx, row)
    case 'keep_draft':
    case 'mute_assistant':
    case 'withdraw_offers':
      // The draft stays with its author, the state mutes, and the announcement of the change empties the workspaces.
      return
  }
}

type Woken = { expertId: string; token: number; act: 'accept' | 'follow_up' }

async function wakeScripted(ports: Ports, tx: Tx, row: QuestionRow, { expertId, token, act }: Woken): Promise<void> {
  const expert = await expertById(tx, expertId)
  if (!expert?.scripted) return
  const startAfter = new Date(ports.clock.now().getTime() + scriptedTakes[act])
  await ports.jobs.enqueue(tx, 'question.scripted', { questionId: row.id, token, act }, { startAfter })
}

async function lapsed(ports: Ports, tx: Tx, row: QuestionRow, expertId: string): Promise<void> {
  const inRow = await recordLapse(tx, expertId)
  const expert = await expertById(tx, expertId)
  if (!expert || expert.scripted) return
  const others = await candidatesFor(ports, tx, {
    category: row.category,
    subCategory: row.subCategory,
    locale: row.locale,
    widened: true,
    requested: null,
  })
  const online = others.filter((other) => other.online && other.id !== expertId && !other.scripted).length
  if (!awayAfter(inRow, online, defaultRules.matching)) return
  await setAway(tx, expertId, ports.clock.now())
  await announcePublicChange(tx, ['experts'])
}

/** Erases what a visitor typed and never came back for (GDPR, art. 5: no longer than needed). */
async function purge(ports: Ports, tx: Tx, row: QuestionRow): Promise<void> {
  if (await isHeld(tx, row.personId)) return
  await updateQuestion(tx, row.id, { title: '', body: '', ...noEmergency })
  await emptyMessages(tx, row.id)
  await deleteBrief(tx, row.id)
  await deleteTranslations(tx, [row.id])
  await forgetDocuments(ports, tx, row.id)
}
