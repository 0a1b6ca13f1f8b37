import { startTestServer } from './test-database.ts'

/** Starts one PostgreSQL for the whole run; the tests find its address in their environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
