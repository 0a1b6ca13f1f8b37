import { announce } from '../../ui/feedback/live-region.tsx'
import type { PageData } from './page-data.ts'

/** Says that the network is away, and that it is back. */
export function startOfflineNotice({ offline, online }: Pick<PageData['words'], 'offline' | 'online'>): void {
  const notice = document.querySelector<HTMLElement>('.offline')
  if (!notice) return
  const show = () => {
    if (notice.hidden === navigator.onLine) return
    notice.hidden = navigator.onLine
    announce(navigator.onLine ? online : offline)
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
