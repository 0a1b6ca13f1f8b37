export const latestBuild = '/builds/latest.json'
const hour = 3_600_000

type Manifest = { __reactRouterManifest?: { version?: string } }

/** The build that this page came with. */
export const ownBuild = (): string | undefined => (window as Manifest).__reactRouterManifest?.version

/** Asks every hour whether a newer build is served; once it is, there is no more to ask. */
export function watchForNewBuild(own: string | undefined, ask: typeof fetch = fetch): { isThere: () => boolean } {
  let there = false
  const timer = setInterval(() => void look(), hour)
  async function look(): Promise<void> {
    try {
      const answer = await ask(`${latestBuild}?${Date.now()}`)
      const { id } = (await answer.json()) as { id?: unknown }
      there = answer.ok && typeof id === 'string' && id !== own
      if (there) clearInterval(timer)
    } catch {
      // Offline, or the server is being replaced: asked again in an hour.
    }
  }
  if (!own) clearInterval(timer)
  return { isThere: () => there }
}
