import { inject } from 'vitest'
import { startModelServer } from '#infra/testing/model-server.ts'
import { type Backend } from '#infra/testing/places.ts'
import { startProduct } from '#infra/testing/product.ts'
import { testRedis } from '#infra/testing/redis.ts'

/** The product over one backend, with the guide or with a model server that the test scripts. */
export async function productForTest(
  backend: Backend,
  companion: 'guide' | 'model' = 'guide',
  environment = {},
) {
  const opened = new AsyncDisposableStack()
  const redis = backend === 'redis' ? opened.use(await testRedis()) : null
  const model = await startModelServer()
  opened.use(model)
  const product = await startProduct({
    server: inject('databaseServer'),
    withPage: false,
    environment: {
      ...(redis && { REDIS_URL: redis.url }),
      ...(companion === 'model' && {
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'calm-1',
        // A test decides when its model speaks, not a machine that does much else.
        OPENAI_TIMEOUT_SECONDS: '600',
      }),
      ...environment,
    },
  })
  opened.use(product)
  return { ...product, model, redisUrl: redis?.url, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

export type ProductForTest = Awaited<ReturnType<typeof productForTest>>
