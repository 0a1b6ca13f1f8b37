import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page imports, and what the home page adds from `ui/`: filled once the modules are known. */
const frame = new Set<string>()
const parts = new Set<string>()

const everyPage = /[\\/]src[\\/](?:entry\.client|root)\.tsx(?:\?|$)/
/** Stays by itself: whoever loads it starts the page. */
const start = /[\\/]src[\\/]entry\.client\.tsx$/
/** The frame names it only for what the server writes; pages with a form bring it themselves. */
const formsOnly = /[\\/]shell[\\/]form-fields\.ts$/
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
      for (const id of ids.filter((one) => everyPage.test(one)))
        reach(frame, id, (one) => !start.test(one) && !formsOnly.test(one))
      for (const id of ids.filter((one) => homePage.test(one)))
        reach(parts, id, (one) => small.test(one) && !frame.has(one))
    },
  }
}

/** An icon as the package draws it, without the package's settings: the same element and the same class. */
const plainIcon = `import { createElement } from 'react'
  const look = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true }
  export default ({ name, node }) => ({ className = '', ...rest }) =>
    createElement('svg', { ...look, className: 'lucide lucide-' + name + ' ' + className, ...rest },
      node.map(([tag, facts]) => createElement(tag, facts)))`

/**
 * What packages carry for settings that this product does not use: icons of other colours and widths, finding routes
 * while a person moves about (`routeDiscovery` is `initial`), instrumentation. A missing name fails the build.
 */
const lighter: Record<string, string> = {
  'lucide-react/dist/esm/createLucideIcon.mjs': plainIcon,
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `const no = () => {}
    export { no as isFogOfWarEnabled, no as getPartialManifest, no as getPatchRoutesOnNavigationFunction }
    export { no as useFogOFWarDiscovery, no as getManifestPath, no as getPathsWithAncestors, no as handleClientVersionMismatch }`,
  'react-router/dist/production/lib/router/instrumentation.js': `const no = () => {}
    export { no as consumeInstrumentationClientResultMetaReceiver, no as getRouteInstrumentationUpdates }
    export { no as instrumentClientSideRouter, no as instrumentHandler, no as instrumentationResultMetaContext }`,
}

function leavesOut(): Plugin {
  return {
    name: 'clairavis:left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
      return lighter[file]
    },
  }
}

/** The name of the frame's style sheet, with the mark that React Router gives to what is also imported later. */
const marked = /(\/frame-[\w-]+\.css)#/g

/**
 * The mark makes a sheet another one in Vite's eyes: the first import that names it adds it again. For a page's own that
 * is right, since leaving takes the page's away. The frame's stays, and its second copy would come behind the pages'
 * own sheets and win over them.
 */
function oneFrame(): Plugin {
  return {
    name: 'clairavis:frame',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('virtual:react-router/server-manifest') ? code.replace(marked, '$1') : undefined
    },
  }
}

type Manifest = { routes: Record<string, Record<string, unknown>> }

/**
 * The table of routes travels to every browser: the screens once, not once for each language, and without the files
 * that a file imports, which only the server's preloads name.
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
        writeFileSync(file, packed(JSON.parse(whole.replace(marked, '$1'))))
      }
    },
  }
}

/** Each screen as a row: which facts it has, its files, then its name and path where they are alike in both languages. */
function packed({ routes, ...rest }: Manifest): string {
  const base = (routes.root?.css ?? []) as string[]
  const short = (file: unknown) => String(file).replace(/^\/assets\//, '')
  const shapes: string[] = []
  const screens = new Map<string, Place[]>()
  for (const { id, path, imports, css, ...facts } of Object.values(routes)) {
    const kept = Object.entries(facts).filter(([, value]) => value !== false && value !== undefined)
    const files = kept.filter(([, value]) => String(value).startsWith('/assets/'))
    const plain = Object.fromEntries(kept.filter((fact) => !files.includes(fact)))
    const shape = JSON.stringify([plain, files.map(([name]) => name)])
    if (!shapes.includes(shape)) shapes.push(shape)
    const more = ((css ?? []) as string[]).filter((file) => id === 'root' || !base.includes(file))
    const row = JSON.stringify([shapes.indexOf(shape), more.map(short), ...files.map(([, file]) => short(file))])
    screens.set(row, [...(screens.get(row) ?? []), [id as string, path as string | undefined]])
  }
  const rows = [...screens].map(([row, places]) => [JSON.parse(row), ...(asOne(places) ?? places)])
  const table = [`${JSON.stringify({ ...rest, routes: {} })}`, `[${shapes.join()}]`, JSON.stringify(rows)]
  return `window.__reactRouterManifest=(${unpacked})(${table.join()});`
}

type Place = [id: string, path: string | undefined]

/** `['ask', 'ask']` stands for `ask___fr` at `/fr/ask` and `ask___en` at `/en/ask`. */
function asOne(places: readonly Place[]): [string, string] | undefined {
  const [first, second, third] = places
  const name = first?.[0].replace(/___fr$/, '')
  const path = first?.[1]?.replace(/^\/fr\/?/, '')
  const alike = second?.[0] === `${name}___en` && second[1]?.replace(/^\/en\/?/, '') === path && !third
  return alike && name !== undefined && path !== undefined ? [name, path] : undefined
}

/** Runs in the browser. */
const unpacked = `(m,k,s)=>{const a=f=>'/assets/'+f;for(const[[n,c,...v],...p]of s){const[f,w]=k[n];for(const[id,path]of typeof p[0]=='string'?['fr','en'].map(l=>[p[0]+'___'+l,'/'+l+(p[1]&&'/'+p[1])]):p){const r=m.routes[id]={...f,id,path,imports:[],css:c.map(a)};w.forEach((x,i)=>r[x]=a(v[i]))}}return m}`

export default defineConfig({
  plugins: [leavesOut(), reactRouter(), knowsModules(), oneFrame(), smallManifest()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle for pages, API and jobs; packages stay outside it.
    ssr: { build: { rolldownOptions: { input: { server: './src/server.ts' } } } },
  },
})
