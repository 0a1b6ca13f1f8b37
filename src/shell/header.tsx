import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '../brand.ts'
import { fill } from '../i18n/text.ts'
import { href } from '../screens.ts'
import { useAccount } from './account.ts'
import { mainLinks } from './links.ts'
import { useLocale } from './locale.tsx'
import { WordMark } from './word-mark.tsx'
import type { ShellWords } from './words.ts'

// Nobody loads it who does not search.
const SearchDialog = lazy(() => import('./search-dialog.tsx'))

type HeaderProps = { words: ShellWords; counter?: boolean }

export function Header({ words, counter }: HeaderProps) {
  const locale = useLocale()
  const links = mainLinks(locale, words)
  return (
    <Masthead words={words} counter={counter}>
      <nav className="only-wide" aria-label={words.menu.label}>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchDoor words={words.search} />
      <AccountLink words={words} className="quiet" />
      <NarrowMenu label={words.menu.button}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
        <li>
          <Link to={href('search', locale)}>{words.search.open}</Link>
        </li>
        <li>
          <AccountLink words={words} />
        </li>
      </NarrowMenu>
    </Masthead>
  )
}

/** The strip at the top with the word mark; a desk puts its own controls into it. */
export function Masthead({ words, counter, children }: HeaderProps & { children?: ReactNode }) {
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
function SearchDoor({ words }: { words: ShellWords['search'] }) {
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

function AccountLink({ words, className }: { words: ShellWords; className?: string }) {
  const locale = useLocale()
  const me = useAccount()
  if (!me || me.standing === 'visitor')
    return (
      <Link className={className} to={href('login', locale)}>
        {words.account.signIn}
      </Link>
    )
  const expert = me.roles.includes('expert')
  const name = me.firstName || me.displayName
  return (
    <Link className={className} to={href(expert ? 'requests' : 'profile', locale)}>
      <UserRound className="icon" />
      <span className="account-name">
        {expert ? words.account.desk : name || words.account.space}
        {!expert && name && <span className="sr">, {words.account.space}</span>}
      </span>
    </Link>
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
