import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Message } from '../shapes.ts'
import { applyTo } from './apply.ts'
import { sayEmergency } from './assistant.ts'
import { attachAll } from './attach.ts'
import { correctionSaid, forgetPreview } from './field.ts'
import { messageViews } from './message-view.ts'
import { mayBeSaid, mayGoOn } from './open.ts'
import { appendMessage, lockQuestion } from './store.ts'

/**
 * The client speaks: to the assistant, to the expert, or into the waiting dossier. What corrects the field does so.
 * @throws Refusal `question_unknown`, `question_closed`, `illegal_transition`, `health_closed`, `file_missing`
 */
export async function say(
  ports: Ports,
  actor: Person,
  input: { questionId: string; text: string; attachments: readonly string[] },
): Promise<Message> {
  return ports.transact(async (tx) => {
    const row = await lockQuestion(tx, input.questionId)
    if (!row || row.person_id !== actor.personId) throw new Refusal('question_unknown', 404)
    mayGoOn(ports, row)
    await mayBeSaid(ports, tx, row, input.text)
    const message = await appendMessage(tx, row.id, {
      id: ports.ids.id(),
      author: 'client',
      authorId: actor.personId,
      authorName: null,
      kind: 'text',
      body: input.text,
      data: null,
      locale: row.locale,
      at: ports.clock.now(),
    })
    await attachAll(tx, actor, input.attachments, { questionId: row.id, messageId: message.id })
    await sayEmergency(ports, tx, row, input.text)
    const correction = await correctionSaid(ports, tx, row, actor)
    const saved = await applyTo(ports, tx, row, [
      { kind: 'client_message', by: actor.personId, document: input.attachments.length > 0 },
      ...(correction ? [correction] : []),
    ])
    if (correction) await forgetPreview(tx, saved)
    const [view] = await messageViews(ports, tx, saved, [message], 'client')
    if (!view) throw new Error(`message ${message.id} has no view`)
    return view
  })
}
