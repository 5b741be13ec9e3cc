import { parseArgs } from 'node:util'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { type Persona, readPersonas } from '#infra/bench/companion/personas.ts'
import { type Heard, judged, type Result, rules } from '#infra/bench/companion/rules.ts'
import { badModel, goodModel } from '#infra/bench/companion/scripted-models.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import type { Companion, Prompt, ReplyEnd } from '#infra/companion/companion.ts'
import { hasModel } from '#infra/companion/has-model.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { type ModelSettings, modelSettings } from '#infra/companion/model-settings.ts'
import { openCompanion, openVerdict } from '#infra/companion/open-companion.ts'
import { createReplyChecks } from '#infra/companion/reply-checks.ts'
import { parseConfig } from '#infra/config.ts'
import { openReplyScreening } from '#infra/reply-screening/open-reply-screening.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'
import { type ModelServerForTests, startModelServer } from '#infra/testing/model-server.ts'
import { talkWith } from '#worker/chat/talk-alone.ts'

// Forty people talk with the model that is set (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL), through all that a reply goes
// through, and each rule is counted over what they were shown. --prove: with two models of ours on loopback, one that keeps the
// rules and one that breaks them; it fails where the bench does not tell them apart. --only <id or group>.
const { values: wanted } = parseArgs({
  options: { prove: { type: 'boolean', default: false }, only: { type: 'string' } },
})

const all = await readPersonas()
const personas = all.filter(({ id, group }) => !wanted.only || id === wanted.only || group === wanted.only)
const never = new AbortController().signal
const guideCompanion = createGuideCompanion({ guide, reflect })

if (wanted.prove) await prove()
else await measure(parseConfig(modelSettings, process.env))

async function measure(config: ModelSettings): Promise<void> {
  if (!hasModel(config)) {
    console.log('No model is set (OPENAI_BASE_URL or OPENAI_API_KEY), so none of these was run:')
    for (const [group, some] of Map.groupBy(personas, (one) => one.group))
      console.log(`  ${group.padEnd(20)}${some.map(({ id }) => id).join(', ')}`)
    return
  }
  print(config.OPENAI_MODEL, await talkAll(config))
}

async function prove(): Promise<void> {
  await using server = await startModelServer()
  const config = modelSettings.parse({
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'calm-1',
    OPENAI_VERDICTS: 'off',
  })
  const good = await talkAll(config, server, (persona) => goodModel(persona))
  print('a model that keeps the rules', good)
  const bad = await talkAll(config, server, (_, turn) => badModel(turn))
  print('a model that breaks them', bad)
  const share = (results: Result[]) =>
    results.filter(({ failed }) => failed.length === 0).length / results.length
  const isTold = share(good) > 0.9 && share(bad) < 0.1
  console.log(`\n${isTold ? 'The bench tells them apart.' : 'The bench does not tell them apart.'}`)
  if (!isTold) process.exitCode = 1
}

/** One after the other: a server of one's own has one processor. */
async function talkAll(
  config: ModelSettings,
  server?: ModelServerForTests,
  answer?: (persona: Persona, turn: number) => ReturnType<typeof goodModel>,
): Promise<Result[]> {
  // The floor alone brings few of them to a crisis.
  await using learned = await openLearnedLayer()
  await using screening = config.LEARNED_REPLIES === 'on' ? await openReplyScreening() : null
  const checks = createReplyChecks({
    learned: screening?.breachesIn ?? null,
    verdict: openVerdict(config),
    when: config.OPENAI_VERDICTS === 'always' ? 'always' : 'where-it-matters',
  })
  const companion = openCompanion(config, guideCompanion, reflect, checks)
  const results: Result[] = []
  for (const persona of personas) {
    const talk: Heard[] = []
    const say = talkWith({ learned, helpLines: registry }, 'US', (prompt) => hear(companion, prompt))
    for (const [turn, text] of persona.turns.entries()) {
      if (server && answer) server.answer(answer(persona, turn))
      talk.push(await say(text))
    }
    results.push(judged(persona, talk))
  }
  return results
}

type Answered = Omit<Heard, 'tier'> & Pick<ReplyEnd, 'choices' | 'guide' | 'model'>

async function hear(companion: Companion, prompt: Prompt): Promise<Answered> {
  try {
    return { ...(await whole(companion, prompt)), fault: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { ...(await whole(guideCompanion, prompt)), fault: error.fault }
  }
}

async function whole(companion: Companion, prompt: Prompt) {
  let text = ''
  for await (const part of companion.reply(prompt, never)) {
    if (part.kind === 'end') return { ...part, text }
    text = part.kind === 'replace' ? part.text : text + part.text
  }
  throw new Error('a reply ended without an end')
}

function print(name: string, results: Result[]): void {
  console.log(`\n${name}: ${results.length} people, of ${all.length}`)
  for (const { name: rule } of rules) {
    const counts = results.flatMap(({ counted }) => [counted.get(rule) ?? [0, 0]])
    const [held, of] = [0, 1].map((at) => counts.reduce((sum, count) => sum + (count[at] ?? 0), 0))
    console.log(`  ${rule.padEnd(40)}${of === 0 ? 'nobody asked for it' : `${held} of ${of}`}`)
  }
  console.log('')
  for (const { persona, failed } of results) {
    const named = [...Map.groupBy(failed, ({ rule }) => rule)].map(
      ([rule, some]) => `${rule} (${some.map(({ turn }) => turn + 1).join(', ')})`,
    )
    console.log(`  ${persona.group.padEnd(20)}${persona.id.padEnd(18)}${named.join('; ') || 'every rule'}`)
  }
}
