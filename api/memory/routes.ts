import type { Deps } from '#api/deps.ts'
import { screenedAs, screenSaved, type SavedScreening } from '#api/screened.ts'
import { type Asked, serve } from '#api/serve.ts'
import { type Asking, gone } from '#api/your-data/gone.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  addRemembered,
  changeRemembered,
  forgetAll,
  forgetLine,
  listRemembered,
  listTold,
} from '#contract/memory.ts'
import type { ForgetMemories } from '#domain/memory/decider.ts'
import { identifies } from '#domain/memory/identifies.ts'
import { linesOf } from '#domain/memory/lines.ts'
import { Rejection } from '#domain/rejection.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { hint } from '#infra/hint.ts'
import { newId } from '#infra/ids.ts'
import { addLine, rewordMemory } from '#infra/use-cases/change-memories.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { mayGoToModel } from '#infra/use-cases/may-go-to-model.ts'
import { isRemembering } from '#infra/use-cases/recollection-of-person.ts'
import * as heard from '#projections/chat/messages.ts'
import { withWords } from '#projections/memory/remembered-words.ts'
import * as memories from '#projections/memory/remembered.ts'
import { wordsTold } from '#projections/memory/words-told.ts'

async function forget({ caller, deps, wrote }: Asking, what: ForgetMemories['data']) {
  const { subjectId, at, context } = caller
  const forgotten = subjectId ? await forgetMemories(deps.store, { subjectId, at, context }, what) : null
  const { position = null, receipt = null } = forgotten ?? {}
  return gone({ caller, deps, wrote }, position, [memories.remembered], receipt)
}

/** Null where the words may not be kept: with what was found in them, so that help is shown. */
async function admitted(
  { caller, deps }: Pick<Asked<Endpoint>, 'caller' | 'deps'>,
  text: string,
): Promise<{
  subjectId: string
  isKept: boolean
  found: ReturnType<typeof screenedAs>
  later: SavedScreening['later']
}> {
  const subjectId = caller.ownerOrVisitor()
  if (!(await isRemembering(deps.store, subjectId))) throw new Rejection('memory-off')
  const screened = await screenSaved(deps, subjectId, text)
  const found = screenedAs(screened)
  const isKept = !isCrisis(found.tier)
  if (isKept && identifies(text)) throw new Rejection('memory-names-somebody')
  return { subjectId, isKept, found, later: screened.later }
}

/** What a slow layer finds in words that are kept by then takes them back. Nobody waits for it. */
function forgetLater(
  deps: Deps,
  subjectId: string,
  { id, later }: { id: string; later: SavedScreening['later'] },
): void {
  hint(deps.log, 'forget a line', async () => {
    if (!isCrisis((await later)?.tier ?? 'none')) return
    const at = deps.clock().toISOString()
    await forgetMemories(deps.store, { subjectId, at, context: { timeZone: 'UTC' } }, { of: 'line', id })
    deps.wake(subjectId)
  })
}

/** What is remembered from one conversation to the next: to read, to add to, to set right, and to delete. */
export const memoryRoutes = [
  serve(
    listRemembered,
    async ({ caller: { subjectId }, deps }) => {
      const { recipient, store } = deps
      const withoutYes = recipient === null ? ('none' as const) : ('not-allowed' as const)
      if (!subjectId) return { isOn: true, lines: [], words: [], ai: withoutYes }
      const [isOn, remembered, listed, isAllowed] = await Promise.all([
        isRemembering(deps.store, subjectId),
        memories.listRemembered(deps.sql, subjectId),
        memories.listWords(deps.sql, subjectId),
        recipient !== null && mayGoToModel({ store, recipient }, subjectId, 'model-memory'),
      ])
      const words = await withWords(deps.store, subjectId, listed)
      return {
        isOn,
        lines: linesOf(remembered),
        words: words.map(({ memoryId, type, text, by, day }) => ({
          id: memoryId,
          kind: type === 'LineRemembered' ? ('line' as const) : ('summary' as const),
          text,
          by,
          day,
        })),
        ai: isAllowed ? ('allowed' as const) : withoutYes,
      }
    },
    { reads: [memories.remembered] },
  ),

  serve(addRemembered, async ({ input: { text, memoryId = newId() }, caller, deps, wrote }) => {
    const { subjectId, isKept, found, later } = await admitted({ caller, deps }, text)
    if (isKept) {
      const { at, day, context } = caller
      const line = { memoryId, day, text }
      const { position } = await addLine(deps.store, { subjectId, at, context }, line)
      wrote(position)
      forgetLater(deps, subjectId, { id: memoryId, later })
    }
    return { isKept, ...found }
  }),

  serve(changeRemembered, async ({ input: { id, text }, ...asking }) => {
    const { caller, deps } = asking
    if (!caller.subjectId) throw new Rejection('memory-unknown')
    const { subjectId, isKept, found, later } = await admitted({ caller, deps }, text)
    if (!isKept) return { ok: true as const, receipt: null, isKept, ...found }
    const { at, day, context } = caller
    const words = { memoryId: id, day, text }
    const { position, receipt } = await rewordMemory(deps.store, { subjectId, at, context }, words)
    forgetLater(deps, subjectId, { id, later })
    return {
      ...(await gone(asking, position, [memories.remembered], receipt)),
      isKept,
      ...found,
    }
  }),

  serve(
    listTold,
    async ({ input: { id }, caller: { subjectId }, deps }) => {
      const told = subjectId ? await wordsTold(deps, subjectId, id) : null
      if (!told) throw new Rejection('chat-message-unknown')
      return told
    },
    { reads: [heard.messages, memories.remembered] },
  ),

  serve(forgetLine, ({ input: { id }, ...asking }) => forget(asking, { of: 'line', id })),

  serve(forgetAll, (asking) => forget(asking, { of: 'all' })),
]
