import { inject } from 'vitest'
import type { Product } from '#infra/testing/product.ts'

/**
 * A product over PostgreSQL with the guide, for tests that look at their own people only: it is started once for all of
 * them. Whoever kills a part of it, counts rows or reads its log has one of their own (`productForTest`).
 */
export async function sharedProduct(): Promise<Pick<Product, 'url' | 'databaseUrl' | 'environment'>> {
  const response = await fetch(inject('sharedProduct'))
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  return JSON.parse(answer) as Pick<Product, 'url' | 'databaseUrl' | 'environment'>
}
