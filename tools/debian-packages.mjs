import { existsSync } from 'node:fs'
import { apt, install, mayInstall } from './apt.mjs'

/** The real servers that the full proofs run, and a file of each package. */
const packages = {
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
  // OpenStack Swift with its S3 interface, which keeps its sessions in memcached.
  'python3-swift': '/usr/lib/python3/dist-packages/swift/proxy/server.py',
  memcached: '/usr/bin/memcached',
  'clamav-daemon': '/usr/sbin/clamd',
  // With the programs that it asks for; the one from npm has not all of them.
  postgresql: '/usr/lib/postgresql',
  pgbackrest: '/usr/bin/pgbackrest',
  // Of it only promtool, which evaluates the alert rules.
  prometheus: '/usr/bin/promtool',
}

/** Installs what is missing of them; where that needs a prompt, the proofs that need it are left out, and this says so. */
export function ensureDebianPackages() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]))
  if (missing.length === 0) return
  const left = mayInstall() && apt('update') ? missing.filter((name) => !install(name)) : missing
  if (left.length > 0)
    process.stdout.write(`${left.join(', ')} cannot be installed here: the proofs with them are left out.\n`)
}
