import { useLocale } from '../../../i18n/use-locale.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { Here } from '../../../ui/tag.tsx'
import type { OnlineStatusMessages } from './online-status.ts'

type HereNowProps = {
  slug: string
  /** When the page was drawn, which may be a while ago: it is asked again once the page is here. */
  online: boolean
  words: OnlineStatusMessages
}

/** Whether an expert is there now, and else when their desk usually opens next. */
export function OnlineStatus({ slug, online, words: { now, later, back } }: HereNowProps) {
  const locale = useLocale()
  return (
    <Island inline name="here-now" when="load" data={{ slug, locale, words: { now, later, back } }}>
      <span aria-live="polite">
        <Here now={online}>{online ? now : later}</Here>
      </span>
    </Island>
  )
}
