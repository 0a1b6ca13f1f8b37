import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { dayAndHourIn } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

type JoinButtonProps = {
  meeting: Pick<Meeting, 'join'> & { timeZone: string }
  /** Reads where to join; says itself what went wrong. */
  onJoin: () => Promise<string | undefined>
}

/** The way into a video meeting, from a quarter of an hour before; until then, when it opens. */
export function JoinButton({ meeting: { join, timeZone }, onJoin }: JoinButtonProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  if (!join) return null
  const when = dayAndHourIn(locale, join.from, clocksAt(timeZone).reader)
  if (!join.open) return <p className="small soft">{fill(words.joinOpens, { when })}</p>
  return (
    <p>
      <Button
        icon={Video}
        busy={busy}
        onClick={() => {
          setBusy(true)
          void onJoin()
            .then((address) => address && location.assign(address))
            .finally(() => setBusy(false))
        }}
      >
        {words.join}
      </Button>
    </p>
  )
}
