import { nothingEmailed } from '../../accounts/nothing-emailed.text.en.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import { safeToWrite } from './safe-to-write.text.en.ts'
import type { fr } from './text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: 'Have an expert answer',
  titleNamed: 'Have {name} answer',
  lead: 'Your question “{title}”, with the preview and your documents, goes to an expert. Category: {category}.',
  leadEarly: 'Your question “{title}”, with your documents, goes to an expert. Category: {category}.',
  back: 'Back to my question',
  loading: 'Your order is being prepared.',
  failed: 'The order could not be prepared.',
  retry: 'Try again',
  unknown: 'This question is not in this browser.',
  unknownText: 'It may have been asked on another device. Log in with the same address to find it.',
  signIn: 'Log in',
  needsScript: 'Paying needs JavaScript. Turn it on in your browser, then reload the page.',
  tooLate: 'You gave a very close deadline. At the present pace the answer might come after it.',
  email: {
    going: 'The answer and the receipt go to {email}.',
    typed: 'Your address: {email}',
    change: 'Change',
    attach:
      'Do you already have an account with this address? Open the link that we sent there: your question joins that account, with no new card if your plan includes it.',
  },
  safeToWrite,
  nothingEmailed,
  people: {
    now: 'Available now: {category}',
    line: ', {profession}, {city}',
    speaks: { one: 'answers in {first}', both: 'answers in French and English' },
    languages: { fr: 'French', en: 'English' },
    checked: '{title}, checked on {date}',
    estimate:
      'An expert accepts in about {assign}\u00a0minutes; the answer follows in {typical} to\u00a0{max}\u00a0minutes.',
    none: 'No expert in this category is at the counter right now.',
    noneText: 'You can order: your question waits for them for up to 24 hours.',
    opens: 'The next one arrives on {when}.',
  },
  named: {
    here: 'Available now',
    speaks: 'Answers in {languages}.',
    bridge:
      'Each writes in their own language, and reads a translation marked as one, or the original where there is none.',
    away: 'Not at the counter right now',
    rule: 'Your question goes to {name} and to nobody else. Without an acceptance within 2\u00a0minutes, or if they cannot go on after accepting, you choose: wait a little longer, let another expert answer, or cancel at no cost.',
    ruleAway:
      '{name} is not at the counter. After ordering you choose: wait for their return, let another expert answer, or cancel at no cost. Nobody else is asked before you have chosen.',
    other:
      'This question was not asked to {name}. You can give it to any available expert, or ask {name} a new question.',
    askNamed: 'Ask {name} a question',
  },
  hold: {
    tooLate: 'Nothing is taken if no expert accepts.',
    none: 'If nobody accepts, the hold is released and nothing is taken.',
    meanwhile: 'Nothing is taken in the meantime.',
  },
  invoiceName: {
    title: 'Your name, for your invoices',
    hint: 'From €25, an invoice carries the client’s name, unless the client objects: in that case leave these fields empty.',
    firstName: 'First name',
    lastName: 'Last name',
    optional: '(optional)',
  },
  consents: {
    title: 'Two things to agree to',
    terms: 'I am 18 or over and I accept the {link}.',
    termsLink: 'terms of use',
    termsNewTab: 'new tab',
    start: 'Start now.',
    /** What starts at once, and what a withdrawal costs then. */
    starts: {
      question: {
        hint: 'The law gives you 14 days to change your mind. By ticking this box you ask us to begin before they end. You may still withdraw: you would then pay only for what has already been provided, and this right ends once the full answer has been given. Our guarantee goes further: a first answer that does not satisfy you is refunded in full.',
        missing: 'Tick this box so that the expert can start now.',
      },
      plan: {
        hint: 'The law gives you 14 days to change your mind. By ticking this box you ask for the plan to begin before they end. You may still withdraw: you would then pay only for the days that have passed.',
        missing: 'Tick this box so that the plan can start now.',
      },
      service: {
        hint: 'The law gives you 14 days to change your mind. By ticking this box you ask for the work to begin before they end. You may still withdraw: you would then pay only for the part marked as done, and this right ends once the work is fully done.',
        missing: 'Tick this box so that the work can start now.',
      },
    },
    start_missing: 'Tick the box that asks for the work to start now.',
    terms_missing: 'Tick this box to order: you must be 18 and accept the terms.',
  },
  cardFaults: 'Complete the card: what is missing is written under each of its fields.',
  summary: { one: 'One point needs another look', other: '{n} points need another look' },
  asking: 'We are asking your bank.',
  held: 'Your payment is on hold. We are looking for your expert.',
  paid: 'Your payment went through. We are looking for your expert.',
  waiting: 'Your bank has not answered yet. Nothing is lost: we keep looking.',
  lookAgain: 'Look now',
  offerUsedQuote:
    'The first question at the reduced price exists only once, and you have used it. Here is the price of the monthly plan.',
  takePlan: 'See the monthly plan',
  newQuote: 'The price was worked out again. Read it once more, then order.',
  plan: {
    metaTitle: 'Plan',
    titles: {
      new: { plan: 'Take the monthly plan', copilot: 'Take the copilot' },
      early: { plan: 'Start the plan now', copilot: 'Take the copilot now' },
      reopen: { plan: 'Open your plan again', copilot: 'Open your copilot again' },
      resume: { plan: 'Start your plan again', copilot: 'Start your copilot again' },
      change: { plan: 'Move to the monthly plan', copilot: 'Move to the copilot' },
    },
    leads: {
      new: 'The first month is charged today. You can leave at any time, online.',
      early:
        'Your first period is not over: without this order, the first month would only be charged on the date you were told.',
      reopen:
        'Your plan is suspended for want of payment. A new month begins today; the days without service are not owed.',
      resume: 'Your plan is paused. This order ends the break: a month begins today.',
      change:
        'What you have already paid for this month is deducted. The amount below is exactly what will be charged.',
    },
    contains: 'What the copilot contains, every month',
    content: [
      'an expert of your own, who is offered your questions first',
      '{hours} hours of written work',
      '{meetings} meeting',
      'the unlimited questions of the plan',
    ],
    back: 'Back to my account',
    receipt: 'The receipt goes to {email}.',
    exists: 'You already have this plan.',
    existsText: 'Nothing was ordered. Your account shows its dates and what you can do with it.',
    notChangeable: 'Your plan cannot change right now.',
    notChangeableText:
      'A payment is waiting, a break is planned, you have cancelled, or your month ends within hours. Your account says where it stands.',
    account: 'See my account',
  },
  refusals: {
    plan_exists: 'You already have this plan: this click ordered nothing. Your account shows what was charged.',
    plan_not_changeable: 'Your plan cannot change right now. Your account says where it stands.',
    question_unknown: 'This question is not in this browser.',
    illegal_transition: 'This question no longer waits for an order. Reload the page to see where it stands.',
    email_needed: 'First say where the answer should go.',
    safe_to_write_needed: 'First say whether it is safe to write to you.',
    order_unknown: 'This order is not in this browser.',
    expert_unknown: 'This expert is no longer available.',
    too_many_requests: 'Too many payment attempts in a short time. This one took nothing: try again in an hour.',
    payments_unavailable: 'Unable to prepare the payment. Please try again in a moment.',
  },
}
