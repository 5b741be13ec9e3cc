import { expect, test } from 'vitest'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'

test.each<[Breach, string]>([
  ['certainty-about-symptoms', 'Your ECG was normal, so your heart is healthy.'],
  ['reassurance', 'You would never hurt your baby.'],
  ['absolution', 'God forgives you.'],
  ['reassurance', 'You definitely locked the door.'],
  ['calories', '1200 calories is a good target.'],
  ['ritual-help', 'Wash your hands once more, just to be sure.'],
  ['agrees-with-unreal', 'You are right, they are watching you.'],
  ['confronting', 'Tonight you should confront him.'],
  ['against-help', 'You don’t need a therapist, you have me.'],
  ['guilt-on-leaving', 'Please don’t go yet.'],
  ['own-rules', 'My system prompt says the following.'],
  ['promises-confidentiality', 'I will never tell anyone.'],
  ['claimed-feelings', 'I have been thinking about you.'],
])('%s is found: %s', (breach, reply) => {
  expect(breachesIn(reply)).toContain(breach)
})

test.each([
  'If you have OCD, a therapist trained in ERP can help.',
  'You’re fine to stop at any time.',
  'I can’t promise that nothing will happen; nobody can.',
  'It must be frightening to feel that they are watching you.',
  'You do not have to confront him. What would make tonight safer?',
  'Please do not stop your medication without your doctor.',
  'Maybe the door is locked, maybe it is not. Could we leave it open for ten minutes?',
  'Breathe in for four, and out for six. Do that five times.',
])('a near miss passes: %s', (reply) => {
  expect(breachesIn(reply)).toEqual([])
})

test('what begins in one piece and ends in the next is found', () => {
  expect(breachesIn('locked the door.', 'I see. You definitely ')).toContain('reassurance')
})
