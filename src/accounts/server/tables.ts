import type { Generated } from 'kysely'
import type { Role, Standing } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'

export type PersonTable = {
  id: string
  email: string
  contactEmail: string | null
  standing: Standing
  roles: Role[]
  locale: Locale
  displayName: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  country: string | null
  company: string | null
  siret: string | null
  vatNumber: string | null
  pictureKey: string | null
  marketingConsentAt: Date | null
  createdAt: Date
  deletedAt: Date | null
  claimedBy: string | null
  seenAt: Date | null
  warnedAt: Date | null
  /** Legal hold, during which nothing is erased: since when, and why. */
  heldAt: Date | null
  heldReason: string | null
  erasedAt: Date | null
  /** Suspended staff access: since when, and why. */
  staffSuspendedAt: Date | null
  staffSuspendedReason: string | null
  emailChangedAt: Date | null
  phoneChangedAt: Date | null
}

export type SessionTable = {
  id: string
  tokenHash: string
  personId: string
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  address: string
  device: string | null
  /** When a passkey was proved in it. */
  passkeyAt: Date | null
}

/** What an email carries, and what begins a step or a ceremony at the page. */
export type LinkPurpose = 'link' | 'reset' | 'change_email'
export type Purpose = LinkPurpose | 'second_factor' | 'passkey_add' | 'passkey_sign_in' | 'passkey_step'

export type OneTimeTokenTable = {
  tokenHash: string
  purpose: Purpose
  email: string | null
  personId: string | null
  createdAt: Date
  expiresAt: Date
  tries: Generated<number>
}

export type SecondFactorTable = {
  personId: string
  /** `null` for a second step by passkeys alone. */
  secretEncrypted: string | null
  confirmedAt: Date | null
  lastStep: Generated<number>
  recoveryHashes: Generated<string[]>
}

export type PasskeyTable = {
  id: string
  personId: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  rpId: string
  name: string
  createdAt: Date
  usedAt: Date | null
}

/** Waiting until `dueAt`, then `removed`, unless its owner has `kept` it by letter or `proved` it with a code. */
export type SecondFactorRemovalTable = {
  id: string
  personId: string
  createdAt: Date
  dueAt: Date
  keepHash: string
  endedAt: Date | null
  outcome: 'removed' | 'kept' | 'proved' | 'void' | null
}

export type PushSubscriptionTable = {
  id: string
  personId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  locale: Locale
  createdAt: Date
}

export type MeasuringConsentTable = { id: string; version: string; locale: 'fr' | 'en'; measure: boolean; at: Date }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    person: PersonTable
    credential: { personId: string; passwordHash: string; changedAt: Date }
    session: SessionTable
    one_time_token: OneTimeTokenTable
    second_factor: SecondFactorTable
    passkey: PasskeyTable
    second_factor_removal: SecondFactorRemovalTable
    push_subscription: PushSubscriptionTable
    measuring_consent: MeasuringConsentTable
    erasure: { id: string; personId: string; cause: 'asked' | 'idle'; content: string; hash: string; at: Date }
  }
}
