import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.example.com',
  outDir: process.env.BENCH_OUT,
  cacheDir: './cache',
  vite: { cacheDir: './cache/vite' },
  integrations: [react()],
  // One page at a time, as is usual, would wait for every file.
  build: { concurrency: 8 },
  devToolbar: { enabled: false },
})
