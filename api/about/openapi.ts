import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { endpoints } from '#contract/all.ts'
import { sendMessage, followReply } from '#contract/chat.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { nextCursorHeader, totalHeader } from '#contract/paging.ts'
import { downloadArchive } from '#contract/portability.ts'

const streams: Endpoint[] = [sendMessage, followReply]
const archives: Endpoint[] = [downloadArchive]

const pageHeaders = {
  [nextCursorHeader]: z.string().optional().meta({
    description: 'What to pass as `cursor` for the next page; left out with the last one.',
  }),
  [totalHeader]: z.string().optional().meta({
    description: 'How many there are on all pages; of conversations and journal entries.',
  }),
}

/** What path, query and body of a call hold; the contract keeps them as one. */
function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const shape = (endpoint.input as z.ZodObject).shape
  const names = endpoint.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
  const only = (isWanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => isWanted(name))))
  const path = only((name) => names.includes(name))
  const rest = only((name) => !names.includes(name))
  const hasRest = Object.keys(rest.shape).length > 0
  const isRead = endpoint.method === 'GET'
  const mime = streams.includes(endpoint)
    ? 'text/event-stream'
    : archives.includes(endpoint)
      ? 'application/zip'
      : 'application/json'
  return {
    summary: endpoint.summary,
    requestParams: { ...(names.length > 0 && { path }), ...(isRead && hasRest && { query: rest }) },
    ...(!isRead && hasRest && { requestBody: { content: { 'application/json': { schema: rest } } } }),
    responses: {
      '200': {
        description: endpoint.summary,
        content: { [mime]: { schema: endpoint.reply } },
        ...(endpoint.isPaged && { headers: z.object(pageHeaders) }),
      },
      default: {
        description: 'One plain sentence; the machine code is in the header Error-Code.',
        content: { 'text/plain': { schema: z.string() } },
      },
    },
  }
}

/** OpenAPI 3.1, made from the contract. */
export function openApi(version: string) {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return createDocument({ openapi: '3.1.0', info: { title: 'Leeward', version }, paths })
}
