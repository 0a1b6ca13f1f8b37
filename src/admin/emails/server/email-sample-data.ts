import { erasedEmail, idleEmail } from '../../../accounts/privacy/server/privacy-mail.tsx'
import { type AccountEmailKind, accountEmail } from '../../../accounts/sign-in/server/mail.tsx'
import type { ReceiptContent } from '../../../billing/cancellation/receipt-content.ts'
import { nothingToCancelEmail, receiptEmail, refundEmail } from '../../../billing/cancellation/server/mail.tsx'
import { contractEmail } from '../../../billing/contract-letter/server/mail.tsx'
import { serviceEmail } from '../../../billing/services/server/mail.tsx'
import type { ServiceEmail } from '../../../billing/services/server/services.ts'
import type { PlanEmail } from '../../../billing/subscriptions/plan-states.ts'
import { planEmail } from '../../../billing/subscriptions/server/mail.tsx'
import { termsEmail } from '../../../billing/terms-notice/server/mail.tsx'
import {
  arrivalEmail,
  contactReceiptEmail as contactReceipt,
  replyEmail,
  withdrawnEmail,
} from '../../../discover/contact/server/contact-emails.tsx'
import { arrivedEmail, decisionEmail, receivedEmail } from '../../../experts/onboarding/server/application-mail.tsx'
import {
  itemsRequestedEmail,
  type NoticeKind,
  noticeEmail,
} from '../../../experts/onboarding/server/onboarding-mail.tsx'
import type { Locale } from '../../../i18n/locale.ts'
import { type MeetingEmail, meetingEmails } from '../../../meetings/emails/kinds.ts'
import { meetingEmail } from '../../../meetings/emails/server/emails.tsx'
import type { EmailContent } from '../../../platform/mail/email.tsx'
import type { EmailTemplate } from '../../../platform/mail/port.ts'
import { emergencyEmail, unopenedEmergencyEmail } from '../../../questions/emergency/server/mail.tsx'
import type { ClientEmail } from '../../../questions/notifications/notices.ts'
import {
  clientEmail,
  previewEmail,
  refundEmail as questionRefundEmail,
  returnLinkEmail,
} from '../../../questions/notifications/server/mail.tsx'
import { href } from '../../../screens.ts'
import { factorResetEmail, invitationEmail } from '../../staff/server/staff-mail.tsx'
import { sampleValues } from './email-sample-values.ts'
import { payoutEmailSamples } from './payout-email-samples.ts'

export type EmailSample = (locale: Locale, site: string) => EmailContent

const day = (text: string) => new Date(`${text}T09:30:00Z`)
const [reference, token] = ['CLV-7K3M-9QX2', 'exemple']
const hash = 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184'

const account =
  (kind: AccountEmailKind): EmailSample =>
  (locale, site) =>
    accountEmail({ kind, locale, site, token, dueAt: day('2026-12-19') })

const meeting =
  (kind: MeetingEmail): EmailSample =>
  (locale, site) =>
    meetingEmail(kind, {
      locale,
      id: token,
      site,
      title: sampleValues[locale].title,
      name: sampleValues[locale].expert,
      city: 'Nantes',
      where: sampleValues[locale].place,
      clocks: { place: 'Europe/Paris', reader: 'Europe/Paris' },
      reason: sampleValues[locale].sender.message,
      at: day('2026-12-18'),
      before: day('2026-12-17'),
      slots: [day('2026-12-19'), day('2026-12-21')],
    })

/** Every letter about a meeting. */
const meetings = Object.fromEntries(meetingEmails.map((kind) => [`questions.${kind}`, meeting(kind)])) as Record<
  `questions.${MeetingEmail}`,
  EmailSample
>

const client =
  (name: ClientEmail): EmailSample =>
  (locale, site) =>
    clientEmail(name, { locale, id: token, title: sampleValues[locale].title, site }, sampleValues[locale].expert, {
      charged: 300,
      guaranteed: true,
    })

