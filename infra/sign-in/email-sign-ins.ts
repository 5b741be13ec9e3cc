import { randomUUID } from 'node:crypto'
import { identityDigest } from '#infra/sign-in/identities.ts'
import { codeAttempts, codeOf, isSame, linkKeyOf, signInMinutes } from '#infra/sign-in/sign-in-mail.ts'
import type { Sql } from '#infra/sql.ts'
import type { BriefSeal, Keyring } from '#infra/store/keys.ts'

/** `over`: expired, spent, replaced by a newer one, tried too often, or never there. */
export type Attempt = { kind: 'in'; address: string } | { kind: 'wrong' | 'elsewhere' | 'over' }

const sealedAs = 'sign-in address'

/** Sign-ins by mail that are under way. Addresses are sealed; links and codes are kept nowhere. */
export const createEmailSignIns = (sql: Sql, keyring: Keyring) => {
  const digestOf = (browserId: string) => keyring.digest('browser', browserId)
  const addressIn = (row: BriefSeal) => keyring.openBriefly(sealedAs, row)

  async function spend(signInId: string): Promise<Attempt> {
    const [spent] = await sql<BriefSeal[]>`
      delete from email_sign_ins where sign_in_id = ${signInId} and expires_at > now()
      returning address as sealed, epoch_id as "epochId"`
    return spent ? { kind: 'in', address: addressIn(spent) } : { kind: 'over' }
  }

  return {
    /**
     * Begins one for this browser; its older one ends. Those that other browsers wait for stay: whoever asks for a mail
     * to somebody else's address must not end theirs.
     */
    async begin(address: string, browserId: string): Promise<string> {
      const signInId = randomUUID()
      const digest = identityDigest(keyring, 'email', address)
      const { sealed, epochId } = await keyring.sealBriefly(sealedAs, address)
      await sql.begin(async (tx) => {
        await tx`delete from email_sign_ins where browser_digest = ${digestOf(browserId)}`
        await tx`
          insert into email_sign_ins (sign_in_id, address_digest, address, epoch_id, browser_digest, expires_at)
          values (${signInId}, ${digest}, ${sealed}, ${epochId}, ${digestOf(browserId)},
            now() + make_interval(mins => ${signInMinutes}))`
      })
      return signInId
    },

    /** The one that this browser waits for. */
    async find(browserId: string): Promise<{ signInId: string; address: string } | null> {
      const [row] = await sql<({ signInId: string } & BriefSeal)[]>`
        select sign_in_id as "signInId", address as sealed, epoch_id as "epochId" from email_sign_ins
        where browser_digest = ${digestOf(browserId)} and expires_at > now()`
      return row ? { signInId: row.signInId, address: addressIn(row) } : null
    },

    async enterCode(browserId: string, code: string): Promise<Attempt> {
      // Counted before it is compared: two at once are two attempts.
      const [row] = await sql<{ signInId: string }[]>`
        update email_sign_ins set attempts = attempts + 1
        where browser_digest = ${digestOf(browserId)} and expires_at > now()
          and attempts < ${codeAttempts}
        returning sign_in_id as "signInId"`
      if (!row) return { kind: 'over' }
      return isSame(code, codeOf(keyring, row.signInId)) ? spend(row.signInId) : { kind: 'wrong' }
    },

    async enterLink(browserId: string, signInId: string, key: string): Promise<Attempt> {
      if (!isSame(key, linkKeyOf(keyring, signInId))) return { kind: 'over' }
      const [row] = await sql<{ browserDigest: Buffer }[]>`
        select browser_digest as "browserDigest" from email_sign_ins
        where sign_in_id = ${signInId} and expires_at > now()`
      if (!row) return { kind: 'over' }
      return digestOf(browserId).equals(row.browserDigest) ? spend(signInId) : { kind: 'elsewhere' }
    },

    /** To whom a mail is still to be sent; null when it was, or is of no use any more. */
    async findUnsent(signInId: string): Promise<string | null> {
      const [row] = await sql<BriefSeal[]>`
        select address as sealed, epoch_id as "epochId" from email_sign_ins
        where sign_in_id = ${signInId} and sent_at is null and expires_at > now()`
      return row ? addressIn(row) : null
    },

    async noteSent(signInId: string): Promise<void> {
      await sql`update email_sign_ins set sent_at = now() where sign_in_id = ${signInId}`
    },

    /** Those whose mail should have gone out by now. */
    async listOverdue(timeoutSeconds: number): Promise<string[]> {
      const rows = await sql<{ signInId: string }[]>`
        select sign_in_id as "signInId" from email_sign_ins
        where sent_at is null and expires_at > now()
          and asked_at < now() - make_interval(secs => ${timeoutSeconds})`
      return rows.map(({ signInId }) => signInId)
    },

    async purge(): Promise<void> {
      await sql`delete from email_sign_ins where expires_at < now()`
    },
  }
}

export type EmailSignIns = ReturnType<typeof createEmailSignIns>
