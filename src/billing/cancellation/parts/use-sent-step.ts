import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import type { CancellationStep } from '../form.ts'
import type { TerminationKind } from './contract-name.ts'

/** `visit`: the entry of the history at which the step stands. */
type Given = { step: CancellationStep; locale: Locale; visit: string }

/** What React Router calls the entry of a document that it did not lead to. */
const unnamed = 'default'

/** The step, where the page is only asked for anew: in the other language, or at the same entry of the history. */
export const stepOf = (given: Given | undefined, locale: Locale, visit: string): CancellationStep | undefined =>
  given && (given.locale !== locale || given.visit === visit) ? given.step : undefined

/** The step that was sent: a change of language and a reload ask for the page without it. Left otherwise, it begins anew. */
export function useSentStep(kind: TerminationKind, posted: CancellationStep | undefined) {
  const locale = useLocale()
  const { key: visit } = useLocation()
  const place = `leaving-step:${kind}`
  const [given, setGiven] = useState<Given>()
  const step = posted ?? stepOf(given, locale, visit)
  useEffect(() => {
    const kept = visit === unnamed ? undefined : readDraft<Given>(place, sessionStorage)?.value
    const now = step ?? (kept?.visit === visit ? kept.step : undefined)
    setGiven(now && { step: now, locale, visit })
    if (!now) return deleteDraft(place, sessionStorage)
    // What failed on the way did so before a reload.
    const problems = now.problems.filter(({ field }) => field)
    saveDraft<Given>(place, { step: { ...now, problems }, locale, visit }, sessionStorage)
  }, [step, locale, visit, place])
  return step
}
