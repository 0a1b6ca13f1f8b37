import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import type { AssistantCostApi } from '../../overview/contract-assistant.ts'
import { AssistantCost } from '../../overview/parts/assistant-cost.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import type { LedgerApi } from '../contract-ledger.ts'
import { en } from '../ledger.text.en.ts'
import { fr } from '../ledger.text.fr.ts'
import { Accounts, Fees, ZeroBalanceChecks } from '../parts/ledger-accounts.tsx'
import { LedgerExport } from '../parts/ledger-export.tsx'
import { LedgerFilter, Movements } from '../parts/ledger-movements.tsx'
import { Drifts, Runs } from '../parts/reconciliations.tsx'

const desk = client<LedgerApi & AssistantCostApi>()
const filters = ['from', 'to', 'account', 'payment'] as const

export const loader = staffLoader(({ url }) => {
  const { frame, failures } = consoleMessages(url, 'payments')
  const ledger: AdminMessages['ledger'] = localeOf(url) === 'fr' ? fr : en
  return { messages: { frame, failures, ledger } }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const asked = url.searchParams
  const kept = Object.fromEntries(filters.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])))
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, async () => {
      const [ledger, compared, spent] = await Promise.all([
        desk('GET /admin/ledger', { query: { ...kept, page: Number(asked.get('page') ?? 1) || 1 } }),
        desk('GET /admin/reconciliations'),
        desk('GET /admin/assistant-cost'),
      ])
      return { ledger, compared, spent }
    }),
  ])
  return { ...own, found, kept }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.ledger.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** The ledger: zero-balance checks, accounts, movements, and the reconciliation with the provider. */
export default function AdminLedger() {
  const { messages, found, kept } = useLoaderData<typeof clientLoader>()
  const { ledger: words } = messages
  if (!found) return <AdminFrame room="admin-ledger" title={words.title} denied />
  const { ledger, compared, spent } = found
  const { accounts } = ledger
  return (
    <AdminFrame room="admin-ledger" title={words.title}>
      <p className="soft">{words.intro}</p>
      <div className="admin-grid">
        <section>
          <h2>{words.nothing}</h2>
          <ZeroBalanceChecks checks={ledger.checks} />
        </section>
        <section>
          <h2>{words.export}</h2>
          <p className="soft">{words.exportText}</p>
          <LedgerExport key={`${kept.from} ${kept.to}`} from={kept.from ?? ''} to={kept.to ?? ''} />
        </section>
        <section className="wide">
          <h2>{words.accounts}</h2>
          <Accounts accounts={accounts} kept={kept} />
          <Fees fees={ledger.fees} />
        </section>
        <section className="wide">
          <h2>{words.movements}</h2>
          <LedgerFilter accounts={accounts} />
          <Movements list={ledger} accounts={accounts} kept={kept} />
        </section>
        <section className="wide">
          <h2>{words.compared}</h2>
          <p className="soft">{words.comparedText}</p>
          <Runs runs={compared.runs} />
        </section>
        <section className="wide">
          <h2>{words.drifts}</h2>
          <Drifts {...compared} />
        </section>
        <section className="wide" id="assistant-cost">
          <h2>{words.assistant.title}</h2>
          <p className="soft">{words.assistant.text}</p>
          <AssistantCost {...spent} />
        </section>
      </div>
    </AdminFrame>
  )
}
