/** How a page stands on the seascape: it brings its own scene, lies on a panel over the water, or fills the window. */
export type Frame = 'scene' | 'panel' | 'window'

export const frames = {
  scene: { outer: 'min-h-dvh', inner: 'grow' },
  panel: { outer: 'min-h-dvh', inner: 'grow' },
  // On a phone the footer lies below the window; in a very low window everything flows.
  window: {
    outer: 'md:h-dvh short:h-auto',
    inner: 'h-dvh md:h-auto md:min-h-0 md:grow short:h-auto short:min-h-dvh',
  },
} as const
