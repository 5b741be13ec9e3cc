/** How a page stands on the seascape: it brings its own scene, lies on a panel over the water, or fills the window. */
export type Frame = 'scene' | 'panel' | 'window'

export const frames = {
  scene: { outer: 'min-h-dvh', inner: 'grow' },
  panel: { outer: 'min-h-dvh', inner: 'grow' },
  // Where there is little height the footer lies below the window; in a very low window everything flows.
  window: {
    outer: 'high:h-dvh',
    inner: 'h-dvh high:h-auto high:min-h-0 high:grow short:h-auto short:min-h-dvh',
  },
} as const
