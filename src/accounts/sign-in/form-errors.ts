import { passwordPolicy } from './password.ts'

export type FormField = 'email' | 'password' | 'currentPassword' | 'code' | 'passkeyName' | 'firstName' | 'lastName'
export type FieldCode = 'required' | 'email_invalid' | 'password_short'
export type FieldError = { field: FormField; code: FieldCode }

/** Catches typing mistakes before the call; the server's check is authoritative. */
export function emailError(email: string): FieldCode | null {
  if (email.trim() === '') return 'required'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : 'email_invalid'
}

/** The specification's rules for the sign-in form. */
export function signInErrors({ email, password }: { email: string; password: string }): FieldError[] {
  const found: FieldError[] = []
  const about = emailError(email)
  if (about) found.push({ field: 'email', code: about })
  if (password === '') found.push({ field: 'password', code: 'required' })
  else if ([...password].length < passwordPolicy.client) found.push({ field: 'password', code: 'password_short' })
  return found
}
