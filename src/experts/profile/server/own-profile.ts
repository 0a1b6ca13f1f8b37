import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { readUploadedFile } from '../../../api/server/uploaded-file.ts'
import { legalTextAt } from '../../../content/server/legal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { maxFileBytes } from '../../../platform/files/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { isPicture } from '../../onboarding/application.ts'
import type { OwnProfile, ownProfileInput } from '../../onboarding/contract-onboarding.ts'
import { applicationOfExpert, documentsOf, insertTermsAcceptance } from '../../onboarding/server/application-store.ts'
import { advanceApplication } from '../../onboarding/server/lifecycle.ts'
import { notifyExpert, notifyStaffOfProfession } from '../../onboarding/server/onboarding-mail.tsx'
import { lockExpert, pictureOf, updateExpert } from '../../onboarding/server/onboarding-store.ts'
import '../../server/payout-port.ts'
import { type ExpertRow, expertOf } from '../../server/views.ts'
import { offboardExpert, removeFile } from '../../standing/server/offboarding.ts'
import { mayWork, type StandingEvent, transitionStanding } from '../../standing/standing.ts'

async function own(db: Db, actor: Person): Promise<ExpertRow> {
  const expert = await expertOf(db, actor.personId)
  if (!expert || expert.state === 'left') throw new Refusal('not_found', 404)
  return expert
}

/** The page is complete in each language in which the expert answers. */
const written = (row: ExpertRow) => {
  const own = {
    fr: [row.professionFr, row.headlineFr, row.bioFr],
    en: [row.professionEn, row.headlineEn, row.bioEn],
  }
  return [row.assistantName, ...row.languages.flatMap((locale) => own[locale])].every((words) => words !== '')
}

async function view({ payouts }: Pick<Ports, 'payouts'>, db: Db, row: ExpertRow): Promise<OwnProfile> {
  const account = await payouts.known(db, row.id)
  const missing: OwnProfile['missing'] = []
  if (!written(row)) missing.push('page')
  if (row.portrait === '') missing.push('picture')
  if (!account) missing.push('account')
  return {
    state: row.state,
    slug: row.slug,
    name: `${row.firstName} ${row.lastName}`,
    picture: row.portrait,
    fields: {
      gender: row.gender,
      assistantName: row.assistantName,
      assistantGender: row.assistantGender,
      professionFr: row.professionFr,
      professionEn: row.professionEn,
      headlineFr: row.headlineFr,
      headlineEn: row.headlineEn,
      bioFr: row.bioFr,
      bioEn: row.bioEn,
      languages: row.languages,
    },
    account,
    missing,
    reason: row.state === 'suspended' || row.state === 'terminated' ? row.stateReason : null,
  }
}

export async function readOwnProfile(ports: Ports, actor: Person): Promise<OwnProfile> {
  return view(ports, ports.db, await own(ports.db, actor))
}

/** Uses the application's picture document as the first profile picture, if it is an image. */
export async function adoptApplicationPicture(ports: Ports, applicationId: string, personId: string): Promise<void> {
  const papers = await documentsOf(ports.db, [applicationId])
  const paper = papers.find(({ kind, type }) => kind === 'picture' && isPicture(type))
  if (paper) await keepPicture(ports, personId, await ports.files.read(paper.fileKey))
}

async function keepPicture(ports: Ports, personId: string, bytes: Uint8Array): Promise<ExpertRow> {
  const { key } = await ports.files.store('picture', 'picture', bytes)
  const kept = ports.transact(async (tx) => {
    const before = await lockExpert(tx, personId)
    if (!before || before.state === 'terminated') throw new Refusal('not_found', 404)
    await removeFile(ports, tx, before.pictureKey)
    const portrait = `/api/experts/${before.id}/picture?${key.slice(-8).replace(/\W/g, '')}`
    await announcePublicChange(tx, ['experts'])
    return updateExpert(tx, before.id, { pictureKey: key, portrait })
  })
  return kept.catch(async (error: unknown) => {
    await ports.files.remove(key).catch(() => {})
    throw error
  })
}

/** @throws Refusal `file_missing`, `file_too_large`, `file_type_unsupported`, `file_damaged`, `file_unfolds` */
export async function setOwnPicture(ports: Ports, actor: Person, request: Request): Promise<OwnProfile> {
  await own(ports.db, actor)
  const file = await readUploadedFile(ports, actor, request, maxFileBytes)
  return view(ports, ports.db, await keepPicture(ports, actor.personId, new Uint8Array(await file.arrayBuffer())))
}

