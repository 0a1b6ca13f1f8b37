import type { z } from 'zod'
import { accountFromEmailLink } from '../../../accounts/sign-in/server/passwords.ts'
import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { adoptApplicationPicture } from '../../profile/server/own-profile.ts'
import '../../server/payout-port.ts'
import { type ExpertRow, expertOf } from '../../server/views.ts'
import { removeFile } from '../../standing/server/offboarding.ts'
import { transitionStanding } from '../../standing/standing.ts'
import { serviceDay } from '../../workspace/opening-hours.ts'
import type { ApplicantFile } from '../contract-onboarding.ts'
import { departmentOfPostcode } from '../granting.ts'
import { mayAppeal, mayWithdraw, type RequestedItem } from '../lifecycle.ts'
import { verifyApplicationLink } from './application-link.ts'
import {
  type ApplicationRow,
  applicationById,
  deleteDocuments,
  detachFormerApplication,
  documentsOf,
  lockApplication,
  updateApplication,
} from './application-store.ts'
import { attachDocument } from './documents.ts'
import { advanceApplication, forgetDocuments, lifecycleOf } from './lifecycle.ts'
import { renderNoticeEmail } from './onboarding-mail.tsx'
import { insertExpert, reinstateExpert } from './onboarding-store.ts'
import { cancelOnboarding } from './unpublished-profiles.ts'

const opening = { name: 'experts.file', points: 60, seconds: 900 }
const linkInvalid = () => new Refusal('link_invalid', 410)

async function opened(ports: Ports, actor: Actor, token: string) {
  await ports.limits.spend(opening, actor.address)
  const link = verifyApplicationLink(ports.config.SECRET_KEY, token)
  const row = link && (await applicationById(ports.db, link.id))
  if (!link || !row) throw linkInvalid()
  return { row, kind: link.kind }
}

/** Of the letter's link only: whoever has that of the screen has not proved the address. */
async function idIn(ports: Ports, actor: Actor, token: string): Promise<string> {
  const { row, kind } = await opened(ports, actor, token)
  if (kind !== 'letter') throw linkInvalid()
  return row.id
}

async function view(
  ports: Pick<Ports, 'clock'>,
  db: Ports['db'],
  row: ApplicationRow,
): Promise<z.input<typeof ApplicantFile>> {
  const joining = lifecycleOf(row)
  const papers = await documentsOf(db, [row.id])
  return {
    reference: row.reference,
    firstName: row.firstName,
    email: row.email,
    state: row.state,
    submittedAt: row.submittedAt,
    reason: row.state === 'rejected' ? row.reason : null,
    asked: row.asked,
    trial: row.state === 'trial_case' ? (row.trial?.text ?? null) : null,
    papers: papers.flatMap(({ kind }) => (kind ? [kind] : [])),
    mayAppeal: mayAppeal(joining, ports.clock.now()),
    mayWithdraw: mayWithdraw(joining),
    opened: row.expertId !== null,
    byLetter: true,
  }
}

/** How things stand, and nothing that the letters say or ask. */
function statusOnly(file: z.input<typeof ApplicantFile>): z.input<typeof ApplicantFile> {
  return { ...file, reason: null, asked: [], trial: null, mayAppeal: false, mayWithdraw: false, byLetter: false }
}

/** @throws Refusal `link_invalid` */
export async function readApplicantFile(ports: Ports, actor: Actor, input: { token: string }) {
  const { row, kind } = await opened(ports, actor, input.token)
  const file = await view(ports, ports.db, row)
  return kind === 'letter' ? file : statusOnly(file)
}

type Sent = { token: string; words: string } & Record<'identity' | 'diploma' | 'picture', string | null>

/** Accepts only the requested items. @throws Refusal `link_invalid`, `items_missing`, `file_missing`, `picture_type_unsupported` */
export async function resubmit(ports: Ports, actor: Person, input: Sent) {
  const id = await idIn(ports, actor, input.token)
  return ports.transact(async (tx) => {
    const before = await lockApplication(tx, id)
    const given = (before?.asked ?? []).flatMap(({ item }): RequestedItem['item'][] => (input[item] ? [item] : []))
    const row = await advanceApplication(ports, tx, id, { kind: 'resubmit', items: given }, (_, { said }) =>
      given.includes('words') ? { said: [said, input.words].filter(Boolean).join('\n\n') } : {},
    )
    for (const kind of given) {
      if (kind === 'words') continue
      for (const key of await deleteDocuments(tx, id, kind)) await removeFile(ports, tx, key)
      const paper = { id: input[kind] ?? '', personId: actor.personId, applicationId: id, kind }
      await attachDocument(tx, paper)
    }
    return view(ports, tx, row)
  })
}

