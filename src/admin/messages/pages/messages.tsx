import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { categories as catalogue } from '../../../catalog/catalog.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Traders } from '../../experts/parts/traders.tsx'
import { en as tradersEn } from '../../experts/traders.text.en.ts'
import { fr as tradersFr } from '../../experts/traders.text.fr.ts'
import type { FactorsApi } from '../../factors/contract-factors.ts'
import { en as factorsEn } from '../../factors/factors.text.en.ts'
import { fr as factorsFr } from '../../factors/factors.text.fr.ts'
import { FactorRequests } from '../../factors/parts/factor-requests.tsx'
import type { HoldsApi } from '../../holds/contract-holds.ts'
import { en as peopleEn } from '../../holds/holds.text.en.ts'
import { fr as peopleFr } from '../../holds/holds.text.fr.ts'
import { HeldPeople } from '../../holds/parts/held-people.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { SectionNav } from '../../parts/section-nav.tsx'
import { mayDo } from '../../rights.ts'
import type { MessagesApi } from '../contract-messages.ts'
import { en } from '../messages.text.en.ts'
import { fr } from '../messages.text.fr.ts'
import { MessageCards } from '../parts/message-cards.tsx'
import { PublicTexts } from '../parts/public-texts.tsx'

const desk = client<MessagesApi & HoldsApi & FactorsApi>()

export const loader = staffLoader(({ url }) => {
  const locale = localeOf(url)
  const { frame, codes, failures } = consoleMessages(url, 'home', 'notices')
  return {
    messages: {
      frame,
      codes,
      failures,
      contact: locale === 'fr' ? fr : en,
      holds: locale === 'fr' ? peopleFr : peopleEn,
      factors: locale === 'fr' ? factorsFr : factorsEn,
      traders: locale === 'fr' ? tradersFr : tradersEn,
    },
    categories: Object.fromEntries(catalogue.map(({ slug, name }) => [slug, name[locale]])),
  }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, () => read(url))])
  return { ...own, found }
}
clientLoader.hydrate = true as const

async function read({ searchParams }: URL) {
  const page = Number(searchParams.get('page') ?? 1) || 1
  const show = searchParams.get('show')
  if (show === 'public')
    return { show: 'public' as const, shown: await desk('GET /admin/public-words', { query: { page } }) }
  if (show === 'people') {
    const search = searchParams.get('search') ?? ''
    return { show: 'people' as const, known: await desk('GET /admin/people', { query: { search } }) }
  }
  if (show === 'factors') return { show: 'factors' as const, asked: await desk('GET /admin/factor-requests') }
  if (show === 'traders') return { show: 'traders' as const }
  const list = await desk('GET /admin/messages', { query: { show: show === 'handled' ? 'handled' : 'waiting', page } })
  return { show: show === 'handled' ? ('handled' as const) : ('waiting' as const), list }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.contact.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Contact messages, notices, public texts of clients, and legal holds with their trader requests. */
export default function AdminMessages() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { frame, contact: words, holds, factors, traders } = messages
  const roles = useAccount()?.roles ?? []
  const mayHold = mayDo(roles, 'hold_data')
  const mayDecide = mayDo(roles, 'ask_factor_removal') || mayDo(roles, 'approve_factor_removal')
  const names = { ...words, people: holds.tab, factors: factors.tab, traders: traders.tab }
  const locale = useLocale()
  const tag = useLanguageTag()
  const [search] = useSearchParams()
  if (!found) return <AdminFrame room="admin-messages" title={words.title} denied />
  const { page, more } =
    found.show === 'people' || found.show === 'traders' || found.show === 'factors'
      ? { page: 1, more: false }
      : found.show === 'public'
        ? found.shown
        : found.list
  const pageLink = (to: number) => href('admin-messages', locale, { ...Object.fromEntries(search), page: String(to) })
  return (
    <AdminFrame
      room="admin-messages"
      title={words.title}
      aside={found.show === 'waiting' && <p className="num">{plural(tag, words.count, found.list.waiting)}</p>}
    >
      <SectionNav
        label={words.views}
        ways={(
          [
            'waiting',
            'handled',
            'public',
            ...(mayDecide ? (['factors'] as const) : []),
            ...(mayHold ? (['people', 'traders'] as const) : []),
          ] as const
        ).map((show) => ({
          to: href('admin-messages', locale, show === 'waiting' ? {} : { show }),
          name: names[show],
          here: found.show === show,
        }))}
      />
      <Shown found={found} />
      {(page > 1 || more) && (
        <nav className="form-foot after-filter" aria-label={frame.pages}>
          {page > 1 && <Link to={pageLink(page - 1)}>{frame.previous}</Link>}
          {more && <Link to={pageLink(page + 1)}>{frame.next}</Link>}
        </nav>
      )}
    </AdminFrame>
  )
}

type Found = NonNullable<Awaited<ReturnType<typeof clientLoader>>['found']>

function Shown({ found }: { found: Found }) {
  const { messages, categories } = useLoaderData<typeof clientLoader>()
  const { contact: words, codes } = messages
  if (found.show === 'public') return <PublicTexts shown={found.shown} categories={categories} />
  if (found.show === 'people') return <HeldPeople found={found.known} />
  if (found.show === 'factors') return <FactorRequests found={found.asked} />
  if (found.show === 'traders') return <Traders />
  if (found.list.messages.length > 0) return <MessageCards messages={found.list.messages} codes={codes} />
  if (found.show === 'waiting') return <Empty title={words.none}>{words.noneText}</Empty>
  return <p className="soft">{words.noneHandled}</p>
}
