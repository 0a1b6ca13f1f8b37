import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories } from '../../../catalog/catalog.ts'
import { expertFee } from '../../../catalog/expert-fees.ts'
import { en as formEn } from '../../../experts/onboarding/application.text.en.ts'
import { fr as formFr } from '../../../experts/onboarding/application.text.fr.ts'
import { expertCountries } from '../../../experts/onboarding/application.ts'
import { ApplicationForm } from '../../../experts/onboarding/parts/application-form.tsx'
import { moneyShort } from '../../../i18n/format.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { defaultRules } from '../../../questions/rules.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { rankingNow } from '../../experts/ranking-view.ts'
import { Section } from '../../parts/sections.tsx'
import { en } from '../become-expert.text.en.ts'
import { fr } from '../become-expert.text.fr.ts'
import '../../../ui/css/screens/content.css'
import '../../../ui/css/screens/become-expert.css'

export const handle: ShellHandle = { frame: 'counter' }

const kinds = ['law', 'health', 'finance', 'none'] as const

export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { figures } = rankingNow()
  const { vatStrict, expertsInMorocco: morocco, followUpFee, companyRegister } = context.get(publicConfigContext)
  const words = fillAll(locale === 'fr' ? fr : en, {
    brand: brand.name,
    phone: brand.support.phone,
    offer: figures.offer,
    offerByPush: figures.offerByPush,
    load: figures.load,
    lost: defaultRules.work.lostAfter / 60_000,
    followUp: moneyShort(locale, followUpFee),
  })
  const fees = kinds.flatMap((kind) => {
    const own = categories.filter((category) => category.regulated === kind)
    const first = own[0]
    return first
      ? [{ kind, fee: moneyShort(locale, expertFee(first.slug)), fields: own.map(({ name }) => name[locale]) }]
      : []
  })
  const { letters: _, ...application } = locale === 'fr' ? formFr : formEn
  const names = new Intl.DisplayNames(languageTag[locale], { type: 'region' })
  const countries = expertCountries({ morocco }).map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code }))
  const fields = categories.map(({ slug, name }) => ({ slug, name: name[locale] }))
  return { words, fees, countries, fields, vatStrict, companyRegister, messages: { application } }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}

export default function BecomeExpertPage() {
  const { words, fees, countries, fields, vatStrict, companyRegister, messages } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="ranking joining">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <p>
            <a href="#candidature">{words.button}</a>
          </p>
        </div>
      </header>
      <Section title={words.asked} lead={<p>{words.askedText}</p>}>
        <ul className="conditions">
          {words.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.checked} lead={<p>{words.checkedText}</p>}>
        <Pairs rows={words.checks} />
      </Section>
      <Section title={words.chosen} lead={<p>{words.chosenText}</p>}>
        <ol className="waves">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section
        title={words.work}
        lead={
          <>
            <p>{words.workText}</p>
            <p>
              <a href={href('ranking', locale)}>{words.ranking}</a>
            </p>
          </>
        }
      >
        <Pairs rows={words.course} />
      </Section>
      <Section title={words.earn} lead={<p>{words.earnText}</p>}>
        <div>
          <dl className="fees">
            {fees.map(({ kind, fee, fields }) => (
              <div key={kind}>
                <dt>{words.fields[kind]}</dt>
                <dd className="fee">
                  <b className="num">{fee}</b> <span>{words.per}</span>
                </dd>
                <dd className="soft small">{fields.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <ul className="fee-notes">
            {words.earnNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </Section>
      <section className="container joining-end no-print" aria-labelledby="candidature">
        <h2 id="candidature">{messages.application.title}</h2>
        <ApplicationForm
          countries={countries}
          categories={fields}
          vatStrict={vatStrict}
          companyRegister={companyRegister}
        />
        <p className="small soft">
          {words.phone} <a href={href('contact', locale, { about: 'expert' })}>{words.write}</a>
        </p>
      </section>
    </main>
  )
}

function Pairs({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="pairs">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
