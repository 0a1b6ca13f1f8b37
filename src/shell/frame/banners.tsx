import Info from 'lucide-react/icons/info'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useSyncExternalStore } from 'react'
import { dayAndHour } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { announce } from '../../ui/feedback/live-region.tsx'
import { useHydrated } from '../navigation/hydrated.ts'
import { followKept, keptShownAt } from '../offline/kept-readings.ts'
import { useOnline } from '../offline/use-online.ts'
import { useShellMessages } from '../use-shell-messages.ts'

/** Wherever a card could be asked for while payments are pretended. */
export function SandboxBanner() {
  const words = useShellMessages().sandbox
  return (
    <aside className="banner" aria-label={words.label}>
      <div className="container">
        <Info className="icon" />
        <p>{words.text}</p>
      </div>
    </aside>
  )
}

type OfflineProps = { lost: string; back: string; kept: string }

/** A reading page shows and hides it by itself (`reading/offline.ts`). */
export function OfflineNotice({ lost, back, kept }: OfflineProps) {
  const hydrated = useHydrated()
  const locale = useLocale()
  const keptAt = useSyncExternalStore(followKept, keptShownAt, () => null)
  const online = useOnline()
  useEffect(() => {
    if (online) return
    announce(lost)
    return () => announce(back)
  }, [online, lost, back])
  if (online && hydrated && keptAt === null) return null
  return (
    <div className="offline" hidden={online && keptAt === null}>
      <div className="container">
        <WifiOff className="icon" />
        <p>
          {keptAt === null || !online ? lost : null}{' '}
          {keptAt !== null && fill(kept, { date: dayAndHour(locale, new Date(keptAt)) })}
        </p>
      </div>
    </div>
  )
}
