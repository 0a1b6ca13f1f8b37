import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { Message } from '../../shapes.ts'
import {
  addOutgoing,
  markFailed,
  markWaiting,
  mergedOutbox,
  nextOutgoing,
  type Outgoing,
  onePostPerKey,
  removeOutgoing,
  restoredOutbox,
  retryUnsent,
} from '../outbox.ts'

const call = client<QuestionsApi>()
const once = onePostPerKey<Message>()

export type Sending = Pick<Outgoing, 'text' | 'attachments' | 'answers' | 'replyTo'>

/**
 * Sends the client's messages, one after the other, and keeps each until the server has confirmed it. A message that
 * found no connection is sent again whenever `answered` grows: a server may be away and back before the stream has
 * noticed.
 */
export function useOutbox(questionId: string, answered: number, onSent: (message: Message) => void) {
  const place = `unsent:${questionId}`
  const [outbox, setOutbox] = useState<readonly Outgoing[]>([])
  // Stored as soon as it is sent, not on the next render: the page may be left before that.
  const box = useRef<Outgoing[]>([])
  const had = useRef(new Set<string>())
  const sent = useRef(onSent)
  sent.current = onSent

  const change = useCallback(
    (act: (before: readonly Outgoing[]) => Outgoing[]) => {
      box.current = act(box.current)
      for (const { key } of box.current) had.current.add(key)
      const all = mergedOutbox(readDraft<Outgoing[]>(place)?.value ?? null, had.current, box.current)
      if (all.length > 0) saveDraft(place, all)
      else deleteDraft(place)
      setOutbox(box.current)
    },
    [place],
  )

  useEffect(() => {
    box.current = restoredOutbox(readDraft<Outgoing[]>(place)?.value ?? null, Date.now())
    had.current = new Set(box.current.map(({ key }) => key))
    setOutbox(box.current)
  }, [place])

  const next = nextOutgoing(outbox)
  const sending = useRef<string | null>(null)
  useEffect(() => {
    if (!next || sending.current === next.key) return
    sending.current = next.key
    once(next.key, () =>
      call('POST /questions/:id/messages', {
        params: { id: questionId },
        body: {
          text: next.text,
          attachments: next.attachments.map(({ id }) => id),
          timeZone: browserTimeZone(),
          answers: next.answers && [...next.answers],
          replyTo: next.replyTo,
        },
        key: next.key,
      }),
    )
      .then(
        (message) => {
          sent.current(message)
          change((before) => removeOutgoing(before, next.key))
        },
        (error: unknown) => change((before) => markFailed(before, next.key, codeOf(error))),
      )
      .finally(() => {
        sending.current = null
      })
  }, [next, questionId, change])

  useEffect(() => {
    const again = () => change((before) => retryUnsent(before, Date.now()))
    if (answered > 0) again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [change, answered])

  return {
    outbox,
    send: (message: Sending) =>
      change((before) => addOutgoing(before, { ...message, key: crypto.randomUUID(), at: new Date().toISOString() })),
    retry: (key: string) => change((before) => markWaiting(before, key)),
    drop: (key: string) => change((before) => removeOutgoing(before, key)),
  }
}
