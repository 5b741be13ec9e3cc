import { handOver } from '#infra/start/dependencies.mjs'

void handOver('infra/start/main.ts', process.argv.slice(2))
