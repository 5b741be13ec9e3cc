import { join } from 'node:path'
import { root } from '#infra/start/settings.ts'
import { type Ran, runScript } from '#infra/testing/run-script.ts'

/** The real command. */
export const runOps = (environment: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript(join(root, 'worker/ops/ops.ts'), environment, ...args)
