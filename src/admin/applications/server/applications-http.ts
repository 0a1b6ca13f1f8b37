import type { z } from 'zod'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { isDoubtfulSiret } from '../../../experts/onboarding/application.ts'
import { requiredTitles } from '../../../experts/onboarding/granting.ts'
import { awaitsGrading, type Trial } from '../../../experts/onboarding/lifecycle.ts'
import { isAsInRegister } from '../../../experts/onboarding/register.ts'
import {
  applicationDocument,
  approveApplication,
  type Candidate,
  candidatesFor,
  claimApplication,
  gradeTrial,
  rejectApplication,
  requestItems,
  requestTrial,
  trialsToGrade,
} from '../../../experts/onboarding/server/review.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { StaffExpert } from '../../experts/contract-standing.ts'
import { standingsOf } from '../../experts/server/standing.ts'
import { requireNoConflictOfInterest } from '../../server/conflict-of-interest.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
import { applicationsApi, type StaffApplication } from '../contract-applications.ts'
import { regulatedAs } from '../regulated.ts'

export function applicationsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, applicationsApi, {
    'GET /admin/applications': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'review_experts')
      const rows = await candidatesFor(ports, query.state)
      return { applications: await views(ports, actor, rows, query.locale) }
    },
    'GET /admin/applications/:id/papers/:kind': async ({ ports, actor, params }) => {
      await requirePermission(ports, actor, 'review_experts')
      const { paper, bytes } = await applicationDocument(ports, params.id, params.kind)
      await recordAct(ports, ports.db, actor, {
        act: 'application.paper',
        subject: { kind: 'applications', id: params.id },
        after: { kind: params.kind },
      })
      return new Response(Buffer.from(bytes), {
        headers: {
          'content-type': paper.type,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
    'POST /admin/applications/:id/claim': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      return view(ports, actor, await claimApplication(ports, { id: params.id, by: actor.personId }), body.locale)
    },
    'POST /admin/applications/:id/ask': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      const asking = { id: params.id, by: actor.personId, items: body.items }
      return view(ports, actor, await requestItems(ports, asking), body.locale)
    },
    'POST /admin/applications/:id/trial': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      const asking = { id: params.id, by: actor.personId, text: body.text }
      return view(ports, actor, await requestTrial(ports, asking), body.locale)
    },
    'GET /admin/trials': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'review_experts')
      const trials = await trialsToGrade(ports, actor.personId)
      const nameOf = (slug: string) => findCategory(slug)?.name[query.locale] ?? slug
      return { trials: trials.map(({ categories, ...trial }) => ({ ...trial, fields: categories.map(nameOf) })) }
    },
    'POST /admin/trials/:id/grade': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      return gradeTrial(ports, { ...body, id: params.id, by: actor.personId })
    },
    'POST /admin/applications/:id/approve': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      const { locale, ...granted } = body
      return view(ports, actor, await approveApplication(ports, { id: params.id, by: actor.personId, granted }), locale)
    },
    'POST /admin/applications/:id/reject': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      await requireNoConflictOfInterest(ports.db, actor, { application: params.id })
      const refusal = { id: params.id, by: actor.personId, reason: body.reason }
      return view(ports, actor, await rejectApplication(ports, refusal), body.locale)
    },
  })
}

async function view(ports: Ports, actor: Person, row: Candidate, locale: Locale) {
  const [shown] = await views(ports, actor, [row], locale)
  if (!shown) throw new Error('an application has one view')
  return shown
}

async function views(ports: Ports, actor: Person, rows: Candidate[], locale: Locale) {
  const staff = [...new Set(rows.flatMap((row) => [row.reviewer, row.approvedOnceBy].filter((id) => id !== null)))]
  const known = await Promise.all(staff.map(async (id) => [id, (await contactOf(ports.db, id))?.name ?? '–'] as const))
  const names = new Map(known)
  const ids = rows.flatMap(({ expertId }) => expertId ?? [])
  const experts = await standingsOf(ports, ports.db, ids, locale)
  const now = ports.clock.now()
  const reader = { me: actor.personId, name: (id: string) => names.get(id) ?? '–', now, experts }
  return Promise.all(
    rows.map(async (row) => ({
      ...staffApplication(row, locale, reader),
      waitsFor: await waitsFor(ports, actor, row),
    })),
  )
}

