import { startTestServer } from './test-database.ts'

/** One PostgreSQL for the whole run; its address reaches the tests through their environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
