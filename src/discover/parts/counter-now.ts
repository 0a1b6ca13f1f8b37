import { client } from '../../api/call.ts'
import type { ExpertsApi } from '../../experts/contract.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type HereCard, hereCard, shownHere } from '../here-card.ts'

/** Who is there at this moment. */
export async function counterNow(locale: Locale): Promise<HereCard[]> {
  const { experts } = await client<ExpertsApi>()('GET /experts', { query: { locale, online: 'yes' } })
  return experts.slice(0, shownHere).map((expert) => hereCard(expert, locale))
}
