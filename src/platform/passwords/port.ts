/** Passwords are stored only as a hash that a given password can be checked against. */
export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes the same time with or without a hash to compare with; without one nothing matches. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>
}
