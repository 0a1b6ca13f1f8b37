import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '../../src/accounts/sign-in/passkey-contract.ts'

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** The part of CBOR that authenticators write: https://www.rfc-editor.org/rfc/rfc8949 */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

type Behaviour = {
  origin: string
  /** Whether it has checked a finger, a face or a PIN. */
  verifies?: boolean
  counter?: number
  rpId?: string
}

/** One passkey in software: an ES256 key that answers as a browser and an authenticator would. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle: string | undefined

  function authenticatorData(rpId: string, { verifies = true, counter = 0 }: Behaviour, credential?: Uint8Array) {
    const flags = 1 | (verifies ? 4 : 0) | (credential ? 64 : 0)
    const signed = Buffer.alloc(4)
    signed.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), signed, credential ?? Buffer.alloc(0)])
  }

  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const named = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const }

  return {
    id: named.id,
    create(options: CreationOptions, behaviour: Behaviour): Attestation {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(behaviour.rpId ?? options.rp.id, behaviour, credential)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options.challenge, behaviour.origin)),
          attestationObject: encoded(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    get(options: RequestOptions, behaviour: Behaviour): Assertion {
      const data = authenticatorData(behaviour.rpId ?? options.rpId, behaviour)
      const client = clientData('webauthn.get', options.challenge, behaviour.origin)
      return {
        ...named,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      }
    },
  }
}
