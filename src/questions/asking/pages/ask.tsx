import { useMemo } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { openCategories } from '../../../catalog/open.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { formSenderContext, frameContext, publicConfigContext } from '../../../server/context.ts'
import { submittedForm } from '../../emergency/parts/posted.ts'
import { EmergencyForm } from '../../emergency/parts/view.tsx'
import { closedNotice } from '../../fields/closed-notice.ts'
import type { Proposal } from '../../fields/parts/category-chip.tsx'
import { ClosedNotice } from '../../fields/parts/closed-notice.tsx'
import { branchesIn, messagesFor } from '../../parts/load.ts'
import { questionBoxMessages } from '../../parts/page-messages.ts'
import { AskSteps } from '../parts/ask-steps.tsx'
import { EmailForm } from '../parts/email-form.tsx'
import { QuestionBox } from '../parts/question-box.tsx'
import { SpeechInput } from '../parts/speech-input.tsx'
import { emailRequestIn, emailRequestOutcome, questionForm, type SubmittedForm } from '../parts/submitted-form.ts'
import { useAsk } from '../parts/use-ask.ts'
import { useStoredDraft } from '../parts/use-stored-draft.ts'

export function loader(args: LoaderFunctionArgs) {
  const locale = localeOf(args.url)
  const { prices, takesHealth } = args.context.get(publicConfigContext)
  const isOpen = openCategories(takesHealth)
  return {
    messages: { ...messagesFor(args.url, prices, 'ask'), box: questionBoxMessages(locale) },
    closed: isOpen(args.url.searchParams.get('category') ?? '') ? null : closedNotice(locale),
    branches: branchesIn(locale, isOpen),
  }
}

/**
 * Handles the form posted without JavaScript: returns the typed text, and with an email address continues the question
 * by email. An emergency in the text returns the emergency numbers, and asks for nothing.
 */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<SubmittedForm> {
  const form = await request.formData()
  const send = context.get(formSenderContext)
  const back = await submittedForm(form, localeOf(url), send)
  const asked = emailRequestIn(form, localeOf(url))
  if (back.emergency) context.set(frameContext, 'bare')
  if (back.emergency || !asked) return back
  return emailRequestOutcome(asked, await send('POST /questions/by-letter', asked))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.messages.ask.metaTitle },
        { name: 'description', content: loaderData.messages.ask.description },
      ]
    : []

export default function Ask() {
  const { messages: words, branches, closed } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { ask, propose } = useAsk(locale)
  const { text, keep } = useStoredDraft(locale)
  const slug = search.get('category')
  const sub = search.get('sub')
  const given = useMemo((): Proposal | undefined => {
    const branch = branches.find((one) => one.slug === slug)
    const leaf = branch?.subs.find((one) => one.slug === sub)
    if (!branch) return undefined
    const name = leaf ? `${branch.name}, ${leaf.name.toLowerCase()}` : branch.name
    return { category: branch.slug, subCategory: leaf?.slug ?? null, name }
  }, [branches, slug, sub])
  if (sent?.emergency) return <EmergencyForm posted={sent.emergency} action={href('ask', locale)} />
  return (
    <main id="main" className="container ask">
      <header className="ask-head">
        <h1>{words.ask.heading}</h1>
        <p className="soft">{words.ask.lead}</p>
      </header>
      {sent && <EmailForm sent={sent} fields={branches} />}
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
        action={href('ask', locale)}
        onAsk={ask}
        propose={propose}
        categories={branches}
        branches={branches}
        suggested={given}
        sentText={sent?.text ?? text}
        sentAside={sent?.notEmergency}
        onAutosave={keep}
      />
      <SpeechInput into="question" />
      <p className="soft small ask-privacy">{words.ask.privacy}</p>
      <AskSteps />
    </main>
  )
}
