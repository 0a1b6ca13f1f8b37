import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { checkFiles, type FileProblem, unexpiredFiles } from '../accepted-files.ts'

/** `at`: when it reached the server, which keeps it for a day. */
export type Attached = { id: string; name: string; size: number; type: string; at?: number }

export type Upload = {
  key: string
  name: string
  size: number
  /** Progress of the upload from 0 to 1. */
  sent: number
  done: Attached | null
  problem: string | null
  file: File | null
}

/**
 * Uploads of documents, each with its progress; an uploaded document survives a reload by its id. `forNobodyYet`: they
 * belong to no question so far, so that a new session may upload them.
 */
export function useUploads(locale: Locale, forNobodyYet = false) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly FileProblem[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(uploads)
  latest.current = uploads

  const change = useCallback(
    (key: string, part: Partial<Upload>) =>
      setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    [],
  )

  const start = useCallback(
    async (key: string, file: File) => {
      const stop = new AbortController()
      running.current.set(key, stop)
      change(key, { sent: 0, problem: null })
      try {
        // Loaded only once somebody attaches a file.
        const [{ sendFile }, { renewSession: beginAgain, ensureSession }] = await Promise.all([
          import('./send-file.ts'),
          import('../../../shell/visitor.ts'),
        ])
        const token = await ensureSession(locale)
        const onProgress = (sent: number) => change(key, { sent })
        const send = (bearer: string) => sendFile(file, bearer, { onProgress, signal: stop.signal })
        const { id, name, size, type } = await send(token).catch(async (error: { code?: unknown }) => {
          if (!forNobodyYet || error.code !== 'not_signed_in') throw error
          return send(await beginAgain(locale, token))
        })
        change(key, { sent: 1, done: { id, name, size, type, at: Date.now() }, name, size })
      } catch (error) {
        change(key, { problem: String((error as { code?: unknown }).code ?? 'upload_failed') })
      } finally {
        running.current.delete(key)
      }
    },
    [change, locale, forNobodyYet],
  )

  useEffect(() => {
    const all = running.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  const add = useCallback(
    (list: FileList | readonly File[] | null) => {
      const chosen = [...(list ?? [])]
      // The server may have made it smaller; duplicates are found by the size on this device.
      const have = latest.current.map(({ name, size, file }) => ({
        name: file?.name ?? name,
        size: file?.size ?? size,
      }))
      const { files, problems } = checkFiles<{ name: string; size: number }>(have, chosen)
      setRefused(problems)
      const taken = chosen.filter((file) => files.includes(file))
      const fresh = taken.map((file): Upload & { file: File } => ({
        key: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        sent: 0,
        done: null,
        problem: null,
        file,
      }))
      setUploads((before) => [...before, ...fresh])
      for (const { key, file } of fresh) void start(key, file)
    },
    [start],
  )

  const restore = useCallback((kept: readonly Attached[]) => {
    const { there, gone } = unexpiredFiles(kept, Date.now())
    setRefused(gone)
    setUploads(
      there.map((done) => ({
        key: done.id,
        name: done.name,
        size: done.size,
        sent: 1,
        done,
        problem: null,
        file: null,
      })),
    )
  }, [])

  return {
    uploads,
    refused,
    add,
    restore,
    /** Removes the documents that were sent; those added meanwhile stay. */
    release: useCallback((sent: readonly { id: string }[]) => {
      setUploads((before) => before.filter(({ done }) => !sent.some(({ id }) => id === done?.id)))
      setRefused([])
    }, []),
    remove(key: string) {
      running.current.get(key)?.abort()
      setUploads((before) => before.filter((upload) => upload.key !== key))
    },
    retry(key: string) {
      const file = uploads.find((upload) => upload.key === key)?.file
      if (file) void start(key, file)
    },
    attached: uploads.flatMap(({ done }) => (done ? [done] : [])),
    /** An upload is under way, or has failed. */
    pending: uploads.some(({ done }) => done === null),
  }
}

export type Uploads = ReturnType<typeof useUploads>
