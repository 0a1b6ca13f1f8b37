import { charge, type Payer } from '../../platform/limits/budget.ts'
import { budgets } from '../../platform/limits/budgets.ts'
import type { Ports } from '../../platform/ports.ts'
import { Refusal } from '../refusal.ts'
import { readBodyUpTo } from './body.ts'

/** Overhead of the multipart encoding around a file, in bytes. */
const around = 64 * 1024

/**
 * Reads the body of an upload within the uploader's budgets; one longer than `limit` bytes is never held in memory.
 * @throws Refusal `too_many_requests`, `file_too_large`
 */
export async function readUpload(ports: Ports, from: Payer, request: Request, limit: number) {
  await charge(ports, budgets.upload, from)
  const body = await readBodyUpTo(request, limit)
  if (!body) throw new Refusal('file_too_large', 413)
  await charge(ports, budgets['upload.bytes'], from, Math.ceil(body.byteLength / 1024))
  return body
}

/**
 * Reads the file that a form sends under `file`, as `readUpload` does.
 * @throws Refusal `too_many_requests`, `file_too_large`, `file_missing`
 */
export async function readUploadedFile(ports: Ports, from: Payer, request: Request, limit: number): Promise<File> {
  const body = await readUpload(ports, from, request, limit + around)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Refusal('file_missing', 422)
  return file
}
