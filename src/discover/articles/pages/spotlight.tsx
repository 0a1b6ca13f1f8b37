import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { parseProse } from '../../../content/prose.ts'
import { fitDescription } from '../../../content/title-and-description.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { day } from '../../../i18n/format.ts'
import { defaultLocale, type Locale, localeOf, locales, otherLocale } from '../../../i18n/locale.ts'
import { fill, fillAll, lowerFirst } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { en as browseEn } from '../../browse.text.en.ts'
import { fr as browseFr } from '../../browse.text.fr.ts'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'
import { PublishedAnswers } from '../../parts/published-answers.tsx'
import { shownAnswer } from '../../shown-answer.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter', ownCanonical: true }

/** Questions of this expert's that their authors published. */
const mostQuestions = 3

/** The portrait of the week, or the one that `?slug=` names; the others stand beneath. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const read = context.get(apiReaderContext)
  const { texts } = await read<ContentApi>()('GET /texts', { query: { kind: 'portrait', locale } })
  const portraits = texts
    .flatMap((text) => (text.kind === 'portrait' ? [text] : []))
    .sort((a, b) => b.facts.week.localeCompare(a.facts.week))
  const { spotlight } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const slug = url.searchParams.get('slug')
  const chosen = slug ? portraits.find((one) => one.key === slug) : portraits[0]
  if (slug && !chosen) throw new Response(null, { status: 404 })
  const config = context.get(publicConfigContext)
  // The portrait of the week is the page itself; an earlier one is a page of its own.
  const part: Record<string, string> = chosen && chosen !== portraits[0] ? { slug: chosen.key } : {}
  const addressIn = (one: Locale) => config.siteUrls[one] + href('spotlight', one, part)
  const addresses = {
    own: addressIn(locale),
    fallback: addressIn(defaultLocale),
    all: locales.map((one) => ({ one, to: addressIn(one) })),
  }
  if (!chosen)
    return {
      words: spotlight,
      addresses,
      portrait: null,
      archive: [],
      own: null,
      published: [],
      titles: [],
      next: null,
    }
  const [text, expert] = await Promise.all([
    read<ContentApi>()('GET /texts/:kind/:key', { params: { kind: 'portrait', key: chosen.key }, query: { locale } }),
    read<ExpertsApi>()('GET /experts/:slug', { params: { slug: chosen.facts.expert }, query: { locale } }),
  ])
  const { answers } = await read<QuestionsApi>()('GET /published', { query: { locale, expert: expert.id } })
  const own = (locale === 'fr' ? browseFr : browseEn).expert
  const others = portraits.filter((one) => one !== chosen)
  const following = portraits[(portraits.indexOf(chosen) + 1) % portraits.length]
  return {
    words: fillAll(spotlight, { name: expert.name, date: day(locale, chosen.facts.week) }),
    own: {
      titles: own.titles,
      published: own.published,
      publishedLead: own.publishedLead,
      publishedOn: own.publishedOn,
      publishedMore: own.publishedMore,
      publishedWhole: own.publishedWhole,
    },
    published: answers.slice(0, mostQuestions).map(shownAnswer),
    titles: expert.titles.map(({ label, body, checkedOn }) => ({
      label,
      checkedOn,
      body: fill(own.body, { body }),
      on: fill(own.checkedOn, { date: day(locale, checkedOn) }),
    })),
    // What is not to be read in the other language is not named in it.
    addresses: text.alone ? { ...addresses, all: [], fallback: null } : addresses,
    ...(text.alone ? { nearest: href('spotlight', otherLocale(locale)) } : {}),
    portrait: {
      title: text.title,
      summary: text.summary,
      description: fitDescription(text.summary, spotlight.description),
      blocks: parseProse(text.body),
      interview: chosen.facts.interview,
      sponsored: chosen.facts.sponsored,
      week: chosen.facts.week,
      // A portrait may be written before its week.
      changed: [chosen.facts.week, text.updatedAt].sort().at(-1),
      invented: config.mode === 'demo',
      name: expert.name,
      profession: expert.profession,
      picture: expert.portrait,
      expert: expert.slug,
      id: expert.takesQuestions ? expert.id : null,
    },
    next: following && following !== chosen ? { slug: following.key, title: following.title } : null,
    archive: others.map(({ key, title, summary, facts }) => ({
      slug: key,
      title,
      summary,
      week: day(locale, facts.week),
    })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, portrait, addresses } = loaderData
  const title = portrait ? words.title : words.emptyTitle
  const description = portrait?.description ?? words.description
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: portrait ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:url', content: addresses.own },
    { tagName: 'link', rel: 'canonical', href: addresses.own },
    ...addresses.all.map(({ one, to }) => ({ tagName: 'link', rel: 'alternate', hrefLang: one, href: to })),
    ...(addresses.fallback
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addresses.fallback }]
      : []),
  ]
}

export default function SpotlightPage() {
  const { words, portrait, next, archive, own, published, titles } = useLoaderData<typeof loader>()
  const locale = useLocale()
  if (!portrait)
    return (
      <main id="main">
        <header className="reading-top">
          <div className="container">
            <h1>{words.emptyHeading}</h1>
            <p className="lead">{words.empty}</p>
          </div>
        </header>
      </main>
    )
  const { title, summary, blocks, interview, sponsored, invented, name, profession, picture, expert, id } = portrait
  return (
    <main id="main" className="spotlight">
      <article>
        <header className="spotlight-top">
          <div className="container">
            <div>
              <p className="spotlight-kicker">
                {words.kicker} <b>{name}</b>, {lowerFirst(profession)}
              </p>
              <h1>{title}</h1>
              <p className="lead">{summary}</p>
              <p className="small">
                <time dateTime={portrait.week}>{words.week}</time>. {sponsored ? words.sponsored : words.unpaid}
                {invented && ` ${words.invented}`}
              </p>
            </div>
            <Portrait src={picture} width={320} eager />
          </div>
        </header>
        <div className="container spotlight-in">
          <Prose blocks={blocks} />
          <dl className="interview">
            {interview.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          {own && titles.length > 0 && (
            <>
              <h2>{own.titles}</h2>
              <ul className="spotlight-titles">
                {titles.map(({ label, body, on, checkedOn }) => (
                  <li key={label + body}>
                    <b>{label}</b>
                    <br />
                    <span className="soft small">
                      {body}. <time dateTime={checkedOn}>{on}</time>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="form-foot">
            {id && <ButtonLink to={href('assistant-ask', locale, { id })}>{words.ask}</ButtonLink>}
            <ButtonLink variant="plain" to={href('expert', locale, { slug: expert })}>
              {words.profile}
            </ButtonLink>
          </p>
        </div>
      </article>
      {own && published.length > 0 && <PublishedAnswers answers={published} words={own} />}
      <div className="container spotlight-end">
        <section>
          <h2>{words.rule}</h2>
          <p>{words.ruleText}</p>
        </section>
        {archive.length > 0 && (
          <section>
            <h2>{words.archive}</h2>
            <ul className="library-list">
              {archive.map((one) => (
                <li key={one.slug}>
                  <p className="library-field">{one.week}</p>
                  <h3>
                    <a href={href('spotlight', locale, { slug: one.slug })}>{one.title}</a>
                  </h3>
                  <p>{one.summary}</p>
                </li>
              ))}
            </ul>
            {next && (
              <p>
                <a href={href('spotlight', locale, { slug: next.slug })}>{fill(words.next, { next: next.title })}</a>
              </p>
            )}
          </section>
        )}
      </div>
    </main>
  )
}
