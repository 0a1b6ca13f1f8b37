import type { Locale } from '../../i18n/locale.ts'
import { Island } from '../../shell/reading/island.tsx'
import type { PresenceWords } from './who-is-here.ts'

type WhoIsHereProps = { category: string; words: PresenceWords; locale: Locale }

/** `category`: its slug, or that of a sub-category. Who could answer there now is asked for once the page has come. */
export function WhoIsHere(props: WhoIsHereProps) {
  return (
    <Island name="who-is-here" when="load" data={props}>
      <PlaceForWhoIsHere />
    </Island>
  )
}

/** Empty until it is known; without script nobody waits for it. */
export function PlaceForWhoIsHere() {
  return <div className="who-is-here needs-script" aria-live="polite" />
}
