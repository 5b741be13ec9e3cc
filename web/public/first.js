// Runs before the first paint: what this browser remembers decides how the first words look.
const { dataset, classList } = document.documentElement
let theme
try {
  theme = localStorage.getItem('theme')
  if (localStorage.getItem('disclaimer-accepted') !== 'true') dataset.unaccepted = ''
  if (localStorage.getItem('leeward-session') !== null) dataset.returning = ''
  if (/(?:^|; )sidebar=closed(?:;|$)/.test(document.cookie)) dataset.sidebar = 'closed'
} catch {
  // Storage is blocked: as on a first visit.
  dataset.unaccepted = ''
}
theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
if (theme === 'dark') {
  classList.add('dark')
  const sky = document.querySelector('meta[name=theme-color]')
  if (sky) sky.content = sky.dataset.dark
}

// A button that is pressed before its script is there is pressed again for the person, as soon as it can answer.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('#root[data-viewer] button')
  if (button) dataset.pressed = button.getAttribute('aria-label') ?? button.textContent
})

// So is the button that sends, after Enter in its box.
document.addEventListener('keydown', (event) => {
  const { target } = event
  const isSent = event.key === 'Enter' && !event.shiftKey && !event.isComposing
  if (!isSent || !target.matches('#root[data-viewer] [enterkeyhint=send]')) return
  event.preventDefault()
  dataset.pressed = target.form.querySelector('[type=submit]').ariaLabel
})

// Unless they have gone on to something else by then.
const forgetPress = ({ target }) => {
  if (target.closest('#root[data-viewer]') && !target.closest('[popover]')) delete dataset.pressed
}
document.addEventListener('focusin', forgetPress)
document.addEventListener('input', forgetPress)

// Help opens without any script. Open still, it is opened anew by the page; closed by then, it stays closed.
document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (target.popover && newState === 'closed') delete dataset.pressed
  },
  true,
)

// Sent before that, a form would only load the page again, without the words in it.
document.addEventListener('submit', (event) => {
  if (event.target.closest('#root[data-viewer]')) event.preventDefault()
})

// The words are painted first; then the page is fetched and begins. It weighs twice as much as all that the words
// need, and on a slow line would hold them up. Nobody waits for a tab in the background to be painted, nor long for
// word of a paint.
document.addEventListener('DOMContentLoaded', () => {
  const main = document.querySelector('meta[name=main-script]')
  if (!main) return
  const begin = () => {
    import(main.content).catch(() => (dataset.failed = ''))
    for (const href of main.dataset.parts?.match(/\S+/g) ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  if (document.hidden) return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  requestAnimationFrame(() => setTimeout(begin, 300))
})
