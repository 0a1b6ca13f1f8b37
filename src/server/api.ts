import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { consentApi } from '../accounts/consent/consent-contract.ts'
import { accountsApi } from '../accounts/contract.ts'
import { privacyApi } from '../accounts/privacy/privacy-contract.ts'
import { privacyHttp } from '../accounts/privacy/server/privacy-http.ts'
import { pushApi } from '../accounts/push/push-contract.ts'
import { accountsHttp } from '../accounts/server/http.ts'
import { passkeysApi } from '../accounts/sign-in/passkey-contract.ts'
import { rememberDevice } from '../accounts/sign-in/server/known-device.ts'
import { applicationsApi } from '../admin/applications/contract-applications.ts'
import { applicationsHttp } from '../admin/applications/server/applications-http.ts'
import { casesApi } from '../admin/contract-cases.ts'
import { emailsApi } from '../admin/emails/contract.ts'
import { emailSamplesApi } from '../admin/emails/contract-email-samples.ts'
import { emailSamplesHttp } from '../admin/emails/server/email-samples-http.ts'
import { standingApi } from '../admin/experts/contract-standing.ts'
import { tradersApi } from '../admin/experts/contract-traders.ts'
import { standingHttp } from '../admin/experts/server/standing-http.ts'
import { tradersHttp } from '../admin/experts/server/traders.ts'
import { factorsApi } from '../admin/factors/contract-factors.ts'
import { factorsHttp } from '../admin/factors/server/factors.ts'
import { holdsApi } from '../admin/holds/contract-holds.ts'
import { holdsHttp } from '../admin/holds/server/holds.ts'
import { ledgerApi } from '../admin/ledger/contract-ledger.ts'
import { ledgerHttp } from '../admin/ledger/server/ledger-http.ts'
import { messagesApi } from '../admin/messages/contract-messages.ts'
import { assistantCostApi } from '../admin/overview/contract-assistant.ts'
import { overviewApi } from '../admin/overview/contract-overview.ts'
import { assistantCostHttp } from '../admin/overview/server/assistant-cost.ts'
import { adminPaymentsApi } from '../admin/payments/contract-payments.ts'
import { adminPayoutsApi } from '../admin/payouts/contract-payouts.ts'
import { adminPayoutsHttp } from '../admin/payouts/server/payouts-http.ts'
import { secondPersonApi } from '../admin/second-person/contract-second-person.ts'
import { secondPersonHttp } from '../admin/second-person/server/second-person-http.ts'
import { secondReadingsApi } from '../admin/second-readings/contract-second-readings.ts'
import { secondReadingsHttp } from '../admin/second-readings/server/second-readings.ts'
import { casesHttp } from '../admin/server/cases-http.ts'
import { adminHttp } from '../admin/server/http.ts'
import { quotesApi } from '../admin/services/contract-quotes.ts'
import { quotesHttp } from '../admin/services/server/quotes-http.ts'
import { joinStaffApi, staffApi } from '../admin/staff/contract-staff.ts'
import { staffHttp } from '../admin/staff/server/staff-http.ts'
import { subscriptionsApi } from '../admin/subscriptions/contract-subscriptions.ts'
import type { ApiApp, ApiContext } from '../api/server/app.ts'
import { openApi } from '../api/server/openapi.ts'
import { problemResponse } from '../api/server/problem.ts'
import { cancellationApi } from '../billing/cancellation/contract.ts'
import { cancellationHttp } from '../billing/cancellation/server/http.ts'
import { billingApi } from '../billing/contract.ts'
import { documentsApi } from '../billing/invoices/contract.ts'
import { documentsHttp } from '../billing/invoices/server/http.ts'
import { payoutsApi } from '../billing/payouts/contract.ts'
import { payoutsHttp } from '../billing/payouts/server/http.ts'
import { billingHttp } from '../billing/server/http.ts'
import { servicesApi } from '../billing/services/contract.ts'
import { servicesHttp } from '../billing/services/server/http.ts'
import { plansApi } from '../billing/subscriptions/contract.ts'
import { plansHttp } from '../billing/subscriptions/server/http.ts'
import { taxApi } from '../billing/tax/contract.ts'
import { taxHttp } from '../billing/tax/server/http.ts'
import { contentApi } from '../content/contract.ts'
import { contentHttp } from '../content/server/http.ts'
import { contactApi } from '../discover/contact/contact-contract.ts'
import { contactHttp } from '../discover/contact/server/http.ts'
import { discoverApi } from '../discover/contract.ts'
import { localApi } from '../discover/local/local-contract.ts'
import { localHttp } from '../discover/local/server/http.ts'
import { searchApi } from '../discover/search/search-contract.ts'
import { searchHttp } from '../discover/search/server/http.ts'
import { discoverHttp } from '../discover/server/http.ts'
import { timeHttp } from '../discover/time/server/http.ts'
import { timeApi } from '../discover/time/time-contract.ts'
import { expertsApi } from '../experts/contract.ts'
import { applicationApi } from '../experts/onboarding/contract-application.ts'
import { onboardingApi } from '../experts/onboarding/contract-onboarding.ts'
import { applicationHttp } from '../experts/onboarding/server/application-http.ts'
import { onboardingHttp } from '../experts/onboarding/server/onboarding-http.ts'
import { expertsHttp } from '../experts/server/http.ts'
import { availabilityApi } from '../meetings/availability/contract.ts'
import { calendarApi } from '../meetings/calendar/contract.ts'
import { meetingsApi } from '../meetings/contract.ts'
import { meetingsHttp } from '../meetings/server/http.ts'
import { placesApi } from '../places/contract.ts'
import { placesHttp } from '../places/server/http.ts'
import { askedApi } from '../questions/account/contract.ts'
import { askedHttp } from '../questions/account/server/http.ts'
import { questionsApi } from '../questions/contract.ts'
import { deadlineHttp } from '../questions/deadlines/server/http.ts'
import { figuresApi } from '../questions/figures/contract.ts'
import { figuresHttp } from '../questions/figures/server/http.ts'
import { publicationApi } from '../questions/publication/contract.ts'
import { publicationHttp } from '../questions/publication/server/http.ts'
import { secondReadingApi } from '../questions/second-reading/contract.ts'
import { questionsHttp } from '../questions/server/http.ts'
import { workspaceApi } from '../questions/workspace/contract.ts'
import { workspaceHttp } from '../questions/workspace/server/http.ts'
import { apiReferencePage, apiReferencePolicy } from './api-reference.ts'
import { corsForOwnSites } from './cors.ts'
import { personalDataHandlers } from './privacy/personal-data.ts'
import { setStaffCookie } from './rendering/staff-cookie.ts'

