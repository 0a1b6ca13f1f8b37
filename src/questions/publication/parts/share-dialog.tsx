import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'

const call = client<QuestionsApi>()
type Share = { id: string; url: string; expiresAt: string }

type ShareDialogProps = {
  open: boolean
  questionId: string
  onClose: () => void
}

/** Private links, read-only and for some days. The links made in this browser can be revoked here. */
export function ShareDialog({ open, questionId, onClose }: ShareDialogProps) {
  const words = useQuestionMessages('record', 'shared', 'refusals')
  const locale = useLocale()
  const { share } = words.record
  const place = `shares:${questionId}`
  const [links, setLinks] = useState<readonly Share[]>([])
  const [days, setDays] = useState('7')
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useSentence(words.refusals)
  const [revoked, setRevoked] = useState(false)

  useEffect(() => {
    if (!open) return
    const kept = readDraft<Share[]>(place)?.value ?? []
    setLinks(kept.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()))
    setRevoked(false)
    setProblem(null)
  }, [open, place, setProblem])

  function keep(next: readonly Share[]) {
    setLinks(next)
    if (next.length > 0) saveDraft(place, next)
    else deleteDraft(place)
  }

  async function run(name: string, act: () => Promise<void>) {
    setBusy(name)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem((refusals) => refusalMessage(refusals, codeOf(error)))
    } finally {
      setBusy(null)
    }
  }

  const create = () =>
    run('create', async () => {
      const body = { days: Number(days), locale }
      const made = await call('POST /questions/:id/shares', { params: { id: questionId }, body })
      keep([made, ...links])
      setRevoked(false)
      announce(fill(share.created, { date: dayAndHour(locale, made.expiresAt) }))
    })

  const revoke = (shareId: string) =>
    run(shareId, async () => {
      await call('DELETE /questions/:id/shares/:shareId', { params: { id: questionId, shareId } }).catch((error) => {
        if (codeOf(error) !== 'share_unknown') throw error
      })
      keep(links.filter(({ id }) => id !== shareId))
      setRevoked(true)
    })

  return (
    <Dialog open={open} onClose={onClose} title={share.title} closeLabel={words.shared.close}>
      <p>{share.text}</p>
      <div className="share-make">
        <SelectField label={share.days} value={days} onChange={(event) => setDays(event.target.value)}>
          {Object.entries(share.choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button busy={busy === 'create'} onClick={() => void create()}>
          {share.create}
        </Button>
      </div>
      <ErrorText id="share-error" live>
        {problem}
      </ErrorText>
      {revoked && (
        <Notice tone="success" live>
          {share.revoked}
        </Notice>
      )}
      {links.map(({ id, url, expiresAt }) => (
        <div className="share-link" key={id}>
          <TextField
            label={share.link}
            hint={fill(share.created, { date: dayAndHour(locale, expiresAt) })}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <p className="form-foot">
            <CopyButton text={url} words={{ copy: share.copy, copied: share.copied, failed: share.copyFailed }} />
            <Button variant="link" busy={busy === id} onClick={() => void revoke(id)}>
              {share.revoke}
            </Button>
          </p>
        </div>
      ))}
    </Dialog>
  )
}
