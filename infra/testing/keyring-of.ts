import type { Sql } from '#infra/sql.ts'
import type { Environment } from '#infra/start/settings.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'

/** What api and worker of this environment open words with. */
export const keyringOf = (sql: Sql, environment: Environment): Promise<Keyring> =>
  openKeyring(sql, {
    MASTER_KEY: environment['MASTER_KEY']!,
    EPOCH_KEYS_FOLDER: environment['EPOCH_KEYS_FOLDER']!,
  })