export const contracts = {
  accounts: accountsApi,
  passkeys: passkeysApi,
  consent: consentApi,
  push: pushApi,
  privacy: privacyApi,
  places: placesApi,
  content: contentApi,
  experts: expertsApi,
  applications: applicationApi,
  onboarding: onboardingApi,
  billing: billingApi,
  plans: plansApi,
  services: servicesApi,
  invoices: documentsApi,
  payouts: payoutsApi,
  tax: taxApi,
  cancellation: cancellationApi,
  questions: questionsApi,
  askedExperts: askedApi,
  workspace: workspaceApi,
  figures: figuresApi,
  secondReading: secondReadingApi,
  publication: publicationApi,
  meetings: meetingsApi,
  meetingAvailability: availabilityApi,
  meetingCalendar: calendarApi,
  discover: discoverApi,
  search: searchApi,
  contact: contactApi,
  local: localApi,
  emails: emailsApi,
  emailSamples: emailSamplesApi,
  overview: overviewApi,
  secondPerson: secondPersonApi,
  adminSecondReadings: secondReadingsApi,
  adminPayments: adminPaymentsApi,
  cases: casesApi,
  adminSubscriptions: subscriptionsApi,
  messages: messagesApi,
  adminPayouts: adminPayoutsApi,
  quotes: quotesApi,
  adminApplications: applicationsApi,
  adminStanding: standingApi,
  ledger: ledgerApi,
  holds: holdsApi,
  factors: factorsApi,
  staff: staffApi,
  joinStaff: joinStaffApi,
  traders: tradersApi,
  assistantCost: assistantCostApi,
}

