import { z } from 'zod'
import { roles } from '../api/actor.ts'
import { endpoint } from '../api/endpoint.ts'
import { emailField, instant, localeField, typedLine } from '../api/fields.ts'
import { assertionField } from './sign-in/passkey-contract.ts'

/**
 * Calls that carry a password or reply with a token store no idempotency record, so that neither is stored in the
 * database. Each is safe to repeat, or its comment says that it is not.
 */

const passwordField = z.string().min(1, { error: 'required' }).max(256, { error: 'password_too_long' })
const secretField = z.string().min(16, { error: 'link_invalid' }).max(200, { error: 'link_invalid' })
const codeField = z.string().trim().min(6, { error: 'code_wrong' }).max(24, { error: 'code_wrong' })
/** One of the two proves the second step: a code of the app or a recovery code, or a passkey. */
const stepProof = { code: codeField.optional(), passkey: assertionField.optional() }
const done = z.object({ done: z.literal(true) })

export const standingField = z.enum(['visitor', 'pending', 'member'])

export const meReply = z.object({
  id: z.string(),
  standing: standingField,
  roles: z.array(z.enum(roles)),
  /** The proved address of a member, the typed one of a pending person, `null` for a visitor. */
  email: z.string().nullable(),
  locale: localeField,
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  hasPassword: z.boolean(),
  secondFactor: z.enum(['off', 'on']),
  /** The second factor has an authenticator app; without, it is passkeys alone. */
  hasApp: z.boolean(),
  /** How many passkeys open the account. */
  passkeys: z.number(),
  marketing: z.boolean(),
  /** The link that was sent to the address of a pending person is no longer valid. */
  linkOver: z.boolean(),
  /** Contracts, receipts and letters about the account are not emailed, because writing is not known to be safe. */
  emailsWithheld: z.boolean(),
})
export type Me = z.output<typeof meReply>

const line = (max: number) => typedLine(0, max).nullable()
const infos = {
  firstName: line(80),
  lastName: line(80),
  phone: line(30),
  address: line(200),
  postalCode: line(12),
  city: line(100),
  country: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, { error: 'country_invalid' })
    .nullable(),
  company: line(120),
  siret: z
    .string()
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^((?!0{14})\d{14})?$/, { error: 'siret_invalid' }))
    .nullable(),
  vatNumber: z
    .string()
    .transform((value) => value.replace(/[\s.]/g, '').toUpperCase())
    .pipe(z.string().regex(/^([A-Z]{2}[0-9A-Z+*]{2,13})?$/, { error: 'vat_number_invalid' }))
    .nullable(),
}
export const profileInput = z.object({ ...infos, locale: localeField, marketing: z.boolean() }).partial()
export type ProfileInput = z.output<typeof profileInput>

const profileReply = z.object({
  ...(Object.fromEntries(Object.keys(infos).map((name) => [name, z.string().nullable()])) as {
    [Name in keyof typeof infos]: z.ZodNullable<z.ZodString>
  }),
  email: z.string().nullable(),
  locale: localeField,
  marketing: z.boolean(),
  picture: z.boolean(),
})
export type Profile = z.output<typeof profileReply>

const signedIn = z.object({ step: z.literal('signed_in'), token: z.string() })
const challenge = z.object({
  step: z.literal('second_factor_needed'),
  challenge: z.string(),
  /** Whether an authenticator app has a code for it, and whether a passkey stands for the code. */
  app: z.boolean(),
  passkey: z.boolean(),
  /** Only if the second factor is required and not set up yet: the secret for the authenticator app. */
  enroll: z.object({ uri: z.string(), secret: z.string() }).optional(),
  /** Only if the staff is going to switch the second factor off, because its loss was reported. */
  leavesAt: instant.optional(),
})
const signInReply = z.discriminatedUnion('step', [signedIn, challenge])
export type SignInReply = z.output<typeof signInReply>
/** What the server answers. */
export type SignInAnswer = z.input<typeof signInReply>

