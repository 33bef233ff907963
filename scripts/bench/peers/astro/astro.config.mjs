import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.example.com',
  outDir: process.env.BENCH_OUT,
  cacheDir: './cache',
  vite: { cacheDir: './cache/vite' },
  integrations: [react()],
  devToolbar: { enabled: false },
})
