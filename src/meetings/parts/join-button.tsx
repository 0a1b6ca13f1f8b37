import Video from 'lucide-react/icons/video'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../i18n/server-time.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/live-region.tsx'
import type { Meeting } from '../contract.ts'
import { meetingTime } from '../meeting-time.ts'
import { joinStage } from '../ways.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

type JoinButtonProps = {
  meeting: Pick<Meeting, 'join'> & { timeZone: string }
  /** Reads where to join; says itself what went wrong. */
  onJoin: () => Promise<string | undefined>
  /** It opens or closes now: asked until the meeting says so too. */
  onTime: () => void
}

const lookEvery = 5000

/** The way into a video meeting, from a quarter of an hour before; until then, when it opens. */
export function JoinButton({ meeting: { join, timeZone }, onJoin, onTime }: JoinButtonProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const due = useRef(onTime)
  due.current = onTime
  useEffect(() => {
    if (!join) return
    // One timeout to the hour would be late on a computer that slept.
    const timer = setInterval(() => {
      if ((joinStage(join, serverNow()) === 'open') !== join.open) due.current()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [join])
  const open = join?.open
  const before = useRef(open)
  useEffect(() => {
    if (open && before.current === false) announce(words.joinNow)
    before.current = open
  }, [open, words])
  if (!join || joinStage(join, serverNow()) === 'over') return null
  const when = meetingTime(locale, join.from, clocksAt(timeZone), words.times)
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
