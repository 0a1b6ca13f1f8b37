import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { Choices } from '../../../ui/forms/check.tsx'
import type { safeToWrite } from '../safe-to-write.text.fr.ts'

export const safeToWriteField = 'safeToWrite'

type SafeToWriteChoicesProps = {
  words: MessagesLike<typeof safeToWrite>
  /** What follows from "no". */
  nothingEmailed: string
  email: string
  value: boolean | null
  onAnswer: (safe: boolean) => void
  error?: string | null
}

/** Is it safe to write to you? Neither answer is chosen beforehand. */
export function SafeToWriteChoices({ words, nothingEmailed, email, value, onAnswer, error }: SafeToWriteChoicesProps) {
  return (
    <Choices
      legend={fill(words.ask, { email })}
      name={safeToWriteField}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChoose={(chosen) => onAnswer(chosen === 'yes')}
      choices={[
        { value: 'yes', label: words.yes, hint: words.yesHint },
        { value: 'no', label: words.no, hint: nothingEmailed },
      ]}
      {...(error !== undefined && { error })}
    />
  )
}
