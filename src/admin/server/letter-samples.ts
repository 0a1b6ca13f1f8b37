import { accountLetter, type LetterKind } from '../../accounts/server/mail.tsx'
import { erasedLetter, idleLetter } from '../../accounts/server/privacy-mail.tsx'
import type { LeavingContent } from '../../billing/leaving.ts'
import type { PlanLetter } from '../../billing/plan-states.ts'
import { nothingLetter, receiptLetter, refundLetter } from '../../billing/server/leaving-mail.tsx'
import { accountLetter as payoutAccountLetter, returnedLetter } from '../../billing/server/payout-mail.tsx'
import { planLetter } from '../../billing/server/plan-mail.tsx'
import type { ServiceLetter } from '../../billing/server/services.ts'
import { serviceLetter } from '../../billing/server/services-mail.tsx'
import { termsLetter } from '../../billing/server/terms-mail.tsx'
import {
  arrivalLetter,
  receiptLetter as contactReceipt,
  replyLetter,
  withdrawnLetter,
} from '../../discover/server/contact-mail.tsx'
import { arrivedLetter, decisionLetter, receivedLetter } from '../../experts/server/application-mail.tsx'
import { askedLetter, type NoteKind, noteLetter } from '../../experts/server/joining-mail.tsx'
import type { Locale } from '../../i18n/locale.ts'
import type { LetterWords } from '../../platform/mail/letter.tsx'
import type { LetterName } from '../../platform/mail/port.ts'
import { emergencyLetter } from '../../questions/server/emergency-mail.tsx'
import {
  type ClientLetter,
  clientLetter,
  orderLetter,
  previewLetter,
  returnLetter,
  wayBackLetter,
} from '../../questions/server/mail.tsx'
import { type MeetingLetter, meetingLetter } from '../../questions/server/meeting-mail.tsx'
import { href } from '../../screens.ts'
import { sampleWords } from './letter-sample-words.ts'
import { factorResetLetter, invitedLetter } from './staff-mail.tsx'

export type Sample = (locale: Locale, site: string) => LetterWords

const day = (text: string) => new Date(`${text}T09:30:00Z`)
const reference = 'CLV-7K3M-9QX2'
const token = 'exemple'
const hash = 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184'

const account =
  (kind: LetterKind): Sample =>
  (locale, site) =>
    accountLetter({ kind, locale, site, token })

const meeting =
  (kind: MeetingLetter): Sample =>
  (locale, site) =>
    meetingLetter(kind, {
      locale,
      id: token,
      site,
      title: sampleWords[locale].title,
      name: sampleWords[locale].expert,
      city: 'Nantes',
      place: sampleWords[locale].place,
      reason: sampleWords[locale].sender.message,
      at: day('2026-12-18'),
    })

const client =
  (name: ClientLetter): Sample =>
  (locale, site) =>
    clientLetter(name, { locale, id: token, title: sampleWords[locale].title, site }, sampleWords[locale].expert)

const returned =
  (what: 'voided' | 'refunded'): Sample =>
  (locale, site) =>
    returnLetter(what, { locale, id: token, title: sampleWords[locale].title, site }, { reference, amount: 300 })

const plan =
  (letter: PlanLetter): Sample =>
  (locale, site) => {
    const copilot = letter === 'downgrade_confirmed'
    return planLetter({
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
        wish: null,
      },
      amount: 2900,
      reference,
      site,
      token: () => token,
    })
  }

const service =
  (letter: ServiceLetter): Sample =>
  (locale, site) => {
    const { title, scope, closed } = sampleWords[locale].service
    return serviceLetter({
      letter,
      locale,
      service: {
        reference,
        title,
        scope,
        amount: 148_000,
        expires_at: day('2027-01-31'),
        closed_reason: closed,
      },
      site,
    })
  }

