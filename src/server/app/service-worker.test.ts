import { beforeEach, describe, expect, test } from 'vitest'
import { runServiceWorker } from './service-worker.ts'

type Tab = { url: string; focused: boolean }
let tabs: Tab[]
let done: string[]
let shown: { title: string; options: Record<string, unknown> }[]
let tell: (name: string, event: object) => Promise<void>

const site = 'https://clairavis.test'
const note = { title: 'Réponse', body: 'Ouvrez', lang: 'fr', path: '/fr/question/1', tag: 'question-1' }

beforeEach(() => {
  tabs = []
  done = []
  shown = []
  const listeners = new Map<string, (event: never) => void>()
  const self = {
    location: new URL(site),
    clients: {
      matchAll: async () => tabs.map((tab) => ({ ...tab, focus: async () => done.push(`focus ${tab.url}`) })),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options })
      },
    },
    addEventListener: (name: string, listen: (event: never) => void) => listeners.set(name, listen),
  }
  runServiceWorker(
    self as unknown as Parameters<typeof runServiceWorker>[0],
    { fr: '/fr/offline.html' },
    'build',
    300,
    ['/fr/urgence'],
  )
  tell = async (name, event) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
    await Promise.all(works)
  }
})

describe('a pushed note', () => {
  test('is shown in its language, with a sound, in the place of the last one about the same thing', async () => {
    await tell('push', { data: { json: () => note } })
    expect(shown).toMatchObject([
      { title: 'Réponse', options: { body: 'Ouvrez', lang: 'fr', tag: 'question-1', silent: false, renotify: true } },
    ])
  })

  test('makes no noise for somebody who looks at its page', async () => {
    tabs = [{ url: `${site}/fr/question/1?a=b`, focused: true }]
    await tell('push', { data: { json: () => note } })
    expect(shown).toMatchObject([{ options: { silent: true, renotify: false } }])
  })

  test('shows nothing where nothing was sent', async () => {
    await tell('push', { data: null })
    expect(shown).toEqual([])
  })

  test.each([
    ['goes to the tab that shows its page', `${site}/fr/question/1#answer`, `focus ${site}/fr/question/1#answer`],
    ['opens its page beside whatever else is open', `${site}/fr/question/2`, 'open /fr/question/1'],
  ])('when pressed %s', async (_, url, what) => {
    tabs = [{ url, focused: false }]
    let closed = false
    const close = () => {
      closed = true
    }
    await tell('notificationclick', { notification: { data: note.path, close } })
    expect(done).toEqual([what])
    expect(closed).toBe(true)
  })
})
