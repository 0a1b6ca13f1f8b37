import { useSyncExternalStore } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { brand } from '../../brand.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { didYouMean } from '../language/did-you-mean.ts'
import { useKeptDocument } from '../offline/use-kept-document.ts'
import { errorPageMessages } from './error-messages.ts'
import { failureOf } from './failure.ts'

/** Says what happened in words, keeps the exact status and message for whoever is asked for help. */
export function ErrorPage() {
  const locale = useLocale()
  const words = errorPageMessages[locale]
  const { pathname, search } = useLocation()
  const hash = useHash()
  const fullPath = pathname + search + hash
  const error = useRouteError()
  useKeptDocument(error)
  const failure = failureOf(error, fullPath)
  const { status, missing } = failure
  // Only the browser knows what stands behind the hash.
  const message = missing
    ? failure.message + (failure.message.endsWith(pathname + search) ? hash : '')
    : failure.message
  const description = failure.description === failure.message ? message : failure.description
  const meant = missing ? didYouMean(pathname) : null
  return (
    <main id="main" className="container page-state" data-failed>
      <title>{`${status} - ${message} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="page-state-in">
        <p className="num code" aria-hidden="true">
          {status}
        </p>
        <h1>
          <span className="sr">{status}. </span>
          {missing ? words.missing : words.broken}
        </h1>
        <p>{missing ? words.missingText : words.brokenText}</p>
        {meant && (
          <p>
            {words.meant} <a href={meant + search}>{meant}</a>
          </p>
        )}
        <p className="exact" lang="en">
          {message}
          {description !== message && <span className="description">{description}</span>}
        </p>
        <p className="form-foot">
          {missing ? (
            <>
              <ButtonLink to={href('ask', locale)}>{words.ask}</ButtonLink>
              <ButtonLink variant="plain" to={href('home', locale)}>
                {words.home}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to={pathname + search} reloadDocument>
                {words.again}
              </ButtonLink>
              <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
            </>
          )}
        </p>
      </div>
    </main>
  )
}

const never = () => () => {}

function useHash(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  )
}
