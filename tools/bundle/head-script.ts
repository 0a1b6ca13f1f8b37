import { build, type Plugin, type Rolldown } from 'vite'

const name = 'virtual:head-script'
const file = 'src/entry.head.ts'

/** `virtual:head-script`: `src/entry.head.ts` and what it imports, built as one classic script, as text for the server. */
export function headScript(): Plugin {
  let text: Promise<string> | undefined
  return {
    name: 'clairavis:head-script',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      if (this.environment.name === 'client') return `export default ''`
      text ??= built()
      return `export default ${JSON.stringify(await text)}`
    },
    // Development: a change of the script shows at the next load.
    hotUpdate({ file: changed }) {
      if (changed.includes('/src/shell/') || changed.endsWith(file)) text = undefined
    },
  }
}

async function built(): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: file, formats: ['iife'], name: 'head', fileName: 'head' } },
  })
  const [{ output }] = [made].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