const passwordCodes = ['password_too_short', 'password_too_long', 'password_too_common'] as const

export const accountsApi = {
  'POST /visit': endpoint({
    summary: 'Starts a session for somebody who has given no address yet',
    who: 'anyone',
    body: z.object({ locale: localeField }),
    reply: z.object({ token: z.string() }),
    idempotent: true,
  }),
  'GET /me': endpoint({ summary: 'Who the bearer of the token is', who: 'person', reply: meReply }),
  'POST /me/email-capture': endpoint({
    summary: 'Leaves an address for the answer; the words are the same whether it has an account or not',
    who: 'person',
    body: z.object({ email: emailField, locale: localeField, marketing: z.boolean().default(false) }),
    reply: z.object({ email: z.string() }),
    refusals: ['emergency_stands'],
  }),
  'POST /sign-up': endpoint({
    summary: 'Leaves an address and a password; both count once the link in the letter is opened',
    who: 'person',
    body: z.object({
      email: emailField,
      password: passwordField,
      locale: localeField,
      marketing: z.boolean().default(false),
    }),
    reply: z.object({ email: z.string() }),
    refusals: [...passwordCodes, 'already_member'],
    idempotent: true,
  }),
  'POST /sign-in': endpoint({
    summary: 'Signs in with a password',
    who: 'anyone',
    body: z.object({ email: emailField, password: passwordField }),
    reply: signInReply,
    refusals: ['sign_in_failed'],
    idempotent: true,
  }),
  'POST /sign-in/second-factor': endpoint({
    summary: 'Ends a sign-in with the code of the authenticator app, a recovery code or a passkey',
    who: 'anyone',
    body: z.object({ challenge: secretField, ...stepProof }),
    reply: z.object({ token: z.string(), recoveryCodes: z.array(z.string()).optional() }),
    refusals: ['code_wrong', 'challenge_over', 'passkey_wrong', 'passkey_over'],
    idempotent: true,
  }),
  'POST /second-factor/keep': endpoint({
    summary:
      'Keeps a second factor that the staff is going to switch off, with the letter’s secret or after the password',
    who: 'anyone',
    body: z.object({ by: z.enum(['letter', 'challenge']), secret: secretField }),
    reply: done,
    refusals: ['link_invalid'],
    idempotent: true,
  }),
  'POST /sign-in/link': endpoint({
    summary: 'Asks for a sign-in link by letter; the answer never tells whether there is an account',
    who: 'anyone',
    body: z.object({ email: emailField, locale: localeField }),
    reply: done,
  }),
  'POST /sign-in/link/open': endpoint({
    summary: 'Opens a sign-in link, once; what was left with the address joins the account',
    who: 'anyone',
    body: z.object({
      token: secretField,
      /** The password chosen at sign-up, required if the link is opened on another device. */
      password: passwordField.optional(),
      withoutPassword: z.boolean().default(false),
    }),
    reply: signInReply,
    refusals: ['link_invalid', 'password_confirmation_needed', 'sign_in_failed', 'password_only'],
    idempotent: true,
  }),
  'POST /sign-out': endpoint({ summary: 'Ends this session', who: 'person', reply: done, idempotent: true }),
  'POST /sign-out/everywhere': endpoint({
    summary: 'Ends all sessions of the person, this one included',
    who: 'person',
    reply: done,
    idempotent: true,
  }),
  'GET /sessions': endpoint({
    summary: 'Where the person is signed in',
    who: 'person',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string().nullable(),
          startedAt: instant,
          seenAt: instant,
          expiresAt: instant,
          /** A passkey was proved in it. */
          byPasskey: z.boolean(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  'DELETE /sessions/:id': endpoint({
    summary: 'Ends one of the own sessions',
    who: 'person',
    reply: done,
    idempotent: true,
  }),
  'POST /password/forgotten': endpoint({
    summary: 'Asks for a link that sets a new password; the answer never tells whether there is an account',
    who: 'anyone',
    body: z.object({ email: emailField, locale: localeField }),
    reply: done,
  }),
  'POST /password/reset': endpoint({
    summary: 'Sets a new password with the link of the letter and ends all other sessions',
    who: 'anyone',
    body: z.object({ token: secretField, password: passwordField }),
    reply: done,
    refusals: ['link_invalid', ...passwordCodes],
    idempotent: true,
  }),
  'POST /password/change': endpoint({
    summary: 'Changes the password from the settings, or sets the first one, and ends all other sessions',
    who: 'member',
    body: z.object({ current: passwordField.optional(), password: passwordField }),
    reply: done,
    refusals: ['password_wrong', ...passwordCodes],
    idempotent: true,
  }),
  'POST /me/email-change': endpoint({
    summary: 'Asks for another address; it counts once the link sent there is opened',
    who: 'member',
    body: z.object({ email: emailField, password: passwordField.optional() }),
    reply: done,
    refusals: ['password_wrong'],
    idempotent: true,
  }),
  'POST /me/email-change/confirm': endpoint({
    summary: 'Confirms the new address with the link of the letter',
    who: 'anyone',
    body: z.object({ token: secretField }),
    reply: z.object({ email: z.string() }),
    refusals: ['link_invalid', 'email_in_use'],
    idempotent: true,
  }),
  'GET /me/profile': endpoint({ summary: 'The own details', who: 'person', reply: profileReply }),
  'PATCH /me/profile': endpoint({
    summary: 'Changes the own details; what is left out stays, an empty text erases',
    who: 'person',
    body: profileInput,
    reply: profileReply,
    refusals: ['phone_invalid'],
  }),
  'GET /me/picture': endpoint({ summary: 'The own picture', who: 'person' }),
  'PUT /me/picture': endpoint({
    summary: 'Sets the own picture: the bytes of a JPG, PNG or WebP up to 5 MB',
    who: 'member',
    reply: done,
    refusals: ['file_too_large', 'file_type_unsupported', 'file_damaged', 'file_unfolds'],
    idempotent: true,
  }),
  'DELETE /me/picture': endpoint({ summary: 'Removes the own picture', who: 'member', reply: done, idempotent: true }),
  'POST /me/second-factor': endpoint({
    summary: 'Starts a second factor; it counts once a first code is confirmed',
    who: 'member',
    body: z.object({ password: passwordField }),
    reply: z.object({ uri: z.string(), secret: z.string() }),
    refusals: ['password_wrong', 'second_factor_on'],
    idempotent: true,
  }),
  'POST /me/second-factor/confirm': endpoint({
    summary: 'Switches the second factor on with a first code',
    who: 'member',
    body: z.object({ code: codeField }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['code_wrong', 'second_factor_on'],
    idempotent: true,
  }),
  'POST /me/second-factor/codes': endpoint({
    summary: 'Makes new recovery codes for a proof of the second factor; those before them die',
    who: 'member',
    body: z.object(stepProof),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['code_wrong', 'passkey_wrong', 'passkey_over'],
    idempotent: true,
  }),
  'POST /me/second-factor/disable': endpoint({
    summary: 'Switches the second factor off, where it is not demanded',
    who: 'member',
    body: z.object({ password: passwordField, ...stepProof }),
    reply: done,
    refusals: ['password_wrong', 'code_wrong', 'passkey_wrong', 'passkey_over', 'second_factor_demanded'],
    idempotent: true,
  }),
} as const

export type AccountsApi = typeof accountsApi
export type AccountsRefusal = NonNullable<AccountsApi[keyof AccountsApi]['refusals']>[number]
/** Field error codes (status 422) that these contracts may return besides `required` and `too_long`. */
export const fieldCodes = ['email_invalid', 'country_invalid', 'siret_invalid', 'vat_number_invalid'] as const
