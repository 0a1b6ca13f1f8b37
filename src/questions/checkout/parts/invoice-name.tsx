import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import { useAccount } from '../../../shell/account.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { type Autosave, autosave, readDraft } from '../../../shell/drafts/autosave.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useCheckoutMessages } from './messages.ts'

const accounts = client<AccountsApi>()

type Names = { firstName: string; lastName: string }
const noNames: Names = { firstName: '', lastName: '' }
const draftKey = 'invoice-name'

/**
 * The name for the invoices of a client who has given none. Left empty, the invoices carry the email address: the law
 * lets a client object to the name. What is typed survives a reload while the tab is open, and can be changed until the order
 * goes through: a card that is refused takes the fields away from nobody.
 */
export function useInvoiceName(wanted: boolean) {
  const me = useAccount()
  const typed = useRef<Names>(noNames)
  const saving = useRef<Autosave<Names>>(null)
  const known = Boolean(me?.firstName && me.lastName)
  const saved = useRef(false)
  const shown = wanted && me !== null && (!known || saved.current)
  return {
    fields: shown ? <InvoiceName typed={typed} saving={saving} /> : null,
    /** Keeps the name with the account, before anything is ordered. */
    async save(): Promise<void> {
      const { firstName, lastName } = typed.current
      if (!shown || !(saved.current || firstName.trim() || lastName.trim())) return
      await accounts('PATCH /me/profile', { body: { firstName, lastName } })
      saved.current = true
      saving.current?.done()
      void refreshAccount(true)
    },
  }
}

type InvoiceNameProps = { typed: RefObject<Names>; saving: RefObject<Autosave<Names> | null> }

function InvoiceName({ typed, saving }: InvoiceNameProps) {
  const words = useCheckoutMessages().checkout.invoiceName
  const [names, setNames] = useState<Names>(() => readDraft<Names>(draftKey, sessionStorage)?.value ?? noNames)
  useEffect(() => {
    const own = autosave<Names>(draftKey, { store: sessionStorage })
    saving.current = own
    return () => own.stop()
  }, [saving])
  typed.current = names
  const type = (part: Partial<Names>) => {
    const now = { ...names, ...part }
    setNames(now)
    saving.current?.touch(now)
  }
  return (
    <section aria-labelledby="invoice-name">
      <h2 id="invoice-name">{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <div className="form-row">
        <TextField
          name="firstName"
          label={words.firstName}
          optional={words.optional}
          autoComplete="given-name"
          maxLength={80}
          value={names.firstName}
          onChange={(event) => type({ firstName: event.target.value })}
        />
        <TextField
          name="lastName"
          label={words.lastName}
          optional={words.optional}
          autoComplete="family-name"
          maxLength={80}
          value={names.lastName}
          onChange={(event) => type({ lastName: event.target.value })}
        />
      </div>
    </section>
  )
}
