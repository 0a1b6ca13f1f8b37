import type { ExpertsApi } from '../../../experts/contract.ts'
import { nextOpening, type WeeklySlot } from '../../../experts/workspace/opening-hours.ts'
import { dayAndHourNamed } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { fill } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import type { Mount } from '../../../shell/reading/mount.ts'

export type OnlineStatusMessages = { now: string; later: string; back: string }

/** Asks anew whether an expert is there; without an answer, what the page said stands. */
export const mount: Mount<{ slug: string; words: OnlineStatusMessages; locale: Locale }> = async (
  part,
  { slug, words, locale },
) => {
  const said = part.querySelector('.here')
  const { client } = await import('../../../api/call.ts')
  const asked = client<ExpertsApi>()('GET /experts/:slug', { params: { slug }, query: { locale } })
  const expert = await asked.catch(() => null)
  if (!expert || !said) return
  said.classList.toggle('here--later', !expert.online)
  said.textContent = statusOf(expert, words, locale, new Date(serverNow()), readerTimeZone())
}

/** `now` by the clock of the service, and the hour on that of the reader. */
export function statusOf(
  { online, hours }: { online: boolean; hours: readonly WeeklySlot[] },
  words: OnlineStatusMessages,
  locale: Locale,
  now: Date,
  zone: string,
): string {
  if (online) return words.now
  const opens = nextOpening(hours, now)
  return opens && opens > now ? fill(words.back, { date: dayAndHourNamed(locale, opens, zone) }) : words.later
}
