import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { consentApi } from '../accounts/consent-contract.ts'
import { accountsApi } from '../accounts/contract.ts'
import { privacyApi } from '../accounts/privacy-contract.ts'
import { pushApi } from '../accounts/push-contract.ts'
import { accountsHttp } from '../accounts/server/http.ts'
import { privacyHttp } from '../accounts/server/privacy-http.ts'
import { adminApi } from '../admin/contract.ts'
import { applicationsApi } from '../admin/contract-applications.ts'
import { assistantCostApi } from '../admin/contract-assistant.ts'
import { filesApi } from '../admin/contract-files.ts'
import { holdsApi } from '../admin/contract-holds.ts'
import { ledgerApi } from '../admin/contract-ledger.ts'
import { letterSamplesApi } from '../admin/contract-letters.ts'
import { messagesApi } from '../admin/contract-messages.ts'
import { moneyApi } from '../admin/contract-money.ts'
import { overviewApi } from '../admin/contract-overview.ts'
import { adminPayoutsApi } from '../admin/contract-payouts.ts'
import { planFilesApi } from '../admin/contract-plan.ts'
import { quotesApi } from '../admin/contract-quotes.ts'
import { joinStaffApi, staffApi } from '../admin/contract-staff.ts'
import { standingApi } from '../admin/contract-standing.ts'
import { tradersApi } from '../admin/contract-traders.ts'
import { applicationsHttp } from '../admin/server/applications-http.ts'
import { assistantCostHttp } from '../admin/server/assistant-cost.ts'
import { filesHttp } from '../admin/server/files-http.ts'
import { holdsHttp } from '../admin/server/holds.ts'
import { adminHttp } from '../admin/server/http.ts'
import { ledgerHttp } from '../admin/server/ledger-http.ts'
import { letterSamplesHttp } from '../admin/server/letters-http.ts'
import { adminPayoutsHttp } from '../admin/server/payouts-http.ts'
import { quotesHttp } from '../admin/server/quotes-http.ts'
import { staffHttp } from '../admin/server/staff-http.ts'
import { standingHttp } from '../admin/server/standing-http.ts'
import { tradersHttp } from '../admin/server/traders.ts'
import type { ApiApp, ApiContext } from '../api/server/app.ts'
import { openApi } from '../api/server/openapi.ts'
import { problemResponse } from '../api/server/problem.ts'
import { billingApi } from '../billing/contract.ts'
import { booksApi } from '../billing/contract-books.ts'
import { leavingApi } from '../billing/contract-leaving.ts'
import { payoutsApi } from '../billing/contract-payouts.ts'
import { plansApi } from '../billing/contract-plans.ts'
import { servicesApi } from '../billing/contract-services.ts'
import { taxApi } from '../billing/contract-tax.ts'
import { booksHttp } from '../billing/server/books-http.ts'
import { billingHttp } from '../billing/server/http.ts'
import { leavingHttp } from '../billing/server/leaving-http.ts'
import { payoutsHttp } from '../billing/server/payouts-http.ts'
import { plansHttp } from '../billing/server/plans-http.ts'
import { servicesHttp } from '../billing/server/services-http.ts'
import { taxHttp } from '../billing/server/tax-http.ts'
import { contentApi } from '../content/contract.ts'
import { contentHttp } from '../content/server/http.ts'
import { contactApi } from '../discover/contact-contract.ts'
import { discoverApi } from '../discover/contract.ts'
import { localApi } from '../discover/local-contract.ts'
import { searchApi } from '../discover/search-contract.ts'
import { contactHttp } from '../discover/server/contact-http.ts'
import { discoverHttp } from '../discover/server/http.ts'
import { localHttp } from '../discover/server/local-http.ts'
import { searchHttp } from '../discover/server/search-http.ts'
import { expertsApi } from '../experts/contract.ts'
import { applicationApi } from '../experts/contract-application.ts'
import { joiningApi } from '../experts/contract-joining.ts'
import { applicationHttp } from '../experts/server/application-http.ts'
import { expertsHttp } from '../experts/server/http.ts'
import { joiningHttp } from '../experts/server/joining-http.ts'
import { placesApi } from '../places/contract.ts'
import { placesHttp } from '../places/server/http.ts'
import { questionsApi } from '../questions/contract.ts'
import { askedApi } from '../questions/contract-asked.ts'
import { deskApi } from '../questions/contract-desk.ts'
import { meetingsApi } from '../questions/contract-meetings.ts'
import { publicationApi } from '../questions/contract-publication.ts'
import { askedHttp } from '../questions/server/asked-http.ts'
import { deadlineHttp } from '../questions/server/deadline-http.ts'
import { deskHttp } from '../questions/server/desk-http.ts'
import { questionsHttp } from '../questions/server/http.ts'
import { meetingsHttp } from '../questions/server/meetings-http.ts'
import { publicationHttp } from '../questions/server/publication-http.ts'
import { ownData } from './own-data.ts'
import { ownPages } from './own-pages.ts'
import { referencePage, referencePolicy } from './reference.ts'
import { markStaff } from './staff-pages.ts'

