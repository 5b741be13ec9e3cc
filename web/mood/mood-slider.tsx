import { highestMood, lowestMood, levelLabel } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import { Slider } from '#web/ui/slider.tsx'

/** Where somebody is between very anxious and very calm. */
export const MoodSlider = ({ level, onChange }: { level: number; onChange: (level: number) => void }) => (
  <Slider
    label={words.mood}
    value={level}
    lowest={lowestMood}
    highest={highestMood}
    said={levelLabel(level)}
    onChange={onChange}
  />
)
