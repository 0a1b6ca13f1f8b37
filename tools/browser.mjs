import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromium = '/usr/bin/chromium'
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The journeys need Debian's Chromium, and run in half the time in its shell without windows; installs both where that
 * needs no prompt. Without the shell they run in Chromium.
 */
export function ensureBrowsers() {
  if (existsSync(chromium) && existsSync(headlessShell)) return
  if (existsSync(chromium) && !mayInstall()) return
  if (!present('apt-get'))
    throw new Error(`The journeys need Chromium at ${chromium}, and there is no apt-get here to install it.`)
  if (!mayInstall())
    throw new Error(`The journeys need Chromium at ${chromium}: run "sudo apt-get install chromium" once.`)
  process.stdout.write('Installing Chromium.\n')
  const apt = (...args) => {
    const [command, ...rest] = [...privilege(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  apt('update')
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  if (!existsSync(chromium) && !install('chromium'))
    throw new Error('apt-get could not install Chromium: the lines above say why.')
  if (!install('chromium-headless-shell'))
    process.stdout.write('Without chromium-headless-shell the journeys run in Chromium itself, which takes longer.\n')
}

const privilege = () => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

function mayInstall() {
  if (!present('apt-get')) return false
  return privilege().length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
}

function present(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}
