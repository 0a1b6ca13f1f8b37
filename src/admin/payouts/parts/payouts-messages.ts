import { en as payEn } from '../../../billing/payouts/text.en.ts'
import { fr as payFr } from '../../../billing/payouts/text.fr.ts'
import { en as taxEn } from '../../../billing/tax/text.en.ts'
import { fr as taxFr } from '../../../billing/tax/text.fr.ts'
import { localeOf } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { consoleMessages } from '../../parts/console-page.ts'
import { en } from '../payouts.text.en.ts'
import { fr } from '../payouts.text.fr.ts'

/** For the loader: the messages of the payout pages in the page's language. */
export function payoutsMessages(url: URL) {
  const french = localeOf(url) === 'fr'
  const { frame, failures } = consoleMessages(url, 'home')
  const tax = french ? taxFr : taxEn
  return {
    frame,
    failures,
    page: (french ? fr : en) as MessagesLike<typeof fr>,
    refusals: { ...(french ? payFr : payEn).refusals, ...tax.refusals } as MessagesLike<(typeof payFr)['refusals']>,
    periods: (french ? payFr : payEn).page.periods as MessagesLike<(typeof payFr)['page']['periods']>,
    tax: tax.admin as MessagesLike<(typeof taxFr)['admin']>,
  }
}
export type PayoutsMessages = ReturnType<typeof payoutsMessages>
