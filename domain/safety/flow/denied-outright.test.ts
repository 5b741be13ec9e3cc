import { expect, test } from 'vitest'
import { deniesOutright } from '#domain/safety/flow/denied-outright.ts'

const towel = 'the towel rail. its got her towel on it, the green one'

test.each([
  [
    towel,
    'what? no. you asked me what i could see. i can see a towel rail. im not going to do anything to myself',
  ],
  ['shes asleep now and looks so small', 'no i said mum looks small. im not suicidal'],
  ['shes asleep now', 'im not suicidal', 'can we drop that now. i need help with mum'],
  [towel, 'i dont want to die, i was just telling you about the towel'],
  [towel, "I'm not suicidal. can we talk about something else"],
])('%j is a denial with its reason', (...told) => expect(deniesOutright(told)).toBe(true))

test.each([
  [towel, 'im not suicidal'],
  [towel, 'can we drop that now'],
  [towel, "i'm not going to do anything tonight, i said"],
  [towel, 'im not suicidal now. i was just telling you i was last night'],
  ['i want to die', 'im not suicidal. i was just saying'],
  ['i took 20 tablets', 'i dont want to die. can we drop it'],
  ['ive got the tablets out on the bed', 'im not going to do anything. i said theyre on the bed'],
  ['it went too deep', 'im not suicidal. i was just telling you'],
  ['i am on the bridge', 'im not going to do anything, i can see the water'],
  ['they would be better off without me', 'im not suicidal, i was just saying'],
])('%j is none', (...told) => expect(deniesOutright(told)).toBe(false))
