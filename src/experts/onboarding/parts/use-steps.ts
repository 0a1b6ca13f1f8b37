import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import type { FieldProblem } from '../../../ui/forms/form.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { applicationSteps, stepOf } from '../application-steps.ts'

/** The draft in which the step is kept that was reached; sent or erased with the form's other drafts. */
export const stepKey = 'application-step'

/**
 * On a phone the application is shown step by step; hidden steps keep what was typed, and a reload the step. A problem leads to its step,
 * before a link of the summary moves the focus to the field.
 */
export function useSteps(problems: readonly FieldProblem[]) {
  const phone = useMedia('(max-width: 699px)')
  const [current, setCurrent] = useState(0)
  const title = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    setCurrent(Math.min(readDraft<number>(stepKey)?.value ?? 0, applicationSteps.length - 1))
  }, [])

  useEffect(() => {
    const first = problems.map(({ field }) => stepOf(field)).find((step) => step !== null)
    if (first !== undefined) setCurrent(first)
  }, [problems])

  return {
    stepped: phone,
    current,
    last: applicationSteps.length - 1,
    title,
    isHidden: (step: number) => phone && step !== current,
    go(step: number): void {
      flushSync(() => setCurrent(step))
      saveDraft(stepKey, step)
      title.current?.focus({ preventScroll: true })
      title.current?.scrollIntoView({ block: 'start' })
    },
    onClickCapture({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest('.summary a[href^="#field-"]') : null
      const step = stepOf(link?.getAttribute('href')?.slice('#field-'.length))
      if (step !== null) flushSync(() => setCurrent(step))
    },
  }
}
