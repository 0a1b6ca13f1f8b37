/** What this browser's clock is set to, `Europe/Paris`; nothing where it does not say. */
export function browserTimeZone(): string | null {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
  } catch {
    return null
  }
}
