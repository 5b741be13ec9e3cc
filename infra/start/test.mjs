import { handOver } from '#infra/start/dependencies.mjs'

void handOver('infra/testing/run.ts', process.argv.slice(2))
