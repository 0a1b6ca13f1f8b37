import { client } from '../../../api/call.ts'
import { writeToken } from '../../../api/token.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { claimDrafts } from '../../../shell/draft-owner.ts'
import type { AccountsApi, Me } from '../../contract.ts'
import { hasStaffRole } from '../../roles.ts'
import { safeRedirectPath } from '../redirect-path.ts'

const accounts = client<AccountsApi>()

/** The first page of each kind of person. */
export function homePathFor(me: Pick<Me, 'roles'>, locale: Locale): string {
  if (hasStaffRole(me.roles)) return href('admin-home', locale)
  if (me.roles.includes('expert')) return href('requests', locale)
  return href(me.roles.length === 1 && me.roles[0] === 'client' ? 'my-requests' : 'profile', locale)
}

/**
 * Keeps the token and says where to go: where the person was heading, else their first page. By a full page load, so
 * that nothing of the visitor's stays in memory and a checkout gets the document it needs.
 */
export async function completeSignIn(token: string, next: string | null, locale: Locale): Promise<void> {
  writeToken(token)
  const wanted = safeRedirectPath(next)
  const me = await accounts('GET /me').catch(() => null)
  if (me) claimDrafts(me)
  location.assign(wanted ?? (me ? homePathFor(me, locale) : href('profile', locale)))
}
