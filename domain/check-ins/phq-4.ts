import { howOften } from '#domain/check-ins/gad-7.ts'
import type { Scale } from '#domain/check-ins/scale.ts'

export const phq4: Scale = {
  name: 'PHQ-4',
  about: 'Four questions on worry and low spirits.',
  ...howOften,
  questions: [
    'Feeling nervous, anxious or on edge',
    'Not being able to stop or control worrying',
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
  ],
  source:
    'Kroenke K, Spitzer RL, Williams JBW, Löwe B. An ultra-brief screening scale for anxiety and depression: the PHQ-4. Psychosomatics. 2009;50:613-621.',
}
