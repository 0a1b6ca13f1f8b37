import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the prototype with the versions of the product; gives back where it is. */
export function buildPrototype(): string {
  const cli = `${root}node_modules/@react-router/dev/bin.cjs`
  const built = spawnSync(process.execPath, [cli, 'build', 'bench/prototype'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error(`The prototype does not build.\n${built.stdout}${built.stderr}`)
  return `${root}node_modules/.cache/clairavis/prototype`
}
