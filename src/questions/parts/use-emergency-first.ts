import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import type { QuestionView } from '../shapes.ts'

/** Whom to call stands in the conversation, and nothing beside it: any other page of the question leads there. */
export function useEmergencyFirst(view: Pick<QuestionView, 'id' | 'emergency'> | null, locale: Locale): void {
  const go = useNavigate()
  const id = view?.emergency ? view.id : null
  useEffect(() => {
    if (id) void go(href('consultation', locale, { id }), { replace: true })
  }, [id, go, locale])
}
