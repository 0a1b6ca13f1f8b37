import { randomUUID } from 'node:crypto'
import { createAccount } from '../accounts/server/people.ts'
import { openSession } from '../accounts/server/sessions.ts'
import type { Role } from '../api/actor.ts'
import { image } from '../platform/files/samples.ts'
import { freshCard } from '../platform/payments/sandbox/testing.ts'
import { Caller, expert, house, pay, visitor } from './testing.ts'

/** The people of the matrix, each with things of their own. */

export const parts = ['anyone', 'visitor', 'client', 'expert', 'staff'] as const
export type Part = (typeof parts)[number]

/** One person, who comes in with a new session whenever somebody asks them to: some calls end all sessions. */
export type Player = { part: Part; personId: string; roles: readonly Role[]; enter(): Promise<Caller> }

const rolesOf: Record<Exclude<Part, 'anyone' | 'visitor'>, Role[]> = {
  client: ['client'],
  expert: ['client', 'expert'],
  staff: ['client', 'support', 'editor', 'compliance', 'owner'],
}

export async function player(part: Part): Promise<Player> {
  if (part === 'anyone') return { part, personId: '', roles: [], enter: async () => new Caller(null) }
  const { personId, roles } = await person(part)
  return {
    part,
    personId,
    roles,
    enter: async () =>
      new Caller(
        await openSession(house.ports, house.ports.db, { id: personId, roles }, { address: '', device: null }),
      ),
  }
}

async function person(part: Exclude<Part, 'anyone'>): Promise<{ personId: string; roles: Role[] }> {
  if (part === 'visitor') return { personId: await me(await visitor()), roles: ['client'] }
  if (part === 'expert') return { personId: (await expert({ online: false })).personId, roles: rolesOf.expert }
  const account = { email: `${randomUUID()}@cast.test`, locale: 'fr' as const, roles: rolesOf[part] }
  return { personId: await createAccount(house.ports, account), roles: rolesOf[part] }
}

const me = async (caller: Caller): Promise<string> => (await caller.get('/me')).body.id

export const questionText = 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026.'

export async function question(owner: Player): Promise<string> {
  const asked = await (await owner.enter()).post('/questions', {
    text: questionText,
    category: 'logement',
    locale: 'fr',
  })
  await house.settle()
  return asked.body.id
}

let cards = 0

/** An order for this question, with a hold on a card that nobody has used. */
export async function order(owner: Player, questionId: string): Promise<string> {
  const caller = await owner.enter()
  await caller.post('/me/email-capture', { email: `${owner.personId}@client.test`, locale: 'fr', marketing: false })
  await caller.post(`/questions/${questionId}/ask-expert`, { locale: 'fr' })
  const quote = (await caller.post(`/questions/${questionId}/quote`, { kind: 'first' })).body
  const placed = await caller.post(`/questions/${questionId}/order`, {
    quoteId: quote.id,
    signature: quote.signature,
    accepted: { terms: true, startNow: true },
    locale: 'fr',
  })
  cards += 1
  await pay(placed.body, freshCard(500_000 + cards))
  await caller.post(`/orders/${placed.body.id}/settle`)
  await house.settle()
  return placed.body.id
}

export type Offered = { questionId: string; token: number }

/** A client's question that is being offered to this expert, the only one online. */
export async function offered(to: Player, from?: Player): Promise<Offered> {
  const client = from ?? (await player('visitor'))
  const questionId = await question(client)
  await (await client.enter()).post(`/questions/${questionId}/messages`, {
    text: 'Sans dégradation. Le bailleur est la SCI Les Tilleuls. Avant vendredi.',
  })
  await house.settle()
  const leave = await house.live.follow(to.personId, null, () => {})
  await order(client, questionId)
  await house.pass(5)
  leave()
  const { offers } = (await (await to.enter()).get('/desk?locale=fr')).body
  const offer = offers.find((one: Offered) => one.questionId === questionId)
  if (!offer) throw new Error(`The question was not offered: ${JSON.stringify(offers)}`)
  return { questionId, token: offer.token }
}

/** A client's question that this expert has accepted. */
export async function accepted(by: Player, from?: Player): Promise<Offered> {
  const { questionId, token } = await offered(by, from)
  const desk = await by.enter()
  const taken = await desk.post(`/desk/offers/${questionId}/accept`, { token, noConflict: true, locale: 'fr' })
  await house.settle()
  return { questionId, token: taken.body.lease.token }
}

export const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [{ date: '2026-12-12', what: 'Une majoration de plus' }],
  papers: ['Le bail'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

/** A private link to an answer that this person has received. */
export async function shared(owner: Player): Promise<{ questionId: string; shareId: string; token: string }> {
  const by = await player('expert')
  const { questionId, token } = await accepted(by, owner)
  await (await by.enter()).post(`/desk/questions/${questionId}/answer`, { token, answer, locale: 'fr' })
  await house.settle()
  const link = await (await owner.enter()).post(`/questions/${questionId}/shares`, { days: 7, locale: 'fr' })
  return { questionId, shareId: link.body.id, token: link.body.url.split('/').at(-1) }
}

export async function attachment(owner: Player): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await image('png'))], 'bail.png', { type: 'image/png' }))
  return (await (await owner.enter()).post('/attachments', form)).body.id
}

