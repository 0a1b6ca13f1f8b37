import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { publicConfig } from '../public-config.ts'
import { withHeadFor } from './head.ts'

const site = 'https://clairavis.test'
const config = publicConfig(readConfig({ PUBLIC_SITE_URL: site, INDEXABLE: 'yes' }), site)

type Page = { title?: string; robots?: string; body?: string }
const html = ({ title = 'Une page', robots = '', body = '' }: Page) =>
  `<html><head><title>${title} | Clairavis</title><meta name="description" content="L’essentiel &amp; rien d’autre."/>${robots}</head><body>${body}<h1>${title}</h1></body></html>`

function told(routeId: string, path: string, data: unknown, page: Page = {}) {
  const drawn = withHeadFor(html(page), routeId, site + path, data, config)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(drawn)?.[1]
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was said
  const graph: any[] = json ? JSON.parse(json)['@graph'] : []
  return { drawn, graph, of: (kind: string) => graph.find((one) => one['@type'] === kind) }
}

const published = {
  title: 'Mon dépôt',
  text: 'Il ne me le rend pas.',
  short: 'Écrivez-lui.',
  steps: ['Datez.'],
  answeredAt: '2026-11-01',
}

describe('what a page says about itself to machines', () => {
  it('names who speaks, with the address and the number of the legal notice', () => {
    const said = told('contact___fr', '/fr/contact', {}).of('Organization')
    expect(said).toMatchObject({ name: 'Clairavis', url: `${site}/fr`, address: { '@type': 'PostalAddress' } })
    for (const needed of ['logo', 'email', 'telephone', 'legalName']) expect(said[needed]).toBeTruthy()
  })

  it('gives the way down from home by the names that the links of the page have', () => {
    const body = '<a class="x" href="/fr/articles">Articles</a>'
    const data = { title: 'Une page', summary: 'S', updatedAt: '2026-11-01', category: null }
    const { itemListElement } = told('article___fr', '/fr/article/x', data, { body }).of('BreadcrumbList')
    expect(itemListElement.map((one: { name: string }) => one.name)).toEqual(['Clairavis', 'Articles', 'Une page'])
    expect(itemListElement.at(-1)).toMatchObject({ position: 3, item: `${site}/fr/article/x` })
  })

  it('offers a search from the home page', () => {
    const said = told('home___en', '/en', {}).of('WebSite')
    expect(said.potentialAction.target.urlTemplate).toBe(`${site}/en/recherche?q={search_term_string}`)
  })

  it('repeats the questions of the FAQ with their answers, and none of a search among them', () => {
    const entries = [{ title: 'Combien ?', blocks: [{ kind: 'paragraph', text: [{ kind: 'text', text: '3 €' }] }] }]
    const said = told('faq___fr', '/fr/faq', { q: '', groups: [{ entries }] }).of('FAQPage')
    expect(said.mainEntity).toHaveLength(1)
    expect(said.mainEntity[0]).toMatchObject({
      '@type': 'Question',
      name: 'Combien ?',
      acceptedAnswer: { '@type': 'Answer' },
    })
    expect(told('faq___fr', '/fr/faq', { q: 'x', groups: [{ entries }] }).of('FAQPage')).toBeUndefined()
  })

  it('dates an article and says who publishes it', () => {
    const data = {
      title: 'T',
      summary: 'S',
      publishedAt: '2026-10-01',
      updatedAt: '2026-11-01',
      category: { name: 'Logement' },
    }
    const said = told('article___fr', '/fr/article/x', data).of('Article')
    expect(said).toMatchObject({
      headline: 'T',
      image: `${site}/og/fr/article/x.png`,
      datePublished: '2026-10-01',
      dateModified: '2026-11-01',
      publisher: { '@id': `${site}/#organization` },
    })
  })

  it('prices a service as the configuration does, and shows its published answers as parts of the page', () => {
    const { of } = told('sub-category___fr', '/fr/logement/depot', { name: 'Dépôt', published: [published] })
    expect(of('Service').offers).toMatchObject({ price: (config.prices.first / 100).toFixed(2), priceCurrency: 'EUR' })
    const [question] = of('WebPage').hasPart
    expect(question).toMatchObject({ name: 'Mon dépôt', answerCount: 1 })
    expect(question.acceptedAnswer.text).toBe('Écrivez-lui.\nDatez.')
  })

  it('describes an answer that its author published as a question with its answer, and who gave it', () => {
    const shown = {
      title: 'Dépôt de garantie non restitué',
      text: 'Il ne me le rend pas.',
      answer: { short: 'Écrivez-lui.', steps: [{ text: 'Datez.' }], limits: 'Je n’ai pas lu le bail.' },
      answeredAt: '2026-11-01T10:00:00Z',
      category: { slug: 'logement', name: 'Logement' },
      expert: { name: 'Hélène Carpentier', profession: 'Avocate', slug: 'helene-carpentier' },
    }
    const path = '/fr/question/demo-question-depot-de-garantie'
    const { of, drawn } = told('question___fr', path, { shown })
    expect(of('QAPage').mainEntity).toMatchObject({
      '@type': 'Question',
      name: shown.title,
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Écrivez-lui.\nDatez.\nJe n’ai pas lu le bail.',
        url: site + path,
        author: { name: 'Hélène Carpentier', url: `${site}/fr/expert/helene-carpentier` },
      },
    })
    expect(drawn).toContain(`content="${site}/og${path}.png?v=`)
  })

  it('says nothing of a question that is its author’s alone', () => {
    const own = { robots: '<meta name="robots" content="noindex"/>' }
    expect(told('question___fr', '/fr/question/x', { shown: null }, own).drawn).toBe(html(own))
  })

  it('cannot be broken out of by what somebody wrote', () => {
    const { drawn, of } = told('sub-category___fr', '/fr/logement/depot', {
      name: '</script><script>alert(1)',
      published: [],
    })
    expect(drawn).not.toContain('<script>alert')
    expect(of('Service').name).toBe('</script><script>alert(1)')
  })

  it('has a picture with the version of its words on every public page, the forms of the law too', () => {
    for (const [route, path] of [
      ['cancel___fr', '/fr/resilier'],
      ['pricing___en', '/en/pricing'],
    ] as const) {
      const { drawn } = told(route, path, {})
      expect(drawn).toMatch(new RegExp(`property="og:image" content="${site}/og${path}\\.png\\?v=[0-9a-f]{16}"`))
    }
  })

  it('says nothing of a private page, and structures none that is not to be found', () => {
    expect(told('profile___fr', '/fr/profile', {}).drawn).toBe(html({}))
    expect(
      told('city___fr', '/fr/conseils/x', { published: [] }, { robots: '<meta name="robots" content="noindex"/>' })
        .graph,
    ).toEqual([])
  })
})
