import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/**
 * A module named `*.data.ts` reads files of `data/` and checks them. The build evaluates it and bundles its exports as
 * JSON; a fault in a file ends the build with the file, the line and the fault.
 */
export function dataModules(): Plugin {
  return {
    name: 'clairavis:data-modules',
    apply: 'build',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href)
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = /* @__PURE__ */ JSON.parse(${literalOf(id, name, value)})`)
          .join('\n')
      },
    },
  }
}

function literalOf(id: string, name: string, value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value))
    throw new Error(`${id}: ${name} is more than JSON can hold; derive it in a module that imports this one.`)
  return JSON.stringify(json)
}
