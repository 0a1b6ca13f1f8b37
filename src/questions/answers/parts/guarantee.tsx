import { NothingEmailed } from '../../../accounts/parts/nothing-emailed.tsx'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import type { QuestionView } from '../../shapes.ts'

const call = client<QuestionsApi>()

type GuaranteeProps = {
  view: QuestionView
  figure: string
  onGranted: (view: QuestionView) => void
  /** Of the button, where it is one side of a choice. */
  label?: string
}

/** The guarantee, while it can be claimed: one click, to be undone for ten seconds, also on a closed question. */
export function Guarantee({ view, figure, onGranted, label }: GuaranteeProps) {
  const words = useQuestionMessages('record').record.guarantee
  const { refusals, shared } = useQuestionMessages('refusals', 'shared')
  const locale = useLocale()
  const { busy, problem, run } = useCommand<'claim'>(refusals)
  const { state, until, returnedAt } = view.guarantee
  if (state === 'none') return null
  const granted = state !== 'open'
  const asked = view.pending.some(({ act }) => act === 'guarantee')
  const outcomes = {
    at_bank: words.atBank,
    by_bank: words.byBank,
    granted: words.granted,
    open: asked ? words.undoable : words.text,
  }
  const said = returnedAt ? fill(words.done, { date: day(locale, returnedAt) }) : outcomes[state]

  const claim = () =>
    run('claim', async () => {
      const next = await call('POST /questions/:id/guarantee', {
        params: { id: view.id },
        body: { undoable: true, locale },
      })
      announce(words.grantedTitle)
      onGranted(next)
    })

  return (
    <section className="side-block stub stub--side no-print" aria-labelledby="guarantee">
      <div className="stub-a">
        <h2 className="side-title" id="guarantee">
          {returnedAt ? words.doneTitle : granted || asked ? words.grantedTitle : words.title}
        </h2>
        <p className="small">
          {said} {state === 'granted' && !returnedAt && !view.emailsWithheld && words.receipt}
        </p>
        {state === 'granted' && view.emailsWithheld && (
          <NothingEmailed words={shared.nothingEmailed} className="small" />
        )}
        {!granted && !asked && (
          <>
            <p>
              <Button variant="plain" busy={busy !== null} onClick={() => void claim()}>
                {label ?? words.ask}
              </Button>
            </p>
            <ErrorText id="guarantee-error" live>
              {problem}
            </ErrorText>
          </>
        )}
      </div>
      <div className="stub-b">
        <p className="num">{figure}</p>
        <p className="small">{until && !asked ? fill(words.until, { date: day(locale, until) }) : words.returned}</p>
      </div>
    </section>
  )
}