/** Serves a picture only while its expert may work. @throws Refusal `not_found` */
export async function publicPicture(ports: Ports, slug: string): Promise<Response> {
  const row = await pictureOf(ports.db, slug)
  if (!row?.pictureKey || !mayWork(row.state)) throw new Refusal('not_found', 404)
  return new Response(Buffer.from(await ports.files.read(row.pictureKey, 256)), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}

export async function updateOwnProfile(
  ports: Ports,
  actor: Person,
  input: z.output<typeof ownProfileInput>,
): Promise<OwnProfile> {
  return ports.transact(async (tx) => {
    const before = await own(tx, actor)
    // Texts deleted at termination must not be written again.
    if (before.state === 'terminated') throw new Refusal('not_found', 404)
    const row = await updateExpert(tx, before.id, {
      gender: input.gender,
      assistantName: input.assistantName,
      assistantGender: input.assistantGender,
      professionFr: input.professionFr,
      professionEn: input.professionEn,
      headlineFr: input.headlineFr,
      headlineEn: input.headlineEn,
      bioFr: input.bioFr,
      bioEn: input.bioEn,
      languages: [...new Set(input.languages)],
    })
    await announcePublicChange(tx, ['experts'])
    const renamed = before.professionFr !== row.professionFr || before.professionEn !== row.professionEn
    if (before.state !== 'onboarding' && renamed) await notifyStaffOfProfession(ports, tx, before, row)
    return view(ports, tx, row)
  })
}

async function turned(tx: Tx, actor: Pick<Person, 'personId'>, event: StandingEvent) {
  const row = await lockExpert(tx, actor.personId)
  const state = row && transitionStanding(row.state, event)
  if (!row || !state) throw new Refusal('standing_unfit', 409)
  return { row, state }
}

/**
 * The last step of onboarding: checks that the profile is complete, records the terms and publishes the page.
 * @throws Refusal `standing_unfit`, `page_incomplete`
 */
export async function publishProfile(
  ports: Ports,
  actor: Person,
  input: { available: boolean; mandate: boolean; locale: Locale },
): Promise<OwnProfile> {
  return ports.transact(async (tx) => {
    const now = ports.clock.now()
    const { row, state } = await turned(tx, actor, 'open')
    if ((await view(ports, tx, row)).missing.length > 0) throw new Refusal('page_incomplete', 409)
    const application = await applicationOfExpert(tx, row.id)
    if (!application) throw new Refusal('standing_unfit', 409)
    const { locale } = input
    const { version } = await legalTextAt(ports, { key: 'expert-terms', locale, at: now })
    await insertTermsAcceptance(tx, { applicationId: application.id, occasion: 'opening', version, locale, at: now })
    if (input.mandate) await ports.payouts.mandated(ports, tx, row.id, application, locale)
    await advanceApplication(ports, tx, application.id, { kind: 'begin' }, () => ({
      lawfulAt: now,
      ibanSealed: null,
      ibanEnd: null,
    }))
    const changed = {
      state,
      stateAt: now,
      switchedOn: input.available,
      leftAt: null,
      termsVersion: `expert-terms/${version}`,
    }
    const opened = await updateExpert(tx, row.id, changed)
    await notifyExpert(ports, tx, row, 'opened', {})
    await announcePublicChange(tx, ['experts'])
    return view(ports, tx, opened)
  })
}

/**
 * Stops new questions; the expert finishes the accepted ones, and a suspended expert leaves at once.
 * @throws Refusal `standing_unfit`
 */
export async function resign(ports: Ports, actor: Person): Promise<OwnProfile> {
  return ports.transact(async (tx) => {
    const { row, state } = await turned(tx, actor, 'leave')
    const left = await updateExpert(tx, row.id, { state, stateAt: ports.clock.now(), switchedOn: false })
    await announcePublicChange(tx, ['experts'])
    await notifyExpert(ports, tx, row, state === 'left' ? 'left' : 'leaving', {})
    if (state === 'left') await offboardExpert(ports, tx, row.id)
    return view(ports, tx, left)
  })
}

/** Called when a leaving expert has no accepted question left: marks them as left and removes their page. */
export async function completeResignation(ports: Ports, personId: string): Promise<void> {
  await ports.transact(async (tx) => {
    const { row } = await turned(tx, { personId }, 'finished')
    await notifyExpert(ports, tx, row, 'left', {})
    await offboardExpert(ports, tx, row.id)
  })
}
