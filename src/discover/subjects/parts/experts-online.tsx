import { Island } from '../../../shell/reading/island.tsx'
import type { PresenceMessages } from './experts-online.ts'

type WhoIsHereProps = { category: string; words: PresenceMessages }

/** `category`: its slug, or that of a sub-category. Who could answer there now is asked for once the page has come. */
export function ExpertsOnline(props: WhoIsHereProps) {
  return (
    <Island name="who-is-here" when="load" data={props}>
      <ExpertsOnlinePlaceholder />
    </Island>
  )
}

/** Empty until it is known; without script nobody waits for it. */
export function ExpertsOnlinePlaceholder() {
  return <div className="who-is-here needs-script" aria-live="polite" />
}
