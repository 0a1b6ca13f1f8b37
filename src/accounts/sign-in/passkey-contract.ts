import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, typedLine } from '../../api/fields.ts'

/** What browsers and authenticators exchange for a passkey: https://www.w3.org/TR/webauthn-3/, binary data as base64url. */

const encoded = (most: number) => z.string().min(1).max(most)
const credential = { id: encoded(1400), rawId: encoded(1400), type: z.literal('public-key') }

/** The proof that somebody has a passkey. */
export const assertionField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: encoded(200).optional(),
  }),
})
export type Assertion = z.output<typeof assertionField>

const attestationField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type Attestation = z.output<typeof attestationField>

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** What the browser needs to ask for a passkey. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})
export type RequestOptions = z.output<typeof requestOptions>

/** What the browser needs to make one. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(descriptor),
})
export type CreationOptions = z.output<typeof creationOptions>

const passkeyReply = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
  /** The domain where it works. */
  site: z.string(),
})

const done = z.object({ done: z.literal(true) })
const passwordField = z.string().min(1, { error: 'required' }).max(256, { error: 'password_too_long' })
const codeField = z.string().trim().min(6, { error: 'code_wrong' }).max(24, { error: 'code_wrong' })
const challengeField = z.string().min(16, { error: 'challenge_over' }).max(200, { error: 'challenge_over' })

/** A challenge serves once, so no call here needs an idempotency record. */
export const passkeysApi = {
  'POST /sign-in/passkey/options': endpoint({
    summary: 'Begins a sign-in with a passkey, whosever it may be',
    who: 'anyone',
    reply: requestOptions,
    refusals: ['passkey_site'],
    idempotent: true,
  }),
  'POST /sign-in/passkey': endpoint({
    summary: 'Signs in with a passkey; it stands for the password and the second step',
    who: 'anyone',
    body: z.object({ passkey: assertionField }),
    reply: z.object({ token: z.string() }),
    refusals: ['passkey_wrong', 'passkey_over'],
    idempotent: true,
  }),
  'POST /sign-in/second-factor/passkey': endpoint({
    summary: 'Begins the second step of a sign-in with a passkey',
    who: 'anyone',
    body: z.object({ challenge: challengeField }),
    reply: requestOptions,
    refusals: ['challenge_over', 'passkey_site', 'passkey_elsewhere'],
    idempotent: true,
  }),
  'GET /me/passkeys': endpoint({
    summary: 'The own passkeys, and what adding one takes',
    who: 'member',
    reply: z.object({
      passkeys: z.array(passkeyReply),
      /** A name for a new one: the browser that asks. */
      suggestedName: z.string().nullable(),
      asksPassword: z.boolean(),
      asksCode: z.boolean(),
    }),
  }),
  'POST /me/passkeys/options': endpoint({
    summary: 'Begins a new passkey, for the password and, where the second step is on, a code of it',
    who: 'member',
    body: z.object({ password: passwordField.optional(), code: codeField.optional() }),
    reply: creationOptions,
    refusals: ['password_wrong', 'code_wrong', 'passkey_site', 'passkey_needed', 'passkeys_enough'],
    idempotent: true,
  }),
  'POST /me/passkeys': endpoint({
    summary: 'Adds the new passkey',
    who: 'member',
    body: z.object({ name: typedLine(1, 60), passkey: attestationField }),
    reply: passkeyReply,
    refusals: ['passkey_wrong', 'passkey_over', 'passkeys_enough'],
    idempotent: true,
  }),
  'DELETE /me/passkeys/:id': endpoint({
    summary: 'Removes a passkey',
    who: 'member',
    reply: done,
    refusals: ['passkey_demanded', 'passkey_is_second_step'],
    idempotent: true,
  }),
  'POST /me/passkeys/proof': endpoint({
    summary: 'Begins the proof of an own passkey, for a setting of the second step',
    who: 'member',
    reply: requestOptions,
    refusals: ['passkey_site', 'passkey_elsewhere'],
    idempotent: true,
  }),
  'POST /me/second-factor/passkeys': endpoint({
    summary: 'Switches the second step on with the own passkeys instead of an app',
    who: 'member',
    body: z.object({ password: passwordField }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['password_wrong', 'second_factor_on', 'passkey_missing'],
    idempotent: true,
  }),
} as const

export type PasskeysApi = typeof passkeysApi
export type PasskeysRefusal = NonNullable<PasskeysApi[keyof PasskeysApi]['refusals']>[number]
/** What the browser refuses by itself, beside the refusals above. */
export const ceremonyCodes = ['passkey_cancelled', 'passkey_here_already', 'passkey_impossible'] as const
