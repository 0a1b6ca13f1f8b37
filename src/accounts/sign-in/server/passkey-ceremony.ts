import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../passkey-contract.ts'
import { type PasskeySite, passkeySites } from './passkey-sites.ts'
import { countUse, type Passkey, passkeyByCredential } from './passkey-store.ts'
import { consumeToken, insertToken } from './token-store.ts'

/** The two ceremonies of WebAuthn (https://www.w3.org/TR/webauthn-3/): to make a passkey, and to prove one. */

const challengeLasts = 5 * 60_000
/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257]

type Ceremony = 'passkey_add' | 'passkey_sign_in' | 'passkey_step'
const wrong = () => new Refusal('passkey_wrong', 403)
const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))

/** How authenticators know the person: tells nothing to whoever reads it there. */
const userHandle = (personId: string) => hashToken(personId)

async function newChallenge(ports: Ports, ceremony: Ceremony, personId: string | null): Promise<string> {
  const challenge = ports.ids.secret()
  const now = ports.clock.now()
  const expiresAt = new Date(now.getTime() + challengeLasts)
  await insertToken(ports.db, now, { tokenHash: hashToken(challenge), purpose: ceremony, personId, expiresAt })
  return challenge
}

/** Each challenge serves once, whatever comes of it. */
async function endChallenge(ports: Ports, ceremony: Ceremony, clientData: string, personId: string | null) {
  const challenge = challengeIn(clientData)
  const token = await consumeToken(ports.db, ceremony, hashToken(challenge), ports.clock.now())
  if (!token || token.personId !== personId) throw new Refusal('passkey_over', 410)
  return challenge
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    if (typeof challenge === 'string') return challenge
  } catch {
    // What is not JSON holds no challenge.
  }
  throw wrong()
}

const described = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }))

/** What a browser needs to ask for a passkey: one of these, or whichever the person chooses. */
export async function requestOptions(
  ports: Ports,
  site: PasskeySite,
  ceremony: 'passkey_sign_in' | 'passkey_step',
  of: { personId: string; passkeys: readonly Passkey[] } | null,
): Promise<RequestOptions> {
  const passkeys = of?.passkeys.filter(({ rpId }) => rpId === site.rpId) ?? []
  if (of && passkeys.length === 0) throw new Refusal('passkey_elsewhere', 409)
  const challenge = await newChallenge(ports, ceremony, of?.personId ?? null)
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    timeout: challengeLasts,
  })
  return {
    challenge: options.challenge,
    rpId: site.rpId,
    timeout: challengeLasts,
    userVerification: 'required',
    allowCredentials: described(passkeys),
  }
}

/**
 * The passkey that has signed the challenge. `personId`: whose it has to be; without, the passkey says whose it is.
 * @throws Refusal `passkey_over`, `passkey_wrong`
 */
export async function provePasskey(
  ports: Ports,
  ceremony: 'passkey_sign_in' | 'passkey_step',
  assertion: Assertion,
  personId: string | null,
): Promise<Passkey> {
  const challenge = await endChallenge(ports, ceremony, assertion.response.clientDataJSON, personId)
  const passkey = await passkeyByCredential(ports.db, assertion.id)
  if (!passkey || (personId && passkey.personId !== personId)) throw wrong()
  const handle = assertion.response.userHandle
  if (handle !== undefined && handle !== userHandle(passkey.personId)) throw wrong()
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: passkeySites(ports.config)
      .filter(({ rpId }) => rpId === passkey.rpId)
      .map(({ origin }) => origin),
    expectedRPID: passkey.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!result?.verified) throw wrong()
  // An authenticator that counts never counts the same twice: of two uses at once, one is a copy.
  if (!(await countUse(ports.db, passkey, result.authenticationInfo.newCounter, ports.clock.now()))) throw wrong()
  return passkey
}

type Owner = { id: string; email: string; displayName: string | null; passkeys: readonly Passkey[] }

/** What a browser needs to make a passkey that the person is found by, and that asks for a finger, a face or a PIN. */
export async function creationOptions(ports: Ports, site: PasskeySite, owner: Owner): Promise<CreationOptions> {
  const challenge = await newChallenge(ports, 'passkey_add', owner.id)
  const { pubKeyCredParams, user } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.rpId,
    userID: bytesOf(userHandle(owner.id)),
    userName: owner.email,
    userDisplayName: owner.displayName ?? owner.email,
    challenge: bytesOf(challenge),
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    rp: { id: site.rpId, name: brand.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: challengeLasts,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: described(owner.passkeys.filter(({ rpId }) => rpId === site.rpId)),
  }
}

/** @throws Refusal `passkey_over`, `passkey_wrong` */
export async function verifyNewPasskey(ports: Ports, personId: string, attestation: Attestation) {
  const challenge = await endChallenge(ports, 'passkey_add', attestation.response.clientDataJSON, personId)
  const sites = passkeySites(ports.config)
  const result = await verifyRegistrationResponse({
    response: { ...attestation, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: sites.map(({ origin }) => origin),
    expectedRPID: sites.map(({ rpId }) => rpId),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!result?.verified) throw wrong()
  const { credential, origin } = result.registrationInfo
  const site = sites.find((one) => one.origin === origin && one.rpId === result.registrationInfo.rpID)
  if (!site) throw wrong()
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: attestation.response.transports ?? [],
    rpId: site.rpId,
  }
}
