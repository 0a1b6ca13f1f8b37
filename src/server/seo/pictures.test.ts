import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { drawPicture } from './picture.tsx'
import type { PictureText } from './picture-text.ts'
import { pictureHandler } from './pictures.ts'

const html = (title: string) =>
  `<html><head><title>${title} | Clairavis</title><meta name="description" content="Écrit pour vous."/></head><body>
   <nav class="crumbs"><a href="/fr">Accueil</a><a href="/fr/expertise/logement">Logement</a></nav><h1>${title}</h1></body></html>`

function site(
  pages: Record<string, string>,
  drawPicture = vi.fn(async (_: PictureText, _portrait: Buffer | null) => Buffer.from('picture')),
) {
  const app = new Hono()
  const drawPage = vi.fn(async (path: string) => ({ status: path in pages ? 200 : 404, html: pages[path] ?? '' }))
  const fetchFile = (path: string) => new Response(path, { status: path === '/portraits/adel.svg' ? 200 : 404 })
  app.onError((_, c) => c.body(null, 500))
  app.get('/og/*', pictureHandler({ drawPage, drawPicture, fetchFile }))
  return { ask: (address: string) => app.request(address), drawPage, drawPicture }
}

describe('the picture of a shared link', () => {
  it('says what the page says about itself, without the name of the house twice', async () => {
    const { ask, drawPicture } = site({ '/fr/tarifs': html('Tarifs') })
    expect((await ask('/og/fr/tarifs.png')).headers.get('content-type')).toBe('image/png')
    const words = { title: 'Tarifs', description: 'Écrit pour vous.', above: 'Logement', portrait: '' }
    expect(drawPicture).toHaveBeenCalledWith(words, null)
  })

  it('shows the expert whose page it is of, and is drawn without a portrait that is gone', async () => {
    const page = (portrait: string) =>
      html('Adel').replace('<h1>', `<div class="profile-who"><img class="portrait" src="${portrait}" alt=""/><h1>`)
    const { ask, drawPicture } = site({
      '/fr/expert/adel': page('/portraits/adel.svg'),
      '/fr/expert/alma': page('/portraits/alma.svg'),
    })
    await ask('/og/fr/expert/adel.png')
    await ask('/og/fr/expert/alma.png')
    expect(drawPicture.mock.calls.map(([, portrait]) => portrait?.toString() ?? null)).toEqual([
      '/portraits/adel.svg',
      null,
    ])
  })

  it('exists for real public pages only', async () => {
    const { ask, drawPage } = site({ '/fr/tarifs': html('Tarifs'), '/fr/profile': html('Profil') })
    for (const address of [
      '/og/fr/article/none.png',
      '/og/fr/tarifs',
      '/og/fr/tarifs.jpg',
      '/og/.png',
      '/og/fr/profile.png',
    ])
      expect((await ask(address)).status, address).toBe(404)
    expect(drawPage.mock.calls).toEqual([['/fr/article/none']])
  })

  it('is not drawn for a question that is its author’s alone, and is for one that they published', async () => {
    const shown = html('Dépôt de garantie non restitué')
    const own = shown.replace('</head>', '<meta name="robots" content="noindex"/></head>')
    const { ask, drawPicture } = site({ '/fr/question/own': own, '/fr/question/shown': shown })
    expect((await ask('/og/fr/question/own.png')).status).toBe(404)
    expect(drawPicture).not.toHaveBeenCalled()
    expect((await ask('/og/fr/question/shown.png')).status).toBe(200)
  })

  it('is drawn once for its words, and again when they change', async () => {
    const pages = { '/fr/tarifs': html('Tarifs') }
    const { ask, drawPicture } = site(pages)
    await Promise.all([ask('/og/fr/tarifs.png'), ask('/og/fr/tarifs.png'), ask('/og/fr/tarifs.png')])
    expect(drawPicture).toHaveBeenCalledTimes(1)
    pages['/fr/tarifs'] = html('Nos tarifs')
    await ask('/og/fr/tarifs.png')
    expect(drawPicture).toHaveBeenCalledTimes(2)
  })

  it('is kept for ever under the version of its words, and for minutes under any other', async () => {
    const { ask } = site({ '/fr/tarifs': html('Tarifs') })
    const { versionOf } = await import('./picture-text.ts')
    const version = versionOf({ title: 'Tarifs', description: 'Écrit pour vous.', above: 'Logement', portrait: '' })
    expect((await ask(`/og/fr/tarifs.png?v=${version}`)).headers.get('cache-control')).toContain('immutable')
    expect((await ask('/og/fr/tarifs.png?v=old')).headers.get('cache-control')).toBe('public, max-age=600')
  })

  it('is drawn one at a time, and too many at once are sent away', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, nth) => [`/fr/article/numero-${nth}`, html(`Article ${nth}`)]),
    )
    let drawing = 0
    let most = 0
    const gate = Promise.withResolvers<void>()
    const slowly = vi.fn(async () => {
      drawing += 1
      most = Math.max(most, drawing)
      await gate.promise
      drawing -= 1
      return Buffer.from('picture')
    })
    const { ask } = site(pages, slowly)
    const first = Object.keys(pages)
      .slice(0, 40)
      .map((path) => ask(`/og${path}.png`))
    await vi.waitFor(() => expect(drawing).toBe(1))
    const late = await ask('/og/fr/article/numero-50.png')
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
    gate.resolve()
    expect((await Promise.all(first)).every(({ status }) => status === 200)).toBe(true)
    expect(most).toBe(1)
    expect((await ask('/og/fr/article/numero-50.png')).status).toBe(200)
  })

  it('is tried again after a drawing that failed', async () => {
    const failing = vi.fn(async () => Buffer.from('picture')).mockRejectedValueOnce(new Error('no letters'))
    const { ask } = site({ '/fr/tarifs': html('Tarifs') }, failing)
    expect((await ask('/og/fr/tarifs.png')).status).toBe(500)
    expect((await ask('/og/fr/tarifs.png')).status).toBe(200)
  })

  it('is 1200 by 630, with the letters of both languages and of names', async () => {
    const words = {
      title: 'Dépôt de garantie : Łukasz',
      description: 'Œuvre, ça, 29 €',
      above: 'Logement',
      portrait: '',
    }
    const { format, width, height } = await sharp(await drawPicture(words, null)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  })

  it('has the portrait in it, and is drawn without one that cannot be read', async () => {
    const words = { title: 'Adel Kouassi', description: 'Commissaire de justice', above: '', portrait: '/p.svg' }
    const bust = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#f0f"/></svg>',
    )
    const at = async (picture: Buffer) =>
      [...(await sharp(picture).extract({ left: 950, top: 500, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3)
    expect(await at(await drawPicture(words, bust))).toEqual([255, 0, 255])
    expect(await at(await drawPicture(words, Buffer.from('no picture')))).not.toEqual([255, 0, 255])
  })
})
