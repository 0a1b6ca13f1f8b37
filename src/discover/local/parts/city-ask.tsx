import type { QuestionBoxMessages } from '../../../questions/asking/parts/question-box.tsx'
import type { Proposal } from '../../../questions/fields/parts/category-chip.tsx'
import { AskBoxIsland } from '../../../questions/parts/ask-box.tsx'

type CityAskProps = {
  boxWords: QuestionBoxMessages
  city: string
  category: Proposal | null
  categories: readonly { slug: string; name: string }[]
  words: { added: string; addedText: string }
}

/** The question box of a city: says which town it is about, and tells whoever answers. */
export function CityAsk({ boxWords, city, category, categories, words }: CityAskProps) {
  return (
    <div className="subject-ask">
      <AskBoxIsland
        words={boxWords}
        categories={categories}
        suggested={category ?? undefined}
        draftKey={`question-in-${city}`}
        added={words.addedText}
      />
      <p className="small">{words.added}</p>
    </div>
  )
}
