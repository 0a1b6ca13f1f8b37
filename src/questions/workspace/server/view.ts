import type { z } from 'zod'
import { personOf } from '../../../accounts/server/people.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { withoutRemark } from '../../../platform/assistant/messages.ts'
import type { Brief } from '../../../platform/assistant/port.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { canOf, workToken } from '../../access.ts'
import { estimatedMinutes } from '../../answers/fee.ts'
import { answerToCorrect, contributionsTo } from '../../answers/server/contribution-store.ts'
import { contributionViews } from '../../answers/server/contribution-view.ts'
import { feesFor } from '../../answers/server/fees.ts'
import { activeEmergency } from '../../emergency/server/rules.ts'
import { attachmentView } from '../../files/server/attach.ts'
import { attachmentsOf } from '../../files/server/attachment-store.ts'
import { lostAt } from '../../lifecycle/leases.ts'
import { askedAlone } from '../../lifecycle/search.ts'
import { answerLocked, clientWaitsSince, unservedAt } from '../../lifecycle/status.ts'
import { briefOf, type KeptBrief } from '../../server/brief-store.ts'
import { namedCategory, namedSub } from '../../server/question-view.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { OfferView, Workspace, WorkspaceCard, WorkspaceQuestion } from '../../shapes.ts'
import { readInstead, writesIn } from '../../translation/lines.ts'
import { glossaryTerms } from '../../translation/server/glossary-terms.ts'
import { soonestFirst } from '../offer-order.ts'
import { turnOf } from '../turn.ts'
import { answerDraftOf } from './draft-store.ts'
import { handOversOf, openProposalTo } from './hand-over-view.ts'
import { maskBeforeAcceptance, maskFor, maskOtherParty } from './masked.ts'
import { ownTitle, takenOverCards } from './own-delivery.ts'
import { latestQuestionsOf, openOffersOf } from './store.ts'

type Expert = { id: string; languages: readonly Locale[] }

/** A question as its expert sees it: brief, documents, lease; of the client only the first name and the town. */
export async function workspaceQuestion(
  ports: Ports,
  db: Db,
  row: QuestionRow,
  expert: Expert,
  locale: Locale,
): Promise<z.input<typeof WorkspaceQuestion>> {
  const { life } = row
  const token = workToken(life, expert.id)
  const writes = writesIn(expert.languages, row.locale)
  const [brief, draft, delivered, client, documents, handOvers] = await Promise.all([
    briefOf(db, row.id),
    answerDraftOf(db, row.id, expert.id),
    contributionsTo(db, row.id),
    personOf(db, row.personId),
    attachmentsOf(db, row.id),
    handOversOf(db, row, expert.id),
  ])
  const own = answerToCorrect(delivered, life, expert.id)
  const can = canOf(life, { personId: null, expertId: expert.id, staff: false, breakGlassUntil: null })
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    ...ownTitle(row, brief?.other, locale),
    category: namedCategory(row, locale),
    locale: row.locale,
    state: row.state,
    clientName: client?.firstName || null,
    clientCity: null,
    ...inLanguage(brief, row, locale),
    terms: termsOf(brief?.data, row, expert),
    missingForClient: (brief?.data.missing ?? []).map((point) => withoutRemark(point, row.locale)),
    writesIn: writes,
    writtenCategory: namedCategory(row, writes).name,
    attachments: documents.map(attachmentView),
    lease:
      token === null || !life.lease
        ? null
        : {
            token,
            grantedAt: new Date(life.lease.grantedAt),
            lostAt: lostAt(life) ?? new Date(life.lease.expiresAt),
            capAt: new Date(life.lease.capAt ?? life.lease.expiresAt),
          },
    clientWaitsSince: clientWaitsSince(life),
    draft: draft?.data ?? null,
    draftSavedAt: draft?.savedAt ?? null,
    draftMarks: draft?.marks ?? {},
    answer: own?.content.answer ?? null,
    answerVersion: own?.version ?? null,
    contributions: await contributionViews(ports, db, row, delivered, locale, 'expert'),
    answerLocked: answerLocked(life),
    emergency: activeEmergency(row) !== null,
    forYouAlone: askedAlone(life),
    ...handOvers,
    can: {
      say: can.sayAsExpert,
      askInformation: can.askInformation,
      answer: can.answer || can.correctAnswer,
      extend: can.extend,
      giveUp: can.giveUp,
      handOver: can.handOver,
      takeBack: can.takeBack,
    },
  }
}

/** The brief as the built-in assistant wrote it in this language, otherwise as it is. */
function inLanguage(
  kept: KeptBrief | null,
  row: Pick<QuestionRow, 'locale'>,
  locale: Locale,
): { brief: Brief | null; briefLocale: Locale } {
  if (kept?.other && locale !== row.locale) return { brief: kept.other, briefLocale: locale }
  return { brief: kept?.data ?? null, briefLocale: row.locale }
}

