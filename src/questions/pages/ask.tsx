import { useMemo } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { openWith } from '../../catalog/open.ts'
import { href } from '../../screens.ts'
import { frameContext, publicConfigContext, senderContext } from '../../server/context.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import { closedNotice } from '../closed.ts'
import { AskSteps } from '../parts/ask-steps.tsx'
import { type AskedBefore, letterAsked, letterSent, questionForm } from '../parts/asked-before.ts'
import type { Proposal } from '../parts/category-chip.tsx'
import { ClosedNotice } from '../parts/closed-notice.tsx'
import { Dictation } from '../parts/dictation.tsx'
import { askedBefore } from '../parts/emergency-posted.ts'
import { EmergencyForm } from '../parts/emergency-view.tsx'
import { LetterForm } from '../parts/letter-form.tsx'
import { branchesIn, wordsFor } from '../parts/load.ts'
import { boxWords } from '../parts/page-words.ts'
import { QuestionBox } from '../parts/question-box.tsx'
import { useAsk } from '../parts/use-ask.ts'
import { useKeptDraft } from '../parts/use-kept-draft.ts'

export function loader(args: LoaderFunctionArgs) {
  const locale = localeOf(args.url)
  const { prices, takesHealth } = args.context.get(publicConfigContext)
  const isOpen = openWith(takesHealth)
  return {
    words: wordsFor(args.url, prices, 'ask'),
    closed: isOpen(args.url.searchParams.get('category') ?? '') ? null : closedNotice(locale),
    box: boxWords(locale),
    branches: branchesIn(locale, isOpen),
  }
}

/**
 * The form of a page that does not run: its words come back, and with an address the question goes on by letter. Words
 * that show a person in danger bring the numbers, and nothing is asked for.
 */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<AskedBefore> {
  const form = await request.formData()
  const send = context.get(senderContext)
  const back = await askedBefore(form, localeOf(url), send)
  const asked = letterAsked(form, localeOf(url))
  if (back.emergency) context.set(frameContext, 'bare')
  if (back.emergency || !asked) return back
  return letterSent(asked, await send('POST /questions/by-letter', asked))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: loaderData.words.ask.metaTitle }, { name: 'description', content: loaderData.words.ask.description }]
    : []

export default function Ask() {
  const { words, box, branches, closed } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { ask, propose } = useAsk(locale)
  const { text, keep } = useKeptDraft(locale)
  const slug = search.get('category')
  const sub = search.get('sub')
  const given = useMemo((): Proposal | undefined => {
    const branch = branches.find((one) => one.slug === slug)
    const leaf = branch?.subs.find((one) => one.slug === sub)
    if (!branch) return undefined
    const name = leaf ? `${branch.name}, ${leaf.name.toLowerCase()}` : branch.name
    return { category: branch.slug, subCategory: leaf?.slug ?? null, name }
  }, [branches, slug, sub])
  if (sent?.emergency) return <EmergencyForm posted={sent.emergency} locale={locale} action={href('ask', locale)} />
  return (
    <main id="main" className="container ask">
      <header className="ask-head">
        <h1>{words.ask.heading}</h1>
        <p className="soft">{words.ask.lead}</p>
      </header>
      {sent && <LetterForm words={words.ask.noScript} sent={sent} fields={branches} />}
      {sent?.notEmergency?.[0] && (
        <input type="hidden" form={questionForm} name="notEmergency" value={sent.notEmergency.join(' ')} />
      )}
      {sent?.safeToWrite != null && (
        <input type="hidden" form={questionForm} name="safeToWrite" value={sent.safeToWrite ? 'yes' : 'no'} />
      )}
      {closed && <ClosedNotice closed={closed} />}
      <QuestionBox
        key={`${slug ?? ''}/${sub ?? ''}`}
        id={questionForm}
        words={box}
        locale={locale}
        action={href('ask', locale)}
        onAsk={ask}
        propose={propose}
        categories={branches}
        branches={branches}
        suggested={given}
        sentText={sent?.text ?? text}
        sentAside={sent?.notEmergency}
        onKept={keep}
      />
      <Dictation into="question" words={words.ask.dictation} locale={locale} />
      <p className="soft small ask-privacy">{words.ask.privacy}</p>
      <AskSteps words={words.ask.after} />
    </main>
  )
}
