import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:reading-entry'
const entry = 'src/entry.reading.ts'

/**
 * What hears an emergency without a network, by the names of the files: the box in which one writes (a group of
 * `chunk-groups.ts`), what sends it, the detector and its words.
 */
const detector = ['box', 'send-question', 'watch', 'messages.fr', 'messages.en']

type Files = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>

/**
 * `virtual:reading-entry`: where the browser finds the module of reading pages, for the document that names it, and the
 * files of the detector, for the service worker that keeps them.
 */
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
  detector: [],
}

function builtIn(outDir: string) {
  const files = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Files
  const known = (key: string) => {
    const found = files[key]
    if (!found) throw new Error(`The build has no ${key}.`)
    return found
  }
  const reach = (key: string, all = new Set<string>()) => {
    for (const next of known(key).imports ?? []) if (!all.has(next)) reach(next, all.add(next))
    return all
  }
  const imports = [...reach(entry)]
  const named = (name: string) => {
    const keys = Object.keys(files).filter((key) => known(key).name === name && known(key).file.endsWith('.js'))
    if (keys.length === 0) throw new Error(`The build has no file of the name ${name}.`)
    return keys
  }
  const heard = new Set(detector.flatMap(named).flatMap((key) => [key, ...reach(key)]))
  const kept = [...heard].map(known).flatMap(({ file, css = [] }) => [file, ...css])
  return {
    src: `/${known(entry).file}`,
    imports: imports.map((key) => `/${known(key).file}`),
    before: [],
    detector: [...new Set(kept)].map((file) => `/${file}`),
  }
}
