import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { accountOf } from '#infra/sign-in/identities.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const tools = { sql, keyring: createKeyring(randomBytes(32).toString('base64')) }

/** So many times an identity stands in the way of the insert, and is erased before it is looked for. */
async function eraseMeanwhile(times: number): Promise<void> {
  await sql.unsafe(`
    drop trigger if exists erased on identities;
    drop sequence if exists tries;
    create sequence tries;
    create or replace function erased_meanwhile() returns trigger language plpgsql as $$
      begin
        return case when nextval('tries') > ${times} then new end;
      end $$;
    create trigger erased before insert on identities for each row execute function erased_meanwhile()`)
}

test('who was erased at the very moment of signing in gets an account anew', async () => {
  await eraseMeanwhile(1)
  const ada = { issuer: 'https://issuer.example', subject: 'ada' }
  const subjectId = await accountOf(tools, ada)
  expect(await accountOf(tools, ada)).toBe(subjectId)
})

test('who is erased again and again hears that they were', async () => {
  await eraseMeanwhile(2)
  const bo = { issuer: 'https://issuer.example', subject: 'bo' }
  await expect(accountOf(tools, bo)).rejects.toThrow(SubjectClosed)
})
