import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { readToken } from '../../../api/token.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { MeetingEntry } from '../../../meetings/parts/entry.tsx'
import { meetingMessages } from '../../../meetings/parts/load-messages.ts'
import { OwnMeetingRows, useOwnMeetings } from '../../../meetings/parts/own-meetings.tsx'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { messagesFor } from '../../parts/load.ts'
import { QuestionList } from '../parts/question-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { prices } = args.context.get(publicConfigContext)
  const messages = messagesFor(args.url, prices, 'list', 'shared', 'statuses', 'statusLines', 'refusals')
  const { keep, closeDialog } = messagesFor(args.url, prices, 'record').record
  return {
    messages: {
      ...messages,
      meeting: meetingMessages(localeOf(args.url)),
      close: { label: keep.close, dialog: closeDialog },
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { list } = loaderData.messages
  return [{ title: fill(list.metaTitle, { title: list.requestsTitle }) }, { name: 'robots', content: 'noindex' }]
}

export default function MyRequests() {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const [search] = useSearchParams()
  const meet = search.get('meet')
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  useEffect(() => setSignedIn(readToken() !== null), [])
  const specialist = meet && meet !== 'near' ? meet : undefined
  const own = useOwnMeetings(signedIn === true, specialist)
  const entry = {
    specialist,
    words: words.meeting,
    refusals: words.refusals,
  }
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{words.list.requestsTitle}</h1>
        <ButtonLink to={href('ask', locale)}>{words.shared.ask}</ButtonLink>
      </header>
      {meet && signedIn === false && <MeetingEntry {...entry} askable={null} />}
      {meet && own && <MeetingEntry {...entry} askable={own.askable} />}
      {own && <OwnMeetingRows requests={own.requests} />}
      {(signedIn || !meet) && <QuestionList words={words} titled={!own?.requests.length} />}
    </main>
  )
}
