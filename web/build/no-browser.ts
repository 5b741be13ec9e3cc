// While pages are built there is no browser that could remember anything.
const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: nothing, configurable: true })
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
})
