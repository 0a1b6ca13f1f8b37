import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // One bundle for pages, API and jobs; packages stay outside it.
    ssr: { build: { rolldownOptions: { input: { server: './src/server.ts' } } } },
  },
})
