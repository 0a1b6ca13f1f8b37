import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { messagesFor } from '../../parts/load.ts'
import { AskedExperts } from '../parts/asked-experts.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  const { prices } = context.get(publicConfigContext)
  const { list, ...messages } = messagesFor(
    url,
    prices,
    'asked',
    'list',
    'shared',
    'statuses',
    'statusLines',
    'refusals',
  )
  return { messages, title: fill(list.metaTitle, { title: messages.asked.title }) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function ExpertsAsked() {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{words.asked.title}</h1>
        <ButtonLink to={href('ask', locale)}>{words.shared.ask}</ButtonLink>
      </header>
      <p className="soft">{words.asked.lead}</p>
      <AskedExperts />
    </main>
  )
}
