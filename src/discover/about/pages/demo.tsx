import { useState, useSyncExternalStore } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { demoAccounts, demoPassword } from '../../../accounts/sign-in/demo-accounts.ts'
import { en as accountsEn } from '../../../accounts/text.en.ts'
import { fr as accountsFr } from '../../../accounts/text.fr.ts'
import { brand } from '../../../brand.ts'
import { defaultLocale, localeOfPath } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { en } from '../demo.text.en.ts'
import { fr } from '../demo.text.fr.ts'
import { testCards } from '../demo-cards.ts'
import { demoOrigin } from '../demo-origin.ts'

/** Only the demonstration has invented people to play. */
export function loader({ request, context, url }: LoaderFunctionArgs) {
  const config = context.get(publicConfigContext)
  if (config.mode !== 'demo')
    throw data(null, { status: 404, statusText: `Page not found: ${url.pathname}${url.search}` })
  const french = (localeOfPath(new URL(request.url).pathname) ?? defaultLocale) === 'fr'
  return {
    words: french ? fr : en,
    roles: (french ? accountsFr : accountsEn).login.demoRoles,
    scripted: config.scriptedExpert,
    sandbox: config.paymentSandbox,
    movableClock: config.movableClock,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.words.title} | ${brand.name}` },
        { name: 'description', content: loaderData.words.description },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function Demo() {
  const { words, scripted, sandbox, movableClock } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="container demo-page">
      <header>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="demo-main">
        <section aria-labelledby="demo-ask">
          <h2 id="demo-ask">{words.ask.title}</h2>
          <p>{words.ask.text}</p>
          <ButtonLink to={href('ask', locale)}>{words.ask.action}</ButtonLink>
        </section>
        <section aria-labelledby="demo-desk">
          <h2 id="demo-desk">{words.desk.title}</h2>
          <p>{words.desk.text}</p>
          <OtherWindow
            who="expert"
            path={href('login', locale, { as: 'expert@demo.test', next: href('requests', locale) })}
            label={words.desk.action}
          />
          <p className="small soft">{words.desk.signIn}</p>
        </section>
        {movableClock && (
          <section aria-labelledby="demo-time">
            <h2 id="demo-time">{words.time.title}</h2>
            <p>{words.time.text}</p>
            <ButtonLink variant="plain" to={href('demo-time', locale)}>
              {words.time.action}
            </ButtonLink>
          </section>
        )}
        <section aria-labelledby="demo-alone">
          <h2 id="demo-alone">{words.alone.title}</h2>
          <p>{scripted ? fill(words.alone.on, { name: words.alone.name }) : words.alone.off}</p>
        </section>
      </div>
      <div className="demo-side">
        {sandbox && <Cards />}
        <Accounts />
      </div>
    </main>
  )
}

const never = () => () => {}
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  )

type OtherWindowProps = { who: 'expert' | 'team'; path: string; label: string; plain?: boolean }

/** Somebody else's side, in a window that does not sign this one out. */
function OtherWindow({ who, path, label, plain }: OtherWindowProps) {
  const { words } = useLoaderData<typeof loader>()
  const origin = useOrigin()
  const [blocked, setBlocked] = useState(false)
  if (!origin) return null
  const twin = demoOrigin(origin, who)
  const address = (twin ?? origin) + path
  function openWindow() {
    const size = `width=${Math.min(1100, screen.availWidth)},height=${screen.availHeight}`
    setBlocked(!open(address, `demo-${who}`, `popup,${size}`))
  }
  return (
    <>
      {twin && (
        <Button variant={plain ? 'plain' : 'primary'} onClick={openWindow}>
          {label}
          <span className="sr"> ({words.desk.newWindow})</span>
        </Button>
      )}
      {(!twin || blocked) && (
        <Notice live={blocked}>
          <p>{blocked ? words.desk.blocked : words.desk.elsewhere}</p>
          <p className="demo-address">
            <code>{address}</code>
          </p>
          <p>
            <CopyButton
              text={address}
              words={{ copy: words.desk.copy, copied: words.desk.copied, failed: words.desk.copyFailed }}
            />
          </p>
        </Notice>
      )}
    </>
  )
}

/** The page of the simulated payments opens at the machine itself only. */
const isOwnMachine = (origin: string | null) =>
  origin !== null && /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(new URL(origin).hostname)

function Cards() {
  const locale = useLocale()
  const { words, sandbox } = useLoaderData<typeof loader>()
  const origin = useOrigin()
  const { cards } = words
  const rows = [
    { what: cards.good, number: cards.goodNumber },
    { what: cards.authenticate, number: testCards.authenticate },
    { what: cards.declined, number: testCards.declined },
    { what: cards.noFunds, number: testCards.noFunds },
  ]
  return (
    <section aria-labelledby="demo-cards">
      <h2 id="demo-cards">{cards.title}</h2>
      <p>{cards.text}</p>
      <dl className="demo-cards">
        {rows.map(({ what, number }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="num">{number}</dd>
          </div>
        ))}
      </dl>
      {isOwnMachine(origin) && (
        <p>
          <a href={`${sandbox}/dashboard?lang=${locale}`}>{cards.open}</a>
          <br />
          <span className="small soft">{cards.openText}</span>
        </p>
      )}
    </section>
  )
}

function Accounts() {
  const locale = useLocale()
  const { words, roles } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{words.accounts.title}</h2>
      <p>{fill(words.accounts.text, { password: demoPassword })}</p>
      <ul className="demo-accounts">
        {demoAccounts.map(({ role, email }) => (
          <li key={email}>
            <span>
              <b>{roles[role]}</b>
              <br />
              {email}
            </span>
            <ButtonLink variant="plain" size="small" to={href('login', locale, { as: email })}>
              {words.accounts.use}
              <span className="sr"> {email}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>{words.accounts.mail}</p>
      <OtherWindow
        plain
        who="team"
        path={href('login', locale, { as: 'admin@demo.test', next: href('email-tester', locale) })}
        label={words.accounts.openMail}
      />
    </section>
  )
}
