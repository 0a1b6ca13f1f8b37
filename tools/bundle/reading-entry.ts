import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:reading-entry'
const entry = 'src/entry.reading.ts'

type Files = Record<string, { file: string; imports?: string[] }>

/** `virtual:reading-entry`: where the browser finds the module of reading pages, for the document that names it. */
export function readingEntry(): Plugin {
  let outDir = ''
  return {
    name: 'clairavis:reading-entry',
    configResolved(config) {
      outDir = config.environments.client?.build.outDir ?? ''
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return
      if (this.environment.name === 'client') return `export default null`
      // The browser's files are built first.
      return `export default ${JSON.stringify(this.environment.mode === 'build' ? builtIn(outDir) : inDevelopment)}`
    },
  }
}

const inDevelopment = {
  src: `/${entry}`,
  imports: [],
  before: ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'],
}

function builtIn(outDir: string) {
  const files = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Files
  const all = new Set<string>()
  const reach = (key: string) => {
    const known = files[key]
    if (!known) throw new Error(`The build has no ${key}.`)
    for (const next of known.imports ?? [])
      if (!all.has(next)) {
        all.add(next)
        reach(next)
      }
    return `/${known.file}`
  }
  return { src: reach(entry), imports: [...all].map((key) => `/${files[key]?.file}`), before: [] }
}
