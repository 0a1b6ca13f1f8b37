import type { Proposal } from '../../../questions/fields/parts/category-chip.tsx'
import { AskBoxIsland } from '../../../questions/parts/ask-box.tsx'

type CityAskProps = {
  city: string
  category: Proposal | null
  categories: readonly { slug: string; name: string }[]
  words: { added: string; addedText: string }
}

/** The question box of a city: says which town it is about, and tells whoever answers. */
export function CityAsk({ city, category, categories, words }: CityAskProps) {
  return (
    <div className="subject-ask">
      <AskBoxIsland
        categories={categories}
        suggested={category ?? undefined}
        draftKey={`question-in-${city}`}
        added={words.addedText}
      />
      <p className="small">{words.added}</p>
    </div>
  )
}
