import { startServer } from './server.ts'

/** One server for all HTTP tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer()
  return () => server.close()
}
