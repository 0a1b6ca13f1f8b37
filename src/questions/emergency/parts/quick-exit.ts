import { apiBase } from '../../../api/base.ts'
import { readToken } from '../../../api/token.ts'
import { keepNoMoreDrafts } from '../../../shell/drafts/autosave.ts'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'

/**
 * Erases all typed text, from the browser's storage and from the person's drafts on the server, because somebody at
 * home may look at this browser next. The request outlives the page, which is left without waiting for it.
 */
export function eraseTypedText(): void {
  deleteAllDrafts()
  const token = readToken()
  if (!token) return
  const headers = { authorization: `Bearer ${token}` }
  void fetch(`${apiBase()}/draft`, { method: 'DELETE', keepalive: true, headers }).catch(() => {})
}

/** Before the page is left in a hurry: what is typed in it now is not kept on leaving either. */
export function eraseForExit(): void {
  keepNoMoreDrafts()
  eraseTypedText()
}
