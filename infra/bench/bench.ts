import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const benches: Record<string, string> = {
  events: 'append, order, sealing, catch-up, rebuild, verify',
  commands: 'what a command costs on a stream of 10, 1,000 and 100,000 events',
  chat: 'from a message sent to the first piece of its reply',
  companion: 'what forty people are shown who talk with the model that is set, by each rule',
  hostile: 'what others wait while somebody sends the worst: CSV, JSON, texts, chats, storms',
  fuzz: '100,000 odd requests over every route: faults, memory, open files',
  erasure: 'exporting, importing and erasing a person with 100,000 events',
  web: 'Lighthouse on each page: fetches it from npm, once',
  guide: 'how well the guide hears, and what it says, with what was learned and without',
  replies: 'which replies of a model are never seen, and which pass unchanged, over a real stream',
  safety: 'what the floor finds and misses, and how fast',
}

// From the first option on all is for the bench itself: `npm run bench:web -- --runs 1 --page mood`.
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('-'))
const names = firstOption === -1 ? given : given.slice(0, firstOption)
const options = given.slice(names.length)
const unknown = names.find((name) => !(name in benches))
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}".\n\nnpm run bench [name …]`)
  for (const [name, summary] of Object.entries(benches)) console.error(`  ${name.padEnd(10)}${summary}`)
  process.exit(2)
}

// A process each, one after the other: no bench feels what another left behind.
for (const name of names.length > 0 ? names : Object.keys(benches)) {
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n── ${name} (Node ${process.versions.node}, ${cpus().length} cores, load ${load})\n`)
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const [code] = await once(spawn(process.execPath, [script, ...options], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exitCode = 1
}
