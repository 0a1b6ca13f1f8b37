import { apiBase } from '../../../api/base.ts'
import type { Attachment } from '../../shapes.ts'

export class UploadError extends Error {
  /** A refusal's code, `upload_failed` for no answer, `upload_invalid` for one that cannot be read. */
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const longestStill = 60_000

/** Uploads one document and reports its progress; `fetch` cannot report that yet. */
export function sendFile(
  file: File,
  token: string,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase()}/attachments`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', crypto.randomUUID())
    // On a slow line five megabytes take minutes: only an upload that stalls is aborted.
    let still = setTimeout(() => request.abort(), longestStill)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(still)
      still = setTimeout(() => request.abort(), longestStill)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => clearTimeout(still)
    request.onabort = () => reject(new UploadError('upload_failed'))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300 && typeof answer?.id === 'string')
        resolve(answer as unknown as Attachment)
      else if (typeof answer?.code === 'string') reject(new UploadError(answer.code))
      else reject(new UploadError('upload_invalid'))
    }
    request.onerror = () => reject(new UploadError('upload_failed'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}
