import { type ReactNode, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate, useParams } from 'react-router'
import { readToken } from '../../../api/token.ts'
import type { Prices } from '../../../billing/quotes/quote.ts'
import { planPageMessages } from '../../../billing/subscriptions/parts/load-messages.ts'
import { brand } from '../../../brand.ts'
import { fitDescription, fitTitle } from '../../../content/title-and-description.ts'
import { money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { meetingMessages } from '../../../meetings/parts/load-messages.ts'
import { MeetingPanel } from '../../../meetings/parts/panel.tsx'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import { requireId } from '../../../shell/errors/require-id.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { CardNotice } from '../../checkout/parts/ask-expert.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { CloseDialog } from '../../lifecycle/parts/close-dialog.tsx'
import { QuestionUndo } from '../../lifecycle/parts/question-undo.tsx'
import { messagesFor } from '../../parts/load.ts'
import { ConnectionNotice, PageState } from '../../parts/page-state.tsx'
import { isWaiting } from '../../parts/question-paths.ts'
import { useEmergencyFirst, useQuestion } from '../../parts/use-question.ts'
import { type Before, PublicAnswer } from '../../publication/parts/public-answer.tsx'
import { Publication } from '../../publication/parts/publication.tsx'
import { ShareDialog } from '../../publication/parts/share-dialog.tsx'
import type { PublishedAnswer, QuestionView } from '../../shapes.ts'
import { CaseHead } from '../../thread/parts/case-head.tsx'
import { Composer } from '../../thread/parts/composer.tsx'
import { QuestionRecord } from '../../thread/parts/question-record.tsx'
import { useOutbox } from '../../thread/parts/use-outbox.ts'
import { versionsOf } from '../contribution.ts'
import { AnswerDocument } from '../parts/answer-document.tsx'
import { Contributions } from '../parts/contributions.tsx'
import { WhoAnswered } from '../parts/expert-card.tsx'
import { KeepAndShare } from '../parts/keep-and-share.tsx'
import { QuestionDocuments } from '../parts/question-documents.tsx'
import { useReading } from '../parts/use-reading.ts'
import { Verdict } from '../parts/verdict.tsx'

/** A published answer exists in one language only, so there is no alternate to name. */
export const handle: ShellHandle = { ownCanonical: true }

const mostBefore = 5

export async function loader(args: LoaderFunctionArgs) {
  requireId(args)
  const read = args.context.get(apiReaderContext)<QuestionsApi>()
  const shown = await read('GET /published/:id', { params: { id: args.params.id ?? '' } }).catch(notPublished)
  return {
    shown,
    before: shown ? await publishedBefore(read, shown) : [],
    head:
      shown && isFound(shown, localeOf(args.url))
        ? headOf(shown, args.context.get(publicConfigContext).siteUrls)
        : null,
    messages: {
      ...messagesFor(
        args.url,
        args.context.get(publicConfigContext).prices,
        'record',
        'thread',
        'shared',
        'statuses',
        'statusLines',
        'refusals',
      ),
      meeting: meetingMessages(localeOf(args.url)),
      plan: paperWords(args.url, args.context.get(publicConfigContext).prices),
    },
    figure: money(localeOf(args.url), args.context.get(publicConfigContext).prices.first),
  }
}

type Read = (
  address: 'GET /published',
  options: { query: { locale: Locale; category: string; before: string } },
) => Promise<{ answers: PublishedAnswer[] }>

/** Each page links to earlier answers, so that every published answer can be reached by links. */
async function publishedBefore(read: Read, { id, locale, category }: PublishedAnswer): Promise<Before[]> {
  const { answers } = await read('GET /published', { query: { locale, category: category.slug, before: id } })
  return answers.slice(0, mostBefore).map(({ id, title }) => ({ id, title }))
}

/** Search engines may index the answer of a human expert, in its own language. */
const isFound = ({ locale, expert }: PublishedAnswer, here: Locale) => locale === here && !expert.scripted

/** The page's metadata for search engines; the canonical address is the one in the answer's language. */
function headOf({ id, locale, title, answer, category }: PublishedAnswer, sites: Record<Locale, string>) {
  return {
    title: fitTitle(`${title} | ${brand.name}`),
    description: fitDescription(`${category.name}. ${answer.short}`, answer.limits),
    canonical: sites[locale] + href('question', locale, { id }),
  }
}

function paperWords(url: URL, prices: Prices) {
  const { invoices, contracts, consents } = planPageMessages(localeOf(url), prices).plan
  return { invoices, contracts, consents }
}

/** Most questions are readable by their author only, so a 404 is expected. */
function notPublished(thrown: unknown): null {
  if (thrown instanceof Response && thrown.status === 404) return null
  throw thrown
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { shown, head, messages } = loaderData
  if (!head)
    return [
      { title: shown ? `${shown.title} | ${brand.name}` : messages.record.metaTitle },
      { name: 'robots', content: 'noindex' },
    ]
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
  ]
}

