import { apiBase } from '../../../api/base.ts'
import { api, CallError } from '../../../api/call.ts'
import type { Problem } from '../../../api/refusal.ts'

/** Fetches a file behind the bearer token. @throws CallError */
async function fetched(path: string): Promise<Blob> {
  try {
    return await api<Blob, 'blob'>(apiBase() + path, { responseType: 'blob' })
  } catch (error) {
    const { status = 0, data } = error as { status?: number; data?: unknown }
    throw new CallError(status, data instanceof Blob ? await problemIn(data) : null)
  }
}

/** The body of a refusal comes as a file too, where a file was asked for. */
async function problemIn(file: Blob): Promise<Problem | null> {
  return file.type.includes('json') ? (JSON.parse(await file.text()) as Problem) : null
}

function follow(url: string, name: string | null): void {
  const link = document.createElement('a')
  link.href = url
  if (name) link.download = name
  else link.target = '_blank'
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves a file of the API under a name. @throws what the call throws */
export async function saveFile(path: string, name: string): Promise<void> {
  follow(URL.createObjectURL(await fetched(path)), name)
}

/** Opens a document in a new tab where the browser can show it safely, else saves it. */
export async function openFile(path: string, name: string): Promise<void> {
  const blob = await fetched(path)
  const shown = blob.type === 'application/pdf' || blob.type.startsWith('image/')
  follow(URL.createObjectURL(blob), shown ? null : name)
}

/** Saves a text that is made in the browser, such as one deadline for a calendar. */
export function saveText(text: string, type: string, name: string): void {
  follow(URL.createObjectURL(new Blob([text], { type })), name)
}
