import '../../../ui/css/screens/admin.css'
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { isLocale, localeOf } from '../../../i18n/locale.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { SectionNav } from '../../parts/section-nav.tsx'
import type { EmailsApi } from '../contract.ts'
import type { EmailSamplesApi } from '../contract-email-samples.ts'
import { en } from '../emails.text.en.ts'
import { fr } from '../emails.text.fr.ts'
import { SampleEmailList, SampleEmailView } from '../parts/email-samples.tsx'
import { EmailTable, EmailView } from '../parts/emails.tsx'

const admin = client<EmailsApi>()
const samples = client<EmailSamplesApi>()

export const loader = staffLoader(({ url }) => {
  const { frame, failures } = consoleMessages(url, 'home')
  return { messages: { frame, failures, emails: (localeOf(url) === 'fr' ? fr : en).letters } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, () => read(url))])
  return { ...own, found }
}
clientLoader.hydrate = true as const

async function read(url: URL) {
  const asked = url.searchParams
  if (asked.get('show') === 'samples') {
    const locale = localeOf(url)
    const inLanguage = asked.get('in')
    const name = asked.get('sample')
    const [{ features }, sample] = await Promise.all([
      samples('GET /admin/letter-samples', { query: { locale } }),
      name
        ? samples('GET /admin/letter-samples/:name', {
            params: { name },
            query: { locale: isLocale(inLanguage) ? inLanguage : locale },
          })
        : null,
    ])
    return { show: 'samples' as const, features, sample }
  }
  const id = asked.get('letter')
  const [list, letter] = await Promise.all([
    admin('GET /admin/letters', {
      query: {
        ...(asked.get('to') && { to: asked.get('to') ?? '' }),
        ...(asked.get('template') && { template: asked.get('template') ?? '' }),
        page: Number(asked.get('page') ?? 1) || 1,
      },
    }),
    id ? admin('GET /admin/letters/:id', { params: { id } }) : null,
  ])
  return { show: 'outbox' as const, list, letter }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.emails.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** The sent emails, and a preview of every email template. */
export default function EmailTester() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { emails: words } = messages
  const locale = useLocale()
  const tag = useLanguageTag()
  const [search] = useSearchParams()
  if (!found) return <AdminFrame room="email-tester" title={words.title} denied />
  const isSamples = found.show === 'samples'
  return (
    <AdminFrame
      room="email-tester"
      title={words.title}
      aside={found.show === 'outbox' && <p className="num">{plural(tag, words.count, found.list.total)}</p>}
    >
      <SectionNav
        label={words.title}
        ways={[
          { to: href('email-tester', locale), name: words.outbox, here: !isSamples },
          { to: href('email-tester', locale, { show: 'samples' }), name: words.samples, here: isSamples },
        ]}
      />
      {found.show === 'samples' ? (
        <>
          <p className="soft">{words.samplesIntro}</p>
          <div className="letters letters--samples">
            <SampleEmailList features={found.features} current={search.get('sample')} />
            {found.sample ? (
              <SampleEmailView key={found.sample.name} letter={found.sample} />
            ) : (
              <p className="soft">{words.choose}</p>
            )}
          </div>
        </>
      ) : (
        <Outbox list={found.list} letter={found.letter} />
      )}
    </AdminFrame>
  )
}

type OutboxFound = Extract<Awaited<ReturnType<typeof read>>, { show: 'outbox' }>

function Outbox({ list, letter }: Omit<OutboxFound, 'show'>) {
  const words = useAdminMessages('emails').emails
  const locale = useLocale()
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const hrefWith = (changes: Record<string, string>) => {
    const values = { ...Object.fromEntries(search), ...changes }
    return href('email-tester', locale, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  }
  return (
    <>
      <Form className="letters-filter" key={search.toString()}>
        <TextField name="to" type="email" label={words.to} defaultValue={search.get('to') ?? ''} />
        <SelectField name="template" label={words.template} defaultValue={search.get('template') ?? ''}>
          <option value="">{words.allTemplates}</option>
          {list.templates.map((template) => (
            <option key={template}>{template}</option>
          ))}
        </SelectField>
        <Button type="submit" variant="plain" busy={busy}>
          {words.filter}
        </Button>
        <ButtonLink variant="link" to={href('email-tester', locale)}>
          {words.clear}
        </ButtonLink>
      </Form>
      {list.letters.length === 0 ? (
        <Empty title={words.none}>{words.noneText}</Empty>
      ) : (
        <div className="letters">
          <div>
            <EmailTable letters={list.letters} current={letter?.id ?? null} hrefOf={(id) => hrefWith({ letter: id })} />
            <Pagination
              page={list.page}
              pages={list.pages}
              hrefOf={(page) => hrefWith({ page: String(page), letter: '' })}
              words={{ label: words.pages, previous: words.previous, next: words.next, page: words.page }}
            />
          </div>
          {letter ? <EmailView letter={letter} /> : <p className="soft">{words.choose}</p>}
        </div>
      )}
    </>
  )
}
