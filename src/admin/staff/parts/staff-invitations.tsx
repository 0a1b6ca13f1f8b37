import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { FilledText, MemberLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { Invitation, StaffApi } from '../contract-staff.ts'
import type { StaffPartProps } from './staff-members.tsx'

const desk = client<StaffApi>()

type StaffInvitationsProps = StaffPartProps & { invitations: readonly Invitation[]; mayChange: boolean }

/** Open invitations: who invited whom, and until when. */
export function StaffInvitations({ invitations, mayChange, onDone }: StaffInvitationsProps) {
  const words = useAdminMessages('staff').staff
  const { frame } = useAdminMessages()
  const locale = useLocale()
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  if (invitations.length === 0) return <p className="soft">{words.noInvitations}</p>
  return (
    <>
      <ul className="message-cards">
        {invitations.map((invitation) => {
          const { id, email, over, roles, expiresAt } = invitation
          return (
            <li key={id}>
              <article aria-labelledby={`invitation-${id}`}>
                <div className="panel-head">
                  <h3 id={`invitation-${id}`}>{email}</h3>
                  <Tag tone={over ? undefined : 'apricot'}>{words.states[over ? 'over' : 'invited']}</Tag>
                </div>
                <p className="facts">
                  <b>{roles.map((role) => frame.roleNames[role]).join(', ')}</b>
                </p>
                <p className="facts soft">
                  <span>
                    {fill(words.sentOn, { date: dayAndHour(locale, invitation.createdAt) })}{' '}
                    {invitation.invitedBy ? (
                      <FilledText text={words.by} values={{ name: <MemberLink {...invitation.invitedBy} /> }} />
                    ) : (
                      words.byCommand
                    )}
                  </span>
                  <span>
                    {fill(over ? words.overSince : words.validUntil, { date: dayAndHour(locale, expiresAt) })}
                  </span>
                </p>
                {mayChange && (
                  <div className="decide">
                    <Button variant="plain" size="small" onClick={() => setRevoking(invitation)}>
                      {words.acts.revoke}
                      <span className="sr">, {email}</span>
                    </Button>
                  </div>
                )}
              </article>
            </li>
          )
        })}
      </ul>
      <ReasonDialog
        open={revoking !== null}
        title={`${words.acts.revoke}, ${revoking?.email ?? ''}`}
        draft={`staff-revoke:${revoking?.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words.acts.revoke}
        danger
        refusals={words.refusals}
        onClose={() => setRevoking(null)}
        onSend={async (values) => {
          if (!revoking) return
          const body = { reason: String(values.get('reason')) }
          await desk('POST /admin/staff/invitations/:id/revoke', { params: { id: revoking.id }, body })
          announce(words.done)
          await onDone()
        }}
      >
        <p>{words.notes.revoke}</p>
      </ReasonDialog>
    </>
  )
}
