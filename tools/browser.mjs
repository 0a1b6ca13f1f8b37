import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromium = '/usr/bin/chromium'

/** The journeys need Debian's Chromium; installs it where that needs no prompt. */
export function ensureChromium() {
  if (existsSync(chromium)) return
  if (!present('apt-get'))
    throw new Error(`The journeys need Chromium at ${chromium}, and there is no apt-get here to install it.`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    throw new Error(`The journeys need Chromium at ${chromium}: run "sudo apt-get install chromium" once.`)
  process.stdout.write('Installing Chromium.\n')
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  apt('update')
  if (!apt('install', '-y', '--no-install-recommends', 'chromium'))
    throw new Error('apt-get could not install Chromium: the lines above say why.')
}

function present(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}
