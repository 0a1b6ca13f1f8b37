import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import type { PasskeysApi } from '../passkey-contract.ts'
import { usePasskeysWork } from './passkey-ceremony.ts'
import { AddPasskey } from './passkey-dialogs.tsx'

const passkeys = client<PasskeysApi>()

const readOwn = () => passkeys('GET /me/passkeys')
type Own = Awaited<ReturnType<typeof readOwn>>
type Passkey = Own['passkeys'][number]

type Settings = { onAdded?: () => void; heading?: 'h2' | 'h3'; className?: string }

/** The own passkeys: a new one, and those that open the account already. */
export function PasskeySettings({
  onAdded,
  heading: Heading = 'h3',
  className = 'account-part second-step',
}: Settings) {
  const { passkeys: words } = useAccountsMessages('passkeys')
  const works = usePasskeysWork()
  const [own, setOwn] = useState<Own | 'failed' | null>(null)
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const read = () => readOwn().then(setOwn, () => setOwn('failed'))
  useEffect(() => void readOwn().then(setOwn, () => setOwn('failed')), [])
  const changed = () => {
    void read()
    void refreshAccount(true)
  }
  return (
    <section className={className} aria-labelledby="passkeys">
      <Heading id="passkeys">{words.title}</Heading>
      <p>{words.intro}</p>
      {own === 'failed' && <ErrorText id="passkeys-error">{words.loadFailed}</ErrorText>}
      {own && own !== 'failed' && own.passkeys.length === 0 && <p className="soft">{words.none}</p>}
      {own && own !== 'failed' && own.passkeys.length > 0 && (
        <ul className="invoices">
          {own.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {works === false ? (
        <p className="soft small">{words.unsupported}</p>
      ) : (
        <p className="form-foot">
          <Button
            variant="plain"
            aria-haspopup="dialog"
            disabled={!works || !own || own === 'failed'}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        </p>
      )}
      {own && own !== 'failed' && (
        <AddPasskey
          {...own}
          open={adding}
          onClose={() => setAdding(false)}
          onAdded={() => {
            changed()
            onAdded?.()
          }}
        />
      )}
      <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} onRemoved={changed} />
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { passkeys: words } = useAccountsMessages('passkeys')
  const locale = useLocale()
  const { name, createdAt, usedAt, site } = passkey
  const told = [
    fill(words.createdAt, { date: day(locale, createdAt) }),
    usedAt ? fill(words.usedAt, { date: day(locale, usedAt) }) : words.unused,
    ...(site === location.hostname ? [] : [fill(words.site, { site })]),
  ]
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="soft small">{told.join(', ')}</span>
      </div>
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        onClick={onRemove}
        aria-label={fill(words.removeOf, { name })}
      >
        {words.remove}
      </Button>
    </li>
  )
}

type RemovePasskeyProps = { passkey: Passkey | null; onClose: () => void; onRemoved: () => void }

function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const words = useAccountsMessages('passkeys')
  const [busy, setBusy] = useState(false)
  const { problems, clear, failed } = useFormErrors(words)
  const { passkeys: own } = words
  const close = () => {
    clear()
    onClose()
  }
  async function remove() {
    if (!passkey) return
    setBusy(true)
    try {
      await passkeys('DELETE /me/passkeys/:id', { params: { id: passkey.id } })
      close()
      announce(own.removed)
      onRemoved()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={passkey !== null}
      title={own.removeTitle}
      confirmLabel={own.remove}
      cancelLabel={own.keep}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>{fill(own.removeText, { name: passkey?.name ?? '' })}</p>
      <ErrorText id="passkey-remove-error" live>
        {problems[0]?.message ?? null}
      </ErrorText>
    </ConfirmDialog>
  )
}
