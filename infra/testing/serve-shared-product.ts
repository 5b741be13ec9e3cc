import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseServer } from '#infra/testing/databases.ts'
import { type Product, startProduct } from '#infra/testing/product.ts'

/** Answers where the product is that tests share, and starts it for the first who asks. */
export async function serveSharedProduct(
  server: DatabaseServer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  let product: Promise<Product> | undefined
  const answers = createServer(async (_, response) => {
    try {
      const { url, databaseUrl, environment } = await (product ??= startProduct({ server, withPage: false }))
      response.end(JSON.stringify({ url, databaseUrl, environment }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(answers, 'listening')
  return {
    url: `http://127.0.0.1:${(answers.address() as AddressInfo).port}`,
    stop: async () => {
      answers.close()
      await (await product?.catch(() => undefined))?.stop()
    },
  }
}
