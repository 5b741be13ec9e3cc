import { expect, test } from 'vitest'
import account from '#domain/account/events.samples.json' with { type: 'json' }
import chat from '#domain/chat/events.samples.json' with { type: 'json' }
import { faultOf } from '#domain/event-schemas.ts'
import exercises from '#domain/exercises/events.samples.json' with { type: 'json' }
import journal from '#domain/journal/events.samples.json' with { type: 'json' }
import mood from '#domain/mood/events.samples.json' with { type: 'json' }
import sessions from '#domain/sessions/events.samples.json' with { type: 'json' }
import { currentVersion, upcast } from '#infra/store/upcasters.ts'

const samples = [account, chat, exercises, journal, mood, sessions].flat()

test('every sample of every shape, led to the current one, is what the log takes', () => {
  for (const { type, schemaVersion, at, data, ...rest } of samples) {
    const personal = 'personal' in rest ? rest.personal : undefined
    expect(schemaVersion).toBeLessThanOrEqual(currentVersion(type))
    expect(faultOf({ type, at, ...upcast(type, schemaVersion, { data, personal }) }), type).toBeNull()
  }
})
