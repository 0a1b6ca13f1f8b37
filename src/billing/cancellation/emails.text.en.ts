import type { MessagesLike } from '../../i18n/text.ts'
import type { cancellationEmails as fr } from './emails.text.fr.ts'

export const cancellationEmails: MessagesLike<typeof fr> = {
  reason: 'You receive this message because you have a contract with us.',
  plans: { first: 'your first question', plan: 'your plan', copilot: 'your copilot', service: 'your service by quote' },
  charges: {
    first: 'First question',
    plan: 'Month of the plan',
    copilot: 'Month of the copilot',
    change: 'Change of plan',
    service: 'Service',
  },
  receipt: {
    kind: 'Declaration',
    at: 'Received on',
    reference: 'Contract reference',
    email: 'Address of the contract',
    name: 'Name given',
    endsAt: 'Access until',
    back: '{charge}: given back',
    share: '{charge} of {paid}, {used} of {days} days used: given back',
    part: '{charge} of {paid}, {used}% done: given back',
    total: 'Given back in all',
    proof: 'SHA-256 of this receipt',
    verify: 'Verify this receipt',
    pdf: 'Download the receipt as PDF',
    footnote:
      'The hash is that of the exact text of the declaration, which we keep. Whoever has it can verify this receipt at the address given.',
  },
  cancel: {
    title: 'Cancellation of a contract',
    subject: 'Your contract is cancelled',
    lead: 'We have received the cancellation of {plan}. You have access until {date}; nothing will be charged after that.',
    atOnce:
      'We have received the cancellation of {plan}. The month that could not be charged is no longer asked for: the contract ends today, and nothing more will be charged.',
    held: 'We have received your cancellation. If an expert accepts your question, the first question is charged and nothing else: no month of a plan will follow.',
    more: 'Your questions and answers stay readable. If it was a mistake, you can change your mind until that date, in your account.',
  },
  withdraw: {
    title: 'Withdrawal',
    subject: 'Your withdrawal is recorded',
    lead: 'You have withdrawn from {plan}. The contract is over, and nothing more will be charged.',
    back: '{total} is given back to you, to the card that paid. The refund leaves today; your bank usually shows it within five to ten days.',
    waits:
      '{total} is yours again. You have also disputed this payment with your bank, which decides first: it gives the sum back itself, or we do as soon as it has decided.',
    held: 'Nothing had been charged: the hold on your card is released.',
    more: 'Your questions and answers stay readable.',
    unpaid: 'Nothing had been charged, and nothing will be.',
    nothingLeft: 'Nothing is left to give back: what was due has been given back already.',
    moreService: 'The work stops there. What you have already received stays yours.',
  },
  guarantee: {
    title: 'Money-back guarantee',
    subject: 'Your first question is refunded',
    lead: 'You have asked for the guarantee: {total} is given back to you, to the card that paid. Your bank usually shows it within five to ten days.',
    waitsSubject: 'Your guarantee is recorded',
    waits:
      'You have asked for the guarantee: {total} is yours again. You have also disputed this payment with your bank, which decides first: it gives the sum back itself, or we do as soon as it has decided.',
    more: 'You have nothing else to do: no month will be charged after this question, and the answer stays readable.',
  },
  nothing: {
    over: {
      subject: 'This contract is already over',
      lead: 'Somebody asked, with the reference {reference} and your address, to end a contract. It is already over: nothing will be charged.',
    },
    too_late: {
      subject: 'The time to withdraw is over',
      lead: 'Somebody asked, with the reference {reference} and your address, to withdraw from a contract. The fourteen days of the law are over, so nothing has changed. You can cancel at any time, however, without a reason.',
    },
    service: {
      subject: 'This contract has not changed',
      lead: 'Somebody asked, with the reference {reference} and your address, to end a contract. It is a service by quote, paid once: there is nothing to cancel, and nothing else will be charged. It can be withdrawn from within fourteen days of the order, as long as it is not fully done.',
    },
    button: 'Cancel my contract',
    notYou: 'If it was not you, there is nothing to do.',
  },
  refunded: {
    subject: '{amount} has been given back to you',
    lead: 'The refund of {amount} has left for the card that had paid. Your bank usually shows it within five to ten days.',
    more: 'The credit note is in your account.',
  },
  refund_failed: {
    subject: 'Your refund has not arrived',
    lead: 'Your bank could not take the refund of {amount}: the card may have expired or been replaced. This sum is still owed to you.',
    more: 'We will write to you to agree on another way. You can also answer this message with an IBAN.',
  },
  refund_paid: {
    subject: 'Your refund of {amount} has been paid',
    lead: 'The card could not take your refund. We have paid you {amount} by another way, with the reference below.',
    more: 'The credit note is in your account. Nothing more is owed to you for this payment.',
  },
  amount: 'Sum',
  transfer: 'Reference of the payment',
  account: 'See my account',
}
