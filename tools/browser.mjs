import { existsSync } from 'node:fs'
import { apt, install, mayInstall, present } from './apt.mjs'

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
  apt('update')
  if (!existsSync(chromium) && !install('chromium'))
    throw new Error('apt-get could not install Chromium: the lines above say why.')
  if (!install('chromium-headless-shell'))
    process.stdout.write('Without chromium-headless-shell the journeys run in Chromium itself, which takes longer.\n')
}
