import { useState } from 'react'
import { client } from '../../api/call.ts'
import { plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import { useSentence } from '../../i18n/use-sentence.ts'
import { useQuestionMessages } from '../../questions/parts/messages.ts'
import { codeOf } from '../../shell/errors/say-failure.ts'
import { Check } from '../../ui/forms/check.tsx'
import type { Exchange, MeetingsApi } from '../contract.ts'
import { Exchanges } from './card.tsx'
import { useMeetingMessages } from './messages.ts'

const call = client<MeetingsApi>()

type MeetingPreviewProps = {
  questionId: string
  /** The ids of the exchanges that are not to be read. */
  withheld: readonly string[]
  onWithhold: (withheld: string[]) => void
}

/** The exchanges as the specialist will read them, before anything is confirmed; each can be withheld. */
export function MeetingPreview({ questionId, withheld, onWithhold }: MeetingPreviewProps) {
  const words = useMeetingMessages()
  const { refusals } = useQuestionMessages('refusals')
  const tag = useLanguageTag()
  const [read, setRead] = useState<readonly Exchange[] | null>(null)
  const [failed, setFailed] = useSentence({ words, refusals })
  const open = () =>
    call('GET /questions/:id/meeting/exchanges', { params: { id: questionId } }).then(
      ({ exchanges }) => {
        setRead(exchanges)
        setFailed(null)
      },
      (error: unknown) =>
        setFailed(
          ({ words, refusals }) => (refusals as Readonly<Record<string, string>>)[codeOf(error)] ?? words.seesFailed,
        ),
    )
  return (
    <>
      <details
        className="meeting-sees"
        onToggle={({ currentTarget }) => currentTarget.open && read === null && void open()}
      >
        <summary>{words.seesText}</summary>
        {failed && <p role="alert">{failed}</p>}
        {read?.length === 0 && <p>{words.seesNothing}</p>}
        {read && read.length > 0 && (
          <>
            <p className="small">{words.seesChoose}</p>
            <Exchanges
              read={read}
              head={({ id }, said) => (
                <Check
                  label={said}
                  checked={!withheld.includes(id)}
                  onChange={({ target }) =>
                    onWithhold(target.checked ? withheld.filter((one) => one !== id) : [...withheld, id])
                  }
                />
              )}
            />
          </>
        )}
      </details>
      {withheld.length > 0 && <p className="small">{plural(tag, words.withheld, withheld.length)}</p>}
    </>
  )
}
