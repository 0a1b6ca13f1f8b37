import type { Me } from '../../accounts/contract.ts'
import { accountNow, followAccount, refreshAccount } from '../account-state.ts'
import type { PageData } from './page-data.ts'

/** Who is signed in: the ways into their space take the place of those that lead to signing in. */
export function startAccountLinks(words: PageData['words']['account']): void {
  followAccount(() => show(accountNow(), words))
  // Another page of this tab may have signed in or out meanwhile.
  addEventListener('pageshow', () => void refreshAccount())
  void refreshAccount()
}

function show(me: Me | null, words: PageData['words']['account']): void {
  const member = me && me.standing !== 'visitor' ? me : null
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]'))
    link.hidden = (link.dataset.account === 'space') !== Boolean(member)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-signed-in]')) swap(link, Boolean(member))
  if (!member) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account=space]')) name(link, member, words)
}

/** A link that leads somewhere else for whoever is signed in. */
function swap(link: HTMLAnchorElement, signedIn: boolean): void {
  const own = link.getAttribute('href') ?? ''
  link.dataset.signedOut ??= own
  const to = signedIn ? link.dataset.signedIn : link.dataset.signedOut
  if (to && to !== own) link.href = to
}

function name(link: HTMLAnchorElement, me: Me, words: PageData['words']['account']): void {
  const text = link.querySelector('.account-name')
  if (!text) return
  if (me.roles.includes('expert')) {
    link.href = link.dataset.desk ?? link.href
    text.textContent = words.desk
    return
  }
  const own = me.firstName || me.displayName
  text.textContent = own || words.space
  if (own)
    text.append(Object.assign(document.createElement('span'), { className: 'sr', textContent: `, ${words.space}` }))
}
