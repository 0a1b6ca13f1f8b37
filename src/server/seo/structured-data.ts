// Structured data of pages in schema.org terms. Written only by the server, and only from the data that the page was
// rendered from: machines get no claim that a person is not shown.
import type {
  AnswerLeaf,
  ArticleLeaf,
  BreadcrumbList,
  FAQPageLeaf,
  Organization,
  ProfilePageLeaf,
  QAPageLeaf,
  Question,
  Service,
  Thing,
  WebPageLeaf,
  WebSite,
} from 'schema-dts'
import { brand } from '../../brand.ts'
import { legalEntity } from '../../brand-legal.ts'
import { type Block, inlineToText } from '../../content/prose.ts'
import type { loader as pricingLoader } from '../../discover/about/pages/pricing.tsx'
import type { loader as articleLoader } from '../../discover/articles/pages/article.tsx'
import type { loader as articlesLoader } from '../../discover/articles/pages/articles.tsx'
import type { loader as faqLoader } from '../../discover/articles/pages/faq.tsx'
import type { loader as spotlightLoader } from '../../discover/articles/pages/spotlight.tsx'
import type { loader as expertLoader } from '../../discover/experts/pages/expert.tsx'
import type { loader as cityLoader } from '../../discover/local/pages/city.tsx'
import type { ShownAnswer } from '../../discover/shown-answer.ts'
import type { loader as expertiseLoader } from '../../discover/subjects/pages/expertise.tsx'
import type { loader as subCategoryLoader } from '../../discover/subjects/pages/sub-category.tsx'
import type { loader as questionLoader } from '../../questions/answers/pages/question.tsx'
import { href, type ScreenName } from '../../screens.ts'
import type { PublicConfig } from '../public-config.ts'
import { type PublicPage, plainText } from './page-metadata.ts'
import { picturePath } from './picture-path.ts'

type Loaded<L extends (...args: never[]) => unknown> = Awaited<ReturnType<L>>
/** The pages with more structured data than a title, with their loaders' data. */
type Data = {
  faq: Loaded<typeof faqLoader>
  article: Loaded<typeof articleLoader>
  articles: Loaded<typeof articlesLoader>
  expert: Loaded<typeof expertLoader>
  expertise: Loaded<typeof expertiseLoader>
  'sub-category': Loaded<typeof subCategoryLoader>
  city: Loaded<typeof cityLoader>
  spotlight: Loaded<typeof spotlightLoader>
  pricing: Loaded<typeof pricingLoader>
  question: Loaded<typeof questionLoader>
}
type Say<Given> = (data: Given, page: PublicPage, config: PublicConfig) => Thing[]

const organizationId = (page: PublicPage) => `${page.site}/#organization`
const pictureOf = ({ site, path }: PublicPage) => site + picturePath(path)
const addressOf = ({ site, path }: PublicPage) => site + path

/** All structured data of one page, ready to be embedded. */
export function structuredDataOf(page: PublicPage, data: unknown, config: PublicConfig): Thing[] {
  const say = sayings[page.screen as keyof Data] as Say<unknown> | undefined
  return [
    organization(page),
    ...(page.screen === 'home' ? [webSite(page)] : []),
    ...(page.screen === 'home' ? [] : [breadcrumbs(page)]),
    ...(say?.(data, page, config) ?? []),
  ]
}

function organization(page: PublicPage): Organization {
  const { legal } = legalEntity
  const { support } = brand
  return {
    '@type': 'Organization',
    '@id': organizationId(page),
    name: brand.name,
    legalName: legal.entity,
    url: page.site + href('home', page.locale),
    logo: `${page.site}/icons/icon-512.png`,
    email: support.email,
    telephone: support.phone,
    vatID: legal.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: legal.address,
      postalCode: legal.postalCode,
      addressLocality: legal.city,
      addressCountry: legal.country,
    },
  }
}

function webSite(page: PublicPage): WebSite {
  const find: WebSite['potentialAction'] & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${page.site}${href('search', page.locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${addressOf(page)}#website`,
    name: brand.name,
    url: addressOf(page),
    inLanguage: page.locale,
    publisher: { '@id': organizationId(page) },
    potentialAction: find,
  }
}

/** The parent screen of a page without breadcrumbs above its heading. */
const above: Partial<Record<ScreenName, ScreenName>> = { article: 'articles', expert: 'our-experts' }

/** The path from the home page, with the names that the page’s own links have. */
function wayTo({ screen, locale, html }: PublicPage): PublicPage['crumbs'] {
  const home = { to: href('home', locale), name: brand.name }
  const parent = above[screen]
  if (!parent) return [home]
  const to = href(parent, locale)
  const name = plainText(new RegExp(`<a [^>]*href="${to}"[^>]*>(.*?)</a>`, 's').exec(html)?.[1] ?? '')
  return name ? [home, { to, name }] : [home]
}

function breadcrumbs(page: PublicPage): BreadcrumbList {
  const way = [...(page.crumbs.length > 0 ? page.crumbs : wayTo(page)), { to: page.path, name: page.heading }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.site + to,
    })),
  }
}

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading' || block.kind === 'paragraph') return inlineToText(block.text)
      return block.kind === 'list' ? block.items.map(textOf).join(' ') : textOf(block.of)
    })
    .join(' ')

