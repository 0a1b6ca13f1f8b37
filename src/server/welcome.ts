import type { Running } from './start.ts'

/** The text that a newcomer reads after `npm start`. */
export function welcome({ url, config }: Running): void {
  const lines = [
    '',
    `Clairavis is open: ${url}/fr and ${url}/en`,
    ...(config.MODE === 'demo'
      ? [
          'Demonstration accounts, password clairavis-demo:',
          '  client@demo.test, expert@demo.test, specialist@demo.test,',
          '  admin@demo.test (owner), compliance@demo.test, support@demo.test',
          `Play both sides: ${url}/fr/demonstration`,
        ]
      : []),
    `The API is described at ${url}/api/docs. Ctrl-C stops everything.`,
    '',
  ]
  process.stdout.write(lines.join('\n'))
}
