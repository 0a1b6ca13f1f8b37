import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { CodeMessages } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { FilledText, MemberLink, PersonLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { ContactMessage, MessagesApi } from '../contract-messages.ts'

const desk = client<MessagesApi>()

type MessageCardsProps = {
  messages: readonly ContactMessage[]
  codes: CodeMessages<'notices'>
}

/** Each message in full, with the possible actions or the one taken. */
export function MessageCards({ messages, codes }: MessageCardsProps) {
  const words = useAdminMessages('contact').contact
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [closing, setClosing] = useState<{ message: ContactMessage; send: boolean } | null>(null)
  const dialog = closing && wordsFor(closing.message, closing.send, words)
  return (
    <>
      <ul className="message-cards">
        {messages.map((message) => (
          <li key={message.id}>
            <article aria-labelledby={`from-${message.id}`}>
              <div className="panel-head">
                <h2 id={`from-${message.id}`}>
                  <FilledText text={words.from} values={{ name: <Sender message={message} /> }} />
                </h2>
                <Tag tone={message.kind === 'notice' ? 'brick' : undefined}>{words.kinds[message.kind]}</Tag>
              </div>
              <p className="facts soft">
                <time dateTime={message.sentAt}>{dayAndHour(locale, message.sentAt)}</time>
                <span>{message.email}</span>
                <span>{message.reference}</span>
              </p>
              {message.page && (
                <p className="facts">
                  <span>
                    {words.about} <Place page={message.page} />
                  </span>
                  {message.reason && <b>{codes.notices[message.reason] ?? message.reason}</b>}
                </p>
              )}
              <p className="said">{message.body}</p>
              {message.handled ? (
                <blockquote className="handled">
                  <p className="said">{message.handled.note}</p>
                  <p className="soft">
                    <FilledText
                      text={words.by}
                      values={{
                        name: message.handled.by ? <MemberLink {...message.handled.by} /> : '–',
                        date: dayAndHour(locale, message.handled.at),
                      }}
                    />
                  </p>
                </blockquote>
              ) : (
                <div className="decide">
                  <Button size="small" onClick={() => setClosing({ message, send: true })}>
                    {message.kind === 'notice' ? words.decide : words.answer}
                    <span className="sr">, {message.reference}</span>
                  </Button>
                  <Button variant="plain" size="small" onClick={() => setClosing({ message, send: false })}>
                    {words.putAway}
                    <span className="sr">, {message.reference}</span>
                  </Button>
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={closing !== null}
        title={dialog?.title ?? ''}
        draft={`${closing?.send ? 'reply' : 'close'}:${closing?.message.id}`}
        field="text"
        longest={4000}
        label={dialog?.label ?? ''}
        hint={dialog?.hint ?? ''}
        send={dialog?.send ?? ''}
        refusals={words.refusals}
        onClose={() => setClosing(null)}
        onSend={async (values) => {
          if (!closing) return
          const { message, send } = closing
          await desk('POST /admin/messages/:id/handle', {
            params: { id: message.id },
            body: { send, text: String(values.get('text')) },
          })
          announce(send ? words.sent : words.done)
          await revalidate()
        }}
      >
        {closing && <blockquote className="handled said">{closing.message.body}</blockquote>}
      </ReasonDialog>
    </>
  )
}

function Sender({ message: { personId, name } }: { message: ContactMessage }) {
  return personId ? <PersonLink person={{ id: personId, name }} /> : name
}

/** Typed by the sender: a link only if it is a URL of this site, opened in a new tab. */
function Place({ page }: { page: string }) {
  const own = /^https?:/.test(page) && URL.canParse(page) && new URL(page).origin === location.origin
  return own ? (
    <a href={page} target="_blank" rel="noreferrer">
      {page}
    </a>
  ) : (
    <span>{page}</span>
  )
}

function wordsFor({ kind, name, email, reference }: ContactMessage, send: boolean, words: AdminMessages['contact']) {
  if (!send)
    return {
      title: fill(words.putAwayTitle, { reference }),
      label: words.note,
      hint: words.putAwayHint,
      send: words.putAway,
    }
  return kind === 'notice'
    ? {
        title: fill(words.decideTitle, { reference }),
        label: words.yourDecision,
        hint: fill(words.decideHint, { email }),
        send: words.decide,
      }
    : {
        title: fill(words.answerTitle, { name }),
        label: words.yourAnswer,
        hint: fill(words.answerHint, { email }),
        send: words.answer,
      }
}
