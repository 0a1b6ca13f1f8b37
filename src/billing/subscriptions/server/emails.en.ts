import type { MessagesLike } from '../../../i18n/text.ts'
import type { planEmails as fr } from './emails.fr.ts'

export const planEmails: MessagesLike<typeof fr> = {
  reason: 'You receive this message because you have a contract with us.',
  plans: { plan: 'your plan', copilot: 'your copilot' },
  reference: 'Contract reference',
  amount: 'Amount, VAT included',
  charged: 'Charged on',
  until: 'Access until',
  leave: 'Leave, without a reason and without an account',
  letters: {
    first_charge_reminder: {
      subject: 'First month at {amount}, on {date}',
      lead: 'Your first period is ending. On {date}, {amount} will be charged to your card for a month of unlimited questions.',
      more: 'If you do not want to go on, leave before that date: nothing will be charged, and your answers stay readable.',
      button: 'See my plan',
    },
    yearly_reminder: {
      subject: 'Your yearly reminder: your plan goes on',
      lead: 'You have had your plan since {since}. The next charge is {amount}, on {date}.',
      more: 'Your contract has no minimum term: you can leave at any time.',
      button: 'See my plan',
    },
    renewed: {
      subject: 'Receipt for {amount}',
      lead: 'We have received {amount} for {plan}. The current period ends on {date}.',
      more: 'The invoice is attached, and in your account too.',
      button: 'See the invoice',
    },
    payment_failed: {
      subject: 'Your bank refused the payment',
      lead: 'The charge of {amount} for {plan} did not succeed. Nothing is closed: you have seven days to use another card.',
      more: 'Where your bank allows it, there will be another try. You can also change your card now, without signing in.',
      button: 'Change my card',
    },
    authentication_needed: {
      subject: 'Your bank asks you to confirm',
      lead: 'Your bank wants you to confirm the charge of {amount} yourself. It takes a minute, without signing in.',
      more: 'Nothing is charged until it is confirmed. Everything stays open for seven days.',
      button: 'Confirm the payment',
    },
    kept: {
      subject: 'Your plan goes on',
      lead: 'Your decision is noted: {plan} goes on. Next charge: {amount}, on {date}.',
      more: '',
      button: 'See my plan',
    },
    downgrade_confirmed: {
      subject: 'Your plan changes on {date}',
      lead: 'Your copilot goes on until {date}. After that it will be the monthly plan.',
      more: '',
      button: 'See my account',
    },
    pause_offered: {
      subject: 'You asked nothing this month',
      lead: 'You paid for this month without asking an expert anything. Before the next charge of {amount}, on {date}, you can pause your plan at no cost.',
      more: 'After two months without a question, the pause comes by itself.',
      button: 'Pause my plan',
    },
    paused: {
      subject: 'Your plan takes a break',
      lead: 'From {date} nothing more is charged. Your plan starts again on {until}.',
      more: 'During the break your answers stay readable. To start again earlier, order it from your account: a new month then begins on that day.',
      button: 'See my plan',
    },
    pause_ends_soon: {
      subject: 'Your plan starts again on {until}',
      lead: 'The break ends on {until}. The next charge is {amount}.',
      more: 'You can leave before then, without a reason.',
      button: 'See my plan',
    },
    resumed: {
      subject: 'Your plan has started again',
      lead: 'The break is over: you can ask an expert again. Next charge: {amount}, on {date}.',
      more: '',
      button: 'Ask a question',
    },
    restricted: {
      subject: 'Your plan is suspended',
      lead: 'The payment did not succeed within seven days. Your answers stay readable and open questions will be finished; you cannot ask new ones.',
      more: 'We claim nothing for these days. A new payment opens your plan again the same day.',
      button: 'Open my plan again',
    },
    ended: {
      subject: 'Your plan has ended',
      lead: 'Your contract is over. Nothing more will be charged.',
      more: 'Your questions and answers stay readable in your account.',
      button: 'See my account',
    },
  },
}
