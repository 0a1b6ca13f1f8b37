import { isStaffRole, type Role } from '../../api/actor.ts'
import { withoutAccents } from '../../i18n/fold.ts'
import { commonPasswords } from './common-passwords.ts'

/** Password lengths. For clients the specification's minimum, compensated by throttling and the deny list. */
export const passwordPolicy = { client: 6, professional: 12, longest: 128 } as const

export const passwordErrors = ['password_too_short', 'password_too_long', 'password_too_common'] as const
export type PasswordError = (typeof passwordErrors)[number]

/**
 * Experts and staff, who answer for the product or read other people's texts, need the longer password and the second
 * factor.
 */
export function isProfessional(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'client')
}

/**
 * The demonstration offers the second factor; where the product is live, experts and staff cannot sign in without it.
 */
export function requiresSecondFactor(mode: 'demo' | 'live', roles: readonly Role[]): boolean {
  return mode === 'live' && isProfessional(roles)
}

/** Whether the console opens only in a session that a passkey has proved: where the product is live, unless it is said. */
export function requiresPasskey(
  { MODE, STAFF_PASSKEY }: { MODE: 'demo' | 'live'; STAFF_PASSKEY?: 'offered' | 'required' },
  roles: readonly Role[],
): boolean {
  const passkey = STAFF_PASSKEY ?? (MODE === 'live' ? 'required' : 'offered')
  return passkey === 'required' && roles.some(isStaffRole)
}

export function minPasswordLength(roles: readonly Role[]): number {
  return isProfessional(roles) ? passwordPolicy.professional : passwordPolicy.client
}

/** `null` if the password is acceptable. `about` is what an attacker knows of the person: address, names. */
export function passwordError(
  password: string,
  roles: readonly Role[],
  about: readonly string[] = [],
): PasswordError | null {
  const length = [...password].length
  if (length < minPasswordLength(roles)) return 'password_too_short'
  if (length > passwordPolicy.longest) return 'password_too_long'
  return isGuessable(password, about) ? 'password_too_common' : null
}

export const passwordStrengths = ['refused', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** A hint while typing; it never contradicts `passwordError`. */
export function passwordStrength(
  password: string,
  roles: readonly Role[],
  about: readonly string[] = [],
): PasswordStrength {
  if (passwordError(password, roles, about)) return 'refused'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const distinct = new Set(password.toLowerCase()).size
  const worth = Math.min([...password].length, distinct * 2) + (kinds - 1) * 2
  if (worth >= 16) return 'strong'
  return worth >= 11 ? 'fair' : 'weak'
}

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm']

function isGuessable(password: string, about: readonly string[]): boolean {
  const plain = folded(password)
  const stem = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  if (commonPasswords.has(plain) || commonPasswords.has(stem)) return true
  if (new Set(plain).size <= 2) return true
  if (rows.some((row) => isRun(plain, row))) return true
  if (isRepeated(plain)) return true
  return about.some((word) => {
    const known = folded(word)
    const local = known.split('@')[0] ?? known
    return known.length >= 3 && (plain === known || plain === local || stem === local)
  })
}

const folded = (text: string) => withoutAccents(text).toLowerCase()

/**
 * Every character is the neighbour of the one before, forwards or backwards, in a cyclic row: `345678`, `fedcba`,
 * `890123`.
 */
function isRun(text: string, row: string): boolean {
  const steps = [...text].map((letter) => row.indexOf(letter))
  if (steps.some((step) => step < 0)) return false
  const ring = row.length
  const follows = (by: number) => steps.every((step, i) => i === 0 || step === ((steps[i - 1] ?? 0) + by + ring) % ring)
  return follows(1) || follows(-1)
}

/** A short piece repeated: `abcabcabc`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text)
}
