import { defineConfig } from 'vitest/config';
import { compressedCopies } from './compressed_copies';

const api = process.env.MISTWARD_API ?? 'http://127.0.0.1:8080';

const kTogether = ['tests/{art,board,connection,game,help,imports,push,sound,style,views,words}/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [compressedCopies()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's security policy allows no inline data but images.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', push: 'src/push/worker.ts', shell: 'src/shell/worker.ts' },
      // A browser keeps the address of a service worker, so it stays the same.
      output: { entryFileNames: ({ name }) => (['push', 'shell'].includes(name) ? `${name}.js` : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: api, ws: true }, '/metrics': { target: api } } },
  test: {
    setupFiles: 'tests/browser.ts',
    // The package of gifenc that Node would load tells no names.
    server: { deps: { inline: ['gifenc'] } },
    projects: [
      // What leaves the page's modules as they were shares them; loading them takes longer than the tests.
      { extends: true, test: { name: 'together', include: kTogether, poolOptions: { forks: { singleFork: true, isolate: false } } } },
      // What does not gets its own.
      { extends: true, test: { name: 'alone', include: ['tests/**/*.test.{ts,tsx}'], exclude: kTogether } },
    ],
  },
});
