import type { Generated } from 'kysely'
import type { Role, Standing } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'

export type PersonTable = {
  id: string
  email: string
  contact_email: string | null
  standing: Standing
  roles: Role[]
  locale: Locale
  display_name: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  company: string | null
  siret: string | null
  vat_number: string | null
  picture_key: string | null
  marketing_consent_at: Date | null
  created_at: Date
  deleted_at: Date | null
  claimed_by: string | null
  seen_at: Date | null
  warned_at: Date | null
  /** Legal hold, during which nothing is erased: since when, and why. */
  held_at: Date | null
  held_reason: string | null
  erased_at: Date | null
  /** Suspended staff access: since when, and why. */
  staff_suspended_at: Date | null
  staff_suspended_reason: string | null
}

export type SessionTable = {
  id: string
  token_hash: string
  person_id: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  address: string
  device: string | null
}

export type Purpose = 'link' | 'reset' | 'change_email' | 'second_factor'

export type OneTimeTokenTable = {
  token_hash: string
  purpose: Purpose
  email: string | null
  person_id: string | null
  created_at: Date
  expires_at: Date
  tries: Generated<number>
}

export type SecondFactorTable = {
  person_id: string
  secret_encrypted: string
  confirmed_at: Date | null
  last_step: Generated<number>
  recovery_hashes: Generated<string[]>
}

export type PushSubscriptionTable = {
  id: string
  person_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  locale: Locale
  created_at: Date
}

export type MeasuringConsentTable = { id: string; version: string; locale: 'fr' | 'en'; measure: boolean; at: Date }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    person: PersonTable
    credential: { person_id: string; password_hash: string; changed_at: Date }
    session: SessionTable
    one_time_token: OneTimeTokenTable
    second_factor: SecondFactorTable
    push_subscription: PushSubscriptionTable
    measuring_consent: MeasuringConsentTable
    erasure: { id: string; person_id: string; cause: 'asked' | 'idle'; content: string; hash: string; at: Date }
  }
}
