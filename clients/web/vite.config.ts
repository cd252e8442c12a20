import { defineConfig } from 'vitest/config';
import { compressedCopies } from './compressed_copies';

const api = process.env.MISTWARD_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [compressedCopies()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's security policy allows no inline data but images.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', push: 'src/push/worker.ts' },
      // A browser keeps the address of a service worker, so it stays the same.
      output: { entryFileNames: ({ name }) => (name === 'push' ? 'push.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: api, ws: true }, '/metrics': { target: api } } },
  // The package of gifenc that Node would load tells no names.
  test: { include: ['tests/**/*.test.{ts,tsx}'], server: { deps: { inline: ['gifenc'] } } },
});
