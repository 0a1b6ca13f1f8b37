import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { useAccount } from '../../../shell/account.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { messagesFor } from '../../parts/load.ts'
import { AccountLinks } from '../parts/account-links.tsx'
import { QuestionList } from '../parts/question-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { prices } = args.context.get(publicConfigContext)
  const messages = messagesFor(args.url, prices, 'list', 'shared', 'statuses', 'statusLines', 'refusals')
  const { keep, closeDialog } = messagesFor(args.url, prices, 'record').record
  return { messages: { ...messages, close: { label: keep.close, dialog: closeDialog } } }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { list } = loaderData.messages
  return [{ title: fill(list.metaTitle, { title: list.profileTitle }) }, { name: 'robots', content: 'noindex' }]
}

export default function Profile() {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const me = useAccount()
  const { list, shared } = words
  return (
    <div className="container case">
      <main id="main">
        <header className="case-head">
          <h1>{list.profileTitle}</h1>
        </header>
        {me?.standing === 'visitor' && (
          <Notice title={list.visitor.title}>
            <p>{list.visitor.text}</p>
            <p>
              <Link to={href('login', locale, { next: href('profile', locale) })}>{shared.signIn}</Link>
            </p>
          </Notice>
        )}
        <QuestionList words={words} />
      </main>
      <aside className="case-side">{me && <AccountLinks me={me} />}</aside>
    </div>
  )
}
