import { servers } from '#infra/testing/e2e-servers.ts'
import { startModelServer, type ModelServerForTests } from '#infra/testing/model-server.ts'
import { startProduct, type Product } from '#infra/testing/product.ts'
import { claimRedisDatabase } from '#infra/testing/redis-database.ts'

export type ProductWithModel = Product & { model: ModelServerForTests }

export type ProductsForJourneys = {
  /** Over PostgreSQL alone, with prepared replies: what `npm start` gives. */
  guide: () => Promise<Product>
  /** Over Redis where one can be had, with a model server that the journey scripts: what a server has. */
  model: () => Promise<ProductWithModel>
} & AsyncDisposable

/** The products of one runner of journeys, each started when it is first wanted; of another tree where one is given. */
export function productsForJourneys(tree?: string): ProductsForJourneys {
  const inTree = tree !== undefined && { tree }
  const opened = new AsyncDisposableStack()
  const { database: server, redis } = servers.find()
  let guide: Promise<Product> | undefined
  let model: Promise<ProductWithModel> | undefined

  async function startGuide(): Promise<Product> {
    return opened.use(await startProduct({ server, withPage: false, ...inTree }))
  }

  async function startWithModel(): Promise<ProductWithModel> {
    const own = opened.use(await startModelServer())
    const place = redis === null ? null : opened.use(await claimRedisDatabase(redis))
    const environment = {
      OPENAI_BASE_URL: own.url,
      OPENAI_MODEL: 'calm-1',
      // A journey decides when its model speaks, not a machine that does much else.
      OPENAI_TIMEOUT_SECONDS: '600',
      ...(place && { REDIS_URL: place.url }),
    }
    const product = opened.use(await startProduct({ server, withPage: false, environment, ...inTree }))
    return { ...product, model: own }
  }

  return {
    guide: () => (guide ??= startGuide()),
    model: () => (model ??= startWithModel()),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
