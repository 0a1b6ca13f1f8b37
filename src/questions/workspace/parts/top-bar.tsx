import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Gauge from 'lucide-react/icons/gauge'
import Keyboard from 'lucide-react/icons/keyboard'
import ListIndent from 'lucide-react/icons/list-indent-increase'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import UserRound from 'lucide-react/icons/user-round'
import Volume from 'lucide-react/icons/volume-2'
import Wallet from 'lucide-react/icons/wallet'
import { type ReactNode, useRef } from 'react'
import { brand } from '../../../brand.ts'
import type { OwnExpert } from '../../../experts/contract.ts'
import { money } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { choosePreference } from '../../../shell/colour-mode/colour-mode.ts'
import { usePreference } from '../../../shell/colour-mode/use-colour-mode.ts'
import { WordMark } from '../../../shell/frame/word-mark.tsx'
import { LanguageSwitch } from '../../../shell/language/language-switch.tsx'
import { useOnline } from '../../../shell/offline/use-online.ts'
import { Button, ButtonLink, Chip } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Here } from '../../../ui/tag.tsx'
import { useWorkspaceMessages } from './messages.ts'

type DeskTopProps = {
  own: OwnExpert | null
  onSwitch: (on: boolean) => void
  onShow: (dialog: 'shortcuts' | 'hours' | 'snippets' | 'alerts') => void
  onSignOut: () => void
}

/** The strip above the desk: what was earned today, the shortcuts, and the switch that says whether one is there. */
export function WorkspaceTopBar({ own, onSwitch, onShow, onSignOut }: DeskTopProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const { top } = words
  const here = own?.switchedOn === true && !own.away
  return (
    <header className="masthead">
      <div className="container">
        <WordMark to={href('home', locale)} label={fill(top.home, { name: brand.name })} />
        {own && (
          <p className="small soft only-wide desk-earned" title={plural(tag, top.answered, own.answeredToday)}>
            {fill(top.earned, { amount: money(locale, own.earnedToday) })}
          </p>
        )}
        <span className="only-wide">
          <Chip icon={Keyboard} aria-keyshortcuts="?" onClick={() => onShow('shortcuts')}>
            {top.shortcuts} <kbd>?</kbd>
          </Chip>
        </span>
        {own?.card.takesQuestions && <PresenceSwitch here={here} onSwitch={onSwitch} />}
        <DeskMenu label={top.menu}>
          {own && (
            <li className="only-narrow desk-menu-line">
              {fill(top.earned, { amount: money(locale, own.earnedToday) })},{' '}
              {plural(tag, top.answered, own.answeredToday)}
            </li>
          )}
          <li>
            <Button variant="link" icon={Clock} onClick={() => onShow('hours')}>
              {top.hours}
            </Button>
          </li>
          <li>
            <Button variant="link" icon={ListIndent} onClick={() => onShow('snippets')}>
              {top.snippets}
            </Button>
          </li>
          <li>
            <Button variant="link" icon={Volume} onClick={() => onShow('alerts')}>
              {words.alerts.open}
            </Button>
          </li>
          <li>
            <ButtonLink variant="link" icon={UserRound} to={href('expert-page', locale)}>
              {top.ownPage}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink variant="link" icon={Wallet} to={href('earnings', locale)}>
              {top.earnings}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink variant="link" icon={Gauge} to={href('own-figures', locale)}>
              {top.figures}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink variant="link" icon={CalendarDays} to={href('meetings', locale)}>
              {top.meetings}
            </ButtonLink>
          </li>
          <li>
            <Button variant="link" icon={Keyboard} onClick={() => onShow('shortcuts')}>
              {top.shortcuts}
            </Button>
          </li>
          <li className="desk-menu-line">
            <LanguageSwitch label={top.language} />
          </li>
          <li className="desk-menu-line">
            <Colour />
          </li>
          <li>
            <Button variant="link" icon={LogOut} onClick={onSignOut}>
              {top.signOut}
            </Button>
          </li>
        </DeskMenu>
      </div>
    </header>
  )
}

/** Without a network nobody is reached, whatever was chosen last, and nothing can be switched. */
function PresenceSwitch({ here, onSwitch }: { here: boolean; onSwitch: (on: boolean) => void }) {
  const { presence } = useWorkspaceMessages()
  const reached = useOnline()
  return (
    <Chip aria-pressed={here && reached} disabled={!reached} onClick={() => onSwitch(!here)}>
      <Here now={here && reached}>
        <b>{reached ? presence[here ? 'on' : 'off'] : presence.unreached}</b>
      </Here>
      {reached && <em>{here ? presence.pause : presence.resume}</em>}
    </Chip>
  )
}

function Colour() {
  const words = useWorkspaceMessages().top.colour
  const options = [
    { name: 'system', label: words.system, icon: Monitor },
    { name: 'light', label: words.light, icon: Sun },
    { name: 'dark', label: words.dark, icon: Moon },
  ]
  return (
    <Segments label={words.label} options={options} current={usePreference() ?? 'system'} onChange={choosePreference} />
  )
}

/** Closes on Escape, when one leaves it, and once something has been chosen that opens a dialog. */
function DeskMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => box.current?.removeAttribute('open')
  return (
    <details
      className="menu desk-menu"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        box.current?.querySelector('summary')?.focus()
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('.button--link')) close()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary>
        <Menu className="icon" />
        <span className="desk-menu-word">{label}</span>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
