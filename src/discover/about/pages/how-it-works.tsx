import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { promisedMinutes } from '../../../experts/directory/estimate.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { defaultRules } from '../../../questions/rules.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { en as claimsEn } from '../../claims.text.en.ts'
import { fr as claimsFr } from '../../claims.text.fr.ts'
import { type ClaimName, sayClaims } from '../../claims.ts'
import type { DiscoverApi } from '../../contract.ts'
import { AskPanel } from '../../parts/ask-panel.tsx'
import { Section } from '../../parts/sections.tsx'
import { en as homeEn } from '../../text.en.ts'
import { fr as homeFr } from '../../text.fr.ts'
import { type Lane, Voices, Weave } from '../parts/weave.tsx'
import { en } from '../service.text.en.ts'
import { fr } from '../service.text.fr.ts'
import '../../../ui/css/screens/service.css'

export const handle: ShellHandle = { frame: 'counter' }

const minute = 60_000
const told: readonly ClaimName[] = ['answers', 'punctual', 'rating', 'experts', 'subjects']

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { prices, mode } = context.get(publicConfigContext)
  const figures = await context
    .get(apiReaderContext)<DiscoverApi>()('GET /claims')
    .catch(() => null)
  const { widenAt, unservedAt, secondAlertAt, voidAt } = defaultRules.waves
  const { assign, typical, max } = figures?.minutes ?? promisedMinutes
  const words = fillAll((locale === 'fr' ? fr : en).how, {
    brand: brand.name,
    ...pricePlaceholders(locale, prices),
    assign,
    typical,
    max,
    widen: widenAt / minute,
    unserved: unservedAt / minute,
    again: secondAlertAt / minute,
    void: voidAt / minute / 60,
  })
  const said = sayClaims(figures?.claims ?? null, locale === 'fr' ? claimsFr : claimsEn, locale)
  return {
    words,
    said: told.flatMap((name) => said[name] ?? []),
    demoFigures: mode === 'demo' ? (locale === 'fr' ? homeFr : homeEn).demoFigures : null,
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

export default function HowItWorksPage() {
  const { words, said, demoFigures } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="service">
      <header className="service-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </header>
      <div className="container">
        <Weave
          lanes={words.lanes}
          ai={words.ai}
          steps={words.steps.map((step) => ({ ...step, who: step.who as Lane }))}
        />
      </div>
      <section className="section">
        <div className="container">
          <h2>{words.voices}</h2>
          <p className="soft section-aside">{words.voicesLead}</p>
          <Voices ai={words.ai} expert={words.lanes.expert} machine={words.machine} person={words.person} />
        </div>
      </section>
      <Section title={words.nobody} lead={<p>{words.nobodyLead}</p>}>
        <ol className="course">
          {words.nobodySteps.map(({ at, text }) => (
            <li key={at}>
              <span className="course-at num">{at}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {said.length > 0 && (
        <Section
          title={words.claims}
          lead={
            <p>
              {words.claimsLead} {demoFigures}
            </p>
          }
        >
          <ul className="said">
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      <div className="container reading-end">
        <AskPanel words={words.ask} />
        <p className="service-more">
          <a href={href('pricing', locale)}>{words.pricing}</a>
        </p>
      </div>
    </main>
  )
}
