import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import type { FieldProblem } from '../../../ui/forms/form.tsx'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionView } from '../../shapes.ts'
import { useCheckoutMessages } from './messages.ts'
import { SafeToWriteChoices, safeToWriteField } from './safe-to-write-choices.tsx'

const questions = client<QuestionsApi>()

export type SafeToWrite = ReturnType<typeof useSafeToWrite>

/**
 * Asks whether writing is safe, where nothing is emailed about the question until somebody says so. The answer is saved
 * with the order: a wrong tap sends nothing.
 */
export function useSafeToWrite({ id, emailsWithheld, safeToWrite }: QuestionView, email: string) {
  const locale = useLocale()
  const [asks] = useState(emailsWithheld)
  return useAnswer({
    asks,
    before: safeToWrite,
    email,
    send: (safe) => questions('POST /questions/:id/safe-to-write', { params: { id }, body: { safe, locale } }),
  })
}

/** The same before ordering what is about no question, for all questions of which it is still to be said. */
export function useSafeToWriteAtAll(me: { email: string | null; emailsWithheld: boolean } | null | undefined) {
  const [asks, setAsks] = useState(false)
  const withheld = me?.emailsWithheld ?? false
  useEffect(() => {
    if (!withheld) return
    // Where this fails the order is refused with the same question.
    questions('GET /me/safe-to-write').then(
      (found) => setAsks((before) => before || found.asks),
      () => {},
    )
  }, [withheld])
  return useAnswer({
    asks,
    before: null,
    email: me?.email ?? '',
    send: (safe) => questions('POST /me/safe-to-write', { body: { safe } }),
  })
}

type Asked = { asks: boolean; before: boolean | null; email: string; send: (safe: boolean) => Promise<unknown> }

function useAnswer({ asks, before, email, send }: Asked) {
  const words = useCheckoutMessages().checkout
  const [answer, setAnswer] = useState(before)
  const [saved, setSaved] = useState(before)
  const { missing } = words.safeToWrite
  const problems: FieldProblem[] = asks && answer === null ? [{ field: safeToWriteField, message: missing }] : []
  return {
    asks,
    problems,
    fields: asks && (
      <SafeToWriteChoices
        words={words.safeToWrite}
        nothingEmailed={words.nothingEmailed.text}
        email={email}
        value={answer}
        onAnswer={setAnswer}
      />
    ),
    async save(): Promise<void> {
      if (answer === null || answer === saved) return
      await send(answer)
      setSaved(answer)
      void refreshAccount(true)
    },
  }
}
