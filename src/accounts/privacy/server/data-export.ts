import { makeZip } from 'client-zip'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { emailsTo } from '../../../platform/mail/outbox-store.ts'
import type { Ports } from '../../../platform/ports.ts'
import { personById } from '../../server/store.ts'
import type { PersonRow } from '../../server/views.ts'
import { en } from '../privacy.text.en.ts'
import { fr } from '../privacy.text.fr.ts'
import { type ExportFile, exportFolderName, jsonFile, type PersonalDataHandler } from './personal-data.ts'
import {
  allSessionsOf,
  devicesOf,
  erasureEmailTemplate,
  exportedPasskeysOf,
  factorRemovalsOf,
} from './privacy-store.ts'
import { mergedPersonIds } from './views.ts'

const exporting = { name: 'own-export', points: 6, seconds: 3600 }

/**
 * Streams everything held about the person: nothing is stored on the server, and only one file at a time is in memory.
 * @throws Refusal `too_many_requests`
 */
export async function exportPersonalData(
  ports: Ports,
  rooms: readonly PersonalDataHandler[],
  actor: Person,
): Promise<Response> {
  const person = await personById(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  await ports.limits.spend(exporting, actor.personId)
  const name = `${exportFolderName[person.locale]}-${ports.clock.now().toISOString().slice(0, 10)}.zip`
  return new Response(leavable(makeZip(filesOf(ports, rooms, person), { buffersAreUTF8: true })), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Swallows the error that the ZIP stream raises when the client aborts the download. */
function leavable(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  })
}

async function* filesOf(ports: Ports, rooms: readonly PersonalDataHandler[], person: PersonRow) {
  const now = ports.clock.now()
  const folder = exportFolderName[person.locale]
  const put = ({ name, data, at }: ExportFile) => ({ name: `${folder}/${name}`, input: data, lastModified: at ?? now })
  yield put(readMe(ports, person))
  try {
    for (const room of rooms)
      for await (const file of room.exports(ports, person)) yield put({ ...file, name: `${room.name}/${file.name}` })
  } catch (error) {
    // The response has begun, so it can only be aborted; the log has the reason.
    ports.log.error({ err: error, personId: person.id }, 'an export was broken off')
    throw error
  }
}

function readMe(ports: Ports, person: PersonRow): ExportFile {
  const { readMe: words } = person.locale === 'fr' ? fr : en
  const date = day(person.locale, ports.clock.now())
  return {
    name: words.file,
    data: `${words.lines.map((line) => fill(line, { brand: brand.name, date })).join('\n\n')}\n`,
  }
}

/** A stored file, or null if it is missing: the rest is still exported. */
export async function storedFile(ports: Ports, key: string): Promise<Uint8Array | null> {
  return ports.files.read(key).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

export async function* accountFiles(ports: Ports, person: PersonRow): AsyncIterable<ExportFile> {
  const { heldReason: _reason, pictureKey, ...known } = person
  yield jsonFile('account', { ...known, password: 'kept as a hash only' })
  yield jsonFile('sessions', await allSessionsOf(ports.db, person.id))
  yield jsonFile('devices', await devicesOf(ports.db, person.id))
  yield jsonFile('passkeys', await exportedPasskeysOf(ports.db, person.id))
  yield jsonFile('second-step-removals', await factorRemovalsOf(ports.db, person.id))
  yield jsonFile(
    'letters',
    await emailsTo(ports.db, await mergedPersonIds(ports.db, person.id), { exceptTemplate: erasureEmailTemplate }),
  )
  const picture = pictureKey && (await storedFile(ports, pictureKey))
  if (picture) yield { name: 'picture.webp', data: picture }
}
