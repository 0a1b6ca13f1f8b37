import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { Choices } from '../../../ui/forms/check.tsx'
import type { FieldProblem } from '../../../ui/forms/form.tsx'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionView } from '../../shapes.ts'
import { useCheckoutMessages } from './messages.ts'

const questions = client<QuestionsApi>()
const field = 'safeToWrite'

export type SafeToWrite = ReturnType<typeof useSafeToWrite>

/**
 * Asks whether writing is safe, where nothing is emailed about the question until somebody says so. The answer is saved
 * with the order: a wrong tap sends nothing.
 */
export function useSafeToWrite({ id, emailsWithheld, safeToWrite }: QuestionView, email: string) {
  const words = useCheckoutMessages().checkout
  const locale = useLocale()
  const [asks] = useState(emailsWithheld)
  const [answer, setAnswer] = useState(safeToWrite)
  const [saved, setSaved] = useState(safeToWrite)
  const { ask, yes, yesHint, no, missing } = words.safeToWrite
  const problems: FieldProblem[] = asks && answer === null ? [{ field, message: missing }] : []
  return {
    asks,
    problems,
    fields: asks && (
      <Choices
        legend={fill(ask, { email })}
        name={field}
        value={answer === null ? '' : answer ? 'yes' : 'no'}
        onChoose={(value) => setAnswer(value === 'yes')}
        choices={[
          { value: 'yes', label: yes, hint: yesHint },
          { value: 'no', label: no, hint: words.nothingEmailed.text },
        ]}
      />
    ),
    async save(): Promise<void> {
      if (answer === null || answer === saved) return
      await questions('POST /questions/:id/safe-to-write', { params: { id }, body: { safe: answer, locale } })
      setSaved(answer)
      void refreshAccount(true)
    },
  }
}
