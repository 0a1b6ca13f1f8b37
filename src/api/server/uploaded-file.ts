import { type Budget, charge, type Payer } from '../../platform/limits/budget.ts'
import type { Limits } from '../../platform/limits/port.ts'
import { Refusal } from '../refusal.ts'
import { readBodyUpTo } from './body.ts'

/** Overhead of the multipart encoding around a file, in bytes. */
const around = 64 * 1024

const hour = 3600
const day = 24 * hour
const uploads: Budget = {
  name: 'upload',
  person: { points: 60, seconds: hour },
  subscriber: { points: 600, seconds: hour },
  site: { points: 2400, seconds: hour },
}
const gibibyte = 1024 * 1024
/** In KiB. Everybody together may fill no more than a part of a disk in a day. */
const uploadedBytes: Budget = {
  name: 'upload.bytes',
  person: { points: 0.3 * gibibyte, seconds: day },
  subscriber: { points: gibibyte, seconds: day },
  site: { points: 4 * gibibyte, seconds: day },
  everybody: { points: 100 * gibibyte, seconds: day },
}

/**
 * Reads the body of an upload within the uploader's budgets; one longer than `limit` bytes is never held in memory.
 * @throws Refusal `too_many_requests`, `file_too_large`
 */
export async function readUpload(limits: Limits, from: Payer, request: Request, limit: number) {
  await charge(limits, uploads, from)
  const body = await readBodyUpTo(request, limit)
  if (!body) throw new Refusal('file_too_large', 413)
  await charge(limits, uploadedBytes, from, Math.ceil(body.byteLength / 1024))
  return body
}

/**
 * Reads the file that a form sends under `file`, as `readUpload` does.
 * @throws Refusal `too_many_requests`, `file_too_large`, `file_missing`
 */
export async function readUploadedFile(limits: Limits, from: Payer, request: Request, limit: number): Promise<File> {
  const body = await readUpload(limits, from, request, limit + around)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Refusal('file_missing', 422)
  return file
}
