import { type ReactNode, useState, useSyncExternalStore } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { consent as consentEn } from './accounts/consent/consent.text.en.ts'
import { consent as consentFr } from './accounts/consent/consent.text.fr.ts'
import { consentVersion } from './accounts/consent/consent-version.ts'
import { localeOfPath } from './i18n/locale.ts'
import { screenOfRoute } from './screens.ts'
import { frameContext, publicConfigContext } from './server/context.ts'
import { Alternates } from './shell/alternates.tsx'
import { colourModeScript, forcedMode } from './shell/colour-mode.ts'
import { consentScript } from './shell/consent.ts'
import { earlyDraftScript } from './shell/early-draft.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { handleOf } from './shell/handle.ts'
import { homeScript } from './shell/home-script.ts'
import { languageScript } from './shell/language.ts'
import { localeOf, useLocale } from './shell/locale.tsx'
import { useColourMode } from './shell/use-colour-mode.ts'
import { shellWords } from './shell/words.ts'
import './ui/all.css'
import figuresFace from './ui/fonts/figures.woff2?url'
import textFace from './ui/fonts/text.woff2?url'
import titleFace from './ui/fonts/title.woff2?url'

/** What every page knows: the words of the frame in its language, and the public configuration. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const config = context.get(publicConfigContext)
  const consent = config.gtmId && {
    words: locale === 'fr' ? consentFr : consentEn,
    version: consentVersion,
    gtmId: config.gtmId,
  }
  // Actions run before: what they answer to a form without script may stand alone.
  const only = context.get(frameContext) ?? undefined
  return { locale, words: shellWords(locale), config, consent: (!only && consent) || null, ...(only && { only }) }
}

/** The frame's words change with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: LinksFunction = () => [
  font(textFace),
  font(titleFace),
  font(figuresFace),
  { rel: 'icon', href: '/symbol.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
]

/** What must happen before anything is drawn, or work before the page runs. Only the server writes it, and has it. */
const headScripts = (home: boolean, asks: boolean) =>
  `${colourModeScript()};${languageScript()};${earlyDraftScript(home)};${asks ? consentScript(consentVersion) : ''}${home ? homeScript() : ''}`

/** Drawn anew in the browser, as an error draws the document, a script would not run and React would say so. */
function useFromServer(): boolean {
  const [fromServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )
  return fromServer
}
const never = () => () => {}

const useRootData = () => useRouteLoaderData<typeof loader>('root')

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const config = useRootData()?.config
  const matches = useMatches()
  const asked = handleOf(matches).colorMode
  const isHome = screenOfRoute(matches.at(-1)?.id) === 'home'
  const scripts = import.meta.env.SSR ? headScripts(isHome, Boolean(config?.gtmId)) : ''
  const fromServer = useFromServer()
  useColourMode(asked)
  return (
    <html
      lang={locale}
      dir="ltr"
      data-screen={screenOfRoute(matches.at(-1)?.id) ?? undefined}
      data-api={config?.apiUrl ?? '/api'}
      data-countries={config?.countryUrl ?? undefined}
      data-color-mode-forced={forcedMode(asked, () => {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f6f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1a1c" media="(prefers-color-scheme: dark)" />
        {fromServer && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the page's policy
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />
        )}
        <Meta />
        <Links />
        <link rel="manifest" href={`/${locale}/app.webmanifest`} />
        {config && <Alternates siteUrls={config.siteUrls} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { words, config, consent, only } = loaderData
  return (
    <Frame words={words} demo={config.mode === 'demo'} sandbox={config.sandboxPayments} consent={consent} only={only}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const data = useRootData()
  if (!data) return <ErrorPage />
  return (
    <Frame words={data.words} demo={data.config.mode === 'demo'} sandbox={false} consent={data.consent} only="plain">
      <ErrorPage />
    </Frame>
  )
}