/** @throws Refusal `link_invalid`, `application_decided` */
export async function answerTrial(ports: Ports, actor: Actor, input: { token: string; text: string }) {
  const id = await idIn(ports, actor, input.token)
  return ports.transact(async (tx) =>
    view(ports, tx, await advanceApplication(ports, tx, id, { kind: 'solve', text: input.text })),
  )
}

/** @throws Refusal `link_invalid`, `application_decided`, `appeal_over` */
export async function appealRejection(ports: Ports, actor: Actor, input: { token: string; text: string }) {
  const id = await idIn(ports, actor, input.token)
  return ports.transact(async (tx) =>
    view(ports, tx, await advanceApplication(ports, tx, id, { kind: 'appeal' }, () => ({ said: input.text }))),
  )
}

/** Deletes the documents at once. @throws Refusal `link_invalid`, `application_decided` */
export async function withdrawApplication(
  ports: Ports,
  actor: Actor,
  input: { token: string },
): Promise<z.input<typeof ApplicantFile>> {
  const id = await idIn(ports, actor, input.token)
  return ports.transact(async (tx) => {
    let expertId: string | null = null
    const row = await advanceApplication(ports, tx, id, { kind: 'withdraw' }, (_, before) => {
      expertId = before.expertId
      return { slug: null, expertId: null }
    })
    const { email: to, locale, reference } = row
    await forgetDocuments(ports, tx, id)
    if (expertId) await cancelOnboarding(ports, tx, expertId)
    const letter = await renderNoticeEmail(locale, 'withdrawn', { reference })
    await ports.mail.enqueue(tx, { ...letter, to, locale, key: `application:${id}:withdrawn` })
    return view(ports, tx, row)
  })
}

/**
 * The link has proved the mailbox: the account of that address, created if there is none, gets this password and
 * becomes an expert's, with an unpublished page. Works once.
 * @throws Refusal `link_invalid`, `application_decided`, what is wrong with the password
 */
export async function createExpertAccount(
  ports: Ports,
  actor: Actor,
  input: { token: string; password: string },
): Promise<z.input<typeof ApplicantFile>> {
  const id = await idIn(ports, actor, input.token)
  const found = await applicationById(ports.db, id)
  if (found?.state !== 'approved' || found.expertId) throw new Refusal('application_decided', 409)
  const account = await accountFromEmailLink(ports, {
    email: found.email,
    locale: found.locale,
    firstName: found.firstName,
    lastName: found.lastName,
    country: found.country,
    password: input.password,
    role: 'expert',
  })
  const { personId, opened } = await ports.transact(async (tx) => {
    const row = await lockApplication(tx, id)
    if (row?.state !== 'approved' || row.expertId) throw new Refusal('application_decided', 409)
    const personId = await account.open(tx)
    const before = await expertOf(tx, personId)
    if (before && !transitionStanding(before.state, 'return')) throw new Refusal('email_in_use', 409)
    if (before) await detachFormerApplication(tx, before)
    const expertId = await makeExpert(ports, tx, row, personId, before)
    return { personId, opened: await updateApplication(tx, id, { expertId }) }
  })
  // If the document turns out not to be a picture, the page asks for it again.
  await adoptApplicationPicture(ports, id, personId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  return view(ports, ports.db, opened)
}

async function makeExpert(
  ports: Ports,
  tx: Tx,
  row: ApplicationRow,
  personId: string,
  before: ExpertRow | undefined,
): Promise<string> {
  const { granted, slug } = row
  if (!granted || !slug) throw new Error(`application ${row.id} was approved without titles`)
  const now = ports.clock.now()
  const id = before?.id ?? ports.ids.id()
  const titles = granted.titles.map(({ regulated, labelFr, labelEn, body, validUntil }) => ({
    id: ports.ids.id(),
    expertId: id,
    regulated,
    labelFr,
    labelEn,
    body,
    checkedOn: serviceDay(row.decidedAt ?? now),
    validUntil,
  }))
  const keep = before ? reinstateExpert : insertExpert
  await keep(
    tx,
    {
      id,
      personId,
      slug,
      firstName: row.firstName,
      lastName: row.lastName,
      gender: 'x',
      professionFr: granted.titles[0]?.labelFr ?? '',
      professionEn: granted.titles[0]?.labelEn ?? '',
      headlineFr: '',
      headlineEn: '',
      bioFr: '',
      bioEn: '',
      assistantName: '',
      assistantGender: 'f',
      portrait: '',
      city: row.city,
      department: departmentOfPostcode(row.country, row.postalCode),
      languages: [row.locale],
      state: 'onboarding',
      traderName: row.companyName,
      traderAddress: `${row.address}, ${row.postalCode} ${row.city}`,
      traderRegistration: row.siret,
      createdAt: now,
    },
    granted.categories,
    titles,
  )
  await ports.payouts.named(ports, tx, id, row)
  return id
}
