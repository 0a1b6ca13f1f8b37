import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../../i18n/locale.ts'
import { loadSendQuestion } from './load-send-question.ts'
import type { QuestionInput, Received } from './question-box.tsx'

/** What a question box on any page needs: category proposals, and sending, which leads to the conversation. */
export function useAsk(locale: Locale, requestedExpert: string | null = null) {
  const go = useNavigate()
  return useMemo(
    () => ({
      propose: async (text: string, notEmergency: QuestionInput['notEmergency'], except: readonly string[]) =>
        (await loadSendQuestion()).proposeFor(text, locale, notEmergency, except),
      ask: async (asked: QuestionInput, received: Received) =>
        (await loadSendQuestion()).sendQuestion(asked, locale, requestedExpert, { received, go }),
    }),
    [go, locale, requestedExpert],
  )
}
