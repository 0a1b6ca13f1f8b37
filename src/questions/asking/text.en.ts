import type { MessagesLike } from '../../i18n/text.ts'
import type { ask as fr } from './text.fr.ts'

export const ask: MessagesLike<typeof fr> = {
  title: 'Ask a question',
  metaTitle: 'Ask an expert a question | {brand}',
  description: 'Write your question. An AI assistant prepares a free preview; then an expert answers you.',
  heading: 'What is going on?',
  lead: 'Write as you would say it across a counter. An AI assistant asks you two or three questions and prepares a free preview; an expert takes over if you wish.',
  kept: 'Saved at {time}',
  keptHere: 'Kept in this browser',
  after: {
    title: 'And then',
    steps: [
      {
        title: 'The AI assistant reads you.',
        text: 'It asks what is missing, takes your documents and writes a preview.',
      },
      { title: 'You decide.', text: 'The preview is free, for two questions. You can leave it at that.' },
      {
        title: 'An expert answers.',
        text: '{first} is held, and only taken if an expert accepts. Then {plan} a month after {days} days, unless you cancel before.',
      },
    ],
  },
  privacy: 'Your question is never published without your consent. Leave out passwords and card numbers.',
  dictation: {
    start: 'Dictate instead',
    stop: 'Stop dictating',
    hint: 'Your browser writes what you say. Some browsers send the sound to their maker to do so.',
    listening: 'Listening. Speak at your own pace.',
    refused: 'The microphone is not allowed. Allow it in your browser, then try again.',
    nothing: 'Nothing was heard. Try again, closer to the microphone.',
    failed: 'Dictation does not work here. What was written is kept; go on with the keyboard.',
  },
  noScript: {
    title: 'Your text is kept below, but has not been sent.',
    text: 'The conversation with the assistant needs JavaScript, which could not start here. Reload the page or enable JavaScript, then send again: there is nothing to type anew.',
    notEmergency: 'Noted: this is not an emergency. Your text is below.',
    alertClosed:
      'Our team, alerted a moment ago, knows it too: the alert is over, and nobody will answer you this way.',
    alertOpen: 'Our team, alerted a moment ago, could not be told yet: it may read this text as an alert.',
    letter: 'Go on by email',
    letterText:
      'Leave an address: we keep your question and send you a link that opens it, with its free preview, on any device.',
    field: 'Subject',
    fieldNone: 'Choose a subject',
    email: 'Email address',
    send: 'Get the link',
    safeNow: 'Writing to me is safe: go on',
    trap: 'Leave this field empty',
    sent: 'Your question is kept. The link is on its way.',
    sentText:
      'Open the email that we have just sent: its link works once, for twenty-four hours. Nothing there? Look in your junk mail.',
    problems: {
      text: 'Your message must contain at least 20 characters.',
      category_unknown: 'Please choose the subject below too, so that the right person reads you.',
      not_a_question:
        'We did not find a question in this text. Nothing was sent or used up. Tell us in a few words what happened to you.',
      no_subject: 'Hello. Tell us in a few words what it is about: a home, a job, a car… Nothing was sent or used up.',
      not_safe_to_write:
        'You told us that writing to you is not safe: no link is sent, and nothing else. Call, or come back on a device that is only yours.',
      email: 'Please enter a valid email address',
      too_many_requests: 'Too many requests from this connection. Try again in an hour.',
      health_closed:
        'Health questions are not open here yet: such data must be kept by a certified host. Nothing has been sent. In an emergency, call 15 or 112; for thoughts of suicide, 3114.',
      failed: 'Unable to process your question. Please try again.',
    },
  },
  assistant: {
    metaTitle: 'Ask {name} a question | {brand}',
    heading: 'Ask {name} your question',
    called: { f: 'AI assistant {assistant}', m: 'AI assistant {assistant}', x: 'AI assistant {assistant}' },
    lead: '{called}: an artificial intelligence prepares your file and a free preview. {name} then reads the file and answers in person, if you wish.',
    now: 'Answering at the moment',
    later: 'Answers later',
    checked: '{title}, checked on {date}',
    profile: 'See the profile',
    notAsked: '{name} takes no new questions for now',
    notAskedText: 'Other experts of the field answer you.',
    askOthers: 'Ask my question',
    others: 'Ask any expert instead',
    named:
      'We ask {name} and nobody else. Without an acceptance within two minutes you choose: wait, turn to the other experts, or cancel at no cost.',
  },
}