const returned =
  (what: 'voided' | 'refunded'): EmailSample =>
  (locale, site) =>
    questionRefundEmail(
      what,
      { locale, id: token, title: sampleValues[locale].title, site },
      { reference, amount: 300 },
    )

const plan =
  (letter: PlanEmail): EmailSample =>
  (locale, site) => {
    const copilot = letter === 'downgrade_confirmed'
    return planEmail({
      letter,
      locale,
      plan: {
        name: copilot ? 'copilot' : 'plan',
        price: copilot ? 20_000 : 2900,
        stage: letter === 'first_charge_reminder' ? 'first_period' : 'active',
        startedAt: day('2025-12-31'),
        firstMonthlyAt: day('2027-01-15'),
        periodEnd: day('2027-01-15'),
        pausedUntil: day('2027-04-15'),
        scheduledChange: null,
      },
      amount: 2900,
      reference,
      site,
      token: () => token,
    })
  }

const service =
  (letter: ServiceEmail): EmailSample =>
  (locale, site) => {
    const { title, scope, closed } = sampleValues[locale].service
    return serviceEmail({
      letter,
      locale,
      service: {
        reference,
        title,
        scope,
        amount: 148_000,
        expiresAt: day('2027-01-31'),
        closedReason: closed,
      },
      site,
    })
  }

const contract: EmailSample = (locale, site) =>
  contractEmail({
    facts: {
      locale,
      concludedAt: day('2026-12-31'),
      reference,
      ordered: 'first',
      act: 'hold',
      client: { name: sampleValues[locale].sender.name, email: 'camille@exemple.fr', address: null },
      service: null,
      today: 300,
      payment: 'held',
      accepted: false,
      monthly: { price: 2900, from: day('2027-01-15'), twelveMonths: 35_100 },
      vatRate: 20,
      invoice: null,
      withdrawUntil: new Date('2027-01-14T23:00:00Z'),
      withdrawalLost: false,
      consent: { text: '2026-11/1', at: day('2026-12-31') },
    },
    hash,
    token,
    questionId: token,
    site,
  })

const left =
  (declared: Pick<ReceiptContent, 'kind' | 'plan' | 'endsAt' | 'refunds'>): EmailSample =>
  (locale, site) => {
    const content: ReceiptContent = {
      version: 1,
      id: token,
      at: '2026-12-18T09:30:00Z',
      reference,
      email: 'c•••@exemple.fr',
      name: 'Camille Moreau',
      channel: 'public',
      locale,
      ...declared,
    }
    return receiptEmail(content, hash, site)
  }

const firstBack = { kind: 'first', paid: 300, amount: 300, used: null, days: null } as const
const monthBack = { kind: 'plan', paid: 2900, amount: 2610, used: 3, days: 30 } as const

const note =
  (kind: NoticeKind): EmailSample =>
  (locale, site) => {
    const { sender, decision, title, place } = sampleValues[locale]
    return noticeEmail(
      locale,
      kind,
      {
        reference: 'E-5TN1',
        name: sender.name,
        reason: decision,
        title,
        date: '31/12/2026',
        body: place,
        city: 'Nantes',
        before: place,
        after: title,
      },
      site,
    )
  }

