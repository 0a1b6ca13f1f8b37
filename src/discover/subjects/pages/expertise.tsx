import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { emergencies } from '../../../catalog/emergency.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { fitDescription, fitTitle } from '../../../content/title-and-description.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { day } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { en as boxEn } from '../../../questions/asking/question-box.text.en.ts'
import { fr as boxFr } from '../../../questions/asking/question-box.text.fr.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { closedHere } from '../../closed-here.ts'
import type { DiscoverApi } from '../../contract.ts'
import { ExpertTile } from '../../experts/parts/expert-tile.tsx'
import type { LocalApi } from '../../local/local-contract.ts'
import { textLinks, townLinks } from '../../onward.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { Onward } from '../../parts/onward.tsx'
import { Faq, Section } from '../../parts/sections.tsx'
import { CheckedTitles, Emergency } from '../parts/checked-titles.tsx'
import { ExpertsOnline } from '../parts/experts-online.tsx'
import { PriceLine, SubjectAsk } from '../parts/subject-ask.tsx'
import { AssistantMay, ScopeLists } from '../parts/subject-facts.tsx'
import { en as hereEn } from '../presence.text.en.ts'
import { fr as hereFr } from '../presence.text.fr.ts'
import { en } from '../subject.text.en.ts'
import { fr } from '../subject.text.fr.ts'
import { subjectOf, subjectText } from '../subject.ts'
import { subjectFaq } from '../subject-faq.ts'
import { toExpertTile } from '../to-expert-tile.ts'
import '../../../ui/css/screens/onward.css'
import '../../../ui/css/screens/subjects.css'

export const handle: ShellHandle = { frame: 'counter' }

const expertsShown = 3
const doesShown = 6

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const category = findCategory(params.category ?? '')
  if (!category) throw new Response(null, { status: 404 })
  const { slug, policy, regulated } = category
  const read = context.get(apiReaderContext)
  const [text, people, found, { texts }, { cities }] = await Promise.all([
    read<ContentApi>()('GET /texts/:kind/:key', { params: { kind: 'category', key: slug }, query: { locale } }).catch(
      () => null,
    ),
    read<DiscoverApi>()('GET /categories/:slug/people', { params: { slug }, query: { locale } }),
    read<ExpertsApi>()('GET /experts', { query: { locale, category: slug } }),
    read<ContentApi>()('GET /texts', { query: { kind: 'article', locale, category: slug } }),
    read<LocalApi>()('GET /local/subjects/:subject', { params: { subject: slug } }),
  ])
  const name = category.name[locale]
  const who = policy.whoMayAnswer[locale]
  const prices = pricePlaceholders(locale, context.get(publicConfigContext).prices)
  const words = fillAll(locale === 'fr' ? fr : en, { brand: brand.name, ...prices, name, who })
  const { lead, questions, does, doesNot } = subjectOf(category, null, subjectText(text), locale)
  return {
    words: {
      ...words.expertise,
      title: fitTitle(words.expertise.title),
      description: fitDescription(words.expertise.description),
      crumbs: words.crumbs,
      tariff: words.tariff,
    },
    closed: closedHere(context.get(publicConfigContext), slug, locale),
    here: locale === 'fr' ? hereFr : hereEn,
    messages: { box: locale === 'fr' ? boxFr : boxEn },
    category: { slug, name },
    lead,
    who,
    why: words.expertise.regulated[regulated],
    titles: people.titles.map((title) => ({ ...title, on: day(locale, title.checkedOn).replaceAll(' ', '\u00a0') })),
    does: does.length > 0 ? does : category.subCategories.slice(0, doesShown).map((sub) => sub.sentence[locale]),
    doesNot: doesNot.length > 0 ? doesNot : words.expertise.never[regulated],
    assistant: { may: policy.assistantMaySay[locale], lines: policy.mandatoryLines[locale] },
    emergency: policy.triage.map((kind) => ({
      title: emergencies[kind].title[locale],
      numbers: emergencies[kind].numbers.map((one) => ({ ...one, who: one.who[locale] })),
    })),
    questions,
    experts: found.experts.slice(0, expertsShown).map((expert) => toExpertTile(expert, locale, words.plaque)),
    onward: { words: words.onward, texts: textLinks(texts, locale), cities: townLinks(cities, slug, locale) },
    faq: subjectFaq(words.faq),
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

export default function ExpertisePage() {
  const page = useLoaderData<typeof loader>()
  const { words, closed, here, category, titles, emergency, experts } = page
  const locale = useLocale()
  const subjects = href('specialities', locale, { category: category.slug })
  return (
    <main id="main" className="subject">
      <header className="subject-top">
        <div className="container subject-head">
          <div>
            <Crumbs
              label={words.crumbs.label}
              links={[{ to: href('expertises', locale), name: words.crumbs.professions }]}
            />
            <h1>{words.heading}</h1>
            <p className="lead">{page.lead}</p>
            <p className="subject-who">
              <a href={subjects}>{words.subjects}</a>
            </p>
          </div>
          {!closed && <ExpertsOnline category={category.slug} words={here} />}
        </div>
      </header>
      {emergency.length > 0 && <Emergency title={words.emergency} kinds={emergency} />}
      <Section title={words.may} lead={<p>{page.why}</p>}>
        <div className="who-may">
          <p className="who-may-text">{page.who}</p>
          {titles.length > 0 && <CheckedTitles words={words} titles={titles} />}
        </div>
      </Section>
      <section className="section">
        <div className="container">
          <h2>{words.ledger}</h2>
          <ScopeLists words={words} does={page.does} doesNot={page.doesNot} />
        </div>
      </section>
      <Section title={words.assistant}>
        <AssistantMay words={words} {...page.assistant} />
      </Section>
      {experts.length > 0 && (
        <section className="section" id="experts">
          <div className="container">
            <h2>{words.experts}</h2>
            <div className="plaques plaques--row">
              {experts.map((plaque) => (
                <ExpertTile key={plaque.id} plaque={plaque} />
              ))}
            </div>
          </div>
        </section>
      )}
      <section className="subject-counter">
        <div className="container">
          {!closed && <h2>{words.askHere}</h2>}
          <SubjectAsk
            closed={closed}
            category={{ category: category.slug, subCategory: null, name: category.name }}
            samples={page.questions}
            samplesTitle={words.samples}
          >
            <PriceLine words={words.tariff} />
          </SubjectAsk>
        </div>
      </section>
      <Onward {...page.onward} />
      <Faq words={page.faq} />
    </main>
  )
}
