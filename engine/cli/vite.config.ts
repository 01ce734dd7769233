import { defineConfig } from 'vite';

/** The command line: Node alone, nothing to install beside it; each command in a chunk that is loaded when called. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'main.ts',
    outDir: '../../dist/cli',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
