import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { headScript } from '../../tools/bundle/head-script.ts'

export default defineConfig({ plugins: [reactRouter(), headScript()], build: { target: 'es2022' } })
