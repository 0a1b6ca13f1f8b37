import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dataModules } from './data-modules.ts'

/** What the build makes of a module of data, for the server or for browsers. */
async function built(path: string, consumer: 'server' | 'client'): Promise<string> {
  const { load } = dataModules()
  if (typeof load !== 'object') throw new Error('The plugin loads by a filter.')
  const id = fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
  const code: unknown = await Reflect.apply(load.handler, { environment: { config: { consumer } } }, [id])
  return String(code)
}

test('what is large stands in a file beside the server’s code, and in the code for browsers', async () => {
  const path = 'catalog/knowledge/example-questions.data.ts'
  const forServer = await built(path, 'server')
  expect(forServer).toMatch(/JSON\.parse\(readFileSync\(new URL\('__DATA_FOLDER__\/exampleQuestions-[0-9a-f]{8}\.json'/)
  expect(forServer.length).toBeLessThan(1000)
  expect(await built(path, 'client')).not.toContain('readFileSync')
})

test('what is small stands in the code', async () => {
  expect(await built('places/foreign-signs.data.ts', 'server')).toMatch(/JSON\.parse\("/)
})
