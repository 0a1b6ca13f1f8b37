import { existsSync } from 'node:fs'
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from './i18n/locale.ts'
import { type ScreenName, screens } from './screens.ts'

/** The file that draws each screen. */
const files: Record<ScreenName, string> = {
  home: 'discover/pages/home.tsx',
  login: 'accounts/sign-in/pages/login.tsx',
  'sign-in-link': 'accounts/sign-in/pages/open-link.tsx',
  'password-reset': 'accounts/sign-in/pages/forgotten-password.tsx',
  'reset-password': 'accounts/sign-in/pages/reset-password.tsx',
  'join-staff': 'admin/staff/pages/join-staff.tsx',
  ask: 'questions/asking/pages/ask.tsx',
  'assistant-ask': 'questions/asking/pages/assistant-ask.tsx',
  consultation: 'questions/thread/pages/consultation.tsx',
  question: 'questions/answers/pages/question.tsx',
  match: 'questions/matching/pages/match.tsx',
  checkout: 'questions/checkout/pages/checkout.tsx',
  'checkout-expert': 'questions/checkout/pages/checkout-expert.tsx',
  profile: 'questions/account/pages/profile.tsx',
  'my-requests': 'questions/account/pages/my-requests.tsx',
  requests: 'questions/workspace/pages/workspace.tsx',
  earnings: 'questions/workspace/pages/earnings.tsx',
  meetings: 'questions/meetings/pages/meetings.tsx',
  shared: 'questions/publication/pages/shared.tsx',
  categs: 'discover/pages/categs.tsx',
  expert: 'discover/pages/expert.tsx',
  article: 'discover/pages/article.tsx',
  faq: 'discover/pages/faq.tsx',
  'email-tester': 'admin/emails/pages/email-tester.tsx',
  demo: 'discover/pages/demo.tsx',
  'how-it-works': 'discover/pages/how-it-works.tsx',
  'our-experts': 'discover/pages/our-experts.tsx',
  pricing: 'discover/pages/pricing.tsx',
  terms: 'discover/pages/terms.tsx',
  privacy: 'discover/pages/privacy.tsx',
  contact: 'discover/pages/contact.tsx',
  'who-we-are': 'discover/pages/who-we-are.tsx',
  'legal-notice': 'discover/pages/legal-notice.tsx',
  cookies: 'discover/pages/cookies.tsx',
  accessibility: 'discover/pages/accessibility.tsx',
  ranking: 'discover/pages/ranking.tsx',
  report: 'discover/pages/report.tsx',
  cancel: 'billing/cancellation/pages/cancel.tsx',
  withdraw: 'billing/cancellation/pages/withdraw.tsx',
  'leaving-receipt': 'billing/cancellation/pages/receipt.tsx',
  'plan-card': 'billing/subscriptions/pages/plan-card.tsx',
  'plan-confirm': 'billing/subscriptions/pages/plan-confirm.tsx',
  articles: 'discover/pages/articles.tsx',
  search: 'discover/pages/search.tsx',
  expertises: 'discover/pages/expertises.tsx',
  expertise: 'discover/pages/expertise.tsx',
  'experts-in-department': 'discover/pages/experts-in-department.tsx',
  'experts-in-france': 'discover/pages/experts-in-france.tsx',
  department: 'discover/pages/department.tsx',
  city: 'discover/pages/city.tsx',
  expressions: 'discover/pages/expressions.tsx',
  spotlight: 'discover/pages/spotlight.tsx',
  'landing-category': 'discover/pages/landing-category.tsx',
  'landing-sub-category': 'discover/pages/landing-sub-category.tsx',
  legacy: 'discover/pages/legacy.tsx',
  account: 'questions/account/pages/account.tsx',
  'experts-asked': 'questions/account/pages/experts-asked.tsx',
  'edit-infos': 'accounts/profile/pages/edit-profile.tsx',
  'change-email': 'accounts/sign-in/pages/change-email.tsx',
  'change-password': 'accounts/sign-in/pages/change-password.tsx',
  'expert-application': 'discover/pages/joining.tsx',
  'expert-file': 'experts/onboarding/pages/applicant-file.tsx',
  'expert-page': 'questions/workspace/pages/expert-page.tsx',
  'admin-home': 'admin/overview/pages/home.tsx',
  'admin-question': 'admin/questions/pages/question.tsx',
  'admin-texts': 'admin/content/pages/content-list.tsx',
  'admin-content': 'admin/content/pages/content.tsx',
  'admin-content-edit': 'admin/content/pages/content-edit.tsx',
  'admin-payments': 'admin/payments/pages/payments.tsx',
  'admin-subscriptions': 'admin/subscriptions/pages/subscriptions.tsx',
  'admin-subscription': 'admin/subscriptions/pages/subscription.tsx',
  'admin-disputes': 'admin/disputes/pages/disputes.tsx',
  'admin-ledger': 'admin/ledger/pages/ledger.tsx',
  'admin-payouts': 'admin/payouts/pages/payouts.tsx',
  'admin-quotes': 'admin/services/pages/quotes.tsx',
  'admin-applications': 'admin/applications/pages/applications.tsx',
  'admin-messages': 'admin/messages/pages/messages.tsx',
  'admin-staff': 'admin/staff/pages/staff.tsx',
  specialities: 'discover/pages/specialities.tsx',
  'sub-category': 'discover/pages/sub-category.tsx',
}

/** One route per screen and language, so that its id can carry the language: `login___fr`. */
function routesOf(wanted: (name: ScreenName) => boolean): RouteConfigEntry[] {
  return locales.flatMap((locale) =>
    (Object.keys(screens) as ScreenName[])
      .filter((name) => wanted(name) && existsSync(new URL(files[name], import.meta.url)))
      .map((name) => {
        const paths: string | Record<typeof locale, string> = screens[name]
        const path = typeof paths === 'string' ? paths : paths[locale]
        return route(`/${locale}${path && `/${path}`}`, files[name], { id: `${name}___${locale}` })
      }),
  )
}

/** Whoever follows an invitation is not of the staff yet. */
const isStaffs = (name: ScreenName) => files[name].startsWith('admin/') && name !== 'join-staff'

/** What is the staff's stands behind one door. */
const table: RouteConfigEntry[] = [
  ...routesOf((name) => !isStaffs(name)),
  layout('admin/pages/area.tsx', { id: 'staff' }, routesOf(isStaffs)),
]

export default [
  ...table,
  ...(process.env.NODE_ENV === 'development' ? [route('/ui-parts', 'ui/pages/parts.tsx')] : []),
  route('*', 'shell/pages/not-found.tsx'),
]
