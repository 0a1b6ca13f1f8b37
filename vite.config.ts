import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page imports, and what the home page adds from `ui/`: filled once the modules are known. */
const frame = new Set<string>()
const parts = new Set<string>()

const everyPage = /[\\/]src[\\/](?:entry\.client|root)\.tsx(?:\?|$)/
const homePage = /[\\/]discover[\\/]pages[\\/]home\.tsx(?:\?|$)/
const small = /[\\/]src[\\/]ui[\\/]|[\\/]lucide-react[\\/]/

/** Fewer, larger files: thirty small ones would compress worse and come later than these. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: 'frame', test: (id: string) => frame.has(id), priority: 2 },
  { name: 'parts', test: (id: string) => parts.has(id), priority: 1 },
]

function knowsModules(): Plugin {
  return {
    name: 'clairavis:groups',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const reach = (into: Set<string>, id: string, wanted: (id: string) => boolean, seen = new Set<string>()) => {
        if (seen.has(id)) return
        seen.add(id)
        if (wanted(id)) into.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(into, next, wanted, seen)
      }
      const ids = [...this.getModuleIds()]
      for (const id of ids.filter((one) => everyPage.test(one))) reach(frame, id, () => true)
      for (const id of ids.filter((one) => homePage.test(one)))
        reach(parts, id, (one) => small.test(one) && !frame.has(one))
    },
  }
}

type Manifest = { routes: Record<string, Record<string, unknown>> }

/**
 * The table of routes travels to every browser. Written in full, with each file's name at each route, it would be the
 * third largest script; here a name stands once, and what a screen's two languages share stands once.
 */
function smallManifest(): Plugin {
  return {
    name: 'clairavis:manifest',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle({ dir = '' }) {
      const folder = join(dir, '../client/assets')
      for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
        const file = join(folder, name)
        const whole = /^window\.__reactRouterManifest=(.*);$/s.exec(readFileSync(file, 'utf8'))?.[1]
        if (!whole) throw new Error(`${name} is not written as expected.`)
        writeFileSync(file, packed(JSON.parse(whole)))
      }
    },
  }
}

function packed({ routes, ...rest }: Manifest): string {
  const files: string[] = []
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const screens = new Map<string, [string, string | undefined][]>()
  for (const { id, path, imports, module, ...facts } of Object.values(routes)) {
    const numbers = [module as string, ...(imports as string[])].map(numberOf)
    const kept = Object.entries(facts).filter(([, value]) => value !== false)
    const key = JSON.stringify([Object.fromEntries(kept), numbers])
    screens.set(key, [...(screens.get(key) ?? []), [id as string, path as string | undefined]])
  }
  const rows = [...screens].map(([key, places]) => [...JSON.parse(key), places])
  return `window.__reactRouterManifest=((f,s,m)=>{for(const[d,[n,...i],p]of s)for(const[id,path]of p)m.routes[id]={...d,id,path,module:f[n],imports:i.map(x=>f[x])};return m})(${JSON.stringify(files)},${JSON.stringify(rows)},${JSON.stringify({ ...rest, routes: {} })});`
}

export default defineConfig({
  plugins: [reactRouter(), knowsModules(), smallManifest()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle for pages, API and jobs; packages stay outside it.
    ssr: { build: { rolldownOptions: { input: { server: './src/server.ts' } } } },
  },
})
