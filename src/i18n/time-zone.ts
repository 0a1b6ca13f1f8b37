/** The browser's time zone, `Europe/Paris`; `null` where it does not report one. */
export function browserTimeZone(): string | null {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
  } catch {
    return null
  }
}
