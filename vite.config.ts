import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * What the built page may load and where it may connect: itself, and nothing else. Styles may be inline because
 * CodeMirror injects them; scripts may not.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the policy into the built page, so that it holds wherever the files are served from. */
function contentSecurityPolicyMeta(): Plugin {
  return {
    name: 'content-security-policy-meta',
    // The dev server needs its inline script and its web socket for hot updates.
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

export default defineConfig({
  // Relative addresses: the built app works from any folder of any site.
  base: './',
  // One page: an address that is no file is an error, not the page once more.
  appType: 'mpa',
  plugins: [
    react(),
    contentSecurityPolicyMeta(),
    VitePWA({
      // A new version waits until the person asks for it: never under their hands.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: './',
        name: 'Robots Workbench',
        short_name: 'Robots',
        description: 'Tests robots.txt the way each standard and major crawler reads it.',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#1b1d21',
        background_color: '#fafaf8',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,json}'],
        inlineWorkboxRuntime: true,
        // The files' names carry their content's hash: asking past the browser's cache is needless.
        dontCacheBustURLsMatching: /assets\//,
        navigateFallback: 'index.html',
      },
    }),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The polyfill would be an inline script; every browser of the target preloads modules.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The first load, in one chunk.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // All that the first screen needs as one file: otherwise each set of modules that some later chunk shares with it
        // is a file of its own, dozens of them, and a slow line waits for each.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  preview: {
    headers: {
      // A header can also forbid framing, which a meta element cannot.
      'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  },
});
