import { Refusal } from '../refusal.ts'
import { readBodyUpTo } from './body.ts'

/** Overhead of the multipart encoding around a file, in bytes. */
const around = 64 * 1024

/**
 * Reads the file that a form sends under `file`; one longer than `limit` bytes is never held in memory.
 * @throws Refusal `file_too_large`, `file_missing`
 */
export async function readUploadedFile(request: Request, limit: number): Promise<File> {
  const body = await readBodyUpTo(request, limit + around)
  if (!body) throw new Refusal('file_too_large', 413)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Refusal('file_missing', 422)
  return file
}
