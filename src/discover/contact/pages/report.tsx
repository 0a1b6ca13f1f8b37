import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { client } from '../../../api/call.ts'
import { brand } from '../../../brand.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { formSenderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { en } from '../contact.text.en.ts'
import { fr } from '../contact.text.fr.ts'
import type { ContactApi } from '../contact-contract.ts'
import { type noticeReasons, textsOf } from '../contact-form.ts'
import { ContactForm, type PostedContactForm, postedBack } from '../parts/contact-form.tsx'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'plain' }

const call = client<ContactApi>()
type Reason = (typeof noticeReasons)[number]

function wordsIn(locale: 'fr' | 'en') {
  const { form, report } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  return { form, report }
}
const labelsOf = ({ form, report }: ReturnType<typeof wordsIn>) => ({
  page: report.page,
  reason: report.reason,
  message: report.message,
  name: form.name,
  email: form.email,
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
  const problem = await context.get(formSenderContext)('POST /notices', {
    message: '',
    ...values,
    goodFaith: values.goodFaith !== undefined,
    locale,
  })
  return postedBack(words.form, values, problem, labelsOf(words))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words.report
  return [{ title }, { name: 'description', content: description }]
}

export default function ReportPage() {
  const { words, labels } = useLoaderData<typeof loader>()
  const { form, report } = words
  const locale = useLocale()
  const [search] = useSearchParams()
  return (
    <main id="main" className="container page-form contact">
      <div className="page-form-main">
        <h1>{report.heading}</h1>
        <p className="lead">{report.lead}</p>
        <ContactForm
          words={form}
          own={report}
          labels={labels}
          fields={['page', 'reason', 'message', 'name', 'email', 'goodFaith']}
          draft="report"
          send={({ name = '', email = '', message = '', page = '', reason = 'other', website }, key) =>
            call('POST /notices', {
              body: { name, email, message, page, reason: reason as Reason, goodFaith: true, website, locale },
              key,
            })
          }
          last={(values) => <Check name="goodFaith" label={report.goodFaith} defaultChecked={'goodFaith' in values} />}
        >
          {(values) => (
            <>
              <TextField
                name="page"
                label={report.page}
                hint={report.pageHint}
                maxLength={500}
                defaultValue={values.page ?? search.get('page') ?? ''}
                required
              />
              <SelectField name="reason" label={report.reason} defaultValue={values.reason ?? ''} required>
                <option value="">{report.choose}</option>
                {Object.entries(report.reasons).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </ContactForm>
      </div>
      <div className="page-form-side">
        <section>
          <h2>{report.stepsTitle}</h2>
          <ol className="waves">
            {report.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <Notice tone="danger">{report.danger}</Notice>
      </div>
    </main>
  )
}
