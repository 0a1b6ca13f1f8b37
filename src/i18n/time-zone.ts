import { businessTimeZone } from './format.ts'

/** The browser's time zone, `Europe/Paris`; `null` where it does not report one. */
export function browserTimeZone(): string | null {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
  } catch {
    return null
  }
}

/** The time zone in which what happened is shown: the reader's own; the operator's where the browser reports none. */
export const readerTimeZone = (): string => browserTimeZone() ?? businessTimeZone

/** Whether the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name })
    return true
  } catch {
    return false
  }
}
