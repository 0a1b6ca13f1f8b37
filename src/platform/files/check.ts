import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../../api/refusal.ts'
import { type FilePolicy, type FileRefusal, type FileType, maxFileBytes } from './port.ts'

const allowed: Record<FilePolicy, readonly FileType[]> = {
  identity: ['application/pdf', 'image/jpeg', 'image/png'],
  chat: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  picture: ['image/jpeg', 'image/png', 'image/webp'],
}

const statuses = {
  file_too_large: 413,
  file_type_unsupported: 415,
  file_damaged: 422,
  file_active_content: 415,
  file_too_many_pages: 413,
  file_unfolds: 413,
} as const

export function refuse(code: FileRefusal): Refusal<FileRefusal> {
  return new Refusal(code, statuses[code])
}

/** The file type by content, where the policy accepts it. The sender's name and type are ignored. */
export async function checkFile(policy: FilePolicy, bytes: Uint8Array): Promise<FileType> {
  if (bytes.byteLength > maxFileBytes) throw refuse('file_too_large')
  if (bytes.byteLength === 0) throw refuse('file_damaged')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const type = allowed[policy].find((candidate) => candidate === found?.mime)
  if (!type) throw refuse('file_type_unsupported')
  if (type === 'application/pdf') checkPdf(bytes)
  return type
}

/** An archive is read from its end, where up to 64 kB of comment may follow this signature. */
const archiveEnd = 'PK\x05\x06'
const archiveReach = 65_557

/**
 * A PDF is stored as it came, so it must not carry another file: readers look for `%PDF` anywhere in the first kilobyte
 * and ignore what follows `%%EOF`, which is where a page, a program or an archive is appended. The contents are checked
 * in a separate process (`pdf-process.ts`).
 */
function checkPdf(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw refuse('file_type_unsupported')
  const end = text.lastIndexOf('%%EOF')
  if (end === -1) throw refuse('file_damaged')
  if (/[^\s\0]/.test(text.slice(end + 5))) throw refuse('file_type_unsupported')
  if (text.slice(-archiveReach).includes(archiveEnd)) throw refuse('file_type_unsupported')
}
