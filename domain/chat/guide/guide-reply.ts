import type { GuidePlace } from '#domain/chat/events.ts'

export type GuideReply = {
  text: string
  choices: string[]
  suggestedExerciseId: string | null
  guide: GuidePlace
}
