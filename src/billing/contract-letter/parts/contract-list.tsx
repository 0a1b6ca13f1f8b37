import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { ContractRow } from '../../invoices/contract.ts'
import { usePlanMessages } from '../../subscriptions/parts/use-plan-messages.ts'

type ContractListProps = {
  contracts: readonly ContractRow[]
  /** Opens the PDF of a contract. */
  onOpen: (contract: ContractRow) => Promise<void>
}

/** The contracts as they were sent, with the whole terms; the latest first. */
export function ContractList({ contracts, onOpen }: ContractListProps) {
  const words = usePlanMessages('contracts').contracts
  const locale = useLocale()
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  async function open(contract: ContractRow) {
    setBusy(contract.id)
    setFailed(false)
    await onOpen(contract).catch(() => setFailed(true))
    setBusy(null)
  }
  return (
    <>
      <ul className="invoices">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <div>
              <b className="num">{contract.reference}</b>
              <span className="soft small">
                {fill(words.of, { date: day(locale, contract.at).replaceAll(' ', '\u00a0') })}
              </span>
            </div>
            <Button
              variant="plain"
              size="small"
              icon={FileText}
              busy={busy === contract.id}
              onClick={() => void open(contract)}
              aria-label={fill(words.pdf, { reference: contract.reference })}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText id="contract-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
