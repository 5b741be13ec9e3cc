import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { registry } from '#domain/safety/help/registry.ts'
import { countOf, sum, type Talked } from '#infra/bench/guide/measure.ts'
import { readScripts, type Script } from '#infra/bench/guide/scripts.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'
import { openUnderstanding } from '#infra/understanding/open-understanding.ts'
import { talkAlone } from '#worker/chat/talk-alone.ts'

// How well the guide hears and what it says, in conversations written by hands that have not seen it: with what was learned,
// and by patterns alone. --part built|held; --transcripts writes what was said to where git does not look.
const { values: wanted } = parseArgs({
  options: { part: { type: 'string', default: 'held' }, transcripts: { type: 'boolean', default: false } },
})
const part = wanted.part === 'built' ? 'built' : 'held'
const scripts = await readScripts(part)
await using understanding = await openUnderstanding()
await using layer = await openLearnedLayer()
const folder = new URL(`../../transcripts/guide-${part}/`, import.meta.url)

for (const [name, understand, learned] of [
  [
    'with what was learned',
    async (text: string) => (await understanding.scoresForAll([text]))[0] ?? null,
    layer,
  ],
  ['by patterns alone', null, null],
] as const) {
  const begun = performance.now()
  const talks: { script: Script; talk: Talked[] }[] = []
  for (const script of scripts) {
    const say = talkAlone({ learned, understand, helpLines: registry }, 'GB')
    const talk: Talked[] = []
    for (const said of script.turns) talk.push({ said, reply: await say(said.text) })
    talks.push({ script, talk })
  }
  const seconds = (performance.now() - begun) / 1_000
  console.log(`${part}, ${name}: ${scripts.length} conversations in ${seconds.toFixed(1)} s`)
  for (const [what, [count, of]] of Object.entries(sum(talks.map(({ talk }) => countOf(talk)))))
    console.log(`  ${what.padEnd(42)} ${count} of ${of}, ${((100 * count) / Math.max(1, of)).toFixed(1)} %`)
  if (wanted.transcripts && understand) await print(talks)
}

async function print(talks: { script: Script; talk: Talked[] }[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { script, talk } of talks) {
    const lines = talk.map(
      ({ said, reply }) =>
        `> ${said.text}\n[${reply.understood.act}, ${reply.guide.need}]\n${reply.text}\n${reply.choices.map((choice) => `( ${choice} )`).join(' ')}\n`,
    )
    await writeFile(new URL(`${script.id}.txt`, folder), lines.join('\n'))
  }
}
