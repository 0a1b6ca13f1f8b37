import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { readUploadedFile } from '../../../api/server/uploaded-file.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { maxFileBytes } from '../../../platform/files/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { isPicture } from '../application.ts'
import type { StoredDocument } from '../contract-application.ts'
import {
  countUnattachedDocuments,
  deleteUnattachedDocuments,
  insertDocument,
  setDocumentApplication,
} from './application-store.ts'

const looseMs = 24 * 3_600_000
const mostLoose = 12

/**
 * Stores a document for its uploader until the application is submitted.
 * @throws Refusal `file_missing`, `too_many_files`, `file_too_large`, `file_type_unsupported`, `file_damaged`,
 * `file_active_content`, `file_too_many_pages`, `file_unfolds`
 */
export async function uploadDocument(ports: Ports, actor: Person, request: Request): Promise<StoredDocument> {
  const file = await readUploadedFile(ports, actor, request, maxFileBytes)
  if ((await countUnattachedDocuments(ports.db, actor.personId)) >= mostLoose) throw new Refusal('too_many_files', 429)
  const { key, name, type, size } = await ports.files.store(
    'identity',
    file.name,
    new Uint8Array(await file.arrayBuffer()),
    actor.address,
  )
  const id = ports.ids.id()
  const kept = ports.transact(async (tx) => {
    const at = ports.clock.now()
    await insertDocument(tx, {
      id,
      personId: actor.personId,
      applicationId: null,
      kind: null,
      fileKey: key,
      name,
      type,
      size,
      at,
    })
    return { id, name, type, size }
  })
  return kept.catch(async (error: unknown) => {
    // No cleanup job finds a file without a row.
    await ports.files.remove(key).catch(() => {})
    throw error
  })
}

/**
 * Makes an uploaded document part of an application, within its transaction.
 * @throws Refusal `file_missing`, `picture_type_unsupported`
 */
export async function attachDocument(tx: Tx, paper: Parameters<typeof setDocumentApplication>[1]): Promise<void> {
  const attached = await setDocumentApplication(tx, paper)
  if (!attached) throw new Refusal('file_missing', 422)
  if (paper.kind === 'picture' && !isPicture(attached.type)) throw new Refusal('picture_type_unsupported', 415)
}

/** Deletes documents that were uploaded and not submitted within a day. */
export async function deleteUnsentDocuments(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - looseMs)
  const gone = await ports.transact((tx) => deleteUnattachedDocuments(tx, before))
  for (const { key } of gone) await ports.files.remove(key)
}
