/** What the script of the offline page uses of the page and of the browser. */
type Words = { conversation: string; answer: string; back: string }
type Names = { cache: string; prefix: string; life: number; country: string }
type Reading = { at: number; value: { view?: { title?: string } } }

/**
 * The script of the offline page, written into it as text: it may use nothing but its arguments. It shows the emergency
 * numbers of the country, lists the conversations and answers that this browser can show, and loads the page that was wanted when the network is back, unless its reader
 * is on the way to another one: the emergency numbers open without a network.
 */
export function runOfflinePage(page: Document, words: Words, names: Names): Promise<void> {
  async function listKept(): Promise<void> {
    const cache = (await caches.has(names.cache)) ? await caches.open(names.cache) : undefined
    const list = page.getElementById('kept')
    for (const { url } of (await cache?.keys()) ?? []) {
      const path = new URL(url).pathname
      const [, locale, screen, id] = /^\/(fr|en)\/(consultation|question)\/([\w-]+)$/.exec(path) ?? []
      const kept: Reading | null = JSON.parse(localStorage.getItem(`${names.prefix}question:${id}:${locale}`) ?? 'null')
      const title = kept?.value.view?.title
      if (!list || !kept || !title || Date.now() - kept.at > names.life) continue
      const link = page.createElement('a')
      link.href = path
      link.textContent = title
      const item = page.createElement('li')
      item.append(screen === 'question' ? words.answer : words.conversation, ' ', link)
      list.append(item)
    }
    if (list?.firstChild) list.parentElement?.removeAttribute('hidden')
  }

  // The numbers of the country that this browser knows, in the place of those for the page's language; beside them where
  // it is the browser's language that says so, which does not decide alone.
  function showNumbers(): void {
    const country = localStorage.getItem(names.country)?.toLowerCase()
    const own = page.querySelector<HTMLElement>(`[data-countries~="${country?.replace(/[^a-z]/g, '')}"]`)
    if (!own) return
    const sure = navigator.language.split('-')[1]?.toLowerCase() !== country
    for (const other of page.querySelectorAll<HTMLElement>('[data-countries]')) other.hidden ||= sure
    own.hidden = false
  }

  // A form that was sent is not sent again by itself: its page has kept what was typed.
  const from = page.documentElement.dataset.sent === undefined ? '' : page.referrer
  const wanted = from.startsWith(`${location.origin}/`) ? from : location.pathname + location.search
  const again = page.getElementById('again') as HTMLAnchorElement | null
  if (again && from) again.href = wanted
  let leaves = false
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && !/^(?:tel|sms):/.test(link.href)) leaves = true
  })
  addEventListener('online', () => {
    if (leaves) return
    const said = page.getElementById('back')
    if (said) said.textContent = words.back
    location.replace(wanted)
  })
  return Promise.resolve()
    .then(showNumbers)
    .then(listKept)
    .catch(() => undefined)
}
