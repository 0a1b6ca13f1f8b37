import { brand } from '../../../brand.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import type { ContractView } from '../contract.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export type ReadContract = (
  address: 'GET /leaving',
  options: { query: { link: string; done: string } },
) => Promise<ContractView>

/** Identical GET requests share one response for a moment; `done` keeps this one newer than the last notice. */
export const contractOf = (read: ReadContract, link: string) =>
  read('GET /leaving', { query: { link, done: Date.now().toString(36) } })

/** Loads what both pages show: the messages, and the contract when a link identifies it. */
export async function loadCancellation(url: URL, read: ReadContract) {
  const link = url.searchParams.get('link')
  const view = link ? await contractOf(read, link).catch(() => null) : null
  const { shared, cancel, withdraw } = fillAll(localeOf(url) === 'fr' ? fr : en, { brand: brand.name })
  return {
    words: { shared, cancel, withdraw },
    contract: link && view ? { link, view } : null,
    over: link !== null && view === null,
    sent: url.searchParams.has('sent'),
  }
}
