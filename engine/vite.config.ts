import { defineConfig } from 'vite';

/** The package: the engine for other people's code. Its declarations come from the compiler. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../dist/engine',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: 'index.ts', formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { external: ['valibot'] },
  },
});
