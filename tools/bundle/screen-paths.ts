import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, never>
type Property = Node & { key: { name?: string; value?: string }; value: Node & { properties: Property[] } }

const needed = ['path', 'hydrate']

/** Browsers are given the paths of the table of screens (`src/screens.ts`), not the files, rules and kinds. */
export function screenPaths(): Plugin {
  return {
    name: 'clairavis:screen-paths',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/screens\.ts$/ },
      handler(code) {
        const table = tableIn(this.parse(code).body as unknown as Node[])
        if (!table) throw new Error('src/screens.ts holds no table named screens.')
        let left = ''
        let at = 0
        for (const row of table.properties)
          for (const fact of row.value.properties) {
            if (needed.includes(nameOf(fact))) continue
            left += code.slice(at, fact.start)
            at = fact.end + (code[fact.end] === ',' ? 1 : 0)
          }
        return { code: left + code.slice(at), map: null }
      },
    },
  }
}

const nameOf = ({ key }: Property) => key.name ?? key.value ?? ''

function tableIn(body: readonly Node[]): { properties: Property[] } | undefined {
  for (const statement of body as unknown as { declaration?: { declarations?: Declared[] } }[])
    for (const { id, init } of statement.declaration?.declarations ?? []) if (id.name === 'screens') return init
  return undefined
}

type Declared = { id: { name: string }; init: { properties: Property[] } }
