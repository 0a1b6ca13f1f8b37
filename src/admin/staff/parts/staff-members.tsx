import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day, dayAndHour } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { StaffApi, StaffMember } from '../contract-staff.ts'
import { RoleBoxes, rolesIn } from './role-boxes.tsx'

const desk = client<StaffApi>()

/** The messages of the console page; the invitation page and the emails have their own. */

export type StaffPartProps = {
  onDone: () => Promise<void>
}

type Act = 'roles' | 'suspend' | 'lift' | 'sessions' | 'factor'

/** The possible actions for a member's state; none for oneself. */
function actsFor({ own, suspended, sessions, secondFactor }: StaffMember): Act[] {
  if (own) return []
  return [
    'roles',
    ...(sessions > 0 ? (['sessions'] as const) : []),
    ...(secondFactor ? (['factor'] as const) : []),
    suspended ? 'lift' : 'suspend',
  ]
}

function carryOut(act: Act, id: string, values: FormData): Promise<unknown> {
  const params = { id }
  const reason = String(values.get('reason'))
  switch (act) {
    case 'roles':
      return desk('PUT /admin/staff/:id/roles', { params, body: { roles: rolesIn(values), reason } })
    case 'sessions':
      return desk('POST /admin/staff/:id/sessions/end', { params, body: { reason } })
    case 'factor':
      return desk('POST /admin/staff/:id/second-factor/reset', { params, body: { reason } })
    default:
      return desk(`POST /admin/staff/:id/${act}`, { params, body: { reason } })
  }
}

type StaffMembersProps = StaffPartProps & { members: readonly StaffMember[]; mayChange: boolean }

/** Staff members, how they sign in and their last visit, with an owner's actions. */
export function StaffMembers({ members, mayChange, ...shared }: StaffMembersProps) {
  const words = useAdminMessages('staff').staff
  const { onDone } = shared
  const [asking, setAsking] = useState<{ member: StaffMember; act: Act } | null>(null)
  const act = asking?.act ?? 'roles'
  return (
    <>
      <ul className="message-cards staff-members">
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              mayChange={mayChange}
              ask={(one) => setAsking({ member, act: one })}
              {...shared}
            />
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={asking !== null}
        title={`${words.acts[act]}, ${asking ? nameOf(asking.member) : ''}`}
        draft={`staff-${act}:${asking?.member.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words.acts[act]}
        danger={act === 'suspend' || act === 'factor'}
        refusals={words.refusals}
        onClose={() => setAsking(null)}
        onSend={async (values) => {
          if (!asking) return
          await carryOut(act, asking.member.id, values)
          announce(words.done)
          await onDone()
        }}
      >
        <p>{words.notes[act]}</p>
        {asking && act === 'roles' && <RoleBoxes words={words} initial={asking.member.roles} id={asking.member.id} />}
      </ReasonDialog>
    </>
  )
}

type MemberCardProps = StaffPartProps & { member: StaffMember; mayChange: boolean; ask: (act: Act) => void }

function MemberCard({ member, mayChange, ask }: MemberCardProps) {
  const words = useAdminMessages('staff').staff
  const { frame } = useAdminMessages()
  const locale = useLocale()
  const { suspended, own, sessions } = member
  const name = nameOf(member)
  const acts = mayChange ? actsFor(member) : []
  return (
    <article id={`member-${member.id}`} aria-labelledby={`member-name-${member.id}`}>
      <div className="panel-head">
        <h3 id={`member-name-${member.id}`}>
          {name}
          {own && <span className="soft"> ({words.you})</span>}
        </h3>
        <Tag tone={suspended ? 'brick' : 'moss'}>{words.states[suspended ? 'suspended' : 'active']}</Tag>
      </div>
      <p className="facts">
        <b>{member.roles.map((role) => frame.roleNames[role]).join(', ')}</b>
        {name !== member.email && <span className="soft">{member.email}</span>}
      </p>
      <p className="facts soft">
        <span>{member.secondFactor ? words.factorOn : words.factorOff}</span>
        <span>{member.seenAt ? fill(words.seen, { date: dayAndHour(locale, member.seenAt) }) : words.neverSeen}</span>
        <span>{sessions > 0 ? plural(languageTag[locale], words.sessions, sessions) : words.noSession}</span>
      </p>
      {suspended && (
        <blockquote className="handled">
          <p className="said">{suspended.reason}</p>
          <p className="soft">{fill(words.suspendedSince, { date: day(locale, suspended.at) })}</p>
        </blockquote>
      )}
      {acts.length > 0 && (
        <div className="decide">
          {acts.map((one) => (
            <Button key={one} variant="plain" size="small" onClick={() => ask(one)}>
              {words.acts[one]}
              <span className="sr">, {name}</span>
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

const nameOf = ({ name, email }: StaffMember) => name ?? email
