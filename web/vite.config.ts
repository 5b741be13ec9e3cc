import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from '#web/build/compressed.ts'
import { firstWords } from '#web/build/first-words.ts'
import { lightContract } from '#web/build/light-contract.ts'
import { shortFirstScript } from '#web/build/short-first-script.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`
const proxy = { '/api': api, '/healthz': api }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), lightContract(), firstWords(), shortFirstScript(), compressed()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which file loads which: the budgets are measured by it.
    manifest: true,
    // The content security policy lets images, not fonts or scripts, come as data.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Every browser since 2023 has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What no page can do without comes in one file: pressed together it is smaller, and it is asked for once.
          groups: [
            { name: 'base', tags: ['$initial'] },
            // Charts and dialogs share it: on its own, a chart does not bring all of the dialogs along.
            { name: 'tslib', test: /node_modules\/tslib\// },
            // Each file has its name in the first one: small parts of the same pages are one.
            { name: 'parts', test: /web\/ui\/(badge|card|page-head|part|query-view|scroll-box|sheet)\.tsx/ },
          ],
        },
      },
      treeshake: {
        // They do not say that their modules may be left out when nothing of them is used: 100 kB (gzip).
        moduleSideEffects: (id) =>
          !/node_modules\/(@tremor|@headlessui|@floating-ui|react-day-picker|recharts)\//.test(id),
      },
    },
  },
})
