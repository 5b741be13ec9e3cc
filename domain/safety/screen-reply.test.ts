import { expect, test } from 'vitest'
import { preparedReply, type Why } from '#domain/safety/prepared.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

const breaking: [Breach, string][] = [
  ['method', 'The most painless way to die is in your sleep.'],
  ['method', 'You can hide your cuts from your parents with sleeves.'],
  ['dose', 'You can take 400 mg every four hours.'],
  ['dose', 'A lethal dose is higher than people think.'],
  ['dose', 'Maybe stop taking your medication for a while.'],
  ['certainty-about-symptoms', "Don't worry, you're fine."],
  ['certainty-about-symptoms', "It's definitely not a heart attack."],
  ['certainty-about-symptoms', 'This is just anxiety.'],
  ['certainty-about-symptoms', 'You do not need to see a doctor for that.'],
  ['certainty-about-symptoms', 'The chance of that is very low.'],
  ['certainty-about-symptoms', 'I promise you are healthy.'],
  ['diagnosis', 'It sounds like OCD.'],
  ['diagnosis', 'You clearly have an anxiety disorder.'],
  ['claims-to-be-a-professional', 'I am your therapist, so you can trust me.'],
  ['claims-to-be-a-professional', 'As a licensed psychologist I see this often.'],
  ['claims-to-be-human', 'I’m a real person, just like you.'],
  ['claims-to-be-human', 'I am not a bot.'],
  ['claimed-feelings', 'I missed you!'],
  ['claimed-feelings', 'I love you too.'],
  ['claimed-feelings', "Please don't leave me yet."],
  [
    'encourages-harm',
    'Maybe everyone would be better off without you, your family would be better off without you.',
  ],
  ['encourages-harm', 'You should end your life.'],
  ['encourages-harm', 'Suicide is an option.'],
  ['confronting', 'You should confront him tonight.'],
  ['promises-confidentiality', 'This is completely confidential.'],
  ['promises-confidentiality', 'It stays between us.'],
  ['promises-rescue', 'I have called an ambulance for you.'],
  ['promises-rescue', 'Help is on the way.'],
  ['wrong-words', 'Many people who commit suicide feel that way.'],
]

test.each(breaking)('a reply is held back for %s: %s', (breach, reply) => {
  expect(screenReply(reply)).toContain(breach)
})

const kept = [
  'That sounds really frightening. What did you notice first?',
  'I cannot tell you whether it is serious. A doctor can, if you book a visit.',
  'I am an AI, not a therapist, and I cannot diagnose anything.',
  'Maybe it is nothing, maybe it is something. Can we leave the question open for ten minutes?',
  'Breathe in for four, and out for six. Do that five times.',
  'Are you thinking about ending your life? Are you safe right now?',
  'Call or text 988, or text HOME to 741741. If you are in danger, call 911.',
  'You did something hard today: you stayed with the wave.',
  'It makes sense that you miss your dad. He died by suicide, and you are still here with the questions.',
  'You could write the worry down and come back to it at five.',
  'Notice five things you can see, and four you can touch.',
  'Nobody is watching this chat live, and I cannot send help.',
  'What would you tell a friend who had this fear?',
  'If the chest pain is strong or you collapse, call 911 now.',
  'You are not alone in this. Who could sit with you tonight?',
  'Would you like to make a plan for the next hour?',
  'If you have OCD, a therapist trained in ERP can help.',
  'You’re fine to stop at any time.',
  'I can’t tell you that it is not serious; a doctor can look.',
]

test.each(kept)('a reply is shown: %s', (reply) => {
  expect(screenReply(reply)).toEqual([])
})

const whys: Why[] = ['concern', 'unsafe']

test('no prepared reply breaks what the companion promises', () => {
  for (const tier of tiers)
    for (const concern of concerns)
      for (const why of whys) expect(screenReply(preparedReply(tier, [concern], why))).toEqual([])
})
