import type { ExpertsApi } from '../../../experts/contract.ts'
import { nextOpening } from '../../../experts/workspace/opening-hours.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
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
  const now = new Date()
  const opens = nextOpening(expert.hours, now)
  said.classList.toggle('here--later', !expert.online)
  if (expert.online) said.textContent = words.now
  else said.textContent = opens && opens > now ? fill(words.back, { date: dayAndHour(locale, opens) }) : words.later
}
