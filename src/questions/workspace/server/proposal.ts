// The machine's proposal for an answer, and what the expert takes of it.
import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { dossierOf, spokenLanguage } from '../../assistant/server/turn.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { questionById } from '../../server/views.ts'
import { writesIn } from '../../translation/lines.ts'
import type { PartText, Proposal } from '../contract.ts'
import { locked, type OfQuestion, ownExpert } from './commands.ts'
import { composeProposal } from './compose-proposal.ts'
import { acceptedBy, dropAccepted, partOf, putAccepted } from './proposal-store.ts'

/**
 * Composed anew from what the client has said so far and the published texts, without a model, in the language that the
 * expert writes in: nothing of it is stored before the expert takes a part. @throws Refusal `question_unknown`, `lease_lost`
 */
export async function proposalFor(ports: Ports, actor: Person, questionId: string): Promise<z.input<typeof Proposal>> {
  const expert = await ownExpert(ports.db, actor)
  await ports.transact((tx) => locked(tx, questionId, expert.id))
  const row = await questionById(ports.db, questionId)
  if (!row || workToken(row.life, expert.id) === null) throw new Refusal('lease_lost', 409)
  const locale = writesIn(expert.languages, row.locale)
  const written = await spokenLanguage(ports.db, row)
  const [dossier, accepted] = await Promise.all([
    dossierOf(ports, { ...row, locale }, written),
    acceptedBy(ports.db, row.id, expert.id),
  ])
  const draft = composeProposal(composePreview(dossier), locale, siteOf(ports))
  return { draft, locale, accepted: accepted.map(partOf) }
}

const siteOf = ({ config }: Ports) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

type Choice = OfQuestion & { part: PartText; state: 'accepted' | 'confirmed' | 'left' }

/** Takes a part of the proposal, confirms it, or leaves it again. @throws Refusal `lease_lost` */
export async function chooseProposed(ports: Ports, actor: Person, input: Choice) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    await applyTo(ports, tx, row, [{ kind: 'save_draft', expertId: expert.id, token: input.token }])
    const { section, text } = input.part
    const part = { questionId: row.id, expertId: expert.id, section }
    const now = ports.clock.now()
    if (input.state === 'left') await dropAccepted(tx, part)
    else await putAccepted(tx, part, text, { acceptedAt: now, confirmedAt: input.state === 'confirmed' ? now : null })
    return { accepted: (await acceptedBy(tx, row.id, expert.id)).map(partOf) }
  })
}
