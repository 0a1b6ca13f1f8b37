import { type Budget, charge, daily, hourly, type Payer } from '../../platform/limits/budget.ts'
import type { Limits } from '../../platform/limits/port.ts'
import { Refusal } from '../refusal.ts'
import { readBodyUpTo } from './body.ts'

/** Overhead of the multipart encoding around a file, in bytes. */
const around = 64 * 1024

export const uploadBudget: Budget = {
  name: 'upload',
  device: [hourly(60)],
  person: [hourly(60), daily(300)],
  subscriber: [hourly(600), daily(3000)],
  site: [hourly(2400), daily(12_000)],
  everybody: [hourly(20_000), daily(200_000)],
}
const gibibyte = 1024 * 1024
/** In KiB. Everybody together may fill no more than a part of a disk in a day. */
export const uploadedBytesBudget: Budget = {
  name: 'upload.bytes',
  device: [daily(0.3 * gibibyte)],
  person: [daily(0.3 * gibibyte)],
  subscriber: [daily(gibibyte)],
  site: [daily(4 * gibibyte)],
  everybody: [daily(100 * gibibyte)],
}

/**
 * Reads the body of an upload within the uploader's budgets; one longer than `limit` bytes is never held in memory.
 * @throws Refusal `too_many_requests`, `file_too_large`
 */
export async function readUpload(limits: Limits, from: Payer, request: Request, limit: number) {
  await charge(limits, uploadBudget, from)
  const body = await readBodyUpTo(request, limit)
  if (!body) throw new Refusal('file_too_large', 413)
  await charge(limits, uploadedBytesBudget, from, Math.ceil(body.byteLength / 1024))
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
