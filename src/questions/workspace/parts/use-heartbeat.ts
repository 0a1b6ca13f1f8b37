import { useEffect, useRef } from 'react'
import { CallError } from '../../../api/call.ts'
import { questions } from './api-clients.ts'

const beatEvery = 30_000

type Beating = {
  questionId: string
  /** Null where there is no lease to renew. */
  token: number | null
  onKept: (lostAt: string) => void
  onLost: (token: number) => void
}

/** Renews the lease while its page is viewed or written in: one heartbeat every thirty seconds. */
export function useHeartbeat(beating: Beating): void {
  const { questionId, token } = beating
  const told = useRef(beating)
  told.current = beating
  useEffect(() => {
    if (token === null) return
    let over = false
    let typedAt = 0
    let beatAt = 0
    async function beat(held: number): Promise<void> {
      const now = Date.now()
      if (document.visibilityState !== 'visible' && now - typedAt > beatEvery) return
      beatAt = now
      try {
        const { lostAt } = await questions('POST /desk/questions/:id/beat', {
          params: { id: questionId },
          body: { token: held },
        })
        if (!over) told.current.onKept(lostAt)
      } catch (error) {
        // A lost connection is not a lost lease: the next heartbeat tries again.
        if (!over && error instanceof CallError && error.code === 'lease_lost') told.current.onLost(held)
      }
    }
    const typed = () => {
      typedAt = Date.now()
    }
    const seen = () => {
      if (Date.now() - beatAt > beatEvery / 2) void beat(token)
    }
    // The lease may have expired while there was no network.
    const reconnected = () => void beat(token)
    void beat(token)
    const timer = setInterval(() => void beat(token), beatEvery)
    document.addEventListener('input', typed)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', reconnected)
    return () => {
      over = true
      clearInterval(timer)
      document.removeEventListener('input', typed)
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', reconnected)
    }
  }, [questionId, token])
}