/** Every email of the product with invented data. A declared template that is missing here does not compile. */
export const emailSamples: Record<EmailTemplate, EmailSample> = {
  'accounts.sign_in': account('sign_in'),
  'accounts.kept': account('kept'),
  'accounts.attach': account('attach'),
  'accounts.confirm': account('confirm'),
  'accounts.professional': account('professional'),
  'accounts.reset': account('reset'),
  'accounts.change_email': account('change_email'),
  'accounts.email_changed': account('email_changed'),
  'accounts.password_changed': account('password_changed'),
  'accounts.second_factor_on': account('second_factor_on'),
  'accounts.second_factor_off': account('second_factor_off'),
  'accounts.second_factor_leaves': account('second_factor_leaves'),
  'accounts.second_factor_stays': account('second_factor_stays'),
  'accounts.recovery_codes': account('recovery_codes'),
  'accounts.passkey_added': account('passkey_added'),
  'accounts.passkey_removed': account('passkey_removed'),
  'accounts.idle': (locale, site) => idleEmail(locale, day('2027-01-15'), site),
  'accounts.erased': (locale, site) =>
    erasedEmail(
      locale,
      {
        version: 1,
        id: '019f2c64-7b1e-7c3a-9d55-1f0e2a4b6c8d',
        at: '2026-12-18T09:30:00Z',
        cause: 'asked',
        ends: [
          { what: 'plan', count: 1 },
          { what: 'questions', count: 2 },
        ],
        goes: ['account', 'letters', 'questions', 'files'],
        stays: [
          { what: 'invoices', until: '2036-12-18T09:30:00Z' },
          { what: 'contract', until: '2031-12-18T09:30:00Z' },
          { what: 'offer', until: null },
        ],
      },
      hash,
      site,
    ),
  'questions.emergency-arrival': (_, site) => emergencyEmail(site, { id: token, number: 1042 }),
  'questions.emergency-unopened': (_, site) => unopenedEmergencyEmail(site, { id: token, number: 1042 }),
  'questions.wayBack': (locale, site) => returnLinkEmail(locale, site + href('consultation', locale, { id: token })),
  'questions.preview': (locale, site) => previewEmail({ locale, id: token, site }, sampleValues[locale].preview),
  'questions.namedUnanswered': client('namedUnanswered'),
  'questions.namedLost': client('namedLost'),
  'questions.unserved': client('unserved'),
  'questions.stillUnserved': client('stillUnserved'),
  'questions.followUpUnserved': client('followUpUnserved'),
  'questions.followUpOver': client('followUpOver'),
  'questions.holdLost': client('holdLost'),
  'questions.voided': returned('voided'),
  'questions.accepted': client('accepted'),
  'questions.charged': client('charged'),
  'questions.message': client('message'),
  'questions.information': client('information'),
  'questions.noReplyNotice': client('noReplyNotice'),
  'questions.cardNeeded': client('cardNeeded'),
  'questions.answered': client('answered'),
  'questions.closingNotice': client('closingNotice'),
  'questions.closed': client('closed'),
  'questions.refunded': returned('refunded'),
  ...meetings,
  'billing.first_charge_reminder': plan('first_charge_reminder'),
  'billing.contract': contract,
  'billing.renewed': plan('renewed'),
  'billing.payment_failed': plan('payment_failed'),
  'billing.authentication_needed': plan('authentication_needed'),
  'billing.restricted': plan('restricted'),
  'billing.pause_offered': plan('pause_offered'),
  'billing.paused': plan('paused'),
  'billing.pause_ends_soon': plan('pause_ends_soon'),
  'billing.resumed': plan('resumed'),
  'billing.downgrade_confirmed': plan('downgrade_confirmed'),
  'billing.yearly_reminder': plan('yearly_reminder'),
  'billing.kept': plan('kept'),
  'billing.ended': plan('ended'),
  'billing.cancelled': left({ kind: 'cancel', plan: 'plan', endsAt: '2027-01-15T09:30:00Z', refunds: [] }),
  'billing.withdrawn': left({ kind: 'withdraw', plan: 'plan', endsAt: null, refunds: [firstBack, monthBack] }),
  'billing.guarantee': left({ kind: 'guarantee', plan: 'first', endsAt: null, refunds: [firstBack] }),
  'billing.nothing_to_leave': (locale, site) => nothingToCancelEmail(locale, 'too_late', reference, site),
  'billing.refunded': (locale, site) => refundEmail(locale, 'refunded', { amount: 2900, reference: null }, site),
  'billing.refund_failed': (locale, site) =>
    refundEmail(locale, 'refund_failed', { amount: 2900, reference: null }, site),
  'billing.refund_paid': (locale, site) =>
    refundEmail(locale, 'refund_paid', { amount: 2900, reference: 'VIR 2026-12-18' }, site),
  ...payoutEmailSamples,
  'billing.terms_change': (locale, site) =>
    termsEmail({ text: 'terms', locale, at: day('2026-12-18'), body: sampleValues[locale].decision, site }),
  'service.requested': service('requested'),
  'service.quoted': service('quoted'),
  'service.paid': service('paid'),
  'service.declined': service('declined'),
  'service.voided': service('voided'),
  'service.expired': service('expired'),
  'discover.message-receipt': (locale) => contactReceipt(locale, { kind: 'message', reference: 'M-2KD7' }),
  'discover.notice-receipt': (locale) => contactReceipt(locale, { kind: 'notice', reference: 'S-8WQ4' }),
  'discover.message-reply': (locale) =>
    replyEmail(locale, { kind: 'message', reference: 'M-2KD7', reply: sampleValues[locale].reply }),
  'discover.notice-reply': (locale) =>
    replyEmail(locale, { kind: 'notice', reference: 'S-8WQ4', reply: sampleValues[locale].decision }),
  'discover.withdrawn': (locale) =>
    withdrawnEmail(locale, {
      what: 'review',
      title: sampleValues[locale].review,
      reason: sampleValues[locale].decision,
    }),
  'discover.message-arrival': () => arrivalEmail({ kind: 'message', reference: 'M-2KD7', ...sampleValues.fr.sender }),
  'discover.notice-arrival': (_, site) =>
    arrivalEmail({
      kind: 'notice',
      reference: 'S-8WQ4',
      ...sampleValues.fr.sender,
      page: site + href('faq', 'fr'),
      reason: 'illegal',
    }),
  'experts.received': (locale, site) =>
    receivedEmail(locale, { reference: 'E-5TN1', name: sampleValues[locale].sender.name, link: site }),
  'experts.arrived-arrival': (_, site) =>
    arrivedEmail(
      { reference: 'E-5TN1', company: sampleValues.fr.expert, categories: ['logement'], ...sampleValues.fr.sender },
      site,
    ),
  'experts.admitted': (locale, site) => decisionEmail(locale, { reference: 'E-5TN1', reason: null, link: site }),
  'experts.refused': (locale, site) =>
    decisionEmail(locale, { reference: 'E-5TN1', reason: sampleValues[locale].sender.message, link: site }),
  'experts.asked': (locale, site) =>
    itemsRequestedEmail(locale, {
      reference: 'E-5TN1',
      items: [{ item: 'diploma', note: sampleValues[locale].sender.message }],
      link: site,
    }),
  'experts.resume': note('resume'),
  'experts.expired': note('expired'),
  'experts.unopened': note('unopened'),
  'experts.lapsed': note('lapsed'),
  'experts.withdrawn': note('withdrawn'),
  'experts.opened': note('opened'),
  'experts.leaving': note('leaving'),
  'experts.left': note('left'),
  'experts.suspended': note('suspended'),
  'experts.lifted': note('lifted'),
  'experts.terminated': note('terminated'),
  'experts.ending': note('ending'),
  'experts.ended': note('ended'),
  'experts.trial': note('trial'),
  'experts.restricted': note('restricted'),
  'experts.renewed': note('renewed'),
  'experts.profession': note('profession'),
  'experts.receives': note('receives'),
  'experts.receivesNot': note('receivesNot'),
  'staff.invited': (locale, site) =>
    invitationEmail({
      locale,
      roles: ['compliance', 'support'],
      link: `${site}${href('join-staff', locale)}#token=${token}`,
      expiresAt: day('2026-12-18'),
    }),
  'staff.factor_reset': factorResetEmail,
}
