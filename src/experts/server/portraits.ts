import type { Handler } from 'hono'
export function portraits(_dataDir: string): Handler {
  return (c) => c.notFound()
}
