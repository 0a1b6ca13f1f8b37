import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { startVisit } from '../../accounts/server/sessions.ts'
import type { Actor, Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { questionsApi } from '../contract.ts'
import { ask } from './ask.ts'
import { sendWayBack, siteAddress } from './mail.tsx'
import { mayBeKept, proposed } from './open.ts'
import { questionById } from './store.ts'

type AskedByLetter = z.output<(typeof questionsApi)['POST /questions/by-letter']['body'] & object>

const perAddress = { name: 'ask-by-letter', points: 10, seconds: 3600 }
const perAddressee = { name: 'ask-by-letter-to', points: 3, seconds: 3600 }
const linkLasts = 24 * 3_600_000
const sent = { sent: true as const }

/**
 * Asks for a browser that runs no script: the question is kept under a visitor of its own, and a letter carries the way
 * to it, which works once. A form that a machine has filled in, and an address that has had its letters for this hour,
 * get the same answer and no letter.
 * @throws Refusal `not_a_question`, `category_unknown` (it is not clear either), `health_closed`
 */
export async function askByLetter(ports: Ports, actor: Actor, input: AskedByLetter): Promise<typeof sent> {
  await ports.limits.spend(perAddress, actor.address)
  if (input.website || !(await mayWriteTo(ports, input.email))) return sent
  const { text, locale, email } = input
  mayBeKept(ports, text, input.category, locale)
  const { reading, proposals } = proposed(ports, text, locale)
  const best = reading === 'clear' || input.category ? proposals[0] : undefined
  if (reading === 'no_question') throw new Refusal('not_a_question', 422)
  const category = input.category ?? best?.category
  if (!category) throw new Refusal('category_unknown', 422)
  const { personId } = await startVisit(ports, actor, { locale, device: null })
  const visitor: Person = {
    kind: 'person',
    personId,
    sessionId: '',
    standing: 'visitor',
    roles: ['client'],
    address: actor.address,
  }
  const subCategory = category === best?.category ? best.subCategory : null
  const { id } = await ask(ports, visitor, {
    text,
    locale,
    category,
    subCategory,
    requestedExpert: null,
    attachments: [],
  })
  await ports.transact(async (tx) => {
    const row = await questionById(tx, id)
    if (!row) return
    const token = ports.ids.secret()
    await tx
      .insertInto('phone_link')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        question_id: id,
        person_id: personId,
        expires_at: new Date(ports.clock.now().getTime() + linkLasts),
        used_at: null,
      })
      .execute()
    await sendWayBack(
      ports,
      tx,
      row,
      email,
      `${siteAddress(ports)}${href('consultation', locale, { id })}#phone=${token}`,
    )
  })
  return sent
}

async function mayWriteTo(ports: Ports, email: string): Promise<boolean> {
  try {
    await ports.limits.spend(perAddressee, email)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
