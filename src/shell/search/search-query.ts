/**
 * What an address looks for, as somebody may have typed it: not longer than `longest`, and without what stands in no
 * text (the zero character and its like, half of a surrogate pair), which no database would take and no page can show.
 */
export function searchQueryOf({ searchParams }: Pick<URL, 'searchParams'>, longest: number): string {
  const typed = (searchParams.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  return typed
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
