import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour, money } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { FilledText, MemberLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { AdminPaymentsApi, RefundRequest } from '../contract-payments.ts'

const desk = client<AdminPaymentsApi>()

type RefundRequestsProps = {
  requests: readonly RefundRequest[]
  mayApprove: boolean
}

/** Refund requests with their reasons; an approver other than the requester decides. */
export function RefundRequests({ requests, mayApprove }: RefundRequestsProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [deciding, setDeciding] = useState<{ id: string; approve: boolean } | null>(null)
  const verb = deciding?.approve ? words.approve : words.refuse
  return (
    <>
      <ul className="matters">
        {requests.map((request) => (
          <li key={request.id}>
            <div>
              <Link to={href('admin-payments', locale, { payment: request.payment })}>
                <b>{money(locale, request.amount)}</b>, {words.causes[request.cause]}
              </Link>{' '}
              <Tag tone={request.state === 'waiting' ? 'apricot' : undefined}>{words.requests[request.state]}</Tag>
              <p className="soft">
                <FilledText text={words.askedBy} values={{ name: <MemberLink {...request.askedBy} /> }} />,{' '}
                <time dateTime={request.askedAt}>{dayAndHour(locale, request.askedAt)}</time>
                {request.decidedBy && request.decidedBy.id !== request.askedBy.id && (
                  <>
                    . <FilledText text={words.decidedBy} values={{ name: <MemberLink {...request.decidedBy} /> }} />
                  </>
                )}
              </p>
              <p className="facts">{request.reason}</p>
              {request.state === 'waiting' && request.mine && <p className="soft">{words.mine}</p>}
              {request.second && (request.mine || request.second.people.length === 0) && (
                <SecondPerson second={request.second} />
              )}
            </div>
            {request.state === 'waiting' && mayApprove && !request.mine && (
              <div className="decide">
                <Button size="small" onClick={() => setDeciding({ id: request.id, approve: true })}>
                  {words.approve}
                </Button>
                <Button variant="plain" size="small" onClick={() => setDeciding({ id: request.id, approve: false })}>
                  {words.refuse}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={deciding !== null}
        title={verb}
        draft={`${deciding?.approve ? 'approve' : 'refuse'}:${deciding?.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={verb}
        refusals={words.reasons}
        onClose={() => setDeciding(null)}
        onSend={async (values) => {
          if (!deciding) return
          const { id, approve } = deciding
          const reason = String(values.get('reason'))
          await desk('POST /admin/refunds/:id/decide', { params: { id }, body: { approve, reason } })
          announce(words.decided)
          await revalidate()
        }}
      />
    </>
  )
}
