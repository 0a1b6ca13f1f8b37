import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { readUploadedFile } from '../../../api/server/uploaded-file.ts'
import { maxFileBytes } from '../../../platform/files/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { StoredDocument } from '../contract-application.ts'
import { countUnattachedDocuments, deleteUnattachedDocuments, insertDocument } from './application-store.ts'

const looseMs = 24 * 3_600_000
const mostLoose = 12

/**
 * Stores a document for its uploader until the application is submitted.
 * @throws Refusal `file_missing`, `too_many_files`, `file_too_large`, `file_type_unsupported`, `file_damaged`,
 * `file_active_content`, `file_too_many_pages`
 */
export async function uploadDocument(ports: Ports, actor: Person, request: Request): Promise<StoredDocument> {
  await ports.limits.spend({ name: 'experts.papers', points: 30, seconds: 3600 }, actor.personId)
  const file = await readUploadedFile(request, maxFileBytes)
  if ((await countUnattachedDocuments(ports.db, actor.personId)) >= mostLoose) throw new Refusal('too_many_files', 429)
  const { key, name, type, size } = await ports.files.store(
    'identity',
    file.name,
    new Uint8Array(await file.arrayBuffer()),
  )
  const id = ports.ids.id()
  const kept = ports.transact(async (tx) => {
    const at = ports.clock.now()
    await insertDocument(tx, {
      id,
      person_id: actor.personId,
      application_id: null,
      kind: null,
      file_key: key,
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

/** Deletes documents that were uploaded and not submitted within a day. */
export async function deleteUnsentDocuments(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - looseMs)
  const gone = await ports.transact((tx) => deleteUnattachedDocuments(tx, before))
  for (const { key } of gone) await ports.files.remove(key)
}
