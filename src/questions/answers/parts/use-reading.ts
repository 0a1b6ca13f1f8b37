import { useCallback, useEffect, useRef, useState } from 'react'
import { useRestoredScroll } from '../../../shell/navigation/restored-scroll.ts'
import type { Contribution, Message, QuestionView } from '../../shapes.ts'
import { furthestRead, saveRead, storedReadPosition, storeReadPosition } from '../../thread/parts/read-position.ts'
import { useHidden } from '../../thread/parts/use-tab.ts'
import { type Versions, versionsOf } from '../contribution.ts'
import { firstUnreadBelow, readOnPage, shownUpTo } from '../opening.ts'

/** The contribution that the page opens at, or the answer itself; `untouched`: where the browser shows it. */
export type Opening = number | 'answer' | 'untouched'

type Reading = {
  /** Undefined until it is known. */
  opening: Opening | undefined
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
 * Opens the page of an answer at what is unread, else where the reader was before a reload, else at the answer; and
 * stores what has been read here of the conversation.
 */
export function useReading(view: QuestionView | null, messages: readonly Message[]): Reading {
  const id = view?.id
  const opening = useRef<number | null>(undefined)
  const read = view && furthestRead(view.id, view.readUpTo)
  if (view && messages.length > 0 && opening.current === undefined)
    opening.current = firstUnreadBelow(view.contributions, messages, {
      read,
      readHere: storedReadPosition(keyOf(view.id)),
    })
  const known = opening.current !== undefined
  const restored = useRestoredScroll(known && opening.current === null)
  const all = view?.contributions ?? []
  const { seen, onSeen } = useSeen(known ? id : undefined, all)
  const upTo = known && seen.length > 0 ? readOnPage(messages, read ?? 0, { all, seen }) : 0
  useEffect(() => {
    if (id && upTo > 0 && storeReadPosition(id, upTo)) void saveRead(id, upTo)
  }, [id, upTo])
  return { opening: known ? (opening.current ?? (restored ? 'untouched' : 'answer')) : undefined, onSeen }
}

/** The same for somebody to whom an answer was shown, and who was here before. */
export function useSharedReading(uid: string, contributions: readonly Contribution[] | undefined): Reading {
  const opening = useRef<Opening>(undefined)
  if (contributions && opening.current === undefined)
    opening.current =
      firstUnreadBelow(contributions, [], { read: null, readHere: storedReadPosition(keyOf(uid)) }) ?? 'untouched'
  const { onSeen } = useSeen(contributions && uid, contributions ?? [])
  return { opening: opening.current, onSeen }
}
