import { client } from '../../../api/call.ts'
import { writeToken } from '../../../api/token.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { claimDrafts } from '../../../shell/drafts/draft-owner.ts'
import { tellOnArrival } from '../../../shell/navigation/arrival.ts'
import type { AccountsApi, Me } from '../../contract.ts'
import { hasStaffRole } from '../../roles.ts'
import { safeRedirectPath } from '../redirect-path.ts'

const accounts = client<AccountsApi>()

/** The first page for each role. */
export function homePathFor(me: Pick<Me, 'roles'>, locale: Locale): string {
  if (hasStaffRole(me.roles)) return href('admin-home', locale)
  if (me.roles.includes('expert')) return href('requests', locale)
  return href(me.roles.length === 1 && me.roles[0] === 'client' ? 'my-requests' : 'profile', locale)
}

/**
 * Stores the token and navigates: to where the person was heading, else to their first page. Uses a full page load, so
 * that no visitor state stays in memory and a checkout gets the document it needs.
 */
export async function completeSignIn(token: string, next: string | null, locale: Locale): Promise<void> {
  writeToken(token)
  const wanted = safeRedirectPath(next)
  const me = await accounts('GET /me').catch(() => null)
  if (me) claimDrafts(me)
  tellOnArrival('signedIn')
  location.assign(wanted ?? (me ? homePathFor(me, locale) : href('profile', locale)))
}
