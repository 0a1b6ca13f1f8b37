import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { client } from '../../../api/call.ts'
import { writeToken } from '../../../api/token.ts'
import { day, dayAndHour } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { confirmsErasure } from '../erasure.ts'
import type { ErasurePreviewReply, ErasureReply, PrivacyApi } from '../privacy-contract.ts'
import { usePrivacyMessages } from './use-privacy-messages.ts'

const privacy = client<PrivacyApi>()

type EraseProps = {
  open: boolean
  onClose: () => void
}

/** What goes, what stays and why, one field and one button. Nothing tries to keep anybody. */
export function EraseDialog({ open, onClose }: EraseProps) {
  const words = usePrivacyMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const go = useNavigate()
  const [view, setView] = useState<ErasurePreviewReply | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [erased, setErased] = useState<ErasureReply | null>(null)
  const { dialog, done } = words

  useEffect(() => {
    if (!open) return
    setView(null)
    setError(null)
    privacy('GET /me/erasure').then(setView, setError)
  }, [open])

  async function leave() {
    onClose()
    if (!erased) return
    await refreshAccount(true)
    await go(href('home', locale))
  }

  return (
    <Dialog
      open={open}
      onClose={() => void leave()}
      title={erased ? done.title : dialog.title}
      closeLabel={dialog.close}
      wide
    >
      {erased ? (
        <Done erased={erased} onLeave={() => void leave()} />
      ) : view ? (
        <Ask
          view={view}
          onErased={(told) => {
            // What was typed here and kept by this browser goes with the account.
            deleteAllDrafts()
            writeToken(null)
            setErased(told)
          }}
          onClose={onClose}
        />
      ) : error !== null ? (
        <Notice tone="danger" live>
          {failureMessage(error, failures, words.refusals)}
        </Notice>
      ) : (
        <Loading label={dialog.loading} />
      )}
    </Dialog>
  )
}

type AskProps = {
  view: ErasurePreviewReply
  onErased: (erased: ErasureReply) => void
  onClose: () => void
}

function Ask({ view, onErased, onClose }: AskProps) {
  const words = usePrivacyMessages()
  const failures = useFailureMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const { dialog, effects } = words
  const plan = view.ends.some(({ what }) => what === 'plan')

  async function send(values: FormData) {
    const password = String(values.get('password') ?? '')
    const word = String(values.get('word') ?? '')
    if (view.by === 'password' && password === '') return setProblems([{ field: 'password', message: dialog.required }])
    if (view.by === 'word' && !confirmsErasure(word))
      return setProblems([{ field: 'word', message: dialog.word_wrong }])
    if (view.meetings.length > 0 && !values.has('meetings'))
      return setProblems([{ field: 'meetings', message: dialog.meetingsRequired }])
    const meetings = view.meetings.map(({ id }) => id)
    try {
      const body = { locale, meetings, ...(view.by === 'password' ? { password } : { word }) }
      onErased(await privacy('POST /me/erasure', { body }))
    } catch (error) {
      const field = { password_wrong: 'password', word_wrong: 'word' }[codeOf(error)]
      setProblems([{ ...(field && { field }), message: failureMessage(error, failures, words.refusals) }])
    }
  }

  if (view.obstacle)
    return (
      <>
        <Notice>{words.refusals[view.obstacle]}</Notice>
        <p className="form-foot">
          <Button variant="plain" onClick={onClose} data-first="">
            {dialog.close}
          </Button>
        </p>
      </>
    )
  const lists = [
    { title: dialog.ends, lines: view.ends.map(({ what, count }) => plural(tag, effects.ends[what], count)) },
    { title: dialog.goes, lines: view.goes.map((what) => effects.goes[what]) },
    {
      title: dialog.meetings,
      lines: view.meetings.map(({ at, with: name }) =>
        fill(dialog.meeting, { when: dayAndHour(locale, at), name: name ?? dialog.somebody }),
      ),
    },
    {
      title: dialog.stays,
      lines: view.stays.map(({ what, until }) =>
        until ? fill(effects.until, { what: effects.stays[what], date: day(locale, until) }) : effects.stays[what],
      ),
    },
  ]
  return (
    <Form
      onSend={send}
      onInput={() => problems.length > 0 && setProblems([])}
      problems={problems}
      summaryTitle={plural(tag, dialog.problems, problems.length)}
      method="post"
      className="form erasure"
    >
      <p className="lead">{dialog.lead}</p>
      {lists.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ),
      )}
      {plan && (
        <p>
          {dialog.withdrawFirst} <Link to={href('withdraw', locale)}>{dialog.withdraw}</Link>
        </p>
      )}
      <p className="soft">{dialog.exportFirst}</p>
      <p className="soft">{view.email ? fill(dialog.receipt, { email: view.email }) : dialog.noReceipt}</p>
      {view.meetings.length > 0 && (
        <Check name="meetings" label={plural(tag, dialog.meetingsConfirm, view.meetings.length)} />
      )}
      {view.by === 'password' ? (
        <PasswordField
          name="password"
          label={dialog.password}
          autoComplete="current-password"
          required
          words={{ show: dialog.show, hide: dialog.hide, what: dialog.thePassword }}
        />
      ) : (
        <TextField name="word" label={dialog.word} autoComplete="off" spellCheck={false} maxLength={40} required />
      )}
      <p className="form-foot">
        <SubmitButton variant="danger">{dialog.confirm}</SubmitButton>
        <Button variant="plain" onClick={onClose}>
          {dialog.cancel}
        </Button>
      </p>
    </Form>
  )
}

type DoneProps = { erased: ErasureReply; onLeave: () => void }

function Done({ erased, onLeave }: DoneProps) {
  const { done } = usePrivacyMessages()
  const locale = useLocale()
  return (
    <div className="erasure">
      <Notice tone="success" live>
        <p>{fill(done.text, { date: day(locale, erased.at) })}</p>
        {erased.sentTo && <p>{fill(done.sent, { email: erased.sentTo })}</p>}
      </Notice>
      <dl>
        <dt className="soft">{done.hash}</dt>
        <dd className="erasure-hash">{erased.hash}</dd>
      </dl>
      <p>
        <a href={href('leaving-receipt', locale, { hash: erased.hash })} target="_blank" rel="noreferrer">
          {done.verify}
        </a>
      </p>
      <p className="form-foot">
        <Button onClick={onLeave}>{done.home}</Button>
      </p>
    </div>
  )
}
