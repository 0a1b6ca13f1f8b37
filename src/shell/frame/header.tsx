import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../../accounts/contract.ts'
import { brand } from '../../brand.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../account.ts'
import { useHydrated } from '../navigation/hydrated.ts'
import { useShellMessages } from '../use-shell-messages.ts'
import { mainLinks } from './links.ts'
import { WordMark } from './word-mark.tsx'

// Nobody loads it who does not search.
const SearchDialog = lazy(() => import('../search/search-dialog.tsx'))

type HeaderProps = { counter?: boolean }

export function Header({ counter }: HeaderProps) {
  const words = useShellMessages()
  const locale = useLocale()
  const links = mainLinks(locale, words)
  return (
    <Masthead counter={counter}>
      <nav className="only-wide" aria-label={words.menu.label}>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <a href={link.to}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchDoor />
      <AccountLink className="quiet" />
      <NarrowMenu label={words.menu.button}>
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to}>{link.label}</a>
          </li>
        ))}
        <li>
          <a href={href('search', locale)}>{words.search.open}</a>
        </li>
        <li>
          <AccountLink />
        </li>
      </NarrowMenu>
    </Masthead>
  )
}

/** The strip at the top with the word mark; a desk puts its own controls into it. */
export function Masthead({ counter, children }: HeaderProps & { children?: ReactNode }) {
  const words = useShellMessages()
  const locale = useLocale()
  return (
    <header className={counter ? 'masthead masthead--counter' : 'masthead'}>
      <div className="container">
        <WordMark to={href('home', locale)} label={fill(words.homeLink, { name: brand.name })} />
        {children}
      </div>
    </header>
  )
}

/** A link to the page that searches; once the page runs, the same box opens over what one is reading. */
function SearchDoor() {
  const words = useShellMessages().search
  const locale = useLocale()
  const { pathname } = useLocation()
  const path = href('search', locale)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <a
        className="quiet search-door"
        href={path}
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || pathname === path) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Search className="icon" />
      </a>
      {open && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}

type AccountLinkProps = { className?: string }

function AccountLink(props: AccountLinkProps) {
  const me = useAccount()
  const hydrated = useHydrated()
  const member = me && me.standing !== 'visitor' ? me : null
  if (hydrated) return member ? <SpaceLink {...props} me={member} /> : <SignInLink {...props} />
  // Nobody is known yet: `reading/account-link.ts` shows the other one.
  return (
    <>
      <SignInLink {...props} />
      <SpaceLink {...props} me={null} />
    </>
  )
}

function SignInLink({ className }: AccountLinkProps) {
  const words = useShellMessages()
  return (
    <a className={className} href={href('login', useLocale())} data-account="sign-in">
      {words.account.signIn}
    </a>
  )
}

function SpaceLink({ className, me }: AccountLinkProps & { me: Me | null }) {
  const words = useShellMessages()
  const locale = useLocale()
  const expert = me?.roles.includes('expert')
  const name = me && (me.firstName || me.displayName)
  return (
    <a
      className={className}
      href={href(expert ? 'requests' : 'profile', locale)}
      data-account="space"
      data-desk={me ? undefined : href('requests', locale)}
      hidden={!me}
    >
      <UserRound className="icon" />
      <span className="account-name">
        {expert ? words.account.desk : name || words.account.space}
        {!expert && name && <span className="sr">, {words.account.space}</span>}
      </span>
    </a>
  )
}

/** A native disclosure: works before the page runs; afterwards it also closes on Escape and when one leaves. */
function NarrowMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // What was opened before the page ran stays open: only a navigation closes it.
  const was = useRef(key)
  useEffect(() => {
    if (was.current !== key) box.current?.removeAttribute('open')
    was.current = key
  }, [key])
  return (
    <details
      className="menu only-narrow"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        box.current?.removeAttribute('open')
        box.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.current?.removeAttribute('open')
      }}
    >
      <summary>
        <Menu className="icon" />
        {label}
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
