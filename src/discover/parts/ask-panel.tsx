import { href } from '../../screens.ts'
import { useLocale } from '../../shell/locale.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type AskPanelProps = { words: { heading: string; text: string; button: string }; category?: string }

/** The way from something read to a question of one's own. */
export function AskPanel({ words, category }: AskPanelProps) {
  const to = href('ask', useLocale(), category ? { category } : {})
  return (
    <Sheet className="ask-panel no-print">
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <ButtonLink to={to}>{words.button}</ButtonLink>
    </Sheet>
  )
}
