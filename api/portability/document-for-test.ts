import { behindHeader } from '#contract/endpoint.ts'
import { ExportedData } from '#contract/export-document.ts'
import type { Visitor } from '#infra/testing/visitor.ts'

/** Once the read models have all that was written. */
export async function exportOf(who: Visitor): Promise<ExportedData> {
  const { body, headers } = await who.get('/api/data/export')
  return headers.has(behindHeader) ? exportOf(who) : ExportedData.parse(body)
}

/**
 * With ids by the order in which they come. Left out is what belongs to the day and the server of the document: when it
 * was made, the account's e-mail and beginning, what was allowed there, and what was brought along to it.
 */
export function upToIds({ exportedAt: _, consents: __, account, ...document }: ExportedData) {
  const ids = new Map<string, number>()
  const id = /"(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g
  return JSON.parse(
    JSON.stringify({ ...document, firstName: account?.firstName ?? null }, (key, value: unknown) =>
      key === 'isImported' ? undefined : value,
    ).replaceAll(id, (found) => {
      if (!ids.has(found)) ids.set(found, ids.size)
      return String(ids.get(found))
    }),
  ) as object
}
