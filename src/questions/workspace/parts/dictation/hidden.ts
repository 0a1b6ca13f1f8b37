/** Not drawn at all, as a pane that another one has taken the place of; scrolled away is not hidden. */
export const isHidden = (element: Pick<Element, 'getClientRects'>): boolean => element.getClientRects().length === 0

/** Calls back once the element is hidden; the result stops looking. */
export function whenHidden(element: Element, act: () => void): () => void {
  // What is no longer drawn has no size.
  const sizes = new ResizeObserver(() => {
    if (isHidden(element)) act()
  })
  sizes.observe(element)
  return () => sizes.disconnect()
}
