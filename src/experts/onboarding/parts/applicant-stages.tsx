import { day } from '../../../i18n/format.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Timeline, type TimelineEntry } from '../../../ui/time/timeline.tsx'
import type { fr } from '../applicant-file.text.fr.ts'
import type { ApplicantFile } from '../contract-onboarding.ts'
import type { ApplicationState } from '../lifecycle.ts'

type StagesMessages = MessagesLike<typeof fr>['stages']
type Stage = keyof StagesMessages['names']

/** The stages of an application up to the one it has reached, and those it may still come to. */
const stagesOf: Record<ApplicationState, { done: readonly Stage[]; now: Stage; next: readonly Stage[] }> = {
  in_review: { done: ['received'], now: 'read', next: ['decision', 'opening'] },
  info_requested: { done: ['received'], now: 'read', next: ['decision', 'opening'] },
  trial_case: { done: ['received'], now: 'read', next: ['decision', 'opening'] },
  approved: { done: ['received', 'read', 'approved'], now: 'opening', next: [] },
  active: { done: ['received', 'read', 'approved'], now: 'open', next: [] },
  rejected: { done: ['received', 'read'], now: 'rejected', next: [] },
  withdrawn: { done: ['received'], now: 'withdrawn', next: [] },
  expired: { done: ['received'], now: 'expired', next: [] },
}

type StagesProps = { file: Pick<ApplicantFile, 'state' | 'submittedAt'>; words: StagesMessages }

/** Where the application stands between its arrival and the expert's page. */
export function ApplicantStages({ file, words }: StagesProps) {
  const locale = useLocale()
  const { done, now, next } = stagesOf[file.state]
  const entry = (state: TimelineEntry['state']) => (stage: Stage) => ({
    key: stage,
    state,
    what: words.names[stage],
    ago: stage === 'received' && <time dateTime={file.submittedAt}>{day(locale, file.submittedAt)}</time>,
  })
  const entries = [...done.map(entry('done')), entry('now')(now), ...next.map(entry('next'))]
  return <Timeline entries={entries} words={words} />
}
