import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { OverviewApi, StaffAct } from '../../overview/contract-overview.ts'
import { ActTable } from '../../parts/acts.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { StaffApi, StaffMember } from '../contract-staff.ts'
import { InviteForm } from '../parts/invite-form.tsx'
import { StaffInvitations } from '../parts/staff-invitations.tsx'
import { StaffMembers } from '../parts/staff-members.tsx'
import { en } from '../staff.text.en.ts'
import { fr } from '../staff.text.fr.ts'

const desk = client<StaffApi & OverviewApi>()

export const loader = staffLoader(({ url }) => {
  const { join: _join, letters: _letters, ...staff } = localeOf(url) === 'fr' ? fr : en
  return { messages: { ...consoleMessages(url, 'home', 'acts', 'subjects'), staff } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, read)])
  return { ...own, found }
}
clientLoader.hydrate = true as const

async function read() {
  const [staff, { acts }] = await Promise.all([
    desk('GET /admin/staff'),
    desk('GET /admin/acts', { query: { kind: 'staff' } }),
  ])
  return { ...staff, acts }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.staff.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Names of the journal's subjects: members by their name, invitations by their masked address. */
function namesIn(members: readonly StaffMember[], acts: readonly StaffAct[]): Record<string, string> {
  const invited = acts.flatMap(({ subject, before, after }) => {
    const to = after?.to ?? before?.to
    return typeof to === 'string' ? [[subject.id, to] as const] : []
  })
  return Object.fromEntries([...invited, ...members.map(({ id, name, email }) => [id, name ?? email] as const)])
}

/** Staff members, invitations, and the journal of changes to both. */
export default function Staff() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { frame, staff: own, codes } = messages
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useSearchParams()
  if (!found) return <AdminFrame room="admin-staff" title={own.title} denied />
  const { members, invitations, mayChange, mailSent, acts } = found
  const inviting = mayChange && search.get('invite') === 'yes'
  const invite = (open: boolean) =>
    setSearch(open ? { invite: 'yes' } : {}, { replace: !open, preventScrollReset: true })
  const names = namesIn(members, acts)
  return (
    <AdminFrame
      room="admin-staff"
      title={own.title}
      aside={mayChange && <Button onClick={() => invite(true)}>{own.invite}</Button>}
    >
      <p className="soft">{mayChange ? own.intro : `${own.intro} ${own.readOnly}`}</p>
      <section className="months" aria-labelledby="staff-members">
        <h2 id="staff-members">{own.members}</h2>
        <StaffMembers members={members} mayChange={mayChange} onDone={revalidate} />
      </section>
      <section className="months" aria-labelledby="staff-invitations">
        <h2 id="staff-invitations">{own.invitations}</h2>
        <StaffInvitations invitations={invitations} mayChange={mayChange} onDone={revalidate} />
      </section>
      <section className="months">
        <h2>{own.journal}</h2>
        <ActTable acts={acts} codes={codes} names={names} />
      </section>
      <Dialog open={inviting} onClose={() => invite(false)} title={own.invite} closeLabel={frame.close}>
        <InviteForm mailSent={mailSent} onSent={() => invite(false)} onDone={revalidate} />
      </Dialog>
    </AdminFrame>
  )
}
