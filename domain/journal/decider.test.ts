import { expect, test } from 'vitest'
import { currentEntryOf } from '#domain/journal/current-entry.ts'
import { journal, type JournalCommand } from '#domain/journal/decider.ts'
import {
  entryConcernRaised,
  entryEdited,
  entryRetracted,
  entryWritten,
  reflectionFailed,
  reflectionRequested,
  reflectionWritten,
} from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(journal)
const written = entryWritten()
const at = '2026-11-21T09:00:00.000Z'
const write: JournalCommand = { ...written, type: 'WriteEntry' }
const edit: JournalCommand = { ...entryEdited(), type: 'EditEntry' }
const retract: JournalCommand = { type: 'RetractEntry', at, data: { entryId: 'entry' } }
const ask: JournalCommand = { ...reflectionRequested(), type: 'RequestReflection' }
const reflect: JournalCommand = { ...reflectionWritten(), type: 'WriteReflection' }
const fail: JournalCommand = { ...reflectionFailed(), type: 'FailReflection' }

test('an entry is written', () => given().when(write).yields(written))

test('the same entry, sent twice, counts once', () => given(written).when(write).yields())

test('an entry that was edited does not fall back to its first words', () =>
  given(written, entryEdited()).when(write).yields())

test('an entry that was deleted does not come back when it is sent again', () =>
  given(written, entryRetracted()).when(write).refuses('journal-entry-unknown'))

test('an entry is put into other words', () => given(written).when(edit).yields(entryEdited()))

test('an edit takes the place of the words that it was based on, and of no others', () => {
  const later = '2026-11-21T10:00:00.000Z'
  const basedOn = (wordsAt: string): JournalCommand => ({ ...edit, data: { ...edit.data, wordsAt } })
  given(written).when(basedOn(written.at)).yields(entryEdited())
  given(written, { ...entryEdited(), at: later })
    .when(basedOn(written.at))
    .refuses('journal-entry-changed')
  given(written, { ...entryEdited(), at: later })
    .when(basedOn(later))
    .yields(entryEdited())
})

test('what was never written, or was deleted, cannot be edited', () => {
  given().when(edit).refuses('journal-entry-unknown')
  given(written, entryRetracted()).when(edit).refuses('journal-entry-unknown')
})

test('an entry is deleted, and deleting it again changes nothing', () => {
  given(written).when(retract).yields(entryRetracted())
  given(written, entryRetracted()).when(retract).yields()
  given().when(retract).refuses('journal-entry-unknown')
})

test('a reflection is asked for, and written once', () => {
  given(written).when(ask).yields(reflectionRequested())
  given(written, reflectionRequested()).when(reflect).yields(reflectionWritten())
  given(written, reflectionRequested(), reflectionWritten()).when(reflect).yields()
})

test('who asks while one is being written gets that one', () =>
  given(written, reflectionRequested({ reflectionId: 'earlier' }))
    .when(ask)
    .yields())

test('a written or a failed reflection can be asked for anew', () => {
  const earlier = { reflectionId: 'earlier' }
  given(written, reflectionRequested(earlier), reflectionWritten(earlier))
    .when(ask)
    .yields(reflectionRequested())
  given(written, reflectionRequested(earlier), reflectionFailed(earlier))
    .when(ask)
    .yields(reflectionRequested())
})

test('there is nothing to reflect on in an entry that is not there', () => {
  given().when(ask).refuses('journal-entry-unknown')
  given(written, entryRetracted()).when(ask).refuses('journal-entry-unknown')
})

test('a reflection on words that were since replaced or deleted is not kept', () => {
  given(written, reflectionRequested(), entryEdited()).when(reflect).yields()
  given(written, reflectionRequested(), entryRetracted()).when(reflect).yields()
  given(written, reflectionRequested(), entryEdited(), reflectionRequested({ reflectionId: 'newer' }))
    .when(reflect)
    .yields()
})

test('a reflection fails once, and one that comes late is better than none', () => {
  const asked = [written, reflectionRequested()]
  given(...asked)
    .when(fail)
    .yields(reflectionFailed())
  given(...asked, reflectionFailed())
    .when(fail)
    .yields()
  given(...asked, reflectionFailed())
    .when(reflect)
    .yields(reflectionWritten())
  given(...asked, reflectionWritten())
    .when(fail)
    .yields()
})

const raised = entryConcernRaised()
const raise = (wordsAt: string, tier: 'care' | 'crisis' = 'crisis'): JournalCommand => ({
  type: 'RaiseEntryConcern',
  at: raised.at,
  data: { ...raised.data, tier, wordsAt },
})

test('more that is found in an entry later raises it, once, and only the words that were read', () => {
  given(written).when(raise(written.at)).yields(raised)
  given(written, raised).when(raise(written.at, 'care')).yields()
  given(entryWritten({ tier: 'crisis' }))
    .when(raise(written.at))
    .yields()
  given(written, entryRetracted()).when(raise(written.at)).yields()
  const edited = entryEdited({ at: '2026-11-22T09:00:00.000Z' })
  given(written, edited).when(raise(written.at)).yields()
  given(written, raised, edited).when(raise(edited.at)).yields(raised)
})

test('an entry is as concerning as was found last in the words that stand', () => {
  const care = entryWritten({ tier: 'care', concerns: ['abuse'] })
  expect(currentEntryOf([care, raised])).toMatchObject({ tier: 'crisis', concerns: ['suicide', 'abuse'] })
  expect(currentEntryOf([care, raised, entryEdited()])).toMatchObject({ tier: 'none', concerns: [] })
})
