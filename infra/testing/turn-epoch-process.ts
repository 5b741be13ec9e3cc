import { openSql } from '#infra/sql.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { interruptedName } from '#infra/testing/interrupted-name.ts'
import { makeEpochOutlived } from '#infra/testing/turned-epoch.ts'

/** A worker that does nothing but turn the epoch, from the first step to the last. */
const { DATABASE_URL = '', MASTER_KEY = '', EPOCH_KEYS_FOLDER = '' } = process.env
const sql = openSql(DATABASE_URL, { max: 2, name: interruptedName })
const keyring = await openServingKeyring(sql, { MASTER_KEY, EPOCH_KEYS_FOLDER })
await turnEpoch(sql, keyring, 7)
await makeEpochOutlived(sql)
await turnEpoch(sql, keyring, 7)
await sql.end()
