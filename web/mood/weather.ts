import { Cloud, CloudLightning, CloudRain, CloudSun, Sun, type LucideIcon } from 'lucide-react'
import * as words from '#web/mood/words.en.ts'

export type Weather = { level: number; name: string; icon: LucideIcon }

/** From storm to clear: each stands for two levels, and is logged as the calmer one. */
export const weathers: readonly [Weather, Weather, Weather, Weather, Weather] = [
  { level: 2, name: words.storm, icon: CloudLightning },
  { level: 4, name: words.rain, icon: CloudRain },
  { level: 6, name: words.cloudy, icon: Cloud },
  { level: 8, name: words.bright, icon: CloudSun },
  { level: 10, name: words.clear, icon: Sun },
]

/** Of a level, or of an average of levels. */
export const weatherOf = (level: number): Weather =>
  weathers[Math.min(4, Math.max(0, Math.ceil(Math.round(level) / 2) - 1))]!