const sheet = {
  companyName: 'Cabinet Moreau',
  siret: '732 829 320 00074',
  vatNumber: 'FR40303265045',
  firstName: 'Inès',
  lastName: 'Moreau',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
  categories: ['logement'],
  terms: true,
  lawful: true,
  locale: 'fr',
}

/** What an expert sends to apply, with three documents that have arrived. */
export async function applicationSheet(caller: Caller) {
  const papers = { identity: '', diploma: '', picture: '' }
  for (const kind of ['identity', 'diploma', 'picture'] as const) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await image('png'))], `${kind}.png`, { type: 'image/png' }))
    papers[kind] = (await caller.post('/applications/papers', form)).body.id
  }
  return { ...sheet, email: `${randomUUID()}@expert.test`, ...papers }
}

/** An application that waits, of somebody else. */
export async function application(): Promise<string> {
  const caller = await visitor()
  const { reference } = (await caller.post('/applications', await applicationSheet(caller))).body
  const kept = house.ports.db.selectFrom('expert_application').select('id').where('reference', '=', reference)
  return (await kept.executeTakeFirstOrThrow()).id
}

/** Who asks to meet somebody, and where. */
export const addressee = {
  firstName: 'Claire',
  lastName: 'Delaunay',
  email: 'claire@client.test',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
  locale: 'fr',
}

/** A meeting that this expert, made a local specialist, is asked for. */
export async function meeting(specialist: Player): Promise<string> {
  const { db } = house.ports
  await db.updateTable('expert').set({ local_specialist: false }).execute()
  await db.updateTable('expert').set({ local_specialist: true }).where('person_id', '=', specialist.personId).execute()
  const client = await player('visitor')
  const questionId = await question(client)
  await order(client, questionId)
  const asked = await (await client.enter()).post(`/questions/${questionId}/meeting`, addressee)
  if (asked.status !== 200) throw new Error(`No meeting: ${JSON.stringify(asked.body)}`)
  return asked.body.meeting.id
}

export async function session(owner: Player): Promise<string> {
  return (await (await owner.enter()).get('/sessions')).body.sessions[0].id
}

/** The invoice of this person's first question, which an expert has accepted. */
export async function invoice(owner: Player): Promise<string> {
  await accepted(await player('expert'), owner)
  const issued = house.ports.db.selectFrom('invoice').select('number').where('person_id', '=', owner.personId)
  return (await issued.executeTakeFirstOrThrow()).number
}

/** A wish for a service by quote. */
export async function service(owner: Player): Promise<string> {
  const caller = await owner.enter()
  await caller.post('/me/email-capture', { email: `${owner.personId}@client.test`, locale: 'fr', marketing: false })
  const wish = 'Un notaire et un fiscaliste pour la succession de ma tante, trois biens dans deux pays.'
  return (await caller.post('/me/services', { wish, locale: 'fr' })).body.id
}

export async function snippet(owner: Player): Promise<string> {
  return (await (await owner.enter()).post('/me/expert/snippets', { title: 'Dépôt', body: 'Un mois.' })).body.id
}

/** A letter in the outbox, to this person. */
export async function letter(to: Player): Promise<string> {
  const id = house.ports.ids.id()
  await house.ports.transact((tx) =>
    house.ports.mail.post(tx, {
      key: `cast:${id}`,
      template: 'accounts.kept',
      to: `${to.personId}@cast.test`,
      personId: to.personId,
      locale: 'fr',
      subject: 'Bonjour',
      html: '<p>Bonjour</p>',
      text: 'Bonjour',
    }),
  )
  const { letters } = (await (await to.enter()).get('/admin/letters')).body
  return letters[0].id
}

/** A draft of an article, for staff; nothing for anybody else, who may not begin one. */
export async function text(owner: Player): Promise<string> {
  const words = { category: null, title: 'Un texte', summary: '', body: 'Du texte.', facts: {}, reviewedBy: null }
  const caller = await owner.enter()
  const begun = await caller.post('/admin/texts', { kind: 'article', key: randomUUID(), locale: 'fr', ...words })
  return begun.body.id
}

/** An expert whose page has a picture of their own: its address. */
export async function pictured(): Promise<string> {
  const { expertId } = await expert({ online: false })
  const { key } = await house.ports.files.store('picture', 'moi.png', new Uint8Array(await image('png')))
  await house.ports.db.updateTable('expert').set({ picture_key: key }).where('id', '=', expertId).execute()
  return expertId
}
