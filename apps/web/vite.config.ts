import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The demo's sign-ins as a file of the build, where the demo district brings them; the server says whether it is on. */
function demoSignIns(): Plugin {
  const source = here('../server/db/demo/sign-ins.json');
  const read = () => (existsSync(source) ? readFileSync(source, 'utf8') : '[]');
  return {
    name: 'teeka-demo-sign-ins',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'demo-sign-ins.json', source: read() });
    },
    configureServer(server) {
      server.middlewares.use('/demo-sign-ins.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(read());
      });
    },
  };
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  // The built app checks no shapes; while developing the real ones do.
  resolve: command === 'build' ? { alias: { zod: here('src/platform/api/light-shapes.ts') } } : {},
  plugins: [
    react(),
    demoSignIns(),
    VitePWA({
      strategies: 'generateSW',
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
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,json}', 'icon-192.png'],
        // Answers of the server are never kept by the worker: the encrypted store keeps what a session day needs.
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: false,
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
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.TEEKA_SERVER ?? 'http://localhost:8080',
      '/health': process.env.TEEKA_SERVER ?? 'http://localhost:8080',
    },
  },
}));