/** The terms of the field in the words of a client whose language the expert does not know. */
function termsOf(brief: Pick<Brief, 'summary' | 'facts'> | null | undefined, row: QuestionRow, expert: Expert) {
  const said = brief ? [brief.summary, ...brief.facts.map(({ value }) => value)] : []
  return glossaryTerms(said.join('\n'), row.locale, readInstead(expert.languages, row.locale), row.category)
}

/** Before accepting: the assistant's title, never the client's own text or name. */
function titleOf(row: QuestionRow, { brief, briefLocale }: ReturnType<typeof inLanguage>, locale: Locale): string {
  if (!brief) return (namedSub(row, locale) ?? namedCategory(row, locale)).name
  return briefLocale === row.locale ? row.title : brief.title
}

/** The expert's open offers, current work, and latest answers. */
export async function workspaceOf(ports: Ports, expert: Expert, locale: Locale): Promise<z.input<typeof Workspace>> {
  const { db } = ports
  const offered = await openOffersOf(db, expert.id)
  const rows = await latestQuestionsOf(db, expert.id)
  const cards = await Promise.all(
    rows.map(async (row) => deskCard(row, expert, locale, await openProposalTo(db, row, expert.id))),
  )
  const takenOver = await takenOverCards(db, expert, locale, mostPast)
  const fees = await Promise.all(offered.map(async (row) => row.leaseFee ?? (await feesFor(ports, db, row))(expert.id)))
  const notes = await Promise.all(offered.map((row) => noteTo(db, row)))
  const masks = await Promise.all(offered.map((row) => maskBeforeAcceptance(db, row)))
  const offers = offered.map((row, nth) => {
    const shown = inLanguage(row.brief && { data: row.brief, other: row.otherBrief }, row, locale)
    const searchEnds = unservedAt(row.life)
    const masked = masks[nth]!
    const said = [titleOf(row, shown, locale), shown.brief?.summary ?? '', ...(shown.brief?.redFlags ?? [])]
    const [title = '', summary = '', ...redFlags] = said.map(masked)
    const party = shown.brief?.otherParty ?? null
    const otherParty = party && maskOtherParty(party)
    return {
      questionId: row.id,
      token: row.token,
      category: namedCategory(row, locale),
      title,
      summary,
      locale: row.locale,
      briefLocale: shown.brief ? shown.briefLocale : locale,
      terms: termsOf(shown.brief && { ...shown.brief, summary, facts: [] }, row, expert),
      neededBy: row.neededBy,
      otherParty,
      redFlags,
      masked: otherParty !== party || [title, summary, ...redFlags].some((text, at) => text !== said[at]),
      fee: fees[nth] ?? 0,
      followUp: row.life.answeredAt !== null,
      estimatedMinutes: estimatedMinutes(row.brief?.facts.length ?? 0),
      broadcast: row.leaseKind === 'broadcast',
      handedBy: notes[nth] ?? null,
      clientWaitsSince: clientWaitsSince(row.life),
      grantedAt: row.grantedAt,
      expiresAt: row.expiresAt ?? (searchEnds === null ? null : new Date(searchEnds)),
    }
  })
  return {
    offers: soonestFirst(offers),
    open: cards.filter((card) => card.turn !== 'none'),
    past: [...cards.filter((card) => card.turn === 'none'), ...takenOver]
      .toSorted((one, other) => Number(new Date(other.since)) - Number(new Date(one.since)))
      .slice(0, mostPast),
  }
}

const mostPast = 20

/** What a colleague says of a question: before it is taken over, without the client's personal data. */
async function noteTo(
  db: Db,
  row: Awaited<ReturnType<typeof openOffersOf>>[number],
): Promise<z.input<typeof OfferView>['handedBy']> {
  if (row.note === null || row.showsDraft === null) return null
  const masked = await maskFor(db, row.personId)
  return { name: `${row.firstName} ${row.lastName}`, note: masked(row.note), showsDraft: row.showsDraft }
}

function deskCard(
  row: QuestionRow & { stars: number | null; otherBrief: Brief | null; clientWroteAt: Date | null },
  expert: Expert,
  locale: Locale,
  proposedTo: string | null,
): z.input<typeof WorkspaceCard> {
  const { life } = row
  const turn = turnOf(row, expert.id)
  return {
    id: row.id,
    number: row.number,
    ...ownTitle(row, row.otherBrief, locale),
    category: namedCategory(row, locale),
    state: row.state,
    turn,
    // A heartbeat updates the row; the card counts from when the present turn began.
    since: new Date(life.needsClientSince ?? life.lease?.grantedAt ?? life.repliedAt ?? row.updatedAt),
    dueAt: workToken(life, expert.id) === null ? null : lostAt(life),
    clientWaitsSince: turn === 'expert' ? clientWaitsSince(life) : null,
    clientWroteAt: row.clientWroteAt,
    rating: row.stars,
    takenOverBy: null,
    proposedTo,
  }
}
