import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openSql } from '#infra/sql.ts'
import { fuzz, tellFuzz } from '#infra/testing/fuzz/fuzz.ts'
import { grownIn, type Size } from '#infra/testing/fuzz/growth.ts'
import { startProduct, type ProductProcess } from '#infra/testing/product.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const rounds = 10

/** Resident memory in MB and open files of a process, as Linux counts them. */
function sizeOf(name: string, { pid }: ProductProcess): Size {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8')
  const mb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  return { [`${name} MB`]: mb, [`${name} files`]: readdirSync(`/proc/${pid()}/fd`).length }
}

await using product = await startProduct({ withPage: false })
const sql = openSql(product.databaseUrl, { max: 1, name: 'leeward bench' })
const connections = async () =>
  (await sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`)[0]![
    'count'
  ] as number

let failed = 0
const sizes: Size[] = []
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
  const size = {
    ...sizeOf('api', product.api),
    ...sizeOf('worker', product.worker),
    connections: await connections(),
  }
  sizes.push(size)
  const told = Object.entries(size).map(([name, many]) => `${name} ${many}`)
  console.log(`  round ${round}: ${perSecond}/s, ${told.join(', ')}\n`)
}
await sql.end()
const grown = grownIn(sizes)
console.log(failed === 0 ? 'no answer of 500 or more, and none that did not come' : `${failed} faults`)
console.log(grown.length === 0 ? 'nothing grew over the last rounds' : `GREW: ${grown.join(', ')}`)
process.exitCode = failed === 0 && grown.length === 0 ? 0 : 1
