/**
 * A bank may take its holder to a page of its own. Back from there, the browser may show this page as it was left, waiting
 * for an answer that cannot come any more: it is loaded anew.
 */
export async function whileAsked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const loadAnew = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload()
  }
  addEventListener('pageshow', loadAnew)
  try {
    return await answer
  } finally {
    removeEventListener('pageshow', loadAnew)
  }
}
