import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { fill } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { publicConfigContext } from '../../server/context.ts'
import { useLocale } from '../../shell/locale.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { wordsFor } from '../parts/load.ts'
import { QuestionList } from '../parts/question-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  return {
    words: wordsFor(
      args.url,
      args.context.get(publicConfigContext).prices,
      'list',
      'shared',
      'statuses',
      'statusLines',
      'refusals',
    ),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { list } = loaderData.words
  return [{ title: fill(list.metaTitle, { title: list.requestsTitle }) }, { name: 'robots', content: 'noindex' }]
}

export default function MyRequests() {
  const { words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{words.list.requestsTitle}</h1>
        <ButtonLink to={href('ask', locale)}>{words.shared.ask}</ButtonLink>
      </header>
      <QuestionList words={words} locale={locale} titled />
    </main>
  )
}
