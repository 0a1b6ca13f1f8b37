import { useLocation, useRouteError } from 'react-router'
import { brand } from '../brand.ts'
import { href } from '../screens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { errorWords } from './error-text.ts'
import { failureOf } from './failure.ts'
import { useLocale } from './locale.tsx'

/** Says what happened in words, keeps the exact status and message for whoever is asked for help. */
export function ErrorPage() {
  const locale = useLocale()
  const words = errorWords[locale]
  const { pathname, search } = useLocation()
  const { status, message, description, missing } = failureOf(useRouteError())
  return (
    <main id="main" className="container page-state">
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
