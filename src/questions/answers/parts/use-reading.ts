import { useCallback, useEffect, useRef, useState } from 'react'
import { useRestoredScroll } from '../../../shell/navigation/restored-scroll.ts'
import type { Contribution, Message, QuestionView } from '../../shapes.ts'
import { furthestRead, saveRead, storedReadPosition, storeReadPosition } from '../../thread/parts/read-position.ts'
import { useHidden } from '../../thread/parts/use-tab.ts'
import { type Versions, versionsOf } from '../contribution.ts'
import { opensAt, readOnPage, shownUpTo } from '../opening.ts'

type Reading = {
  /** The contribution that the page opens at; null at its beginning, undefined until that is known. */
  opening: number | null | undefined
  onSeen: (seen: Contribution) => void
}

const keyOf = (uid: string) => `answer:${uid}`

/** What is in view of an answer and of what was added to it. A page in the background shows nothing. */
function useSeen(uid: string | undefined, contributions: readonly Contribution[]) {
  const hidden = useHidden()
  const [added, setAdded] = useState<readonly Contribution[]>([])
  const isSeen = ({ current }: Versions<Contribution>, place: number) =>
    place === 0 || added.some(({ version }) => version === current.version)
  // The versions that a correction replaced are read with it.
  const seen = hidden
    ? []
    : versionsOf(contributions)
        .filter(isSeen)
        .flatMap(({ current, earlier }) => [current, ...earlier])
  const last = shownUpTo(contributions, seen)
  useEffect(() => {
    if (uid && last > 0) storeReadPosition(keyOf(uid), last)
  }, [uid, last])
  const onSeen = useCallback((one: Contribution) => {
    setAdded((before) => (before.some(({ version }) => version === one.version) ? before : [...before, one]))
  }, [])
  return { seen, onSeen }
}

/**
 * Opens the page of an answer at what is unread, else where the reader was before a reload, else at what was added last;
 * and stores what has been read here of the conversation.
 */
export function useReading(view: QuestionView | null, messages: readonly Message[]): Reading {
  const id = view?.id
  const opening = useRef<ReturnType<typeof opensAt>>(undefined)
  const read = view && furthestRead(view.id, view.readUpTo)
  if (view && messages.length > 0 && opening.current === undefined)
    opening.current = opensAt(view.contributions, messages, { read, readHere: storedReadPosition(keyOf(view.id)) })
  const known = opening.current !== undefined
  const restored = useRestoredScroll(known && !opening.current?.unread)
  const all = view?.contributions ?? []
  const { seen, onSeen } = useSeen(known ? id : undefined, all)
  const upTo = known && seen.length > 0 ? readOnPage(messages, read ?? 0, { all, seen }) : 0
  useEffect(() => {
    if (id && upTo > 0 && storeReadPosition(id, upTo)) void saveRead(id, upTo)
  }, [id, upTo])
  return { opening: known ? (restored ? null : (opening.current?.version ?? null)) : undefined, onSeen }
}

/** The same for somebody to whom an answer was shown, and who was here before. */
export function useSharedReading(uid: string, contributions: readonly Contribution[] | undefined): Reading {
  const opening = useRef<number | null>(undefined)
  if (contributions && opening.current === undefined) {
    const at = opensAt(contributions, [], { read: null, readHere: storedReadPosition(keyOf(uid)) })
    opening.current = at?.unread ? at.version : null
  }
  const { onSeen } = useSeen(contributions && uid, contributions ?? [])
  return { opening: opening.current, onSeen }
}
