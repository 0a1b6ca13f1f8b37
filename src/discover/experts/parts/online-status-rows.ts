import type { ExpertsApi } from '../../../experts/contract.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { type Plural, plural } from '../../../i18n/text.ts'
import type { Mount } from '../../../shell/reading/mount.ts'
import { element } from '../../../ui/element.ts'

/** `count` and `none`: said where the page has a place for it. */
export type OnlineRowsMessages = { here: string; count?: Plural; none?: string; locale: Locale }

/** Who of a list is here now, asked for once the page has come; nothing is said where it cannot be known. */
export const mount: Mount<OnlineRowsMessages> = async (_, words) => {
  const rows = [...document.querySelectorAll<HTMLElement>('.bell[data-expert]')]
  if (rows.length === 0) return
  const ids = rows.map(({ dataset }) => dataset.expert).join(',')
  const here = await whoIsHere(ids).catch(() => null)
  if (!here) return
  for (const row of rows)
    if (here.has(row.dataset.expert ?? ''))
      row.querySelector('.bell-here')?.replaceChildren(element('span', { className: 'here' }, words.here))
  const count = document.querySelector('[data-here-count]')
  if (count && words.count)
    count.textContent = here.size > 0 ? plural(languageTag[words.locale], words.count, here.size) : (words.none ?? '')
}

async function whoIsHere(ids: string): Promise<ReadonlySet<string>> {
  const { client } = await import('../../../api/call.ts')
  const { here } = await client<ExpertsApi>()('GET /experts/here', { query: { ids } })
  return new Set(here)
}
