import type { Config } from '@react-router/dev/config'

export default {
  buildDirectory: '../../node_modules/.cache/clairavis/prototype',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