export const contracts = {
  accounts: accountsApi,
  consent: consentApi,
  push: pushApi,
  privacy: privacyApi,
  places: placesApi,
  content: contentApi,
  experts: expertsApi,
  applications: applicationApi,
  joining: joiningApi,
  billing: billingApi,
  plans: plansApi,
  services: servicesApi,
  books: booksApi,
  payouts: payoutsApi,
  tax: taxApi,
  leaving: leavingApi,
  questions: questionsApi,
  asked: askedApi,
  desk: deskApi,
  publication: publicationApi,
  meetings: meetingsApi,
  discover: discoverApi,
  search: searchApi,
  contact: contactApi,
  local: localApi,
  admin: adminApi,
  letterSamples: letterSamplesApi,
  overview: overviewApi,
  money: moneyApi,
  files: filesApi,
  planFiles: planFilesApi,
  messages: messagesApi,
  adminPayouts: adminPayoutsApi,
  quotes: quotesApi,
  adminApplications: applicationsApi,
  adminStanding: standingApi,
  ledger: ledgerApi,
  holds: holdsApi,
  staff: staffApi,
  joinStaff: joinStaffApi,
  traders: tradersApi,
  assistantCost: assistantCostApi,
}

const document = openApi(contracts, '1')

/** The JSON API below `/api`: who is calling and from where, then the features' endpoints. */
export function buildApi(context: ApiContext, ready: () => Promise<Record<string, boolean>>): ApiApp {
  const app: ApiApp = new Hono()
  app.use(ownPages(context.ports.config))
  app.use(async (c, next) => {
    c.set('requestId', requestId(c.req.header('x-request-id')))
    c.set('address', addressOf(c, context.ports.config.TRUST_PROXY))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  app.get('/health', (c) => c.json({ alive: true }))
  app.get('/ready', async (c) => {
    const parts = await ready()
    const all = Object.values(parts).every(Boolean)
    return c.json({ ready: all, ...parts }, all ? 200 : 503)
  })
  app.get('/openapi.json', (c) => c.json(document))
  const reference = referencePage(document)
  app.get('/docs', (c) => c.html(reference, 200, { 'content-security-policy': referencePolicy }))
  app.get('/country', (c) =>
    c.json({ ip: c.get('address'), country: context.ports.countries.countryOf(c.get('address')) }),
  )
  app.get('/me', markStaff(context))
  accountsHttp(app, context)
  privacyHttp(app, context, ownData)
  placesHttp(app, context)
  contentHttp(app, context)
  expertsHttp(app, context)
  applicationHttp(app, context)
  joiningHttp(app, context)
  billingHttp(app, context)
  plansHttp(app, context)
  servicesHttp(app, context)
  booksHttp(app, context)
  payoutsHttp(app, context)
  taxHttp(app, context)
  leavingHttp(app, context)
  questionsHttp(app, context)
  deskHttp(app, context)
  askedHttp(app, context)
  deadlineHttp(app, context)
  publicationHttp(app, context)
  meetingsHttp(app, context)
  discoverHttp(app, context)
  searchHttp(app, context)
  contactHttp(app, context)
  localHttp(app, context)
  adminHttp(app, context)
  filesHttp(app, context)
  letterSamplesHttp(app, context)
  adminPayoutsHttp(app, context)
  quotesHttp(app, context)
  applicationsHttp(app, context)
  standingHttp(app, context)
  ledgerHttp(app, context)
  holdsHttp(app, context)
  staffHttp(app, context)
  tradersHttp(app, context)
  assistantCostHttp(app, context)
  // Not `notFound`, which an app that is mounted below another one is never asked for.
  app.all('*', (c) => notFound(c.get('requestId')))
  return app
}

function notFound(id: string): Response {
  return problemResponse({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'not_found',
    retry: false,
    requestId: id,
  })
}

function requestId(given: string | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The client's address: the connection's own, or the one that the last `hops` trusted proxies have written down. */
export function addressOf(c: Context, hops: number): string {
  if (hops > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const address = chain.at(-hops)
    if (address) return address
  }
  try {
    return getConnInfo(c).remote.address?.replace(/^::ffff:/, '') ?? '127.0.0.1'
  } catch {
    // In-process calls of a rendering page have no connection.
    return '127.0.0.1'
  }
}
