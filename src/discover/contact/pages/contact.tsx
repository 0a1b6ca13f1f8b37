import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { client } from '../../../api/call.ts'
import { brand } from '../../../brand.ts'
import { legalIn } from '../../../brand-legal.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { formSenderContext, frameContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { en } from '../contact.text.en.ts'
import { fr } from '../contact.text.fr.ts'
import type { ContactApi } from '../contact-contract.ts'
import { textsOf } from '../contact-form.ts'
import { ContactEmergencyPage } from '../parts/contact-emergency.tsx'
import { ContactForm, dismissedSituations, type PostedContactForm, postedBack } from '../parts/contact-form.tsx'
import { postedEmergency } from '../parts/posted-emergency.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'plain' }

/** What a link elsewhere may say the message is about. */
const topics = ['expert', 'agent'] as const

const call = client<ContactApi>()
const { support } = brand

function wordsIn(locale: 'fr' | 'en') {
  const { form, contact } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  return { form, contact }
}
const labelsOf = ({ form }: ReturnType<typeof wordsIn>) => ({
  name: form.name,
  email: form.email,
  message: form.message,
})

export function loader({ url }: LoaderFunctionArgs) {
  const words = wordsIn(localeOf(url))
  return { words, labels: labelsOf(words) }
}

/** The form of a page that does not run. */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<PostedContactForm> {
  const locale = localeOf(url)
  const words = wordsIn(locale)
  const values = textsOf(await request.formData())
  const notEmergency = dismissedSituations(values)
  const problem = await context.get(formSenderContext)('POST /contact', {
    message: '',
    ...values,
    notEmergency,
    locale,
  })
  const danger = postedEmergency(values.message ?? '', locale, notEmergency, problem)
  if (!danger) return postedBack(words.form, values, problem, labelsOf(words))
  context.set(frameContext, 'bare')
  return { values, problems: [], sent: problem?.code === 'emergency_stands', danger }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words.contact
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}

export default function ContactPage() {
  const { words, labels } = useLoaderData<typeof loader>()
  const { form, contact } = words
  const locale = useLocale()
  const legal = legalIn(locale)
  const [search] = useSearchParams()
  const asked = topics.find((topic) => topic === search.get('about'))
  const about = asked && contact[asked]
  const posted = useActionData<typeof action>()
  if (posted?.danger) {
    const { danger, sent, values } = posted
    return <ContactEmergencyPage {...{ danger, sent, values, locale }} action={href('contact', locale)} />
  }
  return (
    <main id="main" className="container page-form contact">
      <div className="page-form-main">
        <h1>{(about ?? contact).heading}</h1>
        <p className="lead">{(about ?? contact).lead}</p>
        <ContactForm
          key={asked ?? 'any'}
          start={about?.start}
          words={form}
          own={contact}
          labels={labels}
          fields={['message', 'name', 'email']}
          draft={asked ? `contact-${asked}` : 'contact'}
          watched={locale}
          send={({ name = '', email = '', message = '', website }, key, notEmergency) =>
            call('POST /contact', {
              body: { name, email, message, website, locale, notEmergency, timeZone: browserTimeZone() },
              key,
            })
          }
        />
      </div>
      <div className="page-form-side">
        <section>
          <h2>{contact.direct}</h2>
          <dl className="ways">
            <dt>{contact.phone}</dt>
            <dd>
              <a href={`tel:${support.phone.replace(/\s/g, '')}`}>{support.phone}</a>
            </dd>
            <dt>{contact.emailLabel}</dt>
            <dd>
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </dd>
            <dt>{contact.post}</dt>
            <dd>
              {legal.entity}, {legal.address}, {legal.postalCode} {legal.city}
            </dd>
          </dl>
        </section>
        {contact.sides.map(({ title, text, link, to }) => (
          <section key={to}>
            <h2>{title}</h2>
            <p>{text}</p>
            <p>
              <Link to={href(to as 'ask' | 'faq' | 'report', locale)}>{link}</Link>
            </p>
          </section>
        ))}
        <p className="small soft">{contact.urgent}</p>
      </div>
    </main>
  )
}
