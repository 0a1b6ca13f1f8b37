import type { MessagesLike } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import type { nothingEmailed } from '../nothing-emailed.text.fr.ts'

type NothingEmailedProps = { words: MessagesLike<typeof nothingEmailed>; className?: string }

/** In place of a sentence that promises an email: where writing is not safe, and where everything is kept instead. */
export function NothingEmailed({ words, className }: NothingEmailedProps) {
  const locale = useLocale()
  return (
    <p className={className}>
      {words.text} <a href={href('account', locale)}>{words.account}</a>
    </p>
  )
}
