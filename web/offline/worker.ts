/** What this build is made of; the build writes it in front of this file. */
declare const release: {
  id: string
  /** The main script: a page that has another is of another build. */
  main: string
  /** All that the offline page needs. */
  files: string[]
  /** Its floor in other languages than English, by their code. */
  languages: Record<string, string>
}

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type InstallEvent = LastingEvent & { addRoutes?: (routes: object[]) => Promise<void> }
type FetchEvent = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Page = { postMessage: (message: { main: string }) => void }

/** The page's own types know windows only. */
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void>; matchAll: (of: { type: 'window' }) => Promise<Page[]> }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'activate', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
}

const family = 'leeward-'
const ownCache = family + release.id
const offlinePage = '/offline'
const isBuilt = (path: string): boolean => path.startsWith('/assets/')

/** Its name says what is in it: whichever build has kept it, it is the same. */
const findBuilt = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true })

async function fetchOne(path: string): Promise<Response> {
  // Without the cookie: what is kept is nobody's.
  const answer = await fetch(path, { credentials: 'omit', cache: isBuilt(path) ? 'default' : 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** All or nothing: a page that lacks a file would break where nothing can be fetched. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ownCache)
  const spoken = new Set(navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]!))
  const languages = Object.entries(release.languages).filter(([code]) => spoken.has(code))
  const keep = async (path: string) => {
    const known = isBuilt(path) ? await findBuilt(path) : undefined
    await cache.put(path, known ?? (await fetchOne(path)))
  }
  await Promise.all([...release.files, ...languages.map(([, path]) => path)].map(keep))
}

/** Tabs that are open still may want files of the build before this one; older ones go. */
async function removeOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== ownCache)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

async function takeOver(): Promise<void> {
  await removeOld()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  for (const page of await worker.clients.matchAll({ type: 'window' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Its own pages alone are its clients.
    page.postMessage({ main: release.main })
}

/** A proxy says so when there is no server behind it. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504

/** What the server answers; where there is none, what is kept at this address. */
async function openOrKept(answering: Promise<Response>, path: string): Promise<Response> {
  const answer = await answering.catch(() => null)
  if (answer && !isAway(answer)) return answer
  const kept = await (await caches.open(ownCache)).match(path, { ignoreVary: true })
  return kept ?? answer ?? Response.error()
}

async function openBuilt(path: string, request: Request): Promise<Response> {
  const kept = await findBuilt(path).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  // A browser without room for more shows it all the same.
  if (answer.ok) void keepOne(path, answer.clone()).catch(() => {})
  return answer
}

async function keepOne(path: string, answer: Response): Promise<void> {
  await (await caches.open(ownCache)).put(path, answer)
}

worker.addEventListener('install', (event) => {
  // Where the browser can, calls of the api do not even wake the worker.
  event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => {})
  event.waitUntil(keepAll().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    const answering = event.preloadResponse.then((early) => early ?? fetch(request))
    event.respondWith(openOrKept(answering, offlinePage))
  } else if (isBuilt(pathname)) event.respondWith(openBuilt(pathname, request))
  else if (release.files.includes(pathname)) event.respondWith(openOrKept(fetch(request), pathname))
})
