import type { MessagesLike } from '../../i18n/text.ts'
import type { emails as fr, phrases as frPhrases } from './emails.text.fr.ts'

export const phrases: MessagesLike<typeof frPhrases> = {
  unnamed: 'your client',
  otherwise: {
    specialist: 'otherwise the request goes to somebody else',
    client: 'otherwise we look for somebody else',
    closed: 'otherwise the request ends',
  },
  bridge: {
    unread: { fr: 'French', en: 'English' },
    byMachine: 'The client’s words, in {language}, are translated automatically here. The original is on your page.',
    untranslated: 'The client’s words are in {language}, and not translated in this email.',
  },
  next: {
    open: 'We are looking for somebody else.',
    closed: 'As this question is closed, we do not look for anybody else.',
  },
  invitation: {
    agreed: 'Meeting with {name}',
    cancelled: 'Meeting cancelled',
    see: 'See it, move it or cancel it: {url}',
    file: 'meeting.ics',
    phone: 'By phone',
  },
  freed: { title: 'An hour is free', body: 'Open your meeting request to book it.' },
  feed: { name: '{brand} meetings', title: 'Meeting' },
}

export const emails: MessagesLike<typeof fr> = {
  meetingAsked: {
    subject: 'A client would like to meet you',
    lead: 'Somebody in {city} asks for a meeting: “{title}”. Accept with one to three times, or decline, by {when}.',
    button: 'Open my meetings',
  },
  meetingAskedWished: {
    subject: 'A client would like to meet you',
    lead: 'Somebody in {city} asks for a meeting: “{title}”. They say: {wish} Accept with one to three times, or decline, by {when}.',
    button: 'Open my meetings',
  },
  meetingConfirmed: {
    subject: 'Meeting agreed with {name}',
    lead: '{name} has chosen: {when}. {where} The attached invitation puts it in your calendar.',
    button: 'Open my meetings',
  },
  meetingRescheduled: {
    subject: 'Meeting with {name} moved to {short}',
    lead: 'The meeting with {name} was agreed for {before}. It is now on {when}. {where} The attached invitation moves it in your calendar.',
    button: 'Open my meetings',
  },
  meetingOvertaken: {
    subject: 'Meeting with {name} still stands, on {short}',
    lead: 'You had just given back the meeting of {before}, or proposed other times for it. Before this was passed on, {name} chose another hour: {when}. So what you had asked for no longer counts, and the meeting stands at this hour. {where} If it does not suit you, give it back or propose other times on your page. The attached invitation moves it in your calendar.',
    button: 'Open my meetings',
  },
  meetingMoved: {
    subject: '{name} asks for another time',
    lead: 'The meeting on {when}, about “{title}”, will not take place at that hour. Propose one to three times within three days. The attached invitation takes the earlier hour out of your calendar.',
    button: 'Propose times',
  },
  meetingOtherTimes: {
    subject: '{name} asks for other times',
    lead: '{name} found no time that suits about “{title}”. Propose one to three times within three days; {otherwise}.',
    button: 'Propose times',
  },
  meetingOtherTimesWished: {
    subject: '{name} asks for other times',
    lead: '{name} found no time that suits about “{title}”, and says: {wish} Propose one to three times within three days; {otherwise}.',
    button: 'Propose times',
  },
  meetingWithdrawn: {
    subject: 'No meeting came of it',
    lead: 'No time was chosen for “{title}”. The request is no longer yours; your access to the exchanges has ended.',
    button: 'Open my meetings',
  },
  meetingReminder: {
    subject: 'Reminder: meeting with {name}',
    lead: 'You see {name} on {when}. {where}',
    button: 'Open my meetings',
  },
  meetingHeld: {
    subject: 'Did the meeting with {name} take place?',
    lead: 'Say so on your page. Without a word, it counts as held after 24 hours.',
    button: 'Open my meetings',
  },
  meetingMissed: {
    subject: 'Your client says that you did not come',
    lead: 'About “{title}”, on {when}. You may give your side within 48 hours; our team will read it. Without an answer, others are asked before you for a year.',
    button: 'Give my side',
  },
  meetingCancelled: {
    subject: 'Meeting cancelled',
    lead: 'The request of {name} is cancelled: “{title}”. Your access to the exchanges has ended.',
    button: 'Open my meetings',
  },
  meetingAgreedCancelled: {
    subject: 'Meeting on {short} cancelled',
    lead: 'The meeting with {name}, agreed for {when}, is cancelled: “{title}”. The attached invitation takes it out of your calendar. Your access to the exchanges has ended.',
    button: 'Open my meetings',
  },
  meetingReproposed: {
    subject: 'Meeting on {short}: your other times are proposed',
    lead: 'The meeting with {name} on {when}, about “{title}”, will not take place at that hour. Instead you propose: {slots}. The choice is the other person’s, within three days. The attached invitation takes the earlier hour out of your calendar.',
    button: 'Open my meetings',
  },
  meetingGivenUp: {
    subject: 'Your meeting on {short} will not take place',
    lead: 'You have given back the hour agreed with {name} about “{title}”: {when}. The other person is told, and the attached invitation takes the meeting out of your calendar.',
    button: 'Open my meetings',
  },
  meetingReleased: {
    subject: 'A meeting request is no longer yours',
    lead: 'You do not receive clients here at the moment: “{title}” is no longer yours. The client has been told; your access to the exchanges has ended.',
    button: 'Open my meetings',
  },
  meetingRevoked: {
    subject: 'A client has taken back their consent',
    lead: 'The contact details and exchanges that belong to “{title}” are no longer shown to you: the client has taken back their consent. Do not use them any more. An agreed meeting stays agreed, except by phone: without a number there is no call, and you do not answer for it.',
    button: 'Open my meetings',
  },
  meetingRevokedCall: {
    subject: 'Meeting on {short} cancelled: consent withdrawn',
    lead: 'The meeting by phone on {when} is cancelled, and you do not answer for it: the client has taken back their consent, and their number is no longer shown to you. Nor are the contact details and exchanges that belong to “{title}”. Do not use them any more. The attached invitation takes the meeting out of your calendar.',
    button: 'Open my meetings',
  },
  meetingHours: {
    subject: 'Your new hours move a meeting',
    lead: 'Your hours no longer cover what was planned with {name} about “{title}”. {name} has been told. Propose one to three times within three days; {otherwise}.',
    button: 'Propose times',
  },
  meetingKept: {
    subject: 'Your meeting with {name} stands',
    lead: 'Your new hours do not cover {when}. The meeting with {name} stays. If it no longer suits you, propose other times more than 24 hours before, or give it back, on your page.',
    button: 'Open my meetings',
  },
  meetingClientProposed: {
    subject: '{name} proposes a meeting',
    lead: '{name} proposes to see you about “{title}”. Choose the time that suits you within three days; {otherwise}.',
    button: 'Choose a time',
  },
  meetingClientReproposed: {
    subject: 'Your meeting on {short} changes: choose another time',
    lead: '{name} can no longer see you on {when}, about “{title}”, and proposes other times. Choose the one that suits you within three days; {otherwise}. The attached invitation takes the earlier hour out of your calendar.',
    button: 'Choose a time',
  },
  meetingClientBookable: {
    subject: '{name} can see you: book your hour',
    lead: '{name} opens free hours for booking. Choose yours within three days, about “{title}”; {otherwise}. Nothing is passed on before you have booked.',
    button: 'Choose an hour',
  },
  meetingClientFull: {
    subject: 'Every hour of {name} is taken for now',
    lead: '{name} takes bookings, about “{title}”, and has no free hour for now. Be told as soon as an hour frees, say when you are free, or have us look for somebody else. If you choose nothing within three days, we look for somebody else.',
    button: 'See my request',
  },
  meetingClientAskedInstead: {
    subject: '{name} no longer takes bookings',
    lead: 'The hours of {name} can no longer be booked online, about “{title}”. We have passed your request on instead, and tell you what they answer; {otherwise}.',
    button: 'See my request',
  },
  meetingClientFreed: {
    subject: 'An hour is free with {name}: {short}',
    lead: '{name} can see you on {when}. The hour goes to whoever books it first; you are told because you asked, in the order of the list.',
    button: 'Book this hour',
  },
  meetingClientConfirmed: {
    subject: 'Meeting agreed with {name}',
    lead: 'You see {name} on {when}. {where} The attached invitation puts it in your calendar.',
    button: 'See the meeting',
  },
  meetingClientRescheduled: {
    subject: 'Meeting with {name} moved to {short}',
    lead: 'Your meeting with {name} was agreed for {before}. It is now on {when}. {where} The attached invitation moves it in your calendar.',
    button: 'See the meeting',
  },
  meetingClientReminder: {
    subject: 'Reminder: meeting with {name}',
    lead: 'You see {name} on {when}. {where}',
    button: 'See the meeting',
  },
  meetingClientHeld: {
    subject: 'Did your meeting with {name} take place?',
    lead: 'Say so on your question’s page. Without a word, it counts as held after 24 hours.',
    button: 'Reply',
  },
  meetingClientMissed: {
    subject: '{name} says that you did not come',
    lead: 'About “{title}”, on {when}. You may give your side within 48 hours; our team will read it.',
    button: 'Give my side',
  },
  meetingClientWaits: {
    subject: 'Nobody near {city} is available at the moment',
    lead: 'Your request for a meeting about “{title}” is on the waiting list. We look again every day, and our team has been told. You may look at your request again, or cancel it.',
    button: 'See my request',
  },
  meetingWaits: {
    subject: 'No specialist near {city}',
    lead: 'A meeting request is waiting: “{title}”. Find somebody, or tell the person.',
    button: 'Open the question',
  },
  meetingClientMoved: {
    subject: 'We are looking for another specialist',
    lead: 'The specialist asked about “{title}” cannot see you. Their access has ended; your request goes on.',
    button: 'See my request',
  },
  meetingClientOff: {
    subject: 'Your meeting on {short} will not take place',
    lead: '{name} can no longer see you on {when} about “{title}”. Their access to your exchanges has ended. {next}',
    button: 'See my request',
  },
  meetingClientGivenUp: {
    subject: 'Your meeting on {short} will not take place',
    lead: 'You have given up the hour agreed with {name} about “{title}”: {when}. The other person is told, and the attached invitation takes the meeting out of your calendar.',
    button: 'See my request',
  },
  meetingClientHours: {
    subject: '{name} has other hours now',
    lead: 'What was planned with {name} about “{title}” no longer stands. Other times follow within three days; {otherwise}.',
    button: 'See my request',
  },
  meetingClientClosed: {
    subject: 'Your meeting request ends',
    lead: '{name} can no longer see you about “{title}”. {next} Their access to your exchanges has ended.',
    button: 'See my question',
  },
  meetingBusy: {
    subject: 'The times you proposed are taken',
    lead: 'All the times proposed to {name} about “{title}” have been agreed with somebody else. {name} has been told. Propose one to three times within three days; {otherwise}.',
    button: 'Propose times',
  },
  meetingStands: {
    subject: 'Absence from the meeting of {short}: our decision',
    lead: 'Somebody of our team has read both sides about “{title}” and upholds the reported absence. Their reason: {reason} A specialist’s absence makes others come first for a year. To contest it, answer this email: another person will read it again.',
    button: 'Open my meetings',
  },
  meetingCleared: {
    subject: 'Absence from the meeting of {short}: our decision',
    lead: 'Somebody of our team has read both sides about “{title}” and does not uphold the reported absence. Their reason: {reason} It counts for nobody. To contest it, answer this email: another person will read it again.',
    button: 'Open my meetings',
  },
  meetingClientBusy: {
    subject: '{name} is looking for other times',
    lead: 'The times that {name} proposed to you about “{title}” have just been taken. Others will be proposed within three days; {otherwise}.',
    button: 'See my request',
  },
  meetingClientStands: {
    subject: 'Absence from the meeting of {short}: our decision',
    lead: 'Somebody of our team has read both sides of your meeting with {name} and upholds the reported absence. Their reason: {reason} Nothing is charged to you. To contest it, answer this email: another person will read it again.',
    button: 'See my question',
  },
  meetingDone: {
    subject: 'A summary for {name}?',
    lead: 'The meeting about “{title}” is over. A few lines are enough: what was said, what is left to do. Your page takes them until thirty days after the meeting.',
    button: 'Write the summary',
  },
  meetingClientDone: {
    subject: 'How did your meeting with {name} go?',
    lead: 'A rating, and a word if you like, until thirty days after the meeting. Your review appears on the profile of {name}. We ask only once.',
    button: 'Give my review',
  },
  meetingClientSummary: {
    subject: '{name} has summed up your meeting',
    lead: 'The summary of the meeting about “{title}” is on your question’s page. You keep it with the question.',
    button: 'Read the summary',
  },
  meetingClientCleared: {
    subject: 'Absence from the meeting of {short}: our decision',
    lead: 'Somebody of our team has read both sides of your meeting with {name} and does not uphold the reported absence. Their reason: {reason} It counts for nobody. To contest it, answer this email: another person will read it again.',
    button: 'See my question',
  },
}
