import { useSyncExternalStore } from 'react'
import type { Assertion, Attestation, CreationOptions, ceremonyCodes, RequestOptions } from '../passkey-contract.ts'

type Failed = (typeof ceremonyCodes)[number] | 'passkey_replaced'

/** Why the browser made or proved no passkey; refusals of the server keep their own codes. */
class CeremonyError extends Error {
  readonly code: Failed
  constructor(code: Failed) {
    super(code)
    this.code = code
  }
}

const codes: Readonly<Record<string, Failed>> = {
  NotAllowedError: 'passkey_cancelled',
  InvalidStateError: 'passkey_here_already',
  AbortError: 'passkey_replaced',
}

function fail(error: unknown): never {
  throw new CeremonyError(codes[(error as Error).name] ?? 'passkey_impossible')
}

// Few visits need it, so the library is loaded with the first ceremony.
const library = () => import('@simplewebauthn/browser')

/** Browsers tie passkeys to a domain, so that an address of numbers has none. */
const work = () =>
  isSecureContext && 'PublicKeyCredential' in window && !/^(\d+(\.\d+){3}|\[.*\])$/.test(location.hostname)
const never = () => () => {}

/** Whether this browser can use passkeys at this address; `null` until the page runs. */
export function usePasskeysWork(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, work, () => null)
}

/** `quietly`: the browser offers passkeys at the field of the address, and asks nothing otherwise. */
export async function askForPasskey(options: RequestOptions, quietly = false): Promise<Assertion> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: quietly }).catch(fail)
}

export const offersAtField = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill()

export async function stopAsking(): Promise<void> {
  ;(await library()).WebAuthnAbortService.cancelCeremony()
}

export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch(fail)
}
