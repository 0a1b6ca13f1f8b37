import { en as payEn } from '../../billing/payouts.text.en.ts'
import { fr as payFr } from '../../billing/payouts.text.fr.ts'
import { en as taxEn } from '../../billing/tax.text.en.ts'
import { fr as taxFr } from '../../billing/tax.text.fr.ts'
import type { WordsLike } from '../../i18n/text.ts'
import { localeOf } from '../../shell/locale.tsx'
import { en } from '../payouts.text.en.ts'
import { fr } from '../payouts.text.fr.ts'
import { deskWords } from './staff-page.ts'

/** For the loader: the words of the staff's payouts in the page's language. */
export function payoutsWords(url: URL) {
  const french = localeOf(url) === 'fr'
  const { frame, failures } = deskWords(url, 'home')
  const tax = french ? taxFr : taxEn
  return {
    frame,
    failures,
    page: (french ? fr : en) as WordsLike<typeof fr>,
    refusals: { ...(french ? payFr : payEn).refusals, ...tax.refusals } as WordsLike<(typeof payFr)['refusals']>,
    tax: tax.admin as WordsLike<(typeof taxFr)['admin']>,
  }
}
export type PayoutsWords = ReturnType<typeof payoutsWords>
