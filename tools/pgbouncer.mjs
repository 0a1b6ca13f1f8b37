import { existsSync } from 'node:fs'
import { apt, install, mayInstall } from './apt.mjs'

/** Installs Debian's PgBouncer for the proofs behind it; where that needs a prompt they are left out, and this says so. */
export function ensurePgBouncer() {
  if (existsSync('/usr/sbin/pgbouncer')) return
  if (mayInstall() && apt('update') && install('pgbouncer')) return
  process.stdout.write('PgBouncer cannot be installed here: the proofs behind it are left out.\n')
}
