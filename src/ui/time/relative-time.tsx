import { useNow } from './clock.ts'
import { ago, duration } from './elapsed.ts'

type TimeProps = {
  at: string
  tag: string
  /** Shown by the server, while hydrating and on hover: the time as such. */
  absolute: string
}

/** « il y a 9 min », kept true while the page is open. */
export function RelativeTime({ at, tag, absolute }: TimeProps) {
  const now = useNow(10)
  return (
    <time dateTime={at} title={absolute}>
      {now === null ? absolute : ago(tag, now - Date.parse(at))}
    </time>
  )
}

/** « depuis 2 min »: `template` holds `{time}`. */
export function Since({ at, tag, absolute, template }: TimeProps & { template: string }) {
  const now = useNow(10)
  return (
    <time dateTime={at} title={absolute}>
      {now === null ? absolute : template.replace('{time}', duration(tag, now - Date.parse(at)))}
    </time>
  )
}
