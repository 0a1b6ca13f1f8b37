import type { Locale } from '../../i18n/locale.ts'
import {
  QuestionBox,
  type QuestionBoxMessages,
  type QuestionInput,
} from '../../questions/asking/parts/question-box.tsx'
import { useAsk } from '../../questions/asking/parts/use-ask.ts'
import type { Proposal } from '../../questions/fields/parts/category-chip.tsx'
import { href } from '../../screens.ts'

type CityAskProps = {
  boxWords: QuestionBoxMessages
  locale: Locale
  city: string
  category: Proposal | null
  categories: readonly { slug: string; name: string }[]
  words: { added: string; addedText: string }
}

/** The question box of a city: says which town it is about, and tells whoever answers. */
export function CityAsk({ boxWords, locale, city, category, categories, words }: CityAskProps) {
  const { ask, propose } = useAsk(locale)
  const askHere = ({ text, ...rest }: QuestionInput) =>
    ask({ ...rest, text: `${text.trimEnd()}\n\n${words.addedText}` })
  return (
    <div className="subject-ask">
      <QuestionBox
        words={boxWords}
        locale={locale}
        action={href('ask', locale)}
        onAsk={askHere}
        propose={propose}
        categories={categories}
        suggested={category ?? undefined}
        draftKey={`question-in-${city}`}
        behind="counter"
      />
      <p className="small">{words.added}</p>
    </div>
  )
}
