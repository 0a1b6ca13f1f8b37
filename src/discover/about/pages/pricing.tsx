import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { copilotTerms } from '../../../billing/subscriptions/copilot.ts'
import { brand } from '../../../brand.ts'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { day, money } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stub } from '../../../ui/sheet.tsx'
import { Faq, Section } from '../../parts/sections.tsx'
import { PriceBoard, TaxTable } from '../parts/price-board.tsx'
import { priceExample, taxed } from '../price-example.ts'
import { en } from '../service.text.en.ts'
import { fr } from '../service.text.fr.ts'
import '../../../ui/css/screens/service.css'

export const handle: ShellHandle = { frame: 'counter' }

const dated = ['order', 'reminder', 'charge', 'next'] as const
const paid = ['first', 'plan', 'copilot'] as const

export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { prices } = context.get(publicConfigContext)
  const example = priceExample(prices, new Date())
  const { pricing } = locale === 'fr' ? fr : en
  const words = fillAll(pricing, {
    brand: brand.name,
    ...pricePlaceholders(locale, prices),
    ...copilotTerms,
    free: prices.freeQuestions,
    rate: example.vatRate,
  })
  const amounts = (name: (typeof paid)[number]) => {
    const { total, vat, net } = taxed(prices[name], example.vatRate)
    return { name, total: money(locale, total), vat: money(locale, vat), net: money(locale, net) }
  }
  return {
    words,
    amounts: paid.map(amounts),
    first: money(locale, prices.first),
    year: money(locale, example.twelveMonths),
    dates: dated.map((name) => ({
      at: example[name].toISOString(),
      on: day(locale, example[name]),
      what: words.dates[name],
    })),
  }
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

export default function PricingPage() {
  const { words, amounts, first, year, dates } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="service">
      <header className="service-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <PriceBoard words={words} amounts={amounts} />
        </div>
      </header>
      <Section title={words.example} lead={<p>{words.exampleLead}</p>}>
        <div>
          <ol className="dates">
            {dates.map(({ at, on, what }) => (
              <li key={at}>
                <time dateTime={at} className="num">
                  {on}
                </time>
                <p>{what}</p>
              </li>
            ))}
          </ol>
          <p className="dates-sum">
            {words.year} <b className="num">{year}</b>
          </p>
          <ButtonLink to={href('ask', locale)}>{words.ask}</ButtonLink>
        </div>
      </Section>
      <section className="section" id="guarantee">
        <div className="container">
          <Stub title={words.guarantee.title} figure={first} note={words.guarantee.note}>
            <p>{words.guarantee.text}</p>
          </Stub>
        </div>
      </section>
      <Section title={words.leave} lead={<p>{words.leaveLead}</p>}>
        <div>
          <ol className="ways">
            {words.leaveWays.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="ways-links">
            <a href={href('cancel', locale)}>{words.leaveLinks.cancel}</a>
            <a href={href('withdraw', locale)}>{words.leaveLinks.withdraw}</a>
          </p>
        </div>
      </Section>
      <Section title={words.tax} lead={<p>{words.taxLead}</p>}>
        <TaxTable words={words} amounts={amounts} />
      </Section>
      <Faq words={words.faq} />
    </main>
  )
}
