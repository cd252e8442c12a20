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
  },
  server: { proxy: { '/api': { target: api, ws: true }, '/metrics': { target: api } } },
  // The package of gifenc that Node would load tells no names.
  test: { include: ['tests/**/*.test.{ts,tsx}'], server: { deps: { inline: ['gifenc'] } } },
});
