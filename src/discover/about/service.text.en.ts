import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './service.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  how: {
    title: 'How it works | {brand}',
    description:
      'From your question to an expert’s answer: who does what, what a machine writes and what a person writes, when money moves, and what happens if nobody answers.',
    heading: 'From your question to the answer.',
    lead: 'Seven moments, three voices. You always know who is writing, and what it costs.',
    lanes: { you: 'You', machine: 'Assistant', expert: 'Expert' },
    ai: 'AI',
    steps: [
      {
        who: 'you',
        title: 'You tell the story',
        text: 'A few sentences in your own words will do. You may attach a letter or a photo. We propose an area, you confirm it.',
        cost: 'Free',
      },
      {
        who: 'machine',
        title: 'The assistant asks its questions',
        text: 'Two or three, those an expert would ask: a date, a sum, a paper. You may skip them and ask for an expert at once.',
        cost: 'Free',
      },
      {
        who: 'machine',
        title: 'The assistant writes a preview',
        text: 'It names its sources and its limits. If it is enough for you, it ends there and you owe nothing.',
        cost: 'Free',
      },
      {
        who: 'you',
        title: 'You ask for an expert',
        text: 'You give an email address and read the whole price, with its dates. The amount is held on your card: it is not taken yet.',
        cost: '{first} held',
      },
      {
        who: 'expert',
        title: 'An expert accepts',
        text: 'Within about {assign} minutes when somebody is there. You see live who is being asked, who accepts, and why them. From that moment the assistant is silent.',
        cost: '{first} taken',
      },
      {
        who: 'expert',
        title: 'The expert answers',
        text: 'Within about {typical} minutes, {max} at most in most cases: what to do, by what date, with which papers, and what the answer does not cover.',
        cost: 'Included',
      },
      {
        who: 'you',
        title: 'You go on, or you leave',
        text: 'You may write again, print the answer, rate it, or get your money back with one click. The plan at {plan} a month starts only {days} days after the order, unless you leave before.',
        cost: '{plan} a month, or nothing',
      },
    ],
    voices: 'What comes from a machine, what comes from a person',
    voicesLead: 'Every message carries the name of its author. The two never write at once.',
    machine: {
      title: 'The assistant, an artificial intelligence',
      lines: [
        'Proposes an area from your text.',
        'Asks the first questions and puts your answers into a file.',
        'Writes the preview, from published texts that it names.',
        'Gives no personal opinion where the law reserves it to a profession.',
        'Falls silent as soon as an expert accepts.',
      ],
    },
    person: {
      title: 'The expert, a person',
      lines: [
        'Has been checked: identity, diploma, professional registration where there is one.',
        'Reads your file before accepting, and may decline.',
        'Writes the full answer and replies to your messages.',
        'Is bound by the rules of their profession.',
        'Is paid to answer, not to sell you something else.',
      ],
    },
    nobody: 'And if nobody answers?',
    nobodyLead: 'It happens, mostly at night. This is exactly what follows, counted from your order.',
    nobodySteps: [
      { at: '{widen} min', text: 'We widen the search to neighbouring areas, at no extra cost.' },
      {
        at: '{unserved} min',
        text: 'We tell you, and you choose: wait, set a time, or cancel. Our team is alerted.',
      },
      { at: '{again} min', text: 'Our team is alerted a second time, and we give you the time of the next expert.' },
      {
        at: '{void} h',
        text: 'Without an answer the hold is released by itself. Nothing was taken, and no plan exists.',
      },
    ],
    claims: 'Where we stand',
    claimsLead: 'Every figure is counted at the moment the page is drawn.',
    ask: {
      heading: 'The best is to try',
      text: 'The preview is free and needs no account.',
      button: 'Ask my question',
    },
    pricing: 'The price, all of it',
  },
  pricing: {
    title: 'Pricing: {first}, then {plan} a month, all of it | {brand}',
    description:
      'The preview is free. The first answer of an expert costs {first}, then {plan} a month from a date that is told. A dated example, VAT, the guarantee, and how to leave.',
    heading: 'The price, all of it.',
    lead: 'Nothing hides behind small print: what you pay, when, and how you stop.',
    board: 'The tariff',
    boardNote: 'VAT included, in euros.',
    perMonth: 'a month',
    vat: 'including VAT {vat}',
    rows: {
      preview: {
        name: 'The preview',
        figure: 'free',
        text: 'The assistant, an artificial intelligence, asks its questions and writes a preview with its sources. {free} questions a person, no card.',
      },
      first: {
        name: 'The first answer of an expert',
        text: 'Once a person. The amount is held when you order and taken only when an expert accepts. You may write back until the end of the first period.',
      },
      plan: {
        name: 'The plan',
        text: 'Starts {days} days after the first order, on the date written on the button. Unlimited questions, each with an expert’s answer. No minimum term.',
      },
      copilot: {
        name: 'The copilot',
        text: 'A named expert, asked first: up to {hours} hours of written answers and {meetings} meeting a month. No minimum term.',
      },
      agent: {
        name: 'The SuperAgent',
        figure: 'by quote',
        text: 'A case followed from end to end by a team, for a business, a shared building or an estate. The quote is free and binds you to nothing.',
        action: 'Ask for a quote',
      },
    },
    example: 'An example, with dates',
    exampleLead: 'If you ordered at the moment this page is drawn.',
    dates: {
      order: 'You order. {first} are held, then taken if an expert accepts.',
      reminder: 'We write to you: amount, date, and a link to leave.',
      charge: 'First charge of {plan}, if you stayed.',
      next: 'Second charge of {plan}, and so on every month.',
    },
    year: 'Over twelve months, if you stay',
    ask: 'Begin with the free preview',
    guarantee: {
      title: 'A useful answer, or your money back.',
      text: 'For {guaranteeDays} days after the first answer, one button returns your {first} and stops the plan. Nobody asks why. If no expert answers, nothing is taken.',
      note: 'returned in one click, once a person',
    },
    leave: 'Leaving',
    leaveLead: 'No reason, no phone call, no account to create.',
    leaveWays: [
      {
        name: 'Cancel, in three clicks',
        text: 'At the foot of every page. The plan ends with the month paid for, or before the first one. A dated receipt confirms it.',
      },
      {
        name: 'Withdraw, for fourteen days',
        text: 'It is the law. If an expert began at your request, only the part already provided remains due.',
      },
      {
        name: 'Use the guarantee',
        text: 'On the page of the answer, one button. The refund leaves at once; your bank takes a few days to show it.',
      },
    ],
    leaveLinks: { cancel: 'Cancel a contract', withdraw: 'Withdraw' },
    tax: 'VAT',
    taxLead: 'At {rate}%, included in every price. An invoice is issued for every charge.',
    taxHead: { what: 'What you pay', net: 'Before VAT', vat: 'VAT', total: 'Total' },
    faq: {
      title: 'What people ask about the price',
      items: [
        {
          question: 'When am I charged?',
          answer:
            'When you order, {first} are held: your bank puts them aside. They are taken when an expert accepts, and released otherwise. The {plan} are taken for the first time {days} days after the order, if you are still there.',
        },
        {
          question: 'Why a plan after a single question?',
          answer:
            'Because {first} do not pay for the work of a professional. Those who stay ask as many questions as they like. Those who need one answer leave before the date and pay nothing more: we write to them seven days before to remind them.',
        },
        {
          question: 'Can the amount change?',
          answer:
            'No. The price shown before the order is signed by our server, and a charge that differs from it is refused. A new tariff only applies to those who accept it.',
        },
        {
          question: 'I am not in France. What will I pay?',
          answer:
            'The same price, in euros. If your account is in another currency, your bank converts at its own rate and may take a fee.',
        },
        {
          question: 'And when my free questions are used up?',
          answer: 'You may take the first paid answer, or the plan. From then on previews are no longer counted.',
        },
      ],
    },
  },
}
