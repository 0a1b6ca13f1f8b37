import { lazy, Suspense, useEffect, useState } from 'react'
import { CallError, client } from '../../../api/call.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Closed, QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import type { QuestionView } from '../../shapes.ts'
import type { Proposal } from './category-chip.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { FieldChoice } from './field-choice.tsx'
import { toProposal } from './to-proposal.ts'

const CategoryDialog = lazy(() => import('./category-dialog.tsx').then((part) => ({ default: part.CategoryDialog })))

const call = client<QuestionsApi>()

type CorrectionProps = {
  view: QuestionView
  /** The fields that take questions. */
  fields: readonly { slug: string; name: string }[]
  onView: (view: QuestionView) => void
  /** Loads the thread again: the correction has added a line, and the assistant starts again. */
  onChange: () => void
}

/** In the header of the conversation: lets the client leave a wrong field. */
export function FieldChange({ view, fields, onView, onChange }: CorrectionProps) {
  const words = useQuestionMessages('thread', 'refusals')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const proposals = useInstead(open ? view : null, locale)
  const { correct, problem, clear } = useCorrection({ view, onView, onChange })
  const shut = () => {
    setOpen(false)
    clear()
  }
  if (!view.can.correct) return null
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {words.thread.field.change}
          <span className="what-changes"> {words.thread.field.changeWhat}</span>
        </span>
      </Button>
      {open && (
        <Suspense>
          <CategoryDialog
            all={fields}
            proposals={proposals ?? []}
            refusable
            problem={problem}
            onClose={shut}
            onChoose={(to) => void correct(to).then((done) => done && setOpen(false))}
          />
        </Suspense>
      )}
    </>
  )
}

/** Under the conversation, while no field is chosen: nobody can be asked before one is. */
export function FieldPanel({ view, fields, onView, onChange }: CorrectionProps) {
  const locale = useLocale()
  const proposals = useInstead(view, locale)
  const { correct, problem } = useCorrection({ view, onView, onChange })
  if (!proposals) return null
  return (
    <div className="sheet field-panel no-print">
      <FieldChoice
        shown={null}
        found={{ reading: 'unclear', proposals, closed: null }}
        all={fields}
        wanted={0}
        onChoose={async (to) => {
          if (!to || (await correct(to))) document.getElementById('message')?.focus()
        }}
      />
      {problem}
    </div>
  )
}

/** Alternative fields, from all messages until now. Null while unknown. */
function useInstead(view: QuestionView | null, locale: Locale): Proposal[] | null {
  const [found, setFound] = useState<Proposal[] | null>(null)
  const id = view?.id
  const version = view?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages change the proposals
  useEffect(() => {
    if (id === undefined) return
    let current = true
    call('GET /questions/:id/category', { params: { id }, query: { locale } }).then(
      ({ proposals }) => current && setFound(proposals.map(toProposal)),
      // The whole list can be chosen from all the same.
      () => current && setFound((known) => known ?? []),
    )
    return () => {
      current = false
    }
  }, [id, version, locale])
  return found
}

function useCorrection({ view, onView, onChange }: Omit<CorrectionProps, 'fields'>) {
  const words = useQuestionMessages('thread', 'refusals')
  const locale = useLocale()
  const [refused, setRefused] = useState<{ code: string; closed: Closed | null } | null>(null)

  async function correct(to: Proposal | null): Promise<boolean> {
    const body = { category: to?.category ?? null, subCategory: to?.subCategory ?? null, locale }
    setRefused(null)
    try {
      onView(await call('POST /questions/:id/category', { params: { id: view.id }, body }))
      if (to) announce(words.thread.field.done)
      onChange()
      return true
    } catch (error) {
      const code = codeOf(error)
      const closed = code === 'health_closed' && error instanceof CallError ? (error.problem?.data as Closed) : null
      setRefused({ code, closed })
      return false
    }
  }

  const problem = refused?.closed ? (
    <ClosedNotice closed={refused.closed} />
  ) : (
    <ErrorText id="field-error" live>
      {refused && refusalMessage(words.refusals, refused.code)}
    </ErrorText>
  )
  return { correct, problem, clear: () => setRefused(null) }
}
