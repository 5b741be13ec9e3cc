import { newSubjectId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'

/** What a way in is known by: the table tells nothing to whoever has not the key. */
export const identityDigest = (keyring: Keyring, issuer: string, subject: string): Buffer =>
  keyring.digest('identity', `${issuer}\n${subject}`)

/**
 * The account that this issuer's subject opens; a new one for who was never here. The same e-mail address at another
 * issuer is another person: addresses change hands, and not every issuer looks whose they are.
 * Throws `SubjectClosed` where it is being erased over and over.
 */
export async function accountOf(
  { sql, keyring }: { sql: Sql; keyring: Keyring },
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string> {
  const digest = identityDigest(keyring, issuer, subject)
  // Between the two statements somebody may erase it: then the second time finds nothing in its way.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const [added] = await sql<{ subjectId: string }[]>`
      insert into identities (issuer, subject_digest, subject_id) values (${issuer}, ${digest}, ${newSubjectId()})
      on conflict do nothing returning subject_id as "subjectId"`
    if (added) return added.subjectId
    const [known] = await sql<{ subjectId: string }[]>`
      select subject_id as "subjectId" from identities where issuer = ${issuer} and subject_digest = ${digest}`
    if (known) return known.subjectId
  }
  throw new SubjectClosed('erased')
}
