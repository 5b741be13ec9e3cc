import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openSql } from '#infra/sql.ts'
import { fuzz, tellFuzz } from '#infra/testing/fuzz/fuzz.ts'
import { startProduct, type ProductProcess } from '#infra/testing/product.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const rounds = 10

/** Resident memory in MB and open files of a process, as Linux counts them. */
function sizeOf({ pid }: ProductProcess): { mb: number; files: number } {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8')
  const mb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  return { mb, files: readdirSync(`/proc/${pid()}/fd`).length }
}

await using product = await startProduct({ withPage: false })
const sql = openSql(product.databaseUrl, { max: 1, name: 'leeward bench' })
const connections = async () =>
  (await sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`)[0]![
    'count'
  ] as number

let failed = 0
for (let round = 1; round <= rounds; round++) {
  const startedAt = performance.now()
  const report = await fuzz({
    url: product.url,
    seed: Number(values.seed) * rounds + round,
    requests: requests / rounds,
  })
  const perSecond = Math.round(report.requests / ((performance.now() - startedAt) / 1000))
  failed += report.faults.length
  console.log(tellFuzz(report))
  const [api, worker] = [sizeOf(product.api), sizeOf(product.worker)]
  console.log(
    `  round ${round}: ${perSecond}/s, api ${api.mb} MB ${api.files} files, worker ${worker.mb} MB ${worker.files} files, ${await connections()} connections\n`,
  )
}
await sql.end()
console.log(failed === 0 ? 'no answer of 500 or more' : `${failed} faults`)
process.exitCode = failed === 0 ? 0 : 1
