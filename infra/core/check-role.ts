import type { Sql } from '#infra/sql.ts'

/** DATABASE_URL names a role that may do more than this program needs, or less. */
export class WrongRole extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongRole'
  }
}

async function readRole(sql: Sql) {
  const [role] = await sql<{ name: string; isOwner: boolean }[]>`
    select rolname as name, rolsuper or pg_has_role(rolname, relowner, 'member') as "isOwner"
    from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'public.events'::regclass`
  return role!
}

/** What serves people cannot delete from the log, whatever is made of its connection. */
export async function checkServingRole(sql: Sql): Promise<void> {
  const { name, isOwner } = await readRole(sql)
  if (isOwner)
    throw new WrongRole(
      `DATABASE_URL logs in as ${name}, who owns the log: api logs in as leeward_api and worker as leeward_worker, with POSTGRES_APP_PASSWORD as it was given to migrate.`,
    )
}

export async function checkOwner(sql: Sql): Promise<void> {
  const { name, isOwner } = await readRole(sql)
  if (!isOwner)
    throw new WrongRole(
      `DATABASE_URL logs in as ${name}, and this needs the owner of the database: with compose it is docker compose run --rm ops.`,
    )
}
