import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { StandingApi } from '../contract-standing.ts'
import type { ExpertStandingProps } from './expert-standing.tsx'

const desk = client<StandingApi>()
const kinds = ['law', 'health', 'finance', 'none'] as const
const fields = ['labelFr', 'labelEn', 'body', 'validUntil'] as const

/**
 * An expert's checked titles and their last days, a form for a newer title, and whether clients may ask to meet them.
 */
export function ExpertTitles(props: ExpertStandingProps) {
  const words = useAdminMessages('experts').experts
  const failures = useFailureMessages()
  const locale = useLocale()
  const { expert, onDone } = props
  const [asking, setAsking] = useState(false)
  const { running, problem, run } = useAct(failures, words.refusals)
  const receive = () =>
    run('receive', async () => {
      const body = { locale, receives: !expert.receives }
      await desk('PUT /admin/experts/:id/meetings', { params: { id: expert.id }, body })
      announce(words.told)
      await onDone()
    })

  return (
    <>
      {expert.titles.length > 0 && (
        <ul aria-label={words.titles}>
          {expert.titles.map(({ labelFr, labelEn, body, validUntil }) => (
            <li key={`${labelFr}${body}${validUntil}`}>
              {locale === 'fr' ? labelFr : labelEn}, {body}
              <span className="soft">
                , {validUntil ? fill(words.until, { date: day(locale, validUntil) }) : words.noEnd}
              </span>
            </li>
          ))}
        </ul>
      )}
      {expert.receives && <p className="soft">{words.receives}</p>}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {(expert.may.title || expert.may.receive) && (
        <p className="form-foot">
          {expert.may.title && (
            <Button
              variant="plain"
              size="small"
              aria-label={`${words.addTitle}, ${expert.name}`}
              onClick={() => setAsking(true)}
            >
              {words.addTitle}
            </Button>
          )}
          {expert.may.receive && (
            <Button
              variant="plain"
              size="small"
              busy={running === 'receive'}
              aria-label={`${expert.receives ? words.receiveNot : words.receive}, ${expert.name}`}
              onClick={() => void receive()}
            >
              {expert.receives ? words.receiveNot : words.receive}
            </Button>
          )}
        </p>
      )}
      <TitleDialog {...props} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

type TitleDialogProps = ExpertStandingProps & { open: boolean; onClose: () => void }

function TitleDialog({ expert, onDone, open, onClose }: TitleDialogProps) {
  const words = useAdminMessages('experts').experts
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const newest = expert.titles[0]
  function close() {
    setProblems([])
    onClose()
  }
  async function send(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? '')
    const body = {
      locale,
      regulated: kinds.find((kind) => kind === text('regulated')) ?? 'none',
      labelFr: text('labelFr'),
      labelEn: text('labelEn'),
      body: text('body'),
      validUntil: text('validUntil') || null,
    }
    try {
      await desk('POST /admin/experts/:id/titles', { params: { id: expert.id }, body })
    } catch (error) {
      const about = codeOf(error) === 'title_over' ? 'validUntil' : undefined
      setProblems(fieldProblems(error, failures, words.refusals, about))
      return
    }
    announce(words.told)
    close()
    await onDone()
  }
  return (
    <Dialog open={open} onClose={close} title={`${words.addTitle}, ${expert.name}`} closeLabel={frame.close}>
      <Form summaryTitle={frame.check} problems={problems} onSend={send}>
        <p>{words.titleNote}</p>
        <SelectField name="regulated" label={words.kind} defaultValue={newest?.regulated ?? 'none'}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={words[name]}
            hint={name === 'validUntil' ? words.validHint : undefined}
            type={name === 'validUntil' ? 'date' : 'text'}
            defaultValue={name === 'validUntil' ? '' : (newest?.[name] ?? '')}
            maxLength={name === 'body' ? 160 : 120}
            required={name !== 'validUntil'}
          />
        ))}
        <div className="form-foot">
          <SubmitButton>{words.addTitle}</SubmitButton>
          <Button variant="plain" onClick={close}>
            {frame.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
