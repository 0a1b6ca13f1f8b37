import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { marked } from './one-frame.ts'

type Manifest = { routes: Record<string, Record<string, unknown>> }

/**
 * The table of routes travels to every browser: the screens once, not once for each language, and without the files
 * that a file imports, which only the server's preloads name.
 */
export function smallManifest(): Plugin {
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
