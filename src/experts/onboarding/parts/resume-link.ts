import { secretFromFragment } from '../../../accounts/sign-in/redirect-path.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'

/** The link whose application this browser has: it keeps what is typed there since, and the letter's copy is gone. */
const openedKey = 'application-opened'

export const rememberOpened = (token: string) => saveDraft(openedKey, token)
export const forgetOpened = () => deleteDraft(openedKey)
export const isOpenedHere = (token: string) => readDraft<string>(openedKey)?.value === token

/** The draft, of this tab only, that holds a letter's token until it is used up; signing out erases it with the others. */
const linkKey = 'application-link'

export type ResumeLink = {
  token: string
  /** It has just come with the address; otherwise the page was loaded again. */
  arrived: boolean
}

/** The link of a letter that is not used up yet. Its token stays neither in the address bar nor in the history. */
export function readResumeLink(): ResumeLink | null {
  const carried = secretFromFragment(location.hash, 'token')
  if (carried) {
    saveDraft(linkKey, carried, sessionStorage)
    history.replaceState(history.state, '', location.pathname + location.search)
    return { token: carried, arrived: true }
  }
  const kept = readDraft<string>(linkKey, sessionStorage)
  return kept && { token: kept.value, arrived: false }
}

export const forgetResumeLink = () => deleteDraft(linkKey, sessionStorage)
