import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { client, onConflict } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { day, dayAndHourIn } from '../../../i18n/format.ts'
import { foreignTo } from '../../../i18n/language-of.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { useLive } from '../../../shell/live/live.ts'
import { readOrKept, showKeptAt } from '../../../shell/offline/kept-readings.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { CloseFromList, type CloseMessages } from '../../lifecycle/parts/close-from-list.tsx'
import { StatusLine, StatusTag } from '../../lifecycle/parts/question-status.tsx'
import type { StatusView } from '../../lifecycle/status-shapes.ts'
import { LoadingPlaceholder } from '../../parts/loading-placeholder.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { pageOf } from '../../parts/question-paths.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import { useSession } from '../../parts/session.ts'
import { useCountInTitle } from '../../thread/parts/use-tab.ts'
import { MarkedText } from '../../translation/parts/translated.tsx'
import type { OwnQuestionCard } from '../contract.ts'

const call = client<QuestionsApi>()
const codes = ['in_progress', 'answered', 'meeting', 'closed'] as const satisfies readonly StatusView['code'][]
type Code = (typeof codes)[number]
type Page = ReplyOf<QuestionsApi['GET /questions']>

export type QuestionListMessages = Pick<QuestionUiMessages, 'list' | 'shared' | 'statuses' | 'statusLines' | 'refusals'>

type ListProps = { words: QuestionListMessages & { close: CloseMessages }; titled?: boolean }

/** The client's questions with their statuses, one page at a time; the URL holds the filter and the page. */
export function QuestionList({ words, titled }: ListProps) {
  const locale = useLocale()
  const { list, shared } = words
  const session = useSession(locale)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const wanted = codes.find((code) => code === search.get('status')) ?? null
  const number = Math.max(1, Number(search.get('page')) || 1)
  const [page, setPage] = useState<Page | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const again = () => setTimes((before) => before + 1)
  useLive(['question'], again)
  useEffect(() => onConflict(() => setTimes((before) => before + 1)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` counts the requests to reload
  useEffect(() => {
    if (session !== 'there') return
    let current = true
    const status = wanted ?? undefined
    const read = () => call('GET /questions', { query: { page: number, locale, status } })
    const mayKeep = ({ items }: Page) => items.every(({ discreet }) => !discreet)
    readOrKept(`questions:${status ?? ''}:${number}:${locale}`, read, { mayKeep }).then(
      (found) => {
        if (!current) return
        setPage(found)
        setProblem(null)
      },
      (error: unknown) => current && setProblem(codeOf(error)),
    )
    return () => {
      current = false
      showKeptAt(null)
    }
  }, [session, wanted, number, locale, times])

  useCountInTitle(page?.items.reduce((sum, { unread }) => sum + unread, 0) ?? 0)

  const hrefOf = (status: Code | null, one = 1) => {
    const query = new URLSearchParams({ ...(status ? { status } : {}), ...(one > 1 ? { page: String(one) } : {}) })
    return pathname + (query.size > 0 ? `?${query}` : '')
  }

  return (
    <section className="own-list" aria-labelledby="own-questions">
      <div className="own-head">
        <h2 id="own-questions" className={titled ? 'sr' : undefined}>
          {list.heading}
        </h2>
        {page && <p className="soft">{plural(languageTag[locale], list.count, page.total)}</p>}
      </div>
      <nav className="own-filter" aria-label={list.filter}>
        {([null, ...codes] as const).map((code) => (
          <Link
            key={code ?? 'all'}
            className="chip"
            to={hrefOf(code)}
            preventScrollReset
            aria-current={code === wanted ? 'true' : undefined}
          >
            {code ? words.statuses[code] : list.all}
          </Link>
        ))}
      </nav>
      {problem && (
        <ErrorState title={shared.loadFailed} retryLabel={shared.retry} onRetry={again}>
          {refusalMessage(words.refusals, problem)}
        </ErrorState>
      )}
      {!page && !problem && <LoadingPlaceholder lines={6} label={list.loading} />}
      {page && page.items.length === 0 && <Nothing wanted={wanted} all={hrefOf(null)} />}
      {page && page.items.length > 0 && (
        <ul className="own own--inbox">
          {page.items.map((card) => (
            <Card key={card.id} card={card} words={words} onClosed={again} />
          ))}
        </ul>
      )}
      {page && (
        <Pagination page={page.page} pages={page.pages} hrefOf={(one) => hrefOf(wanted, one)} words={list.pages} />
      )}
    </section>
  )
}

type CardProps = { card: OwnQuestionCard; words: ListProps['words']; onClosed: () => void }

function Card({ card, words, onClosed }: CardProps) {
  const locale = useLocale()
  const { list, shared } = words
  const ready = card.status.answerAvailable
  const page =
    card.unread > 0 && !card.last?.answer ? href('consultation', locale, { id: card.id }) : pageOf(card, locale)
  const newsAt = card.last?.at ?? card.updatedAt
  const action = ready ? list.viewAnswer : card.status.code === 'closed' ? list.view : list.goOn
  return (
    <li className={card.unread > 0 ? 'own-unread' : undefined}>
      <div className="own-words">
        <h3>
          <Link to={page}>
            <MarkedText text={card.title} />
          </Link>{' '}
          {card.unread > 0 && <Tag tone="apricot">{plural(languageTag[locale], list.unread, card.unread)}</Tag>}
        </h3>
        <LastLine card={card} you={shared.you} />
        <p className="case-meta">
          <span>{card.category.name}</span>
          <span>{fill(list.number, { n: card.number })}</span>
          <span>{fill(list.asked, { date: day(locale, card.createdAt) })}</span>
        </p>
      </div>
      <div className="own-status">
        <StatusTag status={card.status} />
        {!(card.status.code === 'answered' && card.status.line === 'answered') && (
          <p className="small">
            <StatusLine status={card.status} since={shared.since} />
          </p>
        )}
        <p className="soft small">
          <RelativeTime
            at={newsAt}
            tag={languageTag[locale]}
            absolute={dayAndHourIn(locale, newsAt, readerTimeZone())}
          />
        </p>
      </div>
      <div className="own-act">
        <ButtonLink variant={ready ? 'primary' : 'plain'} size="small" to={pageOf(card, locale)}>
          {action}
          <span className="sr" lang={foreignTo(locale, card.title, locale)}>
            , {card.title}
          </span>
        </ButtonLink>
        {card.status.code !== 'closed' && <CloseFromList card={card} words={words.close} onClosed={onClosed} />}
      </div>
    </li>
  )
}

/** What was said last, and by whom. */
function LastLine({ card: { last }, you }: { card: OwnQuestionCard; you: string }) {
  if (!last?.text) return null
  return (
    <p className="own-last">
      <b>{last.author === 'client' ? you : last.name}</b>
      <span className="sr">. </span> <MarkedText text={nonBreaking(last.text)} />
    </p>
  )
}

type NothingProps = {
  wanted: Code | null
  all: string
}

function Nothing({ wanted, all }: NothingProps) {
  const words = useQuestionMessages('list').list
  const { shared } = useQuestionMessages('shared')
  const locale = useLocale()
  if (wanted)
    return (
      <Empty title={words.emptyFilter.title} action={<Link to={all}>{words.emptyFilter.action}</Link>}>
        {words.emptyFilter.text}
      </Empty>
    )
  return (
    <Empty title={words.empty.title} action={<ButtonLink to={href('ask', locale)}>{shared.ask}</ButtonLink>}>
      {words.empty.text}
    </Empty>
  )
}
