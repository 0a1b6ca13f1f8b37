/** A page that failed names its address; only the browser knows what stands behind the hash. */
export function completeFailedAddress(): void {
  const { hash, pathname, search } = location
  const page = document.querySelector<HTMLElement>('main[data-failed]')
  if (!page || !hash) return
  const address = pathname + search
  for (const part of [page.querySelector('.exact')?.firstChild, page.querySelector('.description')?.firstChild]) {
    if (part?.nodeValue?.endsWith(address)) part.nodeValue += hash
  }
  document.title = document.title.replace(`${address} |`, `${address}${hash} |`)
}
