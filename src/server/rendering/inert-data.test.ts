import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { scrollScript, startScript, withInertData } from './inert-data.ts'

const scripts = {
  scroll: `((storageKey, restoreKey) => {\n\t\twindow.scrollTo(0, 1)\n})("react-router-scroll-positions", null)`,
  context:
    'window.__reactRouterContext = {"basename":"/","future":{},"ssr":true};window.__reactRouterContext.stream = new ' +
    'ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
  modules:
    'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-2.js";\nimport * as route1_clientLoader from "/assets/ask-3.js";\n' +
    'import * as route1_main from "/assets/ask-5.js";\nconst route1 = {...route1_clientLoader,...route1_main};' +
    '\n  \n  window.__reactRouterRouteModules = {"root":route0,"ask___fr":route1};\n\nimport("/assets/entry.client-4.js");',
  data: `window.__reactRouterContext.streamController.enqueue("[{\\"a\\":\\"\\u003c/script> $& 'quoted'\\"}]\\n");`,
  more: 'window.__reactRouterContext.streamController.enqueue("P5:[]\\n");',
  close: 'window.__reactRouterContext.streamController.close();',
}
const script = (code: string, attributes = '') => `<script${attributes}>${code}</script>`
const page = [
  '<html><head><script>head()</script></head><body><p>Bonjour</p>',
  script(scripts.scroll),
  script(scripts.context),
  script(scripts.modules, ' type="module" async=""'),
  '</body></html><!--$-->',
  script(scripts.data),
  '<!--$-->',
  script(scripts.more),
  script(scripts.close),
  '<!--/$--><!--/$-->',
].join('')

const executable = (html: string) =>
  [...html.matchAll(/<script(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code)

describe('a page that React Router runs', () => {
  const inert = withInertData(page)

  it('has no script of its own: all of them are the same on every page', () => {
    expect(executable(inert)).toEqual(['head()', scrollScript, startScript])
    const other = withInertData(page.replace('/assets/ask-3.js', '/assets/user-9.js').replace('quoted', 'other words'))
    expect(executable(other)).toEqual(executable(inert))
  })

  it('keeps the markers between which React looks for its parts', () => {
    expect(inert).toMatch(/<\/html><!--\$--><!--\$--><script type="application\/json" id="router-stream">/)
    expect(inert).toMatch(/<\/script><!--\/\$--><!--\/\$-->$/)
  })

  it('hands the browser what the loaders have read, to the letter', async () => {
    const blocks = new Map(
      [...inert.matchAll(/<script type="application\/json" id="([\w-]+)">([\s\S]*?)<\/script>/g)].map(
        ([, id, json]) => [id, { textContent: json }],
      ),
    )
    expect(JSON.parse(blocks.get('router-modules')?.textContent ?? '')).toEqual({
      manifest: '/assets/manifest-1.js',
      entry: '/assets/entry.client-4.js',
      routes: { root: ['/assets/root-2.js'], ask___fr: ['/assets/ask-3.js', '/assets/ask-5.js'] },
    })
    // biome-ignore lint/suspicious/noExplicitAny: the globals that React Router reads
    const window: any = {}
    const document = { getElementById: (id: string) => blocks.get(id) ?? null }
    const start = startScript.replaceAll('import(', 'fetched(')
    const fetched = async (file: string) => ({ [file]: true })
    runInNewContext(start, { window, document, fetched, ReadableStream, TextEncoderStream, console })
    expect(window.__reactRouterContext).toMatchObject({ basename: '/', ssr: true })
    expect(await text(window.__reactRouterContext.stream)).toBe(`[{"a":"</script> $& 'quoted'"}]\nP5:[]\n`)
    expect(window.__reactRouterRouteModules).toEqual({
      root: { '/assets/root-2.js': true },
      ask___fr: { '/assets/ask-3.js': true, '/assets/ask-5.js': true },
    })
  })

  it('is refused where React Router writes otherwise, instead of being served without its data', () => {
    for (const part of [scripts.context, scripts.modules, scripts.close])
      expect(() => withInertData(page.replace(part, 'else()'))).toThrow('not written as expected')
    expect(() => withInertData(page.replace('"ask___fr":route1', '"ask___fr":route7'))).toThrow(
      'not written as expected',
    )
  })
})
