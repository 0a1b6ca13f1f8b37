import type { Running } from './start.ts'

/** What a newcomer reads after `npm start`; in live mode a line of the log, which a collector reads. */
export function welcome({ url, config, running }: Pick<Running, 'url' | 'config' | 'running'>): void {
  if (config.MODE === 'live') {
    running.ports.log.info({ role: config.ROLE, address: url }, 'started')
    return
  }
  const lines = [
    '',
    `Clairavis is open: ${url}/fr and ${url}/en`,
    'Demonstration accounts, password clairavis-demo:',
    '  client@demo.test, expert@demo.test, specialist@demo.test,',
    '  admin@demo.test (owner), compliance@demo.test, support@demo.test',
    `Play both sides: ${url}/fr/demonstration`,
    `The API is described at ${url}/api/docs. Ctrl-C stops everything.`,
    '',
  ]
  process.stdout.write(lines.join('\n'))
}
