import { spawnSync } from 'node:child_process'

const privilege = () => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** Whether a program is there to be run. */
export function present(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** Whether Debian packages can be installed here without a prompt. */
export function mayInstall() {
  if (!present('apt-get')) return false
  return privilege().length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
}

/** Runs apt-get; whether it ended well. */
export function apt(...args) {
  const [command, ...rest] = [...privilege(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

export const install = (name) => apt('install', '-y', '--no-install-recommends', name)
