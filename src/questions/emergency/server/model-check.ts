// A second reader of what a client writes, where a model is configured: it can only add to what the detector finds.
import { partyOf } from '../../../accounts/server/people.ts'
import { latestAddressOf } from '../../../accounts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { reportedEmergencyFacts } from '../../../safety/facts.ts'
import { messages as en } from '../../../safety/messages.en.ts'
import { type EmergencySituation, isSituation } from '../../../safety/situation-rules.ts'
import { callBook } from '../../assistant/server/call-book.ts'
import { lockQuestion, messagesOf, type QuestionRow, questionById } from '../../server/views.ts'
import { raiseEmergency } from './detect.ts'
import { mayReportEmergency } from './report.ts'

type Job = { questionId: string; messageId: string }

/** Has a model read this message beside whatever else is done with it; nothing waits for it. */
export async function checkByModelLater(ports: Ports, tx: Tx, job: Job): Promise<void> {
  if (ports.assistant.safety) await ports.jobs.enqueue(tx, 'question.safety', job, { key: job.messageId })
}

const names = Object.fromEntries(Object.entries(en.situations).map(([key, { name }]) => [key, name]))

/**
 * Where the model finds a situation it stands as if the detector had found it, unless the client has said meanwhile that
 * it is none.
 */
export async function checkByModel(ports: Ports, { questionId, messageId }: Job): Promise<void> {
  const row = await questionById(ports.db, questionId)
  if (!ports.assistant.safety || !row || !mayReportEmergency(row)) return
  const said = (await messagesOf(ports.db, questionId)).filter(({ author }) => author === 'client')
  const at = said.findIndex(({ id }) => id === messageId)
  const message = said[at]
  if (!message) return
  // What was said to be no emergency counts for the messages before; a new one is read by itself, as the detector does.
  const before = row.emergencySetAside.length > 0 ? [] : said.slice(0, at)
  const texts = [...before, message].map(({ body }) => body)
  const situation = await ports.assistant.safety({ texts, situations: names }, callBook(ports, row))
  if (!isSituation(situation)) return
  await ports.transact(async (tx) => {
    const locked = await lockQuestion(tx, questionId)
    if (!locked || !mayReportEmergency(locked)) return
    const repeated = at === 0 || said.slice(0, at).some(({ body }) => body === message.body)
    if (repeated && locked.emergencySetAside.includes(situation)) return
    if (locked.emergencyDismissedAt && locked.emergencyDismissedAt >= message.at) return
    await raise(ports, tx, locked, situation, said.map(({ body }) => body).join('\n'))
  })
}

async function raise(ports: Ports, tx: Tx, row: QuestionRow, situation: EmergencySituation, text: string) {
  const [address, party] = await Promise.all([latestAddressOf(tx, row.personId), partyOf(tx, row.personId)])
  const signs = {
    locale: row.locale,
    address: address ? ports.countries.countryOf(address) : null,
    ...(party?.country && { account: party.country }),
  }
  await raiseEmergency(ports, tx, row, reportedEmergencyFacts(situation, text, signs))
}