/** Published answers are parts of a page that shows several; each has a page of its own besides. */
function withAnswers(page: PublicPage, answers: readonly ShownAnswer[]): WebPageLeaf[] {
  if (answers.length === 0) return []
  return [
    {
      '@type': 'WebPage',
      url: addressOf(page),
      name: page.heading,
      inLanguage: page.locale,
      hasPart: answers.map((one) => questionOf(one, page)),
    },
  ]
}

function questionOf({ title, text, short, steps, answeredAt }: ShownAnswer, page: PublicPage): Question {
  const answer: AnswerLeaf = {
    '@type': 'Answer',
    text: [short, ...steps].join('\n'),
    dateCreated: answeredAt,
    url: addressOf(page),
  }
  return { '@type': 'Question', name: title, text, answerCount: 1, acceptedAnswer: answer }
}

function service(page: PublicPage, name: string, config: PublicConfig): Service {
  return {
    '@type': 'Service',
    name,
    description: page.description,
    url: addressOf(page),
    provider: { '@id': organizationId(page) },
    areaServed: { '@type': 'Country', name: 'France' },
    offers: {
      '@type': 'Offer',
      price: (config.prices.first / 100).toFixed(2),
      priceCurrency: 'EUR',
      url: page.site + href('ask', page.locale),
    },
  }
}

const sayings: { [Name in keyof Data & ScreenName]: Say<Data[Name]> } = {
  faq({ q, groups }, page) {
    if (q) return []
    const faq: FAQPageLeaf = {
      '@type': 'FAQPage',
      url: addressOf(page),
      inLanguage: page.locale,
      mainEntity: groups.flatMap(({ entries }) =>
        entries.map(({ title, blocks }) => ({
          '@type': 'Question' as const,
          name: title,
          acceptedAnswer: { '@type': 'Answer' as const, text: textOf(blocks) },
        })),
      ),
    }
    return [faq]
  },
  article({ title, summary, publishedAt, updatedAt, category }, page) {
    const article: ArticleLeaf = {
      '@type': 'Article',
      headline: title,
      description: summary,
      image: pictureOf(page),
      datePublished: publishedAt,
      dateModified: updatedAt,
      inLanguage: page.locale,
      mainEntityOfPage: addressOf(page),
      author: { '@id': organizationId(page) },
      publisher: { '@id': organizationId(page) },
      ...(category ? { articleSection: category.name } : {}),
    }
    return [article]
  },
  articles({ articles }, page) {
    return [
      {
        '@type': 'ItemList',
        itemListElement: articles.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: page.site + href('article', page.locale, { slug }),
        })),
      },
    ]
  },
  expert({ expert, bio, published }, page) {
    const profile: ProfilePageLeaf = {
      '@type': 'ProfilePage',
      url: addressOf(page),
      inLanguage: page.locale,
      mainEntity: {
        '@type': 'Person',
        '@id': `${addressOf(page)}#person`,
        name: expert.name,
        jobTitle: expert.profession,
        description: bio || expert.headline,
        image: new URL(expert.portrait, page.site).href,
        knowsLanguage: expert.languages,
        workLocation: { '@type': 'Place', name: expert.city },
        hasCredential: expert.titles.map(({ label, body }) => ({
          '@type': 'EducationalOccupationalCredential',
          name: label,
          recognizedBy: { '@type': 'Organization', name: body },
        })),
      },
      ...(published.length > 0 ? { hasPart: published.map((one) => questionOf(one, page)) } : {}),
    }
    return [profile]
  },
  expertise: ({ category }, page, config) => [service(page, category.name, config)],
  'sub-category': ({ name, published }, page, config) => [service(page, name, config), ...withAnswers(page, published)],
  city: ({ published }, page) => withAnswers(page, published),
  spotlight({ portrait }, page) {
    if (!portrait) return []
    const article: ArticleLeaf = {
      '@type': 'Article',
      headline: portrait.title,
      description: portrait.summary,
      image: new URL(portrait.picture, page.site).href,
      datePublished: portrait.week,
      dateModified: portrait.changed,
      inLanguage: page.locale,
      mainEntityOfPage: addressOf(page),
      author: { '@id': organizationId(page) },
      publisher: { '@id': organizationId(page) },
      about: {
        '@type': 'Person',
        name: portrait.name,
        jobTitle: portrait.profession,
        url: page.site + href('expert', page.locale, { slug: portrait.expert }),
      },
    }
    return [article]
  },
  question({ shown }, page) {
    if (!shown) return []
    const { title, text, answer, answeredAt, expert, category } = shown
    const qa: QAPageLeaf = {
      '@type': 'QAPage',
      url: addressOf(page),
      inLanguage: page.locale,
      about: category.name,
      mainEntity: {
        '@type': 'Question',
        name: title,
        text,
        answerCount: 1,
        acceptedAnswer: {
          '@type': 'Answer',
          text: [answer.short, ...answer.steps.map((step) => step.text), answer.limits].join('\n'),
          dateCreated: answeredAt,
          url: addressOf(page),
          author: {
            '@type': 'Person',
            name: expert.name,
            jobTitle: expert.profession,
            url: page.site + href('expert', page.locale, { slug: expert.slug }),
          },
        },
      },
    }
    return [qa]
  },
  pricing: (_, page, config) => [service(page, brand.name, config)],
}
