import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import type { Review } from '../../../experts/contract.ts'
import { shared } from '../../../questions/shared.text.fr.ts'
import { fr } from '../../browse.text.fr.ts'
import { shownReview } from '../shown-review.ts'
import { ExpertReviews } from './expert-reviews.tsx'

const english = 'The answer was very clear, and it came within the hour.'
const french = 'La réponse était très claire, et elle est venue dans l’heure.'

/** On a French page. */
const shown = (comment: string, translation: string | null) => {
  const at = '2026-09-01T10:00:00.000Z'
  const review: Review = {
    ...{ id: 'one', stars: 5, comment, translation, author: 'Anna B.', controlled: true },
    ...{ publishedAt: at, experiencedAt: at },
  }
  return draw(
    <ExpertReviews
      rating={{ mean: 5, count: 1 }}
      distribution={[0, 0, 0, 0, 1]}
      reviews={[shownReview('fr', review)]}
      demo={false}
    />,
    { expert: fr.expert, shared },
  )
}

it('shows a review in translation, marked as a machine’s, with the original one press away', () => {
  const html = shown(english, french)
  expect(html).toContain(`<div class="translated-text" data-ai-generated="true"><p>${french}</p></div>`)
  expect(html).toContain('Traduit automatiquement · <span class="translated-see">voir l’original</span>')
  expect(html).toContain(`<div class="translated-text" lang="en"><p>${english}</p></div></details>`)
})

it('shows the original without a translation, and says that it is none; one in the page’s language stays alone', () => {
  const html = shown(english, null)
  expect(html).toContain(`<div class="translated-text" lang="en"><p>${english}</p></div>`)
  expect(html).toContain('Écrit en anglais, non traduit.')
  expect(shown(french, english)).toContain(`<p lang="fr">${french}</p>`)
  expect(shown(french, english)).not.toContain('translated')
})
