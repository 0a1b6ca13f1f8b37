import { describe, expect, it } from 'vitest'
import { categories } from '../../catalog/catalog.ts'
import { readConfig } from '../../platform/config.ts'
import { redirectOf } from './redirects.ts'

const from = (path: string, rootRedirect = '') =>
  redirectOf(new URL(path, 'https://clairavis.test'), readConfig({ PUBLIC_ROOT_REDIRECT: rootRedirect }))
const category = categories[0]
const sub = category?.subCategories[0]

describe('the bare address', () => {
  it('leads to French, whatever follows it', () => {
    expect(from('/')).toEqual({ to: '/fr', status: 302 })
    expect(from('/?a=1')).toEqual({ to: '/fr?a=1', status: 302 })
  })
  it.each([
    ['pricing', '/fr/tarifs', 302],
    ['/login', '/fr/connexion', 302],
    ['/ask/', '/fr/ask', 302],
    ['categs', '/fr/categs', 302],
    ['{"path":"/pricing","statusCode":301}', '/fr/tarifs', 301],
    ['{"path":"faq"}', '/fr/faq', 302],
  ])('leads to what the operator wants: %s', (wanted, to, status) => expect(from('/', wanted)).toEqual({ to, status }))
  it.each(['{', '{"statusCode":301}', '{"path":"/x","statusCode":200}', 'https://elsewhere.example'])(
    'never to %s, which the start refuses',
    (wanted) => expect(() => from('/', wanted)).toThrow(/PUBLIC_ROOT_REDIRECT/),
  )
})

describe('a path without a language', () => {
  it.each(['/faq', '/ask?text=x', '/connexion', '/FAQ', '/question/abc?tab=answer', '/expert/helene', '/_old/page'])(
    '%s leads to French, with its query',
    (path) => expect(from(path)).toEqual({ to: `/fr${path}`, status: 302 }),
  )
  it('of a category leads there only if the catalogue has it', () => {
    expect(from(`/${category?.slug}/${sub?.slug}?page=2`)?.to).toBe(`/fr/${category?.slug}/${sub?.slug}?page=2`)
    expect(from(`/${category?.slug}/specialites`)?.to).toBe(`/fr/${category?.slug}/specialites`)
    expect(from(`/${category?.slug.toUpperCase()}/${sub?.slug}`)?.to).toBe(`/fr/${category?.slug}/${sub?.slug}`)
    for (const path of ['/ja/login', '/nowhere/specialites', `/${category?.slug}/nowhere`, `/nowhere/${sub?.slug}`])
      expect(from(path)).toBeNull()
  })
  it.each(['/nulle-part', '/login', '/ja', '/a/b/c/d', '/assets', '/_checkout/unknown-thing'])(
    '%s is left to be missing',
    (path) => expect(from(path)).toBeNull(),
  )
})

describe('capitals in a slug', () => {
  it.each([
    [`/en/${category?.slug.toUpperCase()}/specialites`, `/en/${category?.slug}/specialites`],
    [`/fr/${category?.slug}/${sub?.slug.toUpperCase()}?page=2`, `/fr/${category?.slug}/${sub?.slug}?page=2`],
    ['/fr/Conseils/Nantes', '/fr/conseils/nantes'],
    ['/en/departement/Loire-Atlantique', '/en/departement/loire-atlantique'],
    ['/en/expert/Helene-Carpentier?from=letter', '/en/expert/helene-carpentier?from=letter'],
  ])('%s leads to the page for good', (path, to) => expect(from(path)).toEqual({ to, status: 301 }))
  it.each([
    '/FR/Connexion',
    '/fr/experts/2A',
    '/fr/Nowhere/Else',
    '/fr/Logement',
    '/fr/consultation/AbCdEfGh',
    '/fr/article/%C3%89',
  ])('%s is left as it is', (path) => expect(from(path)).toBeNull())
})

describe('a slash at the end', () => {
  it.each([
    ['/fr/', '/fr'],
    ['/en/login/?next=%2Fen', '/en/login?next=%2Fen'],
    ['/faq//', '/faq'],
  ])('of %s goes for good', (path, to) => expect(from(path)).toEqual({ to, status: 301 }))
  it('never leads to another host', () => expect(from('//evil.example/')?.to ?? '').not.toMatch(/^\/\//))
})

describe('what the payment provider adds to an address', () => {
  const added = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed'
  const ofCard = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded'
  it.each([
    [`/fr/checkout?question=q1&order=o1&${added}`, '/fr/checkout?question=q1&order=o1'],
    [`/en/checkout?plan=copilot&setup=seti_1&${ofCard}`, '/en/checkout?plan=copilot&setup=seti_1'],
    [`/fr/_checkout/helene?question=q1&order=o1&${added}`, '/fr/_checkout/helene?question=q1&order=o1'],
    [`/fr/carte/own?${ofCard}`, '/fr/carte/own'],
  ])('leaves it, with what the page reads: %s', (path, to) => expect(from(path)).toEqual({ to, status: 302 }))
  it.each(['/fr/checkout?question=q1&order=o1', `/fr/faq?${added}`])('%s is left as it is', (path) =>
    expect(from(path)).toBeNull(),
  )
})
