import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/**
 * Characters of JSON from which a value stands in a file of its own beside the server's code. V8 reads a string in a program
 * slower than a file: 14 MB of them cost a second of each start.
 */
const large = 100_000

/** Stands in a server module for the way from its chunk to the folder of these files. */
const folderMark = '__DATA_FOLDER__'

/**
 * A module named `*.data.ts` reads files of `data/` and checks them. The build evaluates it and bundles its exports as
 * JSON; a fault in a file ends the build with the file, the line and the fault.
 */
export function dataModules(): Plugin {
  const files = new Map<string, string>()
  const fromFile = (name: string, json: string): string => {
    const file = `${name}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`
    files.set(file, json)
    return `export const ${name} = /* @__PURE__ */ JSON.parse(readFileSync(new URL('${folderMark}/${file}', import.meta.url), 'utf8'))`
  }
  return {
    name: 'clairavis:data-modules',
    apply: 'build',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href)
        const inServer = this.environment.config.consumer === 'server'
        const code = Object.entries(values).map(([name, value]) => {
          const json = jsonOf(id, name, value)
          return inServer && json.length > large
            ? fromFile(name, json)
            : `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`
        })
        return ["import { readFileSync } from 'node:fs'", ...code].slice(inServer ? 0 : 1).join('\n')
      },
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(folderMark)) return null
      const way = relative(dirname(fileName), 'data') || '.'
      return code.replaceAll(folderMark, way.startsWith('.') ? way : `./${way}`)
    },
    writeBundle({ dir = '' }, bundle) {
      const written = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
      const used = [...files].filter(([file]) => written.some((code) => code.includes(`data/${file}`)))
      if (used.length === 0) return
      mkdirSync(join(dir, 'data'), { recursive: true })
      for (const [file, json] of used) writeFileSync(join(dir, 'data', file), json)
    },
  }
}

function jsonOf(id: string, name: string, value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value))
    throw new Error(`${id}: ${name} is more than JSON can hold; derive it in a module that imports this one.`)
  return json
}
