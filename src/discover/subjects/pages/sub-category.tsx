import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { parseProse } from '../../../content/prose.ts'
import { fitDescription, fitTitle } from '../../../content/title-and-description.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { en as boxEn } from '../../../questions/asking/question-box.text.en.ts'
import { fr as boxFr } from '../../../questions/asking/question-box.text.fr.ts'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { closedHere } from '../../closed-here.ts'
import { ExpertTile } from '../../experts/parts/expert-tile.tsx'
import type { LocalApi } from '../../local/local-contract.ts'
import { textLinks, townLinks } from '../../onward.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { Onward } from '../../parts/onward.tsx'
import { PublishedAnswers } from '../../parts/published-answers.tsx'
import { Faq, Section } from '../../parts/sections.tsx'
import { shownAnswer } from '../../shown-answer.ts'
import { ExpertsOnline } from '../parts/experts-online.tsx'
import { PriceLine, SubjectAsk } from '../parts/subject-ask.tsx'
import { Prepare, ScopeLists } from '../parts/subject-facts.tsx'
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
const answersShown = 3
const siblingsShown = 8

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const category = findCategory(params.category ?? '')
  const sub = category && findSubCategory(category, params.subCateg ?? '')
  if (!category || !sub) throw new Response(null, { status: 404 })
  const read = context.get(apiReaderContext)
  const [text, found, published, { texts }, { cities }] = await Promise.all([
    read<ContentApi>()('GET /texts/:kind/:key', {
      params: { kind: 'sub-category', key: sub.slug },
      query: { locale },
    }).catch(() => null),
    read<ExpertsApi>()('GET /experts', { query: { locale, category: sub.slug } }),
    read<QuestionsApi>()('GET /published', { query: { locale, category: category.slug } }),
    read<ContentApi>()('GET /texts', { query: { kind: 'article', locale, category: category.slug } }),
    read<LocalApi>()('GET /local/subjects/:subject', { params: { subject: sub.slug } }),
  ])
  const prices = pricePlaceholders(locale, context.get(publicConfigContext).prices)
  const names = {
    brand: brand.name,
    ...prices,
    name: sub.name[locale],
    category: category.name[locale],
    who: category.policy.whoMayAnswer[locale],
    sentence: sub.sentence[locale],
  }
  const words = fillAll(locale === 'fr' ? fr : en, names)
  const { body, ...subject } = subjectOf(category, sub, subjectText(text), locale)
  return {
    words: {
      ...words.sub,
      title: fitTitle(words.sub.title),
      description: fitDescription(words.sub.description),
      crumbs: words.crumbs,
      tariff: words.tariff,
      expertsLead: plural(languageTag[locale], words.sub.expertsLead, found.total),
      origin: subject.reviewedBy ? fill(words.sub.reviewed, { name: subject.reviewedBy }) : words.sub.notReviewed,
    },
    closed: closedHere(context.get(publicConfigContext), category.slug, locale),
    here: locale === 'fr' ? hereFr : hereEn,
    messages: { box: locale === 'fr' ? boxFr : boxEn },
    slug: sub.slug,
    name: sub.name[locale],
    category: { slug: category.slug, name: category.name[locale] },
    subject: { ...subject, blocks: body ? parseProse(fill(body, prices)) : null },
    experts: found.experts.slice(0, expertsShown).map((expert) => toExpertTile(expert, locale, words.plaque)),
    published: published.answers.slice(0, answersShown).map(shownAnswer),
    onward: { words: words.onward, texts: textLinks(texts, locale), cities: townLinks(cities, sub.slug, locale) },
    faq: subjectFaq(words.faq),
    siblings: category.subCategories
      .filter((one) => one !== sub)
      .slice(0, siblingsShown)
      .map((one) => ({ slug: one.slug, name: one.name[locale], sentence: one.sentence[locale] })),
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

export default function SubCategoryPage() {
  const { words, closed, here, slug, name, category, subject, experts, published, onward, faq, siblings } =
    useLoaderData<typeof loader>()
  const locale = useLocale()
  const subjects = href('specialities', locale, { category: category.slug })
  return (
    <main id="main" className="subject">
      <header className="subject-top">
        <div className="container">
          <Crumbs
            label={words.crumbs.label}
            links={[
              { to: href('categs', locale), name: words.crumbs.all },
              { to: subjects, name: category.name },
            ]}
          />
          <h1>{name}</h1>
          <p className="lead">{subject.lead}</p>
          <SubjectAsk
            closed={closed}
            category={{ category: category.slug, subCategory: slug, name: `${category.name}, ${name.toLowerCase()}` }}
            samples={subject.questions}
            samplesTitle={words.samples}
          >
            <div className="hero-under">
              <PriceLine words={words.tariff} />
              <ExpertsOnline category={slug} words={here} />
            </div>
          </SubjectAsk>
        </div>
      </header>
      {subject.blocks && (
        <Section title={words.about}>
          <div data-ai-generated={subject.reviewedBy ? undefined : 'true'}>
            <Prose blocks={subject.blocks} />
            <p className="small soft subject-origin">{words.origin}</p>
          </div>
        </Section>
      )}
      {subject.does.length > 0 && (
        <div className="container">
          <ScopeLists words={words} does={subject.does} doesNot={subject.doesNot} />
        </div>
      )}
      {subject.delays.length > 0 && (
        <Section title={words.delays} lead={<p>{words.delaysLead}</p>}>
          <ul className="delays">
            {subject.delays.map((delay) => (
              <li key={delay}>{delay}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.prepare} lead={<p>{words.prepareLead}</p>}>
        <Prepare words={words} papers={subject.papers} asked={subject.asked} />
      </Section>
      <section className="section" id="experts">
        <div className="container">
          <div className="section-in">
            <div className="section-head">
              <h2>{words.experts}</h2>
            </div>
            <p className="soft section-aside">
              {experts.length > 0 ? words.expertsLead : words.noExperts}{' '}
              <a href={href('expertise', locale, { category: category.slug })}>{words.allExperts}</a>
            </p>
          </div>
          <div className="plaques plaques--row">
            {experts.map((plaque) => (
              <ExpertTile key={plaque.id} plaque={plaque} />
            ))}
          </div>
        </div>
      </section>
      {published.length > 0 && <PublishedAnswers answers={published} words={words} />}
      <Onward {...onward} />
      <Faq words={faq} />
      <Section title={words.siblings} lead={<a href={subjects}>{words.siblingsAll}</a>}>
        <ul className="index">
          {siblings.map((one) => (
            <li key={one.slug}>
              <a href={href('sub-category', locale, { category: category.slug, subCateg: one.slug })}>
                <b>{one.name}</b>
                <span>{one.sentence}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  )
}
