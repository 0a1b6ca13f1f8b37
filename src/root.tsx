import headScript from 'virtual:head-script'
import reading from 'virtual:reading-entry'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { consent as consentEn } from './accounts/consent/consent.text.en.ts'
import { consent as consentFr } from './accounts/consent/consent.text.fr.ts'
import { consentVersion } from './accounts/consent/consent-version.ts'
import { defaultLocale, localeOf, localeOfPath } from './i18n/locale.ts'
import { type PageMessages, PageMessagesContext } from './i18n/page-messages.ts'
import { LocaleContext } from './i18n/use-locale.ts'
import { isHydratedRoute, screenOfRoute } from './screens.ts'
import { frameContext, publicConfigContext } from './server/context.ts'
import { speculationRules } from './server/speculation.ts'
import { forcedMode } from './shell/colour-mode/colour-mode.ts'
import { useColourMode } from './shell/colour-mode/use-colour-mode.ts'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { Frame } from './shell/frame/frame.tsx'
import { handleOf } from './shell/handle.ts'
import { Alternates } from './shell/language/alternates.tsx'
import { shellMessages } from './shell/messages.ts'
import { HydratedContext } from './shell/navigation/hydrated.ts'
import { JsonData } from './shell/reading/island.tsx'
import { type PageData, pageDataId } from './shell/reading/page-data.ts'
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
  return {
    locale,
    messages: { shell: shellMessages(locale) },
    config,
    consent: (!only && consent) || null,
    ...(only && { only }),
  }
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

type RootData = ReturnType<typeof loader>
const useRootData = () => useRouteLoaderData<typeof loader>('root')

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname) ?? defaultLocale
  const data = useRootData()
  const config = data?.config
  const matches = useMatches()
  const asked = handleOf(matches).colorMode
  const screen = screenOfRoute(matches.at(-1)?.id)
  const hydrated = !import.meta.env.SSR || isHydratedRoute(matches.at(-1)?.id)
  const fromServer = useFromServer()
  useColourMode(asked)
  const messages = usePageMessages(data, matches.at(-1)?.loaderData)
  return (
    <LocaleContext value={locale}>
      <PageMessagesContext value={messages}>
        <HydratedContext value={hydrated}>
          <html
            lang={locale}
            dir="ltr"
            data-screen={screen ?? undefined}
            data-api={config?.apiUrl ?? '/api'}
            data-countries={config?.countryUrl ?? undefined}
            data-consent-version={config?.gtmId ? consentVersion : undefined}
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
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module, hashed into the page's policy
                <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
              )}
              <Meta />
              <Links />
              <link rel="manifest" href={`/${locale}/app.webmanifest`} />
              {config && <Alternates siteUrls={config.siteUrls} />}
              {!hydrated && <ReadingModules />}
            </head>
            <body>
              {children}
              {hydrated && <ScrollRestoration />}
              {hydrated && <Scripts />}
              {!hydrated && data && <ReadingData data={data} route={screen && matches.at(-1)?.id} />}
            </body>
          </html>
        </HydratedContext>
      </PageMessagesContext>
    </LocaleContext>
  )
}

/** The frame's texts and the page's own, which their loaders return as `messages`. */
function usePageMessages(frame: RootData | undefined, page: unknown): PageMessages {
  return useMemo(
    () => ({ ...frame?.messages, ...(page as { messages?: PageMessages } | undefined)?.messages }),
    [frame, page],
  )
}

/** What a reading page runs instead of React Router (`entry.reading.ts`). */
function ReadingModules() {
  return (
    <>
      {reading.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {reading.before.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <script type="module" async={reading.before.length === 0} src={reading.src} />
    </>
  )
}

/** What the frame of a reading page says once it runs, and what the browser may fetch ahead. */
function ReadingData({ data, route }: { data: RootData; route: string | null | undefined }) {
  const { account, arrival, offline, online, otherLanguage, footer } = data.messages.shell
  const told: PageData = {
    route: route ?? null,
    words: {
      account,
      arrival,
      offline,
      online,
      otherLanguage,
      country: { changeCountry: footer.changeCountry, chooseCountry: footer.chooseCountry },
    },
    consent: data.consent,
  }
  return (
    <>
      <JsonData id={pageDataId} data={told} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, hashed into the page's policy */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules() }} />
    </>
  )
}

export default function App({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { config, consent, only } = loaderData
  return (
    <Frame
      demo={config.mode === 'demo'}
      movableClock={config.movableClock}
      sandbox={config.paymentSandbox !== null}
      consent={consent}
      only={only}
    >
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const data = useRootData()
  if (!data) return <ErrorPage />
  return (
    <Frame
      demo={data.config.mode === 'demo'}
      movableClock={data.config.movableClock}
      sandbox={false}
      consent={data.consent}
      only="plain"
    >
      <ErrorPage />
    </Frame>
  )
}
