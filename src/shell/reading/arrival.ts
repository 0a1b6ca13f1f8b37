import { takeNews } from '../navigation/arrival.ts'
import type { PageData } from './page-data.ts'

/** Confirms what led to this page, as `ArrivalNotice` does elsewhere. */
export function sayArrival({ arrival }: Pick<PageData['words'], 'arrival'>): void {
  const news = takeNews(arrival)
  const main = document.getElementById('main')
  if (!news || !main) return
  const notice = Object.assign(document.createElement('div'), { className: 'arrival', role: 'status', tabIndex: -1 })
  notice.append(Object.assign(document.createElement('p'), { className: 'container', textContent: news }))
  main.before(notice)
  notice.focus({ preventScroll: true })
}
