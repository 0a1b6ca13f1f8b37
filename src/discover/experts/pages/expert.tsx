import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { areAllClosed, openCategories } from '../../../catalog/open.ts'
import { fitDescription, fitTitle } from '../../../content/title-and-description.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import { foreignTo } from '../../../i18n/language-of.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll, lowerFirst } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { closedNotice } from '../../../questions/fields/closed-notice.ts'
import { ClosedNotice } from '../../../questions/fields/parts/closed-notice.tsx'
import { shared as sharedEn } from '../../../questions/shared.text.en.ts'
import { shared as sharedFr } from '../../../questions/shared.text.fr.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { en } from '../../browse.text.en.ts'
import { fr } from '../../browse.text.fr.ts'
import { AskPanel } from '../../parts/ask-panel.tsx'
import { PublishedAnswers } from '../../parts/published-answers.tsx'
import { Section } from '../../parts/sections.tsx'
import { shownAnswer } from '../../shown-answer.ts'
import { expertPlace } from '../expert-place.ts'
import { openingWeek } from '../opening-week.ts'
import { ExpertFacts } from '../parts/expert-facts.tsx'
import { ExpertHeader } from '../parts/expert-header.tsx'
import { ExpertReviews } from '../parts/expert-reviews.tsx'
import { shownReview } from '../shown-review.ts'
import '../../../ui/css/screens/expert-profile.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const asked = params.slug ?? ''
  const { mode, takesHealth } = context.get(publicConfigContext)
  const read = context.get(apiReaderContext)
  const { bio, trader, hours, reviews, distribution, assistantName, assistantGender, ...card } =
    await read<ExpertsApi>()('GET /experts/:slug', { params: { slug: asked }, query: { locale } })
  // The API also knows experts by their id; a page has one address.
  if (card.slug !== asked) throw redirect(href('expert', locale, { slug: card.slug }), 301)
  const { answers } = await read<QuestionsApi>()('GET /published', { query: { locale, expert: card.id } })
  const { name, profession, headline, city } = card
  const { expert } = locale === 'fr' ? fr : en
  const own = {
    brand: brand.name,
    name,
    profession,
    headline,
    city,
    assistant: assistantName,
    role: expert.roles[assistantGender],
  }
  const words = fillAll(expert, own)
  return {
    messages: {
      expert: {
        ...words,
        placeText: expertPlace(expert, locale, card),
        title: fitTitle(
          ...fillAll([expert.title, expert.titleShort] as const, { ...own, profession: lowerFirst(profession) }),
        ),
        description: fitDescription(words.description),
      },
      shared: locale === 'fr' ? sharedFr : sharedEn,
    },
    closed: !card.scripted && areAllClosed(openCategories(takesHealth), card.categories) ? closedNotice(locale) : null,
    demo: mode === 'demo',
    expert: card,
    bio,
    trader,
    week: openingWeek(hours),
    reviews: reviews.map((review) => shownReview(locale, review)),
    distribution,
    subjects: card.categories.flatMap((slug) => {
      const category = findCategory(slug)
      return category ? [{ slug, name: category.name[locale], to: href('expertise', locale, { category: slug }) }] : []
    }),
    published: answers.map(shownAnswer),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { messages, expert } = loaderData
  const { expert: words } = messages
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: words.title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'profile' },
    ...(expert.scripted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ExpertPage() {
  const { messages, closed, demo, expert, bio, trader, week, reviews, distribution, subjects, published } =
    useLoaderData<typeof loader>()
  const { expert: words } = messages
  const { takesQuestions } = expert
  const locale = useLocale()
  const askPath = href('assistant-ask', locale, { id: expert.id })
  return (
    <main id="main" className="profile-page">
      <ExpertHeader expert={expert} askPath={closed || !takesQuestions ? null : askPath} asked={takesQuestions} />
      <Section title={words.about}>
        <p className="profile-bio" lang={foreignTo(locale, bio, locale)}>
          {bio}
        </p>
      </Section>
      <ExpertFacts expert={expert} subjects={subjects} week={week} />
      {published.length > 0 && <PublishedAnswers answers={published} words={words} />}
      {!expert.scripted && (
        <ExpertReviews rating={expert.rating} distribution={distribution} reviews={reviews} demo={demo} />
      )}
      {trader && (
        <Section title={words.trader}>
          <dl className="profile-facts">
            <div>
              <dt>{words.traderName}</dt>
              <dd>{trader.name}</dd>
            </div>
            <div>
              <dt>{words.traderAddress}</dt>
              <dd>{trader.address}</dd>
            </div>
            <div>
              <dt>{words.traderRegistration}</dt>
              <dd>{trader.registration}</dd>
            </div>
          </dl>
        </Section>
      )}
      <div className="container reading-end">
        {closed ? (
          <ClosedNotice closed={closed} />
        ) : (
          <AskPanel
            words={{
              heading: takesQuestions ? words.ask : words.notAsked,
              text: !takesQuestions ? words.notAskedText : expert.scripted ? words.programText : words.assistant,
              button: words.askNow,
            }}
            to={takesQuestions ? askPath : undefined}
            category={subjects[0]?.slug}
          />
        )}
      </div>
    </main>
  )
}