/** The remaining steps that need somebody other than whoever did the previous one, each with who could do it. */
async function waitsFor(ports: Ports, actor: Person, row: Candidate): Promise<StaffApplication['waitsFor']> {
  if (row.state !== 'in_review') return []
  const judged = row.appealedAt !== null ? row.rejectedBy : null
  const steps = [
    awaitsGrading(row) && row.trial && { step: 'reader' as const, not: [row.trial.by] },
    judged && { step: 'appeal' as const, not: [judged] },
    requiredTitles(row.categories).length > 0 && {
      step: 'second_yes' as const,
      not: [row.approvedOnceBy ?? actor.personId, ...(judged ? [judged] : [])],
    },
  ].filter((step) => step !== false && step !== null && step !== '')
  return Promise.all(
    steps.map(async ({ step, not }) => ({
      step,
      /** Whether the step waits for somebody other than the reader. */
      others: not.includes(actor.personId),
      ...(await secondPerson(ports.db, 'review_experts', not)),
    })),
  )
}

type Reader = { me: string; name: (id: string) => string; now: Date; experts: Map<string, z.input<typeof StaffExpert>> }

function staffApplication(
  row: Candidate,
  locale: Locale,
  reader: Reader,
): Omit<z.input<typeof StaffApplication>, 'waitsFor'> {
  const appealed = row.appealedAt !== null
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    locale: row.locale,
    companyName: row.companyName,
    siret: row.siret,
    vatNumber: row.vatNumber,
    vatExempt: row.vatExempt,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    phone: row.phone,
    address: `${row.address}, ${row.postalCode} ${row.city}`,
    country: row.country,
    categories: row.categories.map((slug) => ({
      slug,
      name: findCategory(slug)?.name[locale] ?? slug,
      regulated: regulatedAs(slug),
    })),
    papers: row.papers.flatMap(({ kind, name, size }) => (kind ? [{ kind, name, size }] : [])),
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    reason: row.reason,
    warnings: warningsOf(row),
    former: formerExpert(row),
    register: registerOf(row),
    ibanEnd: row.ibanEnd,
    lawfulAt: row.lawfulAt,
    reviewer: presentReviewer(row, reader),
    approvedOnceBy: row.approvedOnceBy ? staffMember(row.approvedOnceBy, reader) : null,
    needsTwo: requiredTitles(row.categories).length > 0,
    refusedByOneself: appealed && row.rejectedBy === reader.me,
    appealed,
    said: row.said,
    asked: row.asked,
    titles: row.granted?.titles ?? [],
    granted: row.granted?.categories ?? null,
    trial: row.trial && trialResult(row.trial),
    slug: row.slug,
    expert: reader.experts.get(row.expertId ?? '') ?? null,
  }
}

function warningsOf(candidate: Candidate): z.input<typeof StaffApplication>['warnings'] {
  const { like, registerSaid } = candidate
  const said = registerSaid && (registerSaid.siret === null ? 'unknown' : registerSaid)
  const register = [
    ...(isDoubtfulSiret(candidate) ? (['siret_digits'] as const) : []),
    ...(said === 'unknown' ? (['siret_unknown'] as const) : []),
    ...(said !== null && said !== 'unknown' && !said.open ? (['establishment_closed'] as const) : []),
  ]
  if (!like) return register
  return [
    ...register,
    ...(like.siret ? (['same_siret'] as const) : []),
    ...(like.email ? (['same_email'] as const) : []),
    ...(like.expert ? (['expert_siret'] as const) : []),
    ...(like.account ? (['has_account'] as const) : []),
  ]
}

function registerOf(row: Candidate): z.input<typeof StaffApplication>['register'] {
  const { registerSaid: said, registerAt: at } = row
  if (!said || !at) return null
  if (said.siret === null) return { at, known: false, same: false, open: true, name: null, address: null }
  const place = [said.postalCode, said.city].filter(Boolean).join(' ')
  const address = [said.address, place].filter(Boolean).join(', ') || null
  return { at, known: true, same: isAsInRegister(row, said), open: said.open, name: said.name, address }
}

function formerExpert({ like }: Candidate): z.input<typeof StaffApplication>['former'] {
  return like?.former ? { ...like.former, leftAt: new Date(like.former.leftAt) } : null
}

const staffMember = (id: string, { me, name }: Reader) => ({ id, name: name(id), own: id === me })

/** Whoever holds the review lease. */
function presentReviewer(
  { reviewer, reviewerUntil }: Candidate,
  reader: Reader,
): z.input<typeof StaffApplication>['reviewer'] {
  if (!reviewer || !reviewerUntil || reviewerUntil <= reader.now) return null
  return { ...staffMember(reviewer, reader), until: reviewerUntil }
}

/** The answer is shown once somebody who does not know the name has graded it. */
function trialResult({ text, answer, grade }: Trial): NonNullable<z.input<typeof StaffApplication>['trial']> {
  return {
    text,
    answer: grade && answer,
    waits: answer === null ? 'applicant' : grade === null ? 'reader' : null,
    passed: grade?.passed ?? null,
    note: grade?.note ?? null,
  }
}
