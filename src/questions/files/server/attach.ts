import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { readUploadedFile } from '../../../api/server/uploaded-file.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { expertOf } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { maxFileBytes } from '../../../platform/files/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { sightOf } from '../../access.ts'
import { questionById } from '../../server/views.ts'
import type { Attachment } from '../../shapes.ts'
import { mostFiles } from '../accepted-files.ts'
import {
  type AttachmentRow,
  attachmentById,
  attachUploaded,
  countUnattached,
  deleteAttachmentsOf,
  deleteUnattachedBefore,
  insertAttachment,
} from './attachment-store.ts'

/** Files that nobody has attached within a day are deleted. */
const looseMs = 24 * 3_600_000
/** Unattached files of one person at a time, so that nobody fills the disk. */
const mostLoose = 30

/**
 * Keeps an uploaded image or PDF for its owner until it is attached.
 * @throws Refusal `file_missing`, `too_many_files`, `file_too_large`, `file_type_unsupported`, `file_damaged`,
 * `file_active_content`, `file_too_many_pages`, `file_unfolds`
 */
export async function upload(ports: Ports, actor: Person, request: Request) {
  const file = await readUploadedFile(ports, actor, request, maxFileBytes)
  if ((await countUnattached(ports.db, actor.personId)) >= mostLoose) throw new Refusal('too_many_files', 429)
  const stored = await ports.files.store('chat', file.name, new Uint8Array(await file.arrayBuffer()), actor.address)
  const row = {
    id: ports.ids.id(),
    personId: actor.personId,
    questionId: null,
    messageId: null,
    side: (await expertOf(ports.db, actor.personId)) ? ('expert' as const) : ('client' as const),
    fileKey: stored.key,
    name: stored.name,
    type: stored.type,
    size: stored.size,
    pages: stored.pages ?? null,
    body: null,
    at: ports.clock.now(),
  }
  const kept = ports.transact(async (tx) => {
    await insertAttachment(tx, row)
    return attachmentView(row)
  })
  return kept.catch(async (error: unknown) => {
    // Without a row no sweep would ever find the file.
    await ports.files.remove(stored.key).catch(() => {})
    throw error
  })
}

export function attachmentView(row: AttachmentRow): z.input<typeof Attachment> {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    pages: row.pages,
    from: row.side,
    at: row.at,
  }
}

/** Attaches the person's uploaded files to a message. @throws Refusal `file_missing`, `too_many_files` */
export async function attachAll(
  tx: Tx,
  actor: Person,
  ids: readonly string[],
  target: { questionId: string; messageId: string },
): Promise<AttachmentRow[]> {
  if (ids.length === 0) return []
  if (ids.length > mostFiles) throw new Refusal('too_many_files', 422)
  const taken = await attachUploaded(tx, actor.personId, ids, target)
  if (taken.length !== new Set(ids).size) throw new Refusal('file_missing', 422)
  return taken.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Deletes a question's documents; their files are removed after the transaction. */
export async function forgetDocuments(ports: Ports, tx: Tx, questionId: string): Promise<void> {
  for (const { key } of await deleteAttachmentsOf(tx, questionId))
    await ports.jobs.enqueue(tx, 'question.remove-file', { key })
}

/** Deletes files that were uploaded and never sent. */
export async function forgetLooseFiles(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - looseMs)
  await ports.transact(async (tx) => {
    for (const { key } of await deleteUnattachedBefore(tx, before))
      await ports.jobs.enqueue(tx, 'question.remove-file', { key })
  })
}

/** A document, for its owner and for whoever may see the question's work; a file is never shown inside the page. */
export async function download(ports: Ports, actor: Person, id: string): Promise<Response> {
  const row = await attachmentById(ports.db, id)
  if (!row || !(await maySee(ports, actor, row))) throw new Refusal('not_found', 404)
  const bytes = await ports.files.read(row.fileKey)
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': row.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function maySee(
  ports: Ports,
  actor: Person,
  row: { personId: string; questionId: string | null },
): Promise<boolean> {
  if (row.personId === actor.personId) return true
  if (!row.questionId) return false
  const question = await questionById(ports.db, row.questionId)
  if (!question) return false
  const expert = await expertOf(ports.db, actor.personId)
  const viewer = { personId: actor.personId, expertId: expert?.id ?? null, staff: false, breakGlassUntil: null }
  const regulated = findCategory(question.category)?.regulated ?? 'none'
  const sight = sightOf(question.life, viewer, regulated, ports.clock.now())
  return sight === 'all' || sight === 'work'
}
