import type { MessagesLike } from '../../i18n/text.ts'
import { en as subscriptions } from '../subscriptions/text.en.ts'
import type { fr } from './contract.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  reason: 'You receive this message because you have placed an order with us.',
  title: 'Your contract',
  subjectHeld: 'Your order is confirmed, nothing has been taken yet',
  subject: 'Your order is confirmed: {what}, {today}',
  ordered: {
    first: 'first question to an expert',
    plan: 'monthly plan',
    copilot: 'copilot',
    service: 'service by quote',
  },
  leads: {
    hold: 'The amount is held on your card. It is only taken if an expert accepts your question.',
    taken: 'An expert is taking care of your question: the amount is being taken from your card.',
    new: 'Your contract begins today, and its first month is paid.',
    early: 'As you asked, your first period is over: a whole month begins today, and it is paid.',
    reopen: 'Your plan is open again: a new month begins today, and it is paid.',
    resume: 'As you asked, the break is over: a whole month of the same contract begins today, and it is paid.',
    change: 'You move to copilot today, and the amount below is paid.',
    service: 'We have received {today} for “{what}”. The work begins.',
    serviceOwed: 'You have ordered “{what}”. The work begins as soon as your payment has arrived.',
  },
  copilot: {
    title: 'What your copilot contains, every month',
    contents: subscriptions.copilot.content,
  },
  lines: {
    held: 'Held today',
    paid: 'Paid today',
    owed: 'To be paid',
    monthly: 'Then every month, from {date}',
    next: 'Next payment',
    year: 'Total over twelve months if you change nothing',
    vat: 'VAT included',
    concluded: 'Ordered on',
    reference: 'Contract reference',
    invoice: 'Invoice',
  },
  term: {
    held: 'To never pay for a month of the plan, cancel before {date}: no reason is asked for, and no password.',
    renewed:
      'The contract has no minimum term. It is renewed every month, at {monthly}, until you cancel it. A higher price applies only with your agreement.',
    end: 'You may cancel it at any time, online, without a reason, a fee or an account, with the reference {reference} and your email address. It then ends with the period already paid.',
    once: 'The service is paid once. Nothing is renewed, and nothing else will be taken.',
  },
  cancel: 'Cancel my contract',
  withdrawal: {
    title: 'Your right of withdrawal',
    until: 'You may withdraw from this contract without giving a reason, up to and including {until}.',
    begun: {
      first:
        'You have expressly asked for the work to begin before that time is over: by law the right is lost for the first answer, and for it alone, once it has been fully given (article L221-28, 1°, of the French Consumer Code). Even then, our rule is to return its {today}. For the plan at {monthly} a month, your right stays whole until that time is over.',
      plan: 'You have expressly asked for the service to begin before that time is over: only the days already past stay owed, in proportion to the month (article L221-25 of the French Consumer Code).',
      service:
        'You have expressly asked for the service to begin before that time is over: only the part that we have marked as done stays owed, 0% at first and always shown in your account (article L221-25 of the French Consumer Code). The right is lost once the service is fully done (article L221-28, 1°).',
    },
    lost: 'The service is fully done, and you had expressly asked for it to begin at once: there is no right of withdrawal from it any more (article L221-28, 1°, of the French Consumer Code).',
    how: 'To withdraw: online and without an account at “Withdraw from the contract here”, with the form attached, or by a clear statement to {email}. The money returns by the same means of payment, within fourteen days at the latest.',
  },
  withdraw: 'Withdraw from the contract here',
  consents:
    'When you ordered, you accepted the terms, declared that you are of age and asked for the service to begin at once.',
  accepted: 'Wording accepted: {accepted}.',
  attached: 'Attached to this message: {files}.',
  files: {
    contract: 'your contract, with the whole terms and the withdrawal form',
    invoice: 'invoice {number}',
  },
  and: ', and ',
  invoiceLater: 'The invoice is sent to you as soon as the amount is taken.',
  proof: 'SHA-256',
  kept: 'This is the hash of the attached contract: we keep the file as it is.',
  mediation:
    'If we disagree, write to us first: {email} or {phone}. You may then turn free of charge to the consumer mediator: {mediator}, {mediatorAddress}. Their site: {mediatorUrl}',
  buttons: { question: 'Follow my question', account: 'See my account' },
  document: {
    parties: 'The parties',
    client: 'The client',
    seller: 'The trader',
    order: 'The order',
    price: 'The price',
    term: 'Duration, renewal and cancellation',
    mediation: 'Complaints and mediation',
    online: 'Online: {url}',
    terms: '{title}, version {version}',
    standardTerms: '{title}',
    file: 'contract-{reference}.pdf',
  },
  form: {
    title: 'Model withdrawal form',
    whole: 'first question to an expert, then monthly plan at {monthly}',
    note: '(Complete and return this form only if you wish to withdraw from the contract.)',
    to: 'To {seller}, {email}, {phone}:',
    notice:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract (*) for the provision of the following service (*): {what}, contract {reference}',
    ordered: 'Ordered on (*)/received on (*): {concluded}',
    name: 'Name of consumer(s):',
    address: 'Address of consumer(s):',
    signature: 'Signature of consumer(s) (only if this form is notified on paper):',
    date: 'Date:',
    strike: '(*) Delete as appropriate.',
  },
}
