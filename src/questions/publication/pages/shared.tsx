import { useCallback, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AnswerDocument } from '../../answers/parts/answer-document.tsx'
import { Contributions } from '../../answers/parts/contributions.tsx'
import { WhoAnswered } from '../../answers/parts/expert-card.tsx'
import { useSharedReading } from '../../answers/parts/use-reading.ts'
import type { QuestionsApi } from '../../contract.ts'
import { messagesFor } from '../../parts/load.ts'
import { LoadingPlaceholder } from '../../parts/loading-placeholder.tsx'
import { refusalMessage } from '../../parts/refusal-message.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'

const call = client<QuestionsApi>()
type SharedAnswer = ReplyOf<QuestionsApi['GET /shared/:token']>

export function loader(args: LoaderFunctionArgs) {
  return {
    messages: messagesFor(
      args.url,
      args.context.get(publicConfigContext).prices,
      'list',
      'record',
      'shared',
      'refusals',
    ),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.messages.list.shared.metaTitle },
        { name: 'robots', content: 'noindex' },
        // The address is the key: no other site may learn it.
        { name: 'referrer', content: 'no-referrer' },
      ]
    : []

/** Loaded in the browser, so that bots which render link previews do not count as readers. */
export default function Shared() {
  const { messages: words } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const locale = useLocale()
  const [found, setFound] = useState<SharedAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { shared } = words.list

  const read = useCallback(() => {
    setProblem(null)
    call('GET /shared/:token', { params: { token } }).then(setFound, (error: unknown) => setProblem(codeOf(error)))
  }, [token])
  useEffect(read, [read])
  const uid = `shared-${token.slice(0, 8)}`
  const reading = useSharedReading(uid, found?.contributions)

  if (!found)
    return (
      <main id="main" className="container private">
        {problem === null && <LoadingPlaceholder lines={9} label={shared.loading} />}
        {problem === 'share_unknown' || problem === 'not_found' ? (
          <div className="private-state">
            <h1>{shared.over}</h1>
            <p>{shared.overText}</p>
            <p>
              <ButtonLink to={href('ask', locale)}>{words.shared.ask}</ButtonLink>
            </p>
          </div>
        ) : (
          problem && (
            <ErrorState title={words.shared.loadFailed} retryLabel={words.shared.retry} onRetry={read}>
              {refusalMessage(words.refusals, problem)}
            </ErrorState>
          )
        )}
      </main>
    )

  const lang = found.locale === locale ? undefined : found.locale
  return (
    <div className="container case">
      <main id="main">
        <div className="no-print shared-notice">
          <Notice>{fill(shared.notice, { date: dayAndHour(locale, found.expiresAt) })}</Notice>
        </div>
        <AnswerDocument
          answer={found.answer}
          title={found.title}
          answeredAt={found.answeredAt}
          uid={uid}
          expert={found.expert}
          author={found.contributions[0]?.author ?? 'expert'}
          from={found.contributions[0]?.locale ?? found.locale}
        />
        <Contributions contributions={found.contributions} title={found.title} uid={uid} {...reading} />
        <div className="record">
          <section aria-labelledby="asked">
            <h2 id="asked">{shared.question}</h2>
            <p className="soft small">{found.category.name}</p>
            <div className="record-text" lang={lang}>
              <MessageText text={found.text} />
            </div>
          </section>
        </div>
      </main>
      <aside className="case-side">
        <WhoAnswered expert={found.expert} scripted={words.shared.scripted} />
        <p className="side-block no-print">
          <ButtonLink variant="plain" to={href('ask', locale)}>
            {shared.ask}
          </ButtonLink>
        </p>
      </aside>
    </div>
  )
}
