import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { type Autosave, autosave, readDraft } from '../../../shell/drafts/autosave.ts'
import { type Attached, useUploads } from '../../files/parts/use-uploads.ts'
import { typedSince } from '../outbox.ts'

/** `asks`: an expert marks it as a request for information. */
type Kept = { text: string; asks?: boolean; attached: readonly Attached[] }

/** A message being written, with its documents: stored as it is typed, until it has been sent. */
export function useStoredMessage(place: string, locale: Locale) {
  const saving = useRef<Autosave<Kept> | null>(null)
  const begun = useRef(false)
  const [text, setText] = useState('')
  const [asks, setAsks] = useState(false)
  const uploads = useUploads(locale)
  const { restore, release, attached } = uploads

  useEffect(() => {
    saving.current = autosave<Kept>(place, {
      onGone: (kept) => {
        setText((typed) => (typed === kept.text ? '' : typed))
        release(kept.attached)
      },
    })
    const kept = readDraft<Kept>(place)?.value
    if (kept) {
      setText((typed) => typed || kept.text)
      setAsks(kept.asks ?? false)
      if (kept.attached.length > 0) restore(kept.attached)
    }
    return () => saving.current?.stop()
  }, [place, restore, release])

  const ids = attached.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of uploaded documents stand for them
  useEffect(() => {
    if (text || attached.length > 0) saving.current?.touch({ text, asks, attached })
    else if (begun.current) saving.current?.done()
    begun.current = true
  }, [text, asks, ids])

  return {
    text,
    setText,
    asks,
    setAsks,
    uploads,
    /** Removes what was sent: text typed meanwhile is the beginning of the next message. */
    sent(said: { text: string; attached: readonly Attached[] }) {
      saving.current?.done()
      setText((typed) => typedSince(typed, said.text))
      setAsks(false)
      release(said.attached)
    },
  }
}
