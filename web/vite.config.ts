import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from '#web/build/compressed.ts'
import { firstWords } from '#web/build/first-words.ts'
import { lightContract } from '#web/build/light-contract.ts'
import { lightFloor } from '#web/build/light-floor.ts'
import { lightHelpLines } from '#web/build/light-help-lines.ts'
import { lightIcons } from '#web/build/light-icons.ts'
import { lightRadix } from '#web/build/light-radix.ts'
import { offlineWorker } from '#web/build/offline-worker.ts'
import { plainImports } from '#web/build/plain-imports.ts'
import { pseudoLanguage } from '#web/build/pseudo-language.ts'
import { shortFirstScript } from '#web/build/short-first-script.ts'
import { signInParts } from '#web/build/sign-in-parts.ts'
import { wordsInPlace } from '#web/build/words-in-place.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`
const proxy = { '/api': api, '/healthz': api }

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    mode === 'pseudo' ? pseudoLanguage() : wordsInPlace(),
    lightContract(),
    lightHelpLines(),
    lightFloor(),
    lightIcons(),
    lightRadix(),
    firstWords(mode === 'pseudo' ? [pseudoLanguage()] : []),
    offlineWorker(),
    plainImports(),
    shortFirstScript(),
    signInParts(),
    compressed(),
  ],
  // The router brings one for older Reacts: 0.4 kB that no page of ours needs.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: mode === 'pseudo' ? 'dist-pseudo' : 'dist',
    emptyOutDir: true,
    // Which file loads which: the budgets are measured by it.
    manifest: true,
    // The content security policy lets images, not fonts or scripts, come as data.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file is asked for, and has its name in the first one: what the same pages share comes in few.
          groups: [
            // What no page can do without. Pressed together it is smaller.
            { name: 'base', tags: ['$initial'] },
            // Charts and dialogs share it: on its own, a chart does not bring all of the dialogs along.
            { name: 'tslib', test: /node_modules\/tslib\// },
            // What two drawings share, and no page.
            { name: 'drawings', test: /node_modules\/(@tremor|tailwind-merge)\//, minShareCount: 2 },
            // All that the first dialog needs, the one that asks before anything is said.
            { name: 'choices', test: /\/(checkbox\.tsx|check\.mjs|chevron-down\.mjs)$/ },
            {
              name: 'slider',
              test: /\/react-(slider|direction)\/|\/@radix-ui\/number\/|\/(slider\.tsx|mood-slider\.tsx|minus\.mjs|plus\.mjs)$/,
              includeDependenciesRecursively: false,
            },
            // What only the pages that are read have.
            {
              name: 'story',
              test: /\/web\/story\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What only the settings and a person's data have.
            {
              name: 'fields',
              test: /\/react-switch\/|\/web\/ui\/(switch|select|radio-choice)\.|\/export-links\.|\?only=(stayedOut|hereAlready|takenOver|exportForms)/,
              includeDependenciesRecursively: false,
            },
            // What home and the moods share.
            {
              name: 'weather',
              test: /\/mood\/weather\.|\/icons\/cloud(-\w+)?\.mjs$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Ways to help beside what somebody writes.
            {
              name: 'help',
              test: /\/web\/chat\/(crisis-anywhere|concern-store)\.|\/(mood\/note-concern|plan\/(plan-in-crisis|use-plan|parts))\.|\/web\/safety\/(?!choose-country|help-list|own-lines|kept-own-lines)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'exercises',
              test: /\/domain\/exercises\/|\/web\/exercises\/(complete|concerns-of-talk|exercises-always|taken-in|favourite-button|favourites|use-helped|words\.en)\./,
              includeDependenciesRecursively: false,
            },
            // What the pages with a line over time have, and of the moods the chat and the sheet for a therapist.
            {
              name: 'figures',
              test: /\/web\/ui\/(chart-figure|area-chart|table)\.tsx|\/mood\/(waiting-moods|mood-form|held-moods)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The drawer, the toasts, and what keeps the focus in them.
            {
              name: 'dialogs',
              test: /node_modules\/(?!lucide)|\/x\.mjs$|\/web\/ui\/(dialog|chip|confirm-dialog|dialog-foot|hold-toasts|use-opened)\./,
              minShareCount: 2,
            },
            // Small, and without dialogs: a page that is only read does not bring those along.
            {
              name: 'parts',
              test: /\/web\/(ui|shell|account|http|language)\/(?!table\.)|(?<!(?:check-ins|helps|for-therapist)\/)words\.en\.ts(?!\?only=(?:stayedOut|hereAlready|takenOver|exportForms))|\/(help-list|mood-level|mood-labels|note-field|page-floor|chat\/concern|raised-shown|use-raised|session-of-tab|mood-queries|listed-entries|entries-query|sessions-query|kept-chat|entry-draft|kept-drafts|unsent-entry|journal\/tags|hold-scroll|profile-ways|use-consent)\.|\/domain\/(?!exercises|memory\/remembered-needs|safety\/help\/)|\/contract\/|\/icons\//,
              minShareCount: 2,
              maxModuleSize: 5_000,
            },
          ],
        },
      },
      // A catalogue's words stand where they are said, not beside all others that are said somewhere.
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: {
        // They do not say that their modules may be left out when nothing of them is used: 100 kB (gzip).
        moduleSideEffects: (id) =>
          !/node_modules\/(@tremor|@headlessui|@floating-ui|react-day-picker|recharts)\//.test(id),
      },
    },
  },
}))
