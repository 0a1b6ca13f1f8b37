import BadgeCheck from 'lucide-react/icons/badge-check'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { areAllClosed, openCategories } from '../../../catalog/open.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { day } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, formSenderContext, frameContext, publicConfigContext } from '../../../server/context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { AiTag, Here } from '../../../ui/tag.tsx'
import { submittedForm } from '../../emergency/parts/posted.ts'
import { EmergencyForm } from '../../emergency/parts/view.tsx'
import { closedNotice } from '../../fields/closed-notice.ts'
import { ClosedNotice } from '../../fields/parts/closed-notice.tsx'
import { branchesIn, messagesFor } from '../../parts/load.ts'
import { questionBoxMessages } from '../../parts/page-messages.ts'
import { AskSteps } from '../parts/ask-steps.tsx'
import { UnsentNotice } from '../parts/email-form.tsx'
import { QuestionBox } from '../parts/question-box.tsx'
import { questionForm, type SubmittedForm } from '../parts/submitted-form.ts'
import { useAsk } from '../parts/use-ask.ts'

/** See `submittedForm`. */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<SubmittedForm> {
  const back = await submittedForm(await request.formData(), localeOf(url), context.get(formSenderContext))
  if (back.emergency) context.set(frameContext, 'bare')
  return back
}

export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOf(args.url)
  const read = args.context.get(apiReaderContext)<ExpertsApi>()
  const expert = await read('GET /experts/:slug', { params: { slug: args.params.id ?? '' }, query: { locale } })
  const { prices, takesHealth } = args.context.get(publicConfigContext)
  const isOpen = openCategories(takesHealth)
  const branches = branchesIn(locale, isOpen)
  const own = branches.filter((branch) => expert.categories.includes(branch.slug))
  const words = messagesFor(args.url, prices, 'ask', 'shared')
  const { id, name, profession, headline, portrait, online, titles, assistantName, assistantGender, scripted, city } =
    expert
  const { called } = words.ask.assistant
  return {
    expert: { id, name, profession, headline, portrait, online, titles, scripted, city },
    messages: {
      ...words,
      box: questionBoxMessages(locale),
      ask: fillAll(words.ask, { name, called: fill(called[assistantGender], { assistant: assistantName }) }),
    },
    branches: own.length > 0 ? own : branches,
    takesQuestions: expert.takesQuestions,
    closed: !expert.scripted && areAllClosed(isOpen, expert.categories) ? closedNotice(locale) : null,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.messages.ask.assistant.metaTitle }, { name: 'robots', content: 'noindex' }] : []

export default function AssistantAsk() {
  const { expert, messages: words, branches, takesQuestions, closed } = useLoaderData<typeof loader>()
  const sent = useActionData<SubmittedForm>()
  const locale = useLocale()
  const { ask, propose } = useAsk(locale, expert.id)
  const { assistant } = words.ask
  const title = expert.titles[0]
  const [only, ...others] = branches
  if (sent?.emergency)
    return <EmergencyForm posted={sent.emergency} action={href('assistant-ask', locale, { id: expert.id })} />
  return (
    <main id="main" className="container ask">
      <header className="ask-head ask-head--expert">
        <Portrait src={expert.portrait} eager />
        <div>
          <h1>{assistant.heading}</h1>
          <p>
            {expert.profession}, {expert.city}
          </p>
          {title && (
            <p className="ok">
              <BadgeCheck className="icon" />
              <span>{fill(assistant.checked, { title: title.label, date: day(locale, title.checkedOn) })}</span>
            </p>
          )}
          {takesQuestions && (
            <p>
              <Here now={expert.online}>{expert.online ? assistant.now : assistant.later}</Here>
            </p>
          )}
          {expert.scripted && <p className="soft small">{words.shared.scripted}</p>}
        </div>
      </header>
      {sent && <UnsentNotice sent={sent} words={words.ask.noScript} />}
      {closed ? (
        <ClosedNotice closed={closed} />
      ) : !takesQuestions ? (
        <Notice title={assistant.notAsked}>
          <p>{assistant.notAskedText}</p>
          <ButtonLink to={href('ask', locale, only ? { category: only.slug } : {})}>{assistant.askOthers}</ButtonLink>
        </Notice>
      ) : (
        <>
          <p className="ask-machine">
            <AiTag label={words.shared.ai} /> {assistant.lead}
          </p>
          {sent?.notEmergency?.[0] && (
            <input type="hidden" form={questionForm} name="notEmergency" value={sent.notEmergency.join(' ')} />
          )}
          <QuestionBox
            id={questionForm}
            action={href('assistant-ask', locale, { id: expert.id })}
            onAsk={ask}
            propose={propose}
            categories={branches}
            branches={branches}
            suggested={
              only && others.length === 0 ? { category: only.slug, subCategory: null, name: only.name } : undefined
            }
            sentText={sent?.text}
            sentAside={sent?.notEmergency}
            draftKey={`question:${expert.id}`}
          />
          <p className="soft small ask-privacy">
            {assistant.named} <Link to={href('ask', locale)}>{assistant.others}</Link>
          </p>
          <AskSteps />
        </>
      )}
    </main>
  )
}
