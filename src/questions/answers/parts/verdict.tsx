import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { Guarantee } from './guarantee.tsx'
import { RatingForm } from './rating-form.tsx'

type VerdictProps = { view: QuestionView; figure: string; onView: (view: QuestionView) => void }

/** After the answer, one choice: it was useful, and is rated; or it was not, and its price is given back. */
export function Verdict({ view, figure, onView }: VerdictProps) {
  const words = useQuestionMessages('record').record.verdict
  const [useful, setUseful] = useState(false)
  const rated = useRef(view.rating !== null)
  // The form that was sent is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (view.rating && !rated.current) document.getElementById('rating')?.focus()
    rated.current = view.rating !== null
  }, [view.rating])
  // At once where another window has asked for it before; otherwise the way back has the focus for ten seconds.
  const [givenNow, setGivenNow] = useState(false)
  useFocusIfLost(givenNow, 'guarantee')
  const given = (next: QuestionView) => {
    setGivenNow(next.pending.length === 0)
    onView(next)
  }
  const back = <Guarantee view={view} figure={figure} onGranted={given} />
  // Whoever has just asked for the money back is not asked for a rating.
  if (!view.rating && view.pending.some(({ act }) => act === 'guarantee')) return back
  const undecided = view.can.rate && view.guarantee.state === 'open' && view.pending.length === 0
  if (!undecided)
    return (
      <>
        <RatingForm view={view} onRated={onView} />
        {back}
      </>
    )
  return (
    <section className="verdict no-print" aria-labelledby="verdict">
      <h2 className="side-title" id="verdict">
        {words.title}
      </h2>
      <Button icon={ThumbsUp} aria-expanded={useful} onClick={() => setUseful((open) => !open)}>
        {words.useful}
      </Button>
      {useful && <RatingForm view={view} onRated={onView} untitled />}
      <Guarantee view={view} figure={figure} onGranted={given} label={words.not} />
    </section>
  )
}