const left =
  (declared: Pick<LeavingContent, 'kind' | 'plan' | 'endsAt' | 'refunds'>): Sample =>
  (locale, site) => {
    const content: LeavingContent = {
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
    return receiptLetter(content, hash, site)
  }

const firstBack = { kind: 'first', paid: 300, amount: 300, used: null, days: null } as const
const monthBack = { kind: 'plan', paid: 2900, amount: 2610, used: 3, days: 30 } as const

const note =
  (kind: NoteKind): Sample =>
  (locale, site) => {
    const { sender, decision, title, place } = sampleWords[locale]
    return noteLetter(
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

/** Every letter of the product with invented data. One that is declared and missing here does not compile. */
export const letterSamples: Record<LetterName, Sample> = {
  'accounts.sign_in': account('sign_in'),
  'accounts.kept': account('kept'),
  'accounts.attach': account('attach'),
  'accounts.confirm': account('confirm'),
  'accounts.professional': account('professional'),
  'accounts.reset': account('reset'),
  'accounts.change_email': account('change_email'),
  'accounts.email_changed': account('email_changed'),
  'accounts.password_changed': account('password_changed'),
  'accounts.idle': (locale, site) => idleLetter(locale, day('2027-01-15'), site),
  'accounts.erased': (locale, site) =>
    erasedLetter(
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
  'questions.emergency-arrival': (_, site) => emergencyLetter(site, { id: token, number: 1042 }),
  'questions.wayBack': (locale, site) => wayBackLetter(locale, site + href('consultation', locale, { id: token })),
  'questions.preview': (locale, site) => previewLetter({ locale, id: token, site }, sampleWords[locale].preview),
  'questions.confirmed': (locale, site) =>
    orderLetter(
      { locale, id: token, site },
      {
        reference,
        token,
        quote: { today: 300, monthly: 2900, monthly_from: day('2027-01-15'), twelve_months: 35_100 },
      },
    ),
  'questions.unserved': client('unserved'),
  'questions.stillUnserved': client('stillUnserved'),
  'questions.followUpUnserved': client('followUpUnserved'),
  'questions.followUpOver': client('followUpOver'),
  'questions.holdLost': client('holdLost'),
  'questions.voided': returned('voided'),
  'questions.accepted': client('accepted'),
  'questions.message': client('message'),
  'questions.information': client('information'),
  'questions.noReplyNotice': client('noReplyNotice'),
  'questions.cardNeeded': client('cardNeeded'),
  'questions.answered': client('answered'),
  'questions.closingNotice': client('closingNotice'),
  'questions.closed': client('closed'),
  'questions.refunded': returned('refunded'),
  'questions.meetingAsked': meeting('meetingAsked'),
  'questions.meetingConfirmed': meeting('meetingConfirmed'),
  'questions.meetingCancelled': meeting('meetingCancelled'),
  'questions.meetingClientProposed': meeting('meetingClientProposed'),
  'questions.meetingWaits': meeting('meetingWaits'),
  'questions.meetingMoved': meeting('meetingMoved'),
  'questions.meetingOtherTimes': meeting('meetingOtherTimes'),
  'questions.meetingOtherTimesWished': meeting('meetingOtherTimesWished'),
  'questions.meetingWithdrawn': meeting('meetingWithdrawn'),
  'questions.meetingReminder': meeting('meetingReminder'),
  'questions.meetingHeld': meeting('meetingHeld'),
  'questions.meetingMissed': meeting('meetingMissed'),
  'questions.meetingClientConfirmed': meeting('meetingClientConfirmed'),
  'questions.meetingClientReminder': meeting('meetingClientReminder'),
  'questions.meetingClientHeld': meeting('meetingClientHeld'),
  'questions.meetingClientMissed': meeting('meetingClientMissed'),
  'questions.meetingClientWaits': meeting('meetingClientWaits'),
  'questions.meetingClientMoved': meeting('meetingClientMoved'),
  'questions.meetingReleased': meeting('meetingReleased'),
  'questions.meetingHours': meeting('meetingHours'),
  'questions.meetingRevoked': meeting('meetingRevoked'),
  'questions.meetingKept': meeting('meetingKept'),
  'questions.meetingClientOff': meeting('meetingClientOff'),
  'questions.meetingClientHours': meeting('meetingClientHours'),
  'questions.meetingClientClosed': meeting('meetingClientClosed'),
  'questions.meetingBusy': meeting('meetingBusy'),
  'questions.meetingStands': meeting('meetingStands'),
  'questions.meetingCleared': meeting('meetingCleared'),
  'questions.meetingClientBusy': meeting('meetingClientBusy'),
  'questions.meetingClientStands': meeting('meetingClientStands'),
  'questions.meetingClientCleared': meeting('meetingClientCleared'),
  'questions.meetingDone': meeting('meetingDone'),
  'questions.meetingClientDone': meeting('meetingClientDone'),
  'questions.meetingClientSummary': meeting('meetingClientSummary'),
  'billing.first_charge_reminder': plan('first_charge_reminder'),
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
  'billing.nothing_to_leave': (locale, site) => nothingLetter(locale, 'too_late', reference, site),
  'billing.refunded': (locale, site) => refundLetter(locale, 'refunded', { amount: 2900, reference: null }, site),
  'billing.refund_failed': (locale, site) =>
    refundLetter(locale, 'refund_failed', { amount: 2900, reference: null }, site),
  'billing.refund_paid': (locale, site) =>
    refundLetter(locale, 'refund_paid', { amount: 2900, reference: 'VIR 2026-12-18' }, site),
  'billing.payout_account': (locale, site) =>
    payoutAccountLetter({
      locale,
      account: { holder: sampleWords[locale].expert, end: '2606', at: day('2026-12-18') },
      site,
    }),
  'billing.payout_returned': (locale, site) =>
    returnedLetter({
      locale,
      transfer: {
        month: '2026-11',
        amount: 15_300,
        holder: sampleWords[locale].expert,
        end: '2606',
        reason: sampleWords[locale].bank,
      },
      site,
    }),
  'billing.terms_change': (locale, site) =>
    termsLetter({ locale, at: day('2026-12-18'), body: sampleWords[locale].decision, site }),
  'service.requested': service('requested'),
  'service.quoted': service('quoted'),
  'service.paid': service('paid'),
  'service.declined': service('declined'),
  'service.voided': service('voided'),
  'service.expired': service('expired'),
  'discover.message-receipt': (locale) => contactReceipt(locale, { kind: 'message', reference: 'M-2KD7' }),
  'discover.notice-receipt': (locale) => contactReceipt(locale, { kind: 'notice', reference: 'S-8WQ4' }),
  'discover.message-reply': (locale) =>
    replyLetter(locale, { kind: 'message', reference: 'M-2KD7', reply: sampleWords[locale].reply }),
  'discover.notice-reply': (locale) =>
    replyLetter(locale, { kind: 'notice', reference: 'S-8WQ4', reply: sampleWords[locale].decision }),
  'discover.withdrawn': (locale) =>
    withdrawnLetter(locale, {
      what: 'review',
      title: sampleWords[locale].review,
      reason: sampleWords[locale].decision,
    }),
  'discover.message-arrival': () => arrivalLetter({ kind: 'message', reference: 'M-2KD7', ...sampleWords.fr.sender }),
  'discover.notice-arrival': (_, site) =>
    arrivalLetter({
      kind: 'notice',
      reference: 'S-8WQ4',
      ...sampleWords.fr.sender,
      page: site + href('faq', 'fr'),
      reason: 'illegal',
    }),
  'experts.received': (locale, site) =>
    receivedLetter(locale, { reference: 'E-5TN1', name: sampleWords[locale].sender.name, link: site }),
  'experts.arrived-arrival': (_, site) =>
    arrivedLetter(
      { reference: 'E-5TN1', company: sampleWords.fr.expert, categories: ['logement'], ...sampleWords.fr.sender },
      site,
    ),
  'experts.admitted': (locale, site) => decisionLetter(locale, { reference: 'E-5TN1', reason: null, link: site }),
  'experts.refused': (locale, site) =>
    decisionLetter(locale, { reference: 'E-5TN1', reason: sampleWords[locale].sender.message, link: site }),
  'experts.asked': (locale, site) =>
    askedLetter(locale, {
      reference: 'E-5TN1',
      items: [{ item: 'diploma', note: sampleWords[locale].sender.message }],
      link: site,
    }),
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
    invitedLetter({
      locale,
      roles: ['compliance', 'support'],
      link: `${site}${href('join-staff', locale)}#token=${token}`,
      expiresAt: day('2026-12-18'),
    }),
  'staff.factor_reset': factorResetLetter,
}
