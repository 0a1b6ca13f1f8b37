import type { Plugin } from 'vite'

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
const router = /node_modules[\\/]react-router[\\/]/
const reading = /[\\/]src[\\/]entry\.reading\.ts$/
const everyScreen = /[\\/]src[\\/](?:entry\.client|root)\.tsx(?:\?|$)/
/** Most parts of a page ask the API. */
const shared = /[\\/]src[\\/]api[\\/]call\.ts$/
/** Stays by itself: whoever loads it starts the page. */
const start = /[\\/]src[\\/]entry\.(?:client\.tsx|reading\.ts)$/

/**
 * Fewer, larger files: thirty small ones would compress worse and come later than these. What a reading page loads at
 * once stands apart from what its plain parts share, that from what React draws in it once it is touched, and all of
 * them from React Router. A file of a group takes what it imports with it, unless a group before has it.
 */
export function chunkGroups() {
  const page = new Set<string>()
  const plain = new Set<string>()
  const drawn = new Set<string>()
  const frame = new Set<string>()
  const plugin: Plugin = {
    name: 'clairavis:chunk-groups',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const reach = (id: string, into = new Set<string>()): Set<string> => {
        if (into.has(id)) return into
        into.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(next, into)
        return into
      }
      const add = (ids: Iterable<string>, to: Set<string>) => {
        for (const id of ids) if (!start.test(id)) to.add(id)
      }
      /** What a module loads later, and what that loads later again as long as it does without React. */
      const later = (ids: Iterable<string>, seen = new Set<string>()) => {
        for (const id of ids)
          for (const part of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
            if (seen.has(part)) continue
            seen.add(part)
            const all = reach(part)
            const light = ![...all].some((one) => react.test(one))
            add([...all].slice(light && !shared.test(part) ? 1 : 0), light ? plain : drawn)
            if (light) later(all, seen)
          }
      }
      for (const id of this.getModuleIds()) {
        if (everyScreen.test(id)) add(reach(id), frame)
        if (!reading.test(id)) continue
        add(reach(id), page)
        later(reach(id))
      }
    },
  }
  const groups = [
    { name: 'react', test: react, priority: 7 },
    { name: 'router', test: router, priority: 6 },
    { name: 'reading', test: (id: string) => page.has(id), priority: 5 },
    { name: 'parts', test: (id: string) => plain.has(id), priority: 4 },
    { name: 'ui', test: (id: string) => drawn.has(id) && frame.has(id), priority: 3 },
    { name: 'box', test: (id: string) => drawn.has(id), priority: 2 },
    { name: 'frame', test: (id: string) => frame.has(id), priority: 1 },
  ]
  return { plugin, groups }
}
