import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import type { CasesApi, DisputeRow } from '../../contract-cases.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

const desk = client<CasesApi>()

export type DisputeReply = { dispute: DisputeRow; act: 'evidence' | 'accept' }

type AnswerDisputeProps = {
  answering: DisputeReply | null
  onClose: () => void
}

/** The two final replies to a bank: sending our evidence, or accepting the dispute. */
export function AnswerDispute({ answering, onClose }: AnswerDisputeProps) {
  const locale = useLocale()
  const { disputes: page } = useAdminMessages('disputes')
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
