import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField, typedText } from '../../api/fields.ts'
import { expertStates } from '../standing/standing.ts'
import { applicationDocuments } from './application.ts'
import { applicationStates, requestableItems } from './lifecycle.ts'

/** The token of an emailed link. It is sent in the body, because URLs end up in logs. */
const token = z.string().min(16, { error: 'link_invalid' }).max(300, { error: 'link_invalid' })
const paper = idField.nullable().default(null)
const gender = z.enum(['f', 'm', 'x'])

/** What applicants may see of their own application. */
export const ApplicantFile = z.object({
  reference: z.string(),
  firstName: z.string(),
  email: z.string(),
  state: z.enum(applicationStates),
  submittedAt: instant,
  reason: z.string().nullable(),
  asked: z.array(z.object({ item: z.enum(requestableItems), note: z.string() })),
  /** The sample case that awaits an answer. */
  trial: z.string().nullable(),
  papers: z.array(z.enum(applicationDocuments)),
  mayAppeal: z.boolean(),
  mayWithdraw: z.boolean(),
  /** The workspace has been opened with a password: from then on the expert signs in. */
  opened: z.boolean(),
  /** Opened with the link of a letter; the one of the screen says how things stand and nothing else. */
  byLetter: z.boolean(),
})
export type ApplicantFile = z.output<typeof ApplicantFile>

const line = typedText(2, 120)
const words = typedText(0, 120)
const paragraph = typedText(0, 2000)

/** What the page says in one language. */
const inLanguage = z.object({ profession: line, headline: line, bio: typedText(20, 2000, 'too_short') })

/** The page is written in each language in which the expert answers; in the other one as far as they like. */
export const ownProfileInput = z
  .object({
    gender,
    assistantName: typedText(2, 40),
    assistantGender: gender,
    professionFr: words,
    professionEn: words,
    headlineFr: words,
    headlineEn: words,
    bioFr: paragraph,
    bioEn: paragraph,
    languages: z.array(localeField).min(1, { error: 'language_required' }).max(2),
  })
  .superRefine((page, context) => {
    const own = {
      fr: { profession: page.professionFr, headline: page.headlineFr, bio: page.bioFr },
      en: { profession: page.professionEn, headline: page.headlineEn, bio: page.bioEn },
    }
    for (const locale of page.languages)
      for (const { path, message } of inLanguage.safeParse(own[locale]).error?.issues ?? []) {
        const ending = locale === 'fr' ? 'Fr' : 'En'
        context.addIssue({ code: 'custom', path: [`${String(path[0])}${ending}`], message })
      }
  })

export const OwnProfile = z.object({
  state: z.enum(expertStates),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  fields: z.object({
    gender,
    assistantName: z.string(),
    assistantGender: gender,
    professionFr: z.string(),
    professionEn: z.string(),
    headlineFr: z.string(),
    headlineEn: z.string(),
    bioFr: z.string(),
    bioEn: z.string(),
    languages: z.array(localeField),
  }),
  account: z.boolean(),
  missing: z.array(z.enum(['page', 'picture', 'account'])),
  /** Why the expert was suspended or terminated. */
  reason: z.string().nullable(),
})
export type OwnProfile = z.output<typeof OwnProfile>

export const onboardingApi = {
  'POST /joining/read': endpoint({
    summary: 'The own application, with the link of a letter',
    who: 'anyone',
    body: z.object({ token }),
    reply: ApplicantFile,
    refusals: ['link_invalid'],
    idempotent: true,
  }),
  'POST /joining/resubmit': endpoint({
    summary: 'Send what was asked for; nothing else of the application is open',
    who: 'person',
    body: z.object({ token, identity: paper, diploma: paper, picture: paper, words: typedText(0, 2000).default('') }),
    reply: ApplicantFile,
    refusals: ['link_invalid', 'application_decided', 'items_missing', 'file_missing', 'picture_type_unsupported'],
  }),
  'POST /joining/solve': endpoint({
    summary: 'Answer the sample case; whoever reads it does not know the name',
    who: 'anyone',
    body: z.object({ token, text: typedText(20, 6000, 'too_short') }),
    reply: ApplicantFile,
    refusals: ['link_invalid', 'application_decided'],
  }),
  'POST /joining/appeal': endpoint({
    summary: 'Contest a refusal, once: another person reads the file',
    who: 'anyone',
    body: z.object({ token, text: typedText(20, 2000, 'too_short') }),
    reply: ApplicantFile,
    refusals: ['link_invalid', 'application_decided', 'appeal_over'],
  }),
  'POST /joining/withdraw': endpoint({
    summary: 'Withdraw an application; its documents are deleted',
    who: 'anyone',
    body: z.object({ token }),
    reply: ApplicantFile,
    refusals: ['link_invalid', 'application_decided'],
  }),
  'POST /joining/begin': endpoint({
    summary: 'Choose a password for the desk of an accepted application, once',
    who: 'anyone',
    body: z.object({ token, password: z.string().max(256, { error: 'password_too_long' }) }),
    reply: ApplicantFile,
    refusals: [
      'link_invalid',
      'application_decided',
      'password_too_short',
      'password_too_long',
      'password_too_common',
      'email_in_use',
    ],
    // Idempotency records must not store a password.
    idempotent: true,
  }),
  'GET /me/expert/page': endpoint({ summary: 'The own page, public or not yet', who: 'expert', reply: OwnProfile }),
  'PUT /me/expert/page': endpoint({
    summary: 'Write the own page, in each language in which the expert answers',
    who: 'expert',
    body: ownProfileInput,
    reply: OwnProfile,
  }),
  'PUT /me/expert/picture': endpoint({
    summary: 'Set the picture of the own page (multipart, field `file`; JPG, PNG or WebP of 5 MB at most)',
    who: 'expert',
    reply: OwnProfile,
    refusals: ['file_too_large', 'file_type_unsupported', 'file_damaged', 'file_unfolds', 'file_missing'],
    idempotent: true,
  }),
  'POST /me/expert/open': endpoint({
    summary: 'Accept the terms, certify what is offered, and open: the page is public and questions may be offered',
    who: 'expert',
    body: z.object({
      terms: z.literal(true, { error: 'terms_required' }),
      lawful: z.literal(true, { error: 'lawful_required' }),
      /** Whether questions may be offered at once; otherwise only after the expert turns the switch on. */
      available: z.boolean().default(true),
      /** Whether the mandate to issue invoices in the own name is given. */
      mandate: z.boolean().default(false),
      /** In which the terms were read. */
      locale: localeField.default('fr'),
    }),
    reply: OwnProfile,
    refusals: ['page_incomplete', 'standing_unfit'],
  }),
  'POST /me/expert/leave': endpoint({
    summary: 'Leave: no more questions are offered, those accepted are finished first',
    who: 'expert',
    reply: OwnProfile,
    refusals: ['standing_unfit'],
  }),
  'GET /experts/:slug/picture': endpoint({ summary: 'The picture of an expert’s public page', who: 'anyone' }),
}
export type OnboardingApi = typeof onboardingApi
