import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './tools/bundle/chunk-groups.ts'
import { dataModules } from './tools/bundle/data-modules.ts'
import { headScript } from './tools/bundle/head-script.ts'
import { oneFrame } from './tools/bundle/one-frame.ts'
import { readingEntry } from './tools/bundle/reading-entry.ts'
import { screenPaths } from './tools/bundle/screen-paths.ts'
import { smallManifest } from './tools/bundle/small-manifest.ts'

const chunks = chunkGroups()

export default defineConfig({
  plugins: [
    dataModules(),
    screenPaths(),
    headScript(),
    readingEntry(),
    reactRouter(),
    chunks.plugin,
    oneFrame(),
    smallManifest(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['./src/entry.reading.ts'],
          output: { codeSplitting: { groups: chunks.groups } },
        },
      },
    },
    // One bundle for pages, API and jobs; packages stay outside it.
    ssr: { build: { rolldownOptions: { input: { server: './src/server.ts' } } } },
  },
})
