import type { ConsentMessages } from '../consent/cookie-bar.tsx'
import type { ShellMessages } from '../messages.ts'

/** What the modules of the frame need of a reading page's words: the rest is drawn. */
export type PageData = {
  /** `pricing___fr`; none where no screen knows the address. */
  route: string | null
  words: Pick<ShellMessages, 'account' | 'arrival' | 'offline' | 'online' | 'otherLanguage'> & {
    country: Pick<ShellMessages['footer'], 'changeCountry' | 'chooseCountry'>
  }
  /** Where there is something to consent to. */
  consent: { words: ConsentMessages; version: string; gtmId: string } | null
}

export const pageDataId = 'page-data'

/**
 * `null` in a document whose end has not come: the page is being left already, for the home page in the stored language
 * for instance, or its connection broke.
 */
export function pageData(): PageData | null {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null
}