/** The author sees the question's record; everybody else the published version, or nothing. */
export default function QuestionPage() {
  const { id = '' } = useParams()
  const { shown, before } = useLoaderData<typeof loader>()
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown(readToken() !== null || location.hash.startsWith('#phone=')), [])
  const everybodys = shown && <PublicAnswer shown={shown} before={before} />
  if (everybodys && !known) return everybodys
  return <Question key={id} id={id} otherwise={everybodys} />
}

const notMine = ['question_unknown', 'not_signed_in', 'share_unknown']

/** `otherwise`: shown to readers other than the author. */
function Question({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { messages: words, figure } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const go = useNavigate()
  const { view, messages, problem, live, read, keep } = useQuestion(id, locale)
  useEmergencyFirst(view, locale)
  const { opening, onSeen } = useReading(view, messages)
  const { record, thread, shared } = words
  const [open, setOpen] = useState<'share' | 'close' | null>(null)
  // On a phone the author comes before the answer, and what one thinks of it right after.
  const wide = useMedia('(min-width: 1040px)')
  const shut = () => setOpen(null)
  const threadPath = href('consultation', locale, { id })
  const { send } = useOutbox(id, 0, () => {})

  if (!view && otherwise && problem && notMine.includes(problem)) return otherwise
  if (!view || view.emergency)
    return <PageState title={record.question} problem={problem} questionId={id} onRetry={read} />

  const answeredBy = view.answeredBy ?? view.expert
  const more = (
    <>
      {view.answer && view.can.say && (
        <Composer
          questionId={id}
          ending={view.pending.at(-1)?.act}
          placeholder={fill(thread.composer.toExpert, { name: view.expert?.name ?? '' })}
          onSend={(message) => {
            // The message is sent from the conversation page, where the reply will appear.
            send(message)
            void go(threadPath, { state: { written: true } })
          }}
        />
      )}
      <QuestionRecord view={view} messages={messages} />
      <QuestionDocuments view={view} />
    </>
  )
  const author = answeredBy && (
    <WhoAnswered expert={answeredBy} scripted={shared.scripted} again={view.answer !== null} />
  )
  const verdict = (
    <>
      {isWaiting(view) && (
        <p className="side-block">
          <ButtonLink to={href('match', locale, { id })}>{record.follow}</ButtonLink>
        </p>
      )}
      <Verdict view={view} figure={figure} onView={keep} />
    </>
  )
  const side = (
    <>
      <MeetingPanel view={view} onChange={read} />
      <Publication view={view} onChange={keep} />
      <KeepAndShare view={view} onShare={() => setOpen('share')} onClose={() => setOpen('close')} />
    </>
  )
  return (
    <>
      <div className="container case">
        <main id="main">
          {!wide && author && <div className="answer-author">{author}</div>}
          <ConnectionNotice live={live} problem={problem} onRetry={read} />
          <Delivered
            view={view}
            keep={keep}
            opening={opening}
            onSeen={onSeen}
            verdict={!wide && <div className="answer-verdict">{verdict}</div>}
          />
          {more}
        </main>
        <aside className="case-side">
          {wide && author}
          {wide && verdict}
          {side}
        </aside>
      </div>
      <QuestionUndo view={view} floating onView={keep} onOver={() => void read()} />
      <ShareDialog open={open === 'share'} questionId={id} onClose={shut} />
      <CloseDialog
        open={open === 'close'}
        view={view}
        words={record.closeDialog}
        onClosed={(closed) => {
          keep(closed)
          shut()
        }}
        onCancel={shut}
      />
    </>
  )
}

type DeliveredProps = ReturnType<typeof useReading> & {
  view: QuestionView
  keep: (view: QuestionView) => void
  /** Right after the answer, before whatever has been added to it. */
  verdict: ReactNode
}

/** What was delivered, by whom and when, or the head of a question without an answer. */
function Delivered({ view, keep, opening, onSeen, verdict }: DeliveredProps) {
  const { record } = useLoaderData<typeof loader>().messages
  const locale = useLocale()
  const main = versionsOf(view.contributions)[0]?.current
  const gathered = {
    questionId: view.id,
    papers: view.gathered,
    onGathered: (papers: string[]) => keep({ ...view, gathered: papers }),
  }
  return (
    <>
      {view.answer && main ? (
        <AnswerDocument
          answer={view.answer}
          title={view.title}
          answeredAt={main.at}
          number={view.number}
          uid={view.id}
          expert={main.expert}
          author={main.author}
          from={main.locale}
          translation={main.translation}
          gathered={gathered}
        />
      ) : (
        <CaseHead view={view} />
      )}
      {verdict}
      <Contributions
        contributions={view.contributions}
        title={view.title}
        uid={view.id}
        {...{ gathered, opening, onSeen }}
      />
      {view.answer && view.state === 'CLOSED' && (
        <Notice title={record.closed.title}>
          <p>
            <Link to={href('ask', locale)}>{record.closed.again}</Link>
          </p>
        </Notice>
      )}
      <CardNotice view={view} />
    </>
  )
}
