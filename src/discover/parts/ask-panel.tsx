import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** `to`: a certain expert; otherwise whoever accepts, in the category where one is given. */
type AskPanelProps = { words: { heading: string; text: string; button: string }; category?: string; to?: string }

/** The way from something read to a question of one's own. */
export function AskPanel({ words, category, to }: AskPanelProps) {
  const anybody = href('ask', useLocale(), category ? { category } : {})
  return (
    <Sheet className="ask-panel no-print">
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <ButtonLink to={to ?? anybody}>{words.button}</ButtonLink>
    </Sheet>
  )
}
