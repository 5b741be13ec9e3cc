const loudest = 0.16
const quietest = 0.03

/** A soft surf, made here: it swells with the breath in and runs out with the breath out. */
export type SeaSound = { follow: (isFull: boolean, seconds: number) => void; end: () => void }

/** Each sample leans on the one before: a low rush, as of water far away. */
function rush(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let last = 0
  for (let at = 0; at < samples.length; at++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02
    samples[at] = last * 3.5
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  return source
}

/** Begun by a press only. Null where a browser makes no sound. */
export function startSeaSound(): SeaSound | null {
  try {
    const context = new AudioContext()
    const source = rush(context)
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = 300
    const gain = context.createGain()
    gain.gain.value = 0
    source.connect(filter).connect(gain).connect(context.destination)
    source.start()
    const glide = (param: AudioParam, to: number, seconds: number) => {
      param.cancelScheduledValues(context.currentTime)
      param.setValueAtTime(param.value, context.currentTime)
      param.linearRampToValueAtTime(to, context.currentTime + seconds)
    }
    return {
      follow(isFull, seconds) {
        glide(gain.gain, isFull ? loudest : quietest, seconds)
        glide(filter.frequency, isFull ? 900 : 260, seconds)
      },
      end() {
        glide(gain.gain, 0, 0.4)
        setTimeout(() => void context.close().catch(() => {}), 500)
      },
    }
  } catch {
    return null
  }
}
