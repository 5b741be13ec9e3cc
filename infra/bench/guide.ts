import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { registry } from '#domain/safety/help/registry.ts'
import { countOf, sum, type Talked } from '#infra/bench/guide/measure.ts'
import { readScripts, type Script } from '#infra/bench/guide/scripts.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'
import { learnedBy } from '#infra/screening/learned-by.ts'
import { sideBySide } from '#infra/side-by-side.ts'
import { understandingBy } from '#infra/understanding/understanding-by.ts'
import { talkAlone } from '#worker/chat/talk-alone.ts'

// How well the guide hears and what it says, in conversations written by hands that have not seen it: with what was learned,
// and by patterns alone. --part built|held; --transcripts writes what was said to where git does not look.
const { values: wanted } = parseArgs({
  options: { part: { type: 'string', default: 'held' }, transcripts: { type: 'boolean', default: false } },
})
const part = wanted.part === 'built' ? 'built' : 'held'
const scripts = await readScripts(part)
await using encoders = openEncoders()
const folder = new URL(`../../transcripts/guide-${part}/`, import.meta.url)

for (const [name, understand, learned] of [
  ['with what was learned', await understandingBy(encoders.encode), await learnedBy(encoders.encode)],
  ['by patterns alone', null, null],
] as const) {
  const begun = performance.now()
  const talks = await Array.fromAsync(
    sideBySide(scripts, 64, async (script) => {
      const say = talkAlone({ learned, understand, helpLines: registry }, 'GB')
      const talk: Talked[] = []
      for (const said of script.turns) talk.push({ said, reply: await say(said.text) })
      return { script, talk }
    }),
  )
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
