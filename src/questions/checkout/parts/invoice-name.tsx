import { useRef } from 'react'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import { useAccount } from '../../../shell/account.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useCheckoutMessages } from './messages.ts'

const accounts = client<AccountsApi>()

type Names = { firstName: string; lastName: string }

/**
 * The name for the invoices of a client who has given none. Left empty, the invoices carry the email address: the law
 * lets a client object to the name.
 */
export function useInvoiceName(wanted: boolean) {
  const me = useAccount()
  const typed = useRef<Names>({ firstName: '', lastName: '' })
  const known = Boolean(me?.firstName && me.lastName)
  const shown = wanted && me !== null && !known
  return {
    fields: shown ? <InvoiceName onType={(part) => Object.assign(typed.current, part)} /> : null,
    /** Keeps the name with the account, before anything is ordered. */
    async save(): Promise<void> {
      const { firstName, lastName } = typed.current
      if (!shown || !(firstName.trim() || lastName.trim())) return
      await accounts('PATCH /me/profile', { body: { firstName, lastName } })
      void refreshAccount(true)
    },
  }
}

function InvoiceName({ onType }: { onType: (part: Partial<Names>) => void }) {
  const words = useCheckoutMessages().checkout.invoiceName
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
          onChange={(event) => onType({ firstName: event.target.value })}
        />
        <TextField
          name="lastName"
          label={words.lastName}
          optional={words.optional}
          autoComplete="family-name"
          maxLength={80}
          onChange={(event) => onType({ lastName: event.target.value })}
        />
      </div>
    </section>
  )
}
