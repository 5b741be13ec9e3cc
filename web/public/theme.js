// Runs before the first paint, so that the page never flashes in the wrong theme.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
  // Storage is switched off: light is the default.
}
