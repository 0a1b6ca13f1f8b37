import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { money } from '../../../i18n/format.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import type { disputes } from '../../console.text.fr.ts'
import type { CasesApi, DisputeRow } from '../../contract-cases.ts'
import type { FrameMessages } from '../../parts/admin-frame.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

const desk = client<CasesApi>()

export type DisputeReply = { dispute: DisputeRow; act: 'evidence' | 'accept' }

type AnswerDisputeProps = {
  answering: DisputeReply | null
  words: { frame: FrameMessages; page: MessagesLike<typeof disputes>; failures: FailureMessages }
  onClose: () => void
}

/** The two final replies to a bank: sending our evidence, or accepting the dispute. */
export function AnswerDispute({ answering, words, onClose }: AnswerDisputeProps) {
  const locale = useLocale()
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
