import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { statusLine } from '../../lifecycle/parts/question-status.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { hasExpert, isWaiting } from '../../parts/question-paths.ts'
import type { QuestionView } from '../../shapes.ts'

/** Long enough to read or hear who has accepted before the page changes. */
const pause = 4000

/**
 * Whether the client has watched the search here: each status is announced, and once an expert is found the page
 * changes, unless `paused` by an open dialog.
 */
export function useWatchedSearch(id: string, view: QuestionView | null, paused: boolean): boolean {
  const words = useQuestionMessages('statuses', 'statusLines')
  const locale = useLocale()
  const go = useNavigate()
  const searching = view !== null && isWaiting(view)
  const found = view !== null && hasExpert(view)
  const line = view ? statusLine(view.status, words) : ''
  const [watched, setWatched] = useState(false)
  useEffect(() => {
    if (searching) setWatched(true)
  }, [searching])
  useEffect(() => {
    if (watched && line) announce(line)
  }, [watched, line])
  // A client who watched the search is redirected; one who comes back later finds a link.
  useEffect(() => {
    if (!watched || !found || paused) return
    const timer = setTimeout(() => void go(href('consultation', locale, { id })), pause)
    return () => clearTimeout(timer)
  }, [watched, found, paused, go, locale, id])
  return watched
}
