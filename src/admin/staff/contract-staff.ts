import { z } from 'zod'
import { roles, staffRoles } from '../../api/actor.ts'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, instant, localeField, typedLine } from '../../api/fields.ts'
import { personField, reasonField, staffCodes } from '../contract-fields.ts'

const staffRole = z.enum(staffRoles)
/** Exact role names; duplicates are removed. */
const rolesSent = z.array(z.enum(staffRoles, { error: 'role_unknown' })).max(20)
const eachOnce = <Role>(named: readonly Role[]) => [...new Set(named)]
const rolesField = rolesSent.transform(eachOnce)

const StaffMember = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  roles: z.array(staffRole),
  secondFactor: z.boolean(),
  seenAt: instant.nullable(),
  sessions: z.number().int(),
  suspended: z.object({ at: instant, reason: z.string() }).nullable(),
  /** The reader's own row: staff cannot change their own access. */
  own: z.boolean(),
})
export type StaffMember = z.output<typeof StaffMember>

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(staffRole),
  /** `null` for an invitation made on the command line. */
  invitedBy: personField.nullable(),
  createdAt: instant,
  expiresAt: instant,
  over: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

const memberCodes = [...staffCodes, 'member_unknown', 'own_access'] as const
const withReason = z.object({ reason: reasonField })
const done = z.object({})

export const staffApi = {
  'GET /admin/staff': endpoint({
    summary: 'Who is of the staff, with which roles and how they sign in, and who is invited',
    who: 'staff',
    reply: z.object({
      members: z.array(StaffMember),
      invitations: z.array(Invitation),
      mayChange: z.boolean(),
      /** Without a mail server emails stay in the outbox. */
      mailSent: z.boolean(),
    }),
    refusals: staffCodes,
  }),
  'POST /admin/staff/invitations': endpoint({
    summary: 'Invites somebody with roles; the letter’s link is valid for a day and replaces an earlier one',
    who: 'staff',
    body: z.object({
      email: emailField,
      roles: rolesSent.min(1, { error: 'roles_missing' }).transform(eachOnce),
      locale: localeField,
      reason: reasonField,
    }),
    reply: z.object({ id: z.string() }),
    refusals: [...staffCodes, 'already_staff'],
  }),
  'POST /admin/staff/invitations/:id/revoke': endpoint({
    summary: 'Takes an invitation back: its link opens nothing any more',
    who: 'staff',
    body: withReason,
    reply: done,
    refusals: [...staffCodes, 'invitation_unknown'],
  }),
  'PUT /admin/staff/:id/roles': endpoint({
    summary: 'Gives a member other roles, for a reason; with none they leave the staff',
    who: 'staff',
    body: z.object({ roles: rolesField, reason: reasonField }),
    reply: done,
    refusals: memberCodes,
  }),
  'POST /admin/staff/:id/suspend': endpoint({
    summary: 'Suspends a member’s access and ends every session at once',
    who: 'staff',
    body: withReason,
    reply: done,
    refusals: [...memberCodes, 'illegal_transition'],
  }),
  'POST /admin/staff/:id/lift': endpoint({
    summary: 'Gives a suspended member the access back',
    who: 'staff',
    body: withReason,
    reply: done,
    refusals: [...memberCodes, 'illegal_transition'],
  }),
  'POST /admin/staff/:id/sessions/end': endpoint({
    summary: 'Ends every session of a member',
    who: 'staff',
    body: withReason,
    reply: done,
    refusals: memberCodes,
  }),
  'POST /admin/staff/:id/second-factor/reset': endpoint({
    summary: 'Removes a member’s second factor and ends every session; they are told by letter',
    who: 'staff',
    body: withReason,
    reply: done,
    refusals: [...memberCodes, 'second_factor_off'],
  }),
}
export type StaffApi = typeof staffApi

const secretField = z.string().min(16, { error: 'link_invalid' }).max(200, { error: 'link_invalid' })

const challenge = z.object({
  step: z.literal('second_factor_needed'),
  challenge: z.string(),
  app: z.boolean(),
  passkey: z.boolean(),
  enroll: z.object({ uri: z.string(), secret: z.string() }).optional(),
})

/** For holders of an invitation link. Like all calls with a password, these store no idempotency record. */
export const joinStaffApi = {
  'POST /staff-invitation/look': endpoint({
    summary: 'What an invitation is for; looking uses nothing up',
    who: 'anyone',
    body: z.object({ token: secretField }),
    reply: z.object({
      email: z.string(),
      roles: z.array(z.enum(roles)),
      expiresAt: instant,
      /**
       * `new`: the address has no account. `own`: this session belongs to its account. `other`: its owner must sign in
       * first.
       */
      account: z.enum(['new', 'own', 'other']),
      /** False if the account's password already meets the staff's rule. */
      choosesPassword: z.boolean(),
    }),
    refusals: ['link_invalid'],
    idempotent: true,
  }),
  'POST /staff-invitation/accept': endpoint({
    summary: 'Accepts an invitation, once; an address with an account only in a session of that account',
    who: 'anyone',
    body: z.object({
      token: secretField,
      firstName: typedLine(0, 80).optional(),
      lastName: typedLine(0, 80).optional(),
      password: z.string().max(256, { error: 'password_too_long' }).optional(),
      locale: localeField,
    }),
    reply: challenge,
    refusals: [
      'link_invalid',
      'sign_in_needed',
      'name_needed',
      'password_too_short',
      'password_too_long',
      'password_too_common',
    ],
    idempotent: true,
  }),
}
export type JoinStaffApi = typeof joinStaffApi
