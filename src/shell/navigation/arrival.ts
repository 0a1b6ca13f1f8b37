import type { ShellMessages } from '../messages.ts'
import { arrivalKey } from './arrival-key.ts'

type News = ShellMessages['arrival']

/** What was done is said by the next document: the button that was pressed is gone with its page. */
export function tellOnArrival(news: keyof News): void {
  try {
    sessionStorage.setItem(arrivalKey, news)
  } catch {
    // Without storage the next page speaks for itself.
  }
}

/** Taken once: nothing is confirmed a second time by a reload. */
export function takeNews(words: News): string | null {
  try {
    const news = sessionStorage.getItem(arrivalKey)
    sessionStorage.removeItem(arrivalKey)
    return news !== null && Object.hasOwn(words, news) ? words[news as keyof News] : null
  } catch {
    return null
  }
}
