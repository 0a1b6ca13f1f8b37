import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { hour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import '../../../ui/css/screens/question-box.css'

const call = client<QuestionsApi>()
type Link = ReplyOf<QuestionsApi['POST /questions/:id/phone-link']>

type PhoneDialogProps = {
  open: boolean
  questionId: string
  onClose: () => void
}

/** A QR code that opens the same question on another device, without signing in. */
export function PhoneDialog({ open, questionId, onClose }: PhoneDialogProps) {
  const words = useQuestionMessages('record', 'shared', 'refusals')
  const locale = useLocale()
  const { phone, share } = words.record
  const [link, setLink] = useState<Link | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening and each wish for a new link calls the API
  useEffect(() => {
    if (!open) return
    let current = true
    setLink(null)
    setProblem(null)
    call('POST /questions/:id/phone-link', { params: { id: questionId }, body: { locale } }).then(
      (made) => current && setLink(made),
      (error: unknown) => current && setProblem(codeOf(error)),
    )
    return () => {
      current = false
    }
  }, [open, questionId, locale, tries])

  return (
    <Dialog open={open} onClose={onClose} title={phone.title} closeLabel={words.shared.close}>
      <p>{phone.text}</p>
      {problem && (
        <ErrorState
          title={refusalMessage(words.refusals, problem)}
          retryLabel={words.shared.retry}
          onRetry={() => setTries(tries + 1)}
        >
          {null}
        </ErrorState>
      )}
      {!link && !problem && <Loading label={words.shared.loading} />}
      {link && (
        <div className="phone-code">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(link.svg)}`}
            alt={phone.alt}
            width={232}
            height={232}
          />
          <div className="phone-code-words">
            <p className="soft small">{fill(phone.expires, { time: hour(locale, link.expiresAt) })}</p>
            <CopyButton text={link.url} words={{ copy: share.copy, copied: share.copied, failed: share.copyFailed }} />
            <Button variant="link" onClick={() => setTries(tries + 1)}>
              {phone.again}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
