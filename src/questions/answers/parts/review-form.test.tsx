import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { GivenReview } from './review-form.tsx'

it('marks the language of a review that is not the page’s', () => {
  const given = (comment: string) => draw(<GivenReview review={{ stars: 5, comment }} label="5" />, {})
  expect(given('The answer was very clear.')).toContain('<p class="soft" lang="en">The answer was very clear.</p>')
  expect(given('Une réponse très claire.')).toContain('<p class="soft">Une réponse très claire.</p>')
})
