import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { signInPath } from '../../questions/parts/session.ts'
import { href } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { statusId } from './meeting-status.ts'
import { useMeetingMessages } from './messages.ts'
import type { OwnMeetings } from './own-meetings.tsx'
import { MeetingDialog } from './request-dialog.tsx'

type EntryProps = {
  /** Null without a session. */
  askable: OwnMeetings['askable'] | null
  /** The specialist from whose profile the request is made. */
  specialist?: string
}

/** The request from a profile, a department or a city: asks about which question, then opens the dialog. */
export function MeetingEntry({ askable, specialist }: EntryProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const go = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const first = askable?.[0]
  const { entry } = words
  if (!first)
    return (
      <div className="meeting-entry">
        <Notice title={words.ask}>
          <p>{askable && specialist ? entry.otherField : entry.none}</p>
          <p className="form-foot">
            <ButtonLink to={href('ask', locale)}>{entry.ask}</ButtonLink>
            {askable === null && (
              <ButtonLink variant="plain" to={signInPath(locale, location)}>
                {entry.login}
              </ButtonLink>
            )}
          </p>
        </Notice>
      </div>
    )
  const questionId = chosen ?? first.id
  return (
    <div className="meeting-entry">
      <Notice title={words.ask}>
        <p>{words.text}</p>
        <SelectField
          name="about"
          label={entry.which}
          value={questionId}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {askable?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <p className="form-foot">
          <Button onClick={() => setOpen(true)}>{words.next}</Button>
        </p>
        <MeetingDialog
          open={open}
          questionId={questionId}
          specialist={specialist}
          onAsked={() => void go(`${href('question', locale, { id: questionId })}#${statusId}`)}
          onClose={() => setOpen(false)}
        />
      </Notice>
    </div>
  )
}
