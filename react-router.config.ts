import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known at the start: no request for parts of the manifest while a person navigates.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
