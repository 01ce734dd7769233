import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
  plugins: [react(), contentSecurityPolicyMeta()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The polyfill would be an inline script; every browser of the target preloads modules.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
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
