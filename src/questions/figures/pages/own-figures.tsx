import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { useReading } from '../../../shell/live/use-reading.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { shared as sharedEn } from '../../shared.text.en.ts'
import { shared as sharedFr } from '../../shared.text.fr.ts'
import { useExpertGuard } from '../../workspace/parts/use-expert-guard.ts'
import type { FiguresApi, OwnFigures } from '../contract.ts'
import { Forecast, Offers, Ratings, ResponseTimes, Weights } from '../parts/figures.tsx'
import { ReadAnswer } from '../parts/read-answer.tsx'
import { SecondReadings } from '../parts/second-readings.tsx'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import '../../../ui/css/screens/plan.css'
import '../../../ui/css/screens/own-figures.css'

const api = client<FiguresApi>()

export function loader({ url }: LoaderFunctionArgs) {
  const french = localeOf(url) === 'fr'
  return {
    messages: {
      figures: french ? fr : en,
      failures: french ? failuresFr : failuresEn,
      shared: french ? sharedFr : sharedEn,
    },
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.figures.title)

/** What is measured of an expert's work, how, and what it changes. */
export default function OwnFiguresPage() {
  const { figures: words, failures } = useLoaderData<typeof loader>().messages
  const locale = useLocale()
  const { door, knock } = useExpertGuard(locale)
  const own = useReading<OwnFigures>(door === 'open' ? 'own' : null, (_key, _known, signal) =>
    api('GET /me/figures', { signal }),
  )
  const failed = door === 'failed' || (own.problem !== null && own.data === null)
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{words.title}</h1>
        <ButtonLink variant="plain" to={href('requests', locale)}>
          {words.desk}
        </ButtonLink>
      </header>
      <p className="soft">{words.lead}</p>
      {failed && (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={door === 'failed' ? knock : own.reload}>
          {failureMessage(own.problem, failures, words.refusals)}
        </ErrorState>
      )}
      <NeedsScript />
      {!failed && !own.data && <Loading label={words.loading} />}
      {own.data && (
        <div className="own-figures">
          <Forecast own={own.data} />
          <Offers own={own.data} />
          <ResponseTimes own={own.data} />
          <Ratings own={own.data} />
          <Weights own={own.data} />
          <SecondReadings own={own.data} />
          <ReadAnswer />
        </div>
      )}
    </main>
  )
}
