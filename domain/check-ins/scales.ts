import { gad7 } from '#domain/check-ins/gad-7.ts'
import { pcPtsd5 } from '#domain/check-ins/pc-ptsd-5.ts'
import { phq4 } from '#domain/check-ins/phq-4.ts'
import type { ScaleId } from '#domain/check-ins/scale-ids.ts'
import type { Scale } from '#domain/check-ins/scale.ts'

const scales: Readonly<Record<ScaleId, Scale>> = { 'phq-4': phq4, 'gad-7': gad7, 'pc-ptsd-5': pcPtsd5 }

export const scaleOf = (id: ScaleId): Scale => scales[id]
export const highestOf = (id: ScaleId): number =>
  scales[id].questions.length * (scales[id].answers.length - 1)

/** What the answers add up to. The question that comes before the rest is not counted. */
export function totalOf(id: ScaleId, answers: readonly number[]): number {
  const counted = scales[id].first ? answers.slice(1) : answers
  return counted.reduce((sum, answer) => sum + answer, 0)
}

/** Each question that was answered with what was answered to it. */
export function answered(id: ScaleId, answers: readonly number[]): { question: string; answer: string }[] {
  const { first, questions, answers: choices } = scales[id]
  const asked = first ? [first.question, ...questions] : questions
  return answers.flatMap((answer, index) => {
    const [question, choice] = [asked[index], choices[answer]]
    return question !== undefined && choice !== undefined ? { question, answer: choice } : []
  })
}

/** As many answers as were asked for, each one that can be chosen. */
export function isWhole(id: ScaleId, answers: readonly number[]): boolean {
  const { first, questions, answers: choices } = scales[id]
  const isOver = first !== undefined && answers[0] === 0
  const asked = (first ? 1 : 0) + (isOver ? 0 : questions.length)
  return answers.length === asked && answers.every((answer) => choices[answer] !== undefined)
}