/** The JSON API below `/api`: determines the caller and their address, then serves the features' endpoints. */
export function buildApi(context: ApiContext, ready: () => Promise<Record<string, boolean>>): ApiApp {
  const app: ApiApp = new Hono()
  let document: ReturnType<typeof openApi> | undefined
  const described = () => {
    document ??= openApi(context.ports.timeControl ? { ...contracts, time: timeApi } : contracts, '1')
    return document
  }
  let reference: string | undefined
  app.use(corsForOwnSites(context.ports.config))
  app.use(async (c, next) => {
    c.set('requestId', requestId(c.req.header('x-request-id')))
    c.set('address', addressOf(c, context.ports.config.TRUST_PROXY))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    // Of the clock that times what is stored: clients measure their own clock against it (`i18n/server-time.ts`).
    c.res.headers.set('date', context.ports.clock.now().toUTCString())
  })
  app.get('/health', (c) => c.json({ alive: true }))
  app.get('/ready', async (c) => {
    const parts = await ready()
    // A balancer may leave a part out of the verdict: without the payment provider people still read, ask and
    // answer, and on a full disk only uploads are refused.
    const except = (c.req.query('except') ?? '').split(',')
    const all = Object.entries(parts).every(([part, well]) => well || except.includes(part))
    return c.json({ ready: all, ...parts }, all ? 200 : 503)
  })
  app.get('/openapi.json', (c) => c.json(described()))
  app.get('/docs', (c) => {
    reference ??= apiReferencePage(described())
    return c.html(reference, 200, { 'content-security-policy': apiReferencePolicy })
  })
  app.get('/country', (c) =>
    c.json({ ip: c.get('address'), country: context.ports.countries.countryOf(c.get('address')) }),
  )
  app.get('/me', setStaffCookie(context))
  app.get('/me', rememberDevice(context))
  accountsHttp(app, context)
  privacyHttp(app, context, personalDataHandlers)
  placesHttp(app, context)
  contentHttp(app, context)
  expertsHttp(app, context)
  applicationHttp(app, context)
  onboardingHttp(app, context)
  billingHttp(app, context)
  plansHttp(app, context)
  servicesHttp(app, context)
  documentsHttp(app, context)
  payoutsHttp(app, context)
  taxHttp(app, context)
  cancellationHttp(app, context)
  questionsHttp(app, context)
  workspaceHttp(app, context)
  figuresHttp(app, context)
  askedHttp(app, context)
  deadlineHttp(app, context)
  publicationHttp(app, context)
  meetingsHttp(app, context)
  discoverHttp(app, context)
  timeHttp(app, context)
  searchHttp(app, context)
  contactHttp(app, context)
  localHttp(app, context)
  adminHttp(app, context)
  secondPersonHttp(app, context)
  secondReadingsHttp(app, context)
  casesHttp(app, context)
  emailSamplesHttp(app, context)
  adminPayoutsHttp(app, context)
  quotesHttp(app, context)
  applicationsHttp(app, context)
  standingHttp(app, context)
  ledgerHttp(app, context)
  holdsHttp(app, context)
  factorsHttp(app, context)
  staffHttp(app, context)
  tradersHttp(app, context)
  assistantCostHttp(app, context)
  // Not `notFound`, which Hono never calls on an app that is mounted below another one.
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

/** The client's address: the connection's own, or the one that the last `hops` trusted proxies recorded. */
export function addressOf(c: Context, hops: number): string {
  if (hops > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const address = chain.at(-hops)
    if (address) return address
  }
  try {
    return getConnInfo(c).remote.address?.replace(/^::ffff:/, '') ?? '127.0.0.1'
  } catch {
    // In-process calls of a page being rendered have no connection.
    return '127.0.0.1'
  }
}
