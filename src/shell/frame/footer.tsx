import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { brand } from '../../brand.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { choosePreference } from '../colour-mode/colour-mode.ts'
import { usePreference } from '../colour-mode/use-colour-mode.ts'
import type { ConsentMessages } from '../consent/cookie-bar.tsx'
import { Country, LanguageSwitch } from '../language/language-switch.tsx'
import { useShellMessages } from '../use-shell-messages.ts'
import { footerGroups, type ShellLink } from './links.ts'
import { WordMark } from './word-mark.tsx'

type FooterProps = { demo: boolean; movableClock: boolean; small?: boolean; consent?: ConsentMessages }

export function Footer({ demo, movableClock, small, consent }: FooterProps) {
  const words = useShellMessages()
  const locale = useLocale()
  const groups = footerGroups(locale, words, demo)
  const rights = groups.find((group) => group.title === words.footer.rights)?.links ?? []
  return (
    <footer className={small ? 'footer footer--small' : 'footer'}>
      <div className="container">
        {!small && (
          <div className="footer-top">
            <div>
              <WordMark to={href('home', locale)} label={fill(words.homeLink, { name: brand.name })} />
              <p className="soft">{words.footer.tagline}</p>
            </div>
            <div className="footer-cols">
              {groups.map(({ title, links }) => (
                <nav key={title} aria-label={title}>
                  <h2>{title}</h2>
                  <ul>
                    {links.map((link) => (
                      <li key={link.to}>
                        <FooterLink {...link} />
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          </div>
        )}
        <div className="footer-lang">
          <LanguageSwitch label={words.footer.language} />
          <ColourSwitch />
          <Country />
          {consent && (
            <div className="needs-script">
              <Button variant="link" data-consent-choice="ask">
                {consent.change}
              </Button>
            </div>
          )}
          {small && rights.map((link) => <FooterLink key={link.to} {...link} />)}
        </div>
        {demo && (
          <p className="demo">
            <b>{words.footer.demoTitle}</b> {words.footer.demo}
            {movableClock && (
              <>
                {' '}
                <a href={href('demo-time', locale)}>{words.footer.moveTime}</a>
              </>
            )}
          </p>
        )}
      </div>
    </footer>
  )
}

function FooterLink({ to, label, outside }: ShellLink) {
  if (outside)
    return (
      <a href={to} rel="noreferrer">
        {label}
      </a>
    )
  return <a href={to}>{label}</a>
}

function ColourSwitch() {
  const words = useShellMessages().colour
  const options = [
    { name: 'system', label: words.system, icon: Monitor },
    { name: 'light', label: words.light, icon: Sun },
    { name: 'dark', label: words.dark, icon: Moon },
  ]
  return (
    <div className="needs-script" data-colours="">
      <Segments label={words.label} options={options} current={usePreference() ?? ''} onChange={choosePreference} />
    </div>
  )
}
