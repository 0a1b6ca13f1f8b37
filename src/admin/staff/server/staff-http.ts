import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { joinStaffApi, staffApi } from '../contract-staff.ts'
import { acceptInvitation, invite, readInvitation, revokeInvitation } from './invitations.ts'
import { changeRoles, endSessionsOf, liftSuspension, listStaff, resetMemberFactor, suspendMember } from './members.ts'

export function staffHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, staffApi, {
    'GET /admin/staff': ({ ports, actor }) => listStaff(ports, actor),
    'POST /admin/staff/invitations': ({ ports, actor, body }) => invite(ports, actor, body),
    'POST /admin/staff/invitations/:id/revoke': ({ ports, actor, params, body }) =>
      revokeInvitation(ports, actor, { ...params, ...body }),
    'PUT /admin/staff/:id/roles': ({ ports, actor, params, body }) => changeRoles(ports, actor, { ...params, ...body }),
    'POST /admin/staff/:id/suspend': ({ ports, actor, params, body }) =>
      suspendMember(ports, actor, { ...params, ...body }),
    'POST /admin/staff/:id/lift': ({ ports, actor, params, body }) =>
      liftSuspension(ports, actor, { ...params, ...body }),
    'POST /admin/staff/:id/sessions/end': ({ ports, actor, params, body }) =>
      endSessionsOf(ports, actor, { ...params, ...body }),
    'POST /admin/staff/:id/second-factor/reset': ({ ports, actor, params, body }) =>
      resetMemberFactor(ports, actor, { ...params, ...body }),
  })
  serve(app, context, joinStaffApi, {
    'POST /staff-invitation/look': ({ ports, actor, body }) => readInvitation(ports, actor, body.token),
    'POST /staff-invitation/accept': ({ ports, actor, body }) => acceptInvitation(ports, actor, body),
  })
}
