// A danger that was told in another box than that of questions: it stands as that of a question does.
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { charged } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { FeaturePorts } from '../../../platform/ports.ts'
import { keepInDanger } from '../../asking/server/ask.ts'
import { sameInDanger } from '../../server/person-questions-store.ts'
import { questionById } from '../../server/views.ts'
import '../../../billing/server/danger-port.ts'
import { withdrawEmergency } from './commands.ts'

type Dangers = FeaturePorts['dangers']

const nothing = {
  category: null,
  subCategory: null,
  requestedExpert: null,
  attachments: [],
  except: [],
  safeToWrite: null,
}

/** The same text again is kept already, and told once. */
const keep: Dangers['keep'] = async (ports, actor, written, facts) => {
  const before = await sameInDanger(ports.db, actor.personId, written.text)
  if (before) return before.id
  const input = { ...nothing, ...written, notEmergency: [...written.notEmergency], isOfOtherBox: true as const }
  try {
    return (await charged(ports, budgets.ask, actor, () => keepInDanger(ports, actor, input, facts))).id
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const withdraw: Dangers['withdraw'] = async (ports, actor: Person, kept) => {
  const row = await questionById(ports.db, kept)
  if (row?.personId === actor.personId) await withdrawEmergency(ports, kept)
}

export const keptDangers: Dangers = { keep, withdraw }
