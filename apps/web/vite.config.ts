import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leaveOutSummaries } from './build/leave-out-summaries.ts';
import { parcelFiles } from './build/parcel-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadSignIn } from './build/preload-sign-in.ts';
import { sayLate } from './build/say-late.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  root: here('.'),
  // The built app checks no shapes; while developing the real ones do.
  resolve: command === 'build' ? { alias: { zod: here('src/platform/api/light-shapes.ts') } } : {},
  plugins: [
    react(),
    leaveOutSummaries(),
    preloadSignIn(),
    sayLate(),
    parcelFiles(),
    precompress(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Teeka · टीका',
        short_name: 'Teeka',
        description: 'Vaccination and beneficiary records for health workers, with or without network',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#faf9f7',
        theme_color: '#0b6e6e',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,woff2}', 'icon-192.png'],
      },
    }),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'chrome107',
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files at each step of a day: a phone on a slow line pays for each of them with a round trip. A group
          // holds what it names and all that that needs, without what an earlier group holds.
          groups: [
            {
              name: 'react',
              priority: 5,
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-)?(?:router|store|history)[^/]*)\//,
            },
            { name: 'start', priority: 4, test: /apps\/web\/src\/(?:main|features\/auth\/login\/screen)\.tsx$/ },
            // Hardly a screen in it does without somebody's records.
            {
              name: 'shell',
              priority: 3,
              test: /apps\/web\/src\/(?:app\/shell\/shell\.tsx|records\/workday\/use-workday\.ts)$/,
            },
            { name: 'workday', priority: 2, test: /apps\/web\/src\/records\/workday\/begin\.ts$/ },
            { name: 'dashboard', priority: 1, test: /app\/workplaces\/dashboard\.tsx$/ },
            { name: 'signs', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 1 },
            // What lists at a desk have in common is no part of a screen on a phone.
            {
              name: 'parts',
              priority: 0,
              minShareCount: 40,
              test: /web\/src\/ui\/(?!table|beside|virtual-list)|node_modules\/(?!@mantine\/core\/esm\/components\/Combobox|@tanstack\/.*virtual)/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.TEEKA_SERVER ?? 'http://localhost:8080',
      '/health': process.env.TEEKA_SERVER ?? 'http://localhost:8080',
      '/demo-sign-ins.json': process.env.TEEKA_SERVER ?? 'http://localhost:8080',
    },
  },
}));
