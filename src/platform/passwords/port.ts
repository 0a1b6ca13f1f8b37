/** How passwords are kept: only in a form that tells whether a given password is the one. */
export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a hash to compare with or not; without one nothing matches. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>
}
