import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { AccountsApi, Me } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import { ContractList } from '../../../billing/contract-letter/parts/contract-list.tsx'
import type { ConsentRow, ContractRow, DocumentsApi } from '../../../billing/invoices/contract.ts'
import { usePlanMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useDayAndHour } from '../../../i18n/use-time.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { FoldedSection } from '../../../ui/folded-section.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { latestConsents } from './latest-consents.ts'
import { openContract } from './open-contract.ts'

const books = client<DocumentsApi>()
const accounts = client<AccountsApi>()

type ConsentListProps = { me: Me }

/** What the person agreed to, when and in which wording, and the one agreement that can be taken back by itself. */
export function ConsentList({ me }: ConsentListProps) {
  const { consents: words, contracts: contractWords } = usePlanMessages('consents', 'contracts')
  const locale = useLocale()
  const [consents, setConsents] = useState<readonly ConsentRow[] | null>(null)
  const [contracts, setContracts] = useState<readonly ContractRow[]>([])
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    books('GET /me/papers', { query: {} }).then(
      (found) => {
        setConsents(latestConsents(found.consents))
        setContracts(found.contracts)
      },
      () => setUnknown(true),
    )
  }, [])
  return (
    <FoldedSection id="consents" title={words.title}>
      <ErrorText id="consents-error">{unknown ? words.unknown : null}</ErrorText>
      {consents?.length === 0 && <p className="soft">{words.none}</p>}
      {consents && consents.length > 0 && <ConsentRows consents={consents} />}
      {contracts.length > 0 && (
        <>
          <h3>{contractWords.title}</h3>
          <ContractList contracts={contracts} onOpen={openContract} />
        </>
      )}
      {me.email && <Marketing given={me.marketing} />}
      <ul className="leave-ways">
        <li>
          <Link to={href('terms', locale)}>{words.terms}</Link>
        </li>
        <li>
          <Link to={href('cookies', locale)}>{words.cookies}</Link>
        </li>
      </ul>
    </FoldedSection>
  )
}

/** Each agreement with its date and its wording. */
export function ConsentRows({ consents }: { consents: readonly ConsentRow[] }) {
  const words = usePlanMessages('consents').consents
  const dayAndHour = useDayAndHour()
  return (
    <ul className="invoices">
      {consents.map(({ kind, at, version }) => (
        <li key={kind + at}>
          <div>
            <b>{words.kinds[kind]}</b>
            <span className="soft small">{fill(words.given, { date: dayAndHour(at), version })}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Marketing({ given }: { given: boolean }) {
  const words = usePlanMessages('consents').consents
  const [wanted, setWanted] = useState(given)
  const [failed, setFailed] = useState(false)
  async function turn(marketing: boolean) {
    setWanted(marketing)
    setFailed(false)
    try {
      await accounts('PATCH /me/profile', { body: { marketing } })
      await refreshAccount(true)
      announce(words.saved)
    } catch {
      setWanted(!marketing)
      setFailed(true)
    }
  }
  return (
    <>
      <Check
        name="marketing"
        checked={wanted}
        label={words.marketing}
        hint={words.marketingHint}
        onChange={(event) => void turn(event.target.checked)}
      />
      <ErrorText id="marketing-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
