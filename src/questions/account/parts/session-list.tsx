import { useEffect, useState } from 'react'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import { usePlanMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'

const accounts = client<AccountsApi>()
type Session = Awaited<ReturnType<typeof readSessions>>[number]

async function readSessions() {
  return (await accounts('GET /sessions')).sessions
}

/**
 * The devices where the person is signed in, each but this one with a button that signs it out. The heading, which is an
 * address, is there before the list is.
 */
export function SessionList() {
  const words = usePlanMessages('sessions').sessions
  const locale = useLocale()
  const [sessions, setSessions] = useState<readonly Session[] | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => void readSessions().then(setSessions, () => setSessions([])), [])

  async function end(id: string) {
    setBusy(id)
    setFailed(false)
    try {
      await accounts('DELETE /sessions/:id', { params: { id } })
      setSessions(await readSessions())
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  if (sessions?.length === 0) return null
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h3 id="sessions" tabIndex={-1}>
        {words.title}
      </h3>
      <ul className="invoices">
        {sessions?.map(({ id, device, seenAt, current, byPasskey }) => (
          <li key={id}>
            <div>
              <b>{device ?? words.unknown}</b>
              <span className="soft small">
                {current ? words.here : fill(words.seen, { date: day(locale, seenAt) })}
                {byPasskey && `, ${words.byPasskey}`}
              </span>
            </div>
            {!current && (
              <Button
                variant="plain"
                size="small"
                busy={busy === id}
                onClick={() => void end(id)}
                aria-label={fill(words.endOf, { device: device ?? words.unknown })}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorText id="session-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </section>
  )
}
