import { api } from '../../api/call.ts'

/** Fetches a file behind the bearer token. */
async function fetched(path: string): Promise<Blob> {
  const base = (document.documentElement.dataset.api ?? '/api').replace(/\/+$/, '')
  return api<Blob, 'blob'>(base + path, { responseType: 'blob' })
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

/** A text that is made here, such as one deadline for a calendar. */
export function saveText(text: string, type: string, name: string): void {
  follow(URL.createObjectURL(new Blob([text], { type })), name)
}
