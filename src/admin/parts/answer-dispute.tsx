import { useRevalidator } from 'react-router'
import { client } from '../../api/call.ts'
import { money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, type WordsLike } from '../../i18n/text.ts'
import type { FailureWords } from '../../shell/say-failure.ts'
import { announce } from '../../ui/live-region.tsx'
import type { DisputeRow, FilesApi } from '../contract-files.ts'
import type { disputes } from '../desk.text.fr.ts'
import type { FrameWords } from './admin-frame.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const desk = client<FilesApi>()

export type Answering = { dispute: DisputeRow; act: 'evidence' | 'accept' }

type AnswerDisputeProps = {
  answering: Answering | null
  words: { frame: FrameWords; page: WordsLike<typeof disputes>; failures: FailureWords }
  locale: Locale
  onClose: () => void
}

/** Two answers to a bank, each for good: what speaks for us, or giving in. */
export function AnswerDispute({ answering, words, locale, onClose }: AnswerDisputeProps) {
  const { frame, page, failures } = words
  const { revalidate } = useRevalidator()
  const accepts = answering?.act === 'accept'
  return (
    <ReasonDialog
      open={answering !== null}
      title={accepts ? page.acceptTitle : page.sendTitle}
      draft={`${answering?.act}-dispute:${answering?.dispute.id}`}
      field="reason"
      label={accepts ? page.why : page.saying}
      hint={page.kept}
      send={accepts ? page.accept : page.send}
      danger={accepts}
      words={frame}
      failures={failures}
      refusals={page.reasons}
      onClose={onClose}
      onSend={async (values) => {
        if (!answering) return
        const call = { params: { id: answering.dispute.id }, body: { reason: String(values.get('reason')) } }
        if (accepts) await desk('POST /admin/disputes/:id/accept', call)
        else await desk('POST /admin/disputes/:id/evidence', call)
        announce(accepts ? page.accepted : page.sent)
        await revalidate()
      }}
    >
      {answering && accepts && <p>{fill(page.acceptNote, { amount: money(locale, answering.dispute.amount) })}</p>}
      {answering && !accepts && (
        <>
          <p>{page.sendNote}</p>
          <p className="soft">{page.sealedNote}</p>
        </>
      )}
    </ReasonDialog>
  )
}
