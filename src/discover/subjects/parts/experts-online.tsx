import { useLocale } from '../../../i18n/use-locale.ts'
import { Island } from '../../../shell/reading/island.tsx'
import type { ExpertsOnlineData } from './experts-online.ts'

/** `category`: its slug, or that of a sub-category. Who could answer there now is asked for once the page has come. */
export function ExpertsOnline(props: Omit<ExpertsOnlineData, 'locale'>) {
  const locale = useLocale()
  return (
    <Island name="who-is-here" when="load" data={{ ...props, locale } satisfies ExpertsOnlineData}>
      <ExpertsOnlinePlaceholder />
    </Island>
  )
}

/** Empty until it is known; without script nobody waits for it. */
export function ExpertsOnlinePlaceholder() {
  return <div className="who-is-here needs-script" aria-live="polite" />
}
