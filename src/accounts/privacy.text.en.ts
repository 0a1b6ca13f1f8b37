import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './privacy.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  block: {
    export: 'Download my data',
    exportText: 'Everything that we keep about you, as a ZIP archive: texts, files, invoices, receipts.',
    exporting: 'Your archive is being prepared.',
    exported: 'Your archive has been downloaded.',
    erase: 'Erase my account',
    eraseText: 'You see what goes and what stays first. Nothing is erased unless you confirm.',
    failed: 'It is not done. Try again in a moment.',
  },
  dialog: {
    title: 'Erase my account',
    close: 'Close',
    loading: 'We are looking at what you have here.',
    lead: 'It is erased at once, and for good.',
    ends: 'What ends today',
    goes: 'What is erased',
    stays: 'What the law makes us keep',
    withdrawFirst: 'Within the fourteen days? Withdraw from the contract first: what is due is refunded to you.',
    withdraw: 'Withdraw from a contract',
    exportFirst: 'Download your data before: afterwards it can no longer be done.',
    password: 'Your password',
    word: 'To confirm, type ERASE',
    confirm: 'Erase for good',
    cancel: 'Keep my account',
    receipt: 'A receipt goes to {email}, then this address is erased too.',
    noReceipt: 'You left no address: the receipt is shown here.',
    problems: { one: 'One point needs your attention', other: '{n} points need your attention' },
    show: 'Show',
    hide: 'Hide',
    thePassword: 'the password',
    required: 'This field is required',
    word_wrong: 'Type ERASE to confirm.',
    password_wrong: 'This password is not right.',
  },
  done: {
    title: 'Your account is erased',
    text: 'Erased on {date}. You are signed out everywhere.',
    sent: 'A receipt goes to {email}.',
    hash: 'Hash of the receipt',
    verify: 'See the receipt',
    home: 'Back to the home page',
  },
  effects: {
    until: '{what} Until {date}.',
    ends: {
      plan: {
        one: 'Your plan ends: nothing more is charged, the period already paid is not refunded.',
        other: 'Your {n} plans end: nothing more is charged, the periods already paid are not refunded.',
      },
      hold: {
        one: 'One held amount is let go: it is not charged.',
        other: '{n} held amounts are let go: they are not charged.',
      },
      questions: {
        one: 'One open question is closed. Paid and not answered, it is refunded.',
        other: '{n} open questions are closed. Those paid and not answered are refunded.',
      },
      services: { one: 'One request for a quote is withdrawn.', other: '{n} requests for a quote are withdrawn.' },
      expert: {
        one: 'Your expert profile is taken off the site.',
        other: 'Your {n} expert profiles are taken off the site.',
      },
    },
    ended: {
      plan: {
        one: 'Your plan has ended: nothing more will be charged.',
        other: 'Your {n} plans have ended: nothing more will be charged.',
      },
      hold: {
        one: 'One held amount is let go: it is not charged.',
        other: '{n} held amounts are let go: they are not charged.',
      },
      questions: { one: 'One open question was closed.', other: '{n} open questions were closed.' },
      services: { one: 'One request for a quote was withdrawn.', other: '{n} requests for a quote were withdrawn.' },
      expert: {
        one: 'Your expert profile was taken off the site.',
        other: 'Your {n} expert profiles were taken off the site.',
      },
    },
    goes: {
      account: 'Name, addresses, telephone, picture, password, sessions and devices.',
      questions: 'Your questions, your messages, the previews, the drafts and the shared links.',
      files: 'All the files of your questions.',
      reviews: 'Your name and your comment on your reviews. The rating stays, without an author.',
      letters: 'The emails that we sent you.',
      messages: 'What you wrote to the house.',
      profile: 'Your presentation, portrait, titles, hours and templates.',
    },
    gone: {
      account: 'Erased: name, addresses, telephone, picture, password, sessions and devices.',
      questions: 'Erased: questions, messages, previews, drafts and shared links.',
      files: 'Erased: all the files of your questions.',
      reviews: 'Erased: your name and your comment on your reviews.',
      letters: 'Erased: the emails that we sent you.',
      messages: 'Erased: what you wrote to the house.',
      profile: 'Erased: presentation, portrait, titles, hours and templates.',
    },
    stays: {
      invoices: 'Invoices, with the name and address on them: ten years (French Commercial Code, L123-22).',
      contract: 'Dates, amounts, consents and receipts of the contract: five years (French Civil Code, 2224).',
      answers: 'The experts’ answers, without your name or how to reach you: five years, the time for claims.',
      offer: 'A hash of your address, from which it cannot be read back: the first-question offer is given once.',
      identity: 'Your name and profession, for the clients whom you answered: five years.',
      trader:
        'What identifies you as a trader (name, contact details, identity document, bank account), for no other use: six months after the contract ends (Regulation (EU) 2022/2065, article 30).',
      payouts: 'What was paid to you, with the account’s holder: ten years (French Commercial Code, L123-22).',
      tax: 'Your identity and number for the tax authority: six years after your last paid answer (French Tax Code, 1649 ter A).',
    },
  },
  refusals: {
    erasure_staff: 'A staff account is not erased here. Ask the management to withdraw your rights first.',
    erasure_held: 'This data must be kept for proceedings that are under way. You may write to us about it.',
    erasure_payment_running: 'A payment is under way. Try again in a few minutes.',
    erasure_dispute_open:
      'A payment is disputed with your bank. Your account can be erased once the dispute is closed.',
    erasure_work_open: 'You are working on a question. Answer it or give it back, then come again.',
    erasure_refund_owed:
      'A refund did not reach your card and is still owed to you. Your account can be erased once it has been paid another way.',
    erasure_payout_owed: 'Some answers have not been paid to you yet. Your account can be erased after the payout.',
    word_wrong: 'Type ERASE to confirm.',
    password_wrong: 'This password is not right.',
    too_many_requests: 'You have asked for it several times. Try again in an hour.',
    receipt_unknown: 'No receipt has this hash.',
  },
  readMe: {
    file: 'README.txt',
    lines: [
      'Your data at {brand}, {date}.',
      'The .json files can be read with a text editor and taken over by other software. Times are in universal time (UTC), amounts in euro cents.',
      'account: your account, sessions, devices, the emails that you were sent, your picture.',
      'experts: your expert profile, if you have one.',
      'billing: orders, contracts, consents, invoices and receipts as PDF, quotes, payouts.',
      'questions: your questions, the messages, the answers, and in the folder “files” your documents. If you are an expert: what you wrote.',
      'messages: what you wrote to the house.',
      'Your password is not here: we keep a hash of it only. Nor is your card number: we do not have it.',
    ],
  },
  letters: {
    erased: {
      subject: 'Your account is erased',
      intro: {
        asked: 'As you asked, your account was erased on {date}.',
        idle: 'After two years without a visit, your account was erased on {date}, as we had announced.',
      },
      stays: 'What the law makes us keep:',
      number: 'Number',
      hash: 'Hash (SHA-256)',
      last: 'This address is erased from our records once this email has been sent. Keep it: it is your only proof.',
      verify: 'Check this receipt',
      reason: 'You receive this email because your account has just been erased.',
    },
    idle: {
      subject: 'Your account will soon be erased',
      intro:
        'You have not been here for two years. Unless you come back, your account and what it holds will be erased on {date}.',
      action: 'Keep my account',
      outro: 'Signing in once is enough. Otherwise there is nothing to do.',
    },
  },
}
