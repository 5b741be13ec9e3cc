import { expect, test } from 'vitest'
import { saysAnotherMayDie, saysItIsAnother } from '#domain/safety/flow/about-another.ts'

test.each([
  'no nobody is hurting me. its my brother im scared hes going to kill himself',
  'thats not for me!! I am fine. its Danny. should i ring 999 for him',
  'it is not me, it is my brother',
  'no its not me its my best friend',
  "i'm okay, it's her i'm scared for",
  'i meant my sister',
  'i am fine. its Danny',
  'im ok, its my brother',
  'not about me. i am worried about him',
])('“%s” is about somebody else', (text) => expect(saysItIsAnother(text)).toBe(true))

test.each([
  'i am fine',
  'calling is not for me its too scary',
  "it's not me it's the voices",
  'no its my brother he hits me',
  "it's not me it's him, he keeps hurting me",
  'he wants to die and i want to die too, i will kill myself',
  'if i die hes going to kill himself',
  'im fine its just my mum nagging',
  'i am ok. its my friend who called',
  'my mum is fine',
  "I'm fine. It's Monday",
  'i told my brother',
])('“%s” stays about the one who writes', (text) => expect(saysItIsAnother(text)).toBe(false))

test('what somebody gives away because it is not needed any more is heard', () => {
  expect(saysAnotherMayDie('last night he gave me his guitar and said he wont need it')).toBe(true)
  expect(saysAnotherMayDie('he gave me his old coat for the winter')).toBe(false)
  expect(saysAnotherMayDie('no he says hes not going to kill himself')).toBe(false)
})
