import type { Rule } from '#domain/safety/rule.ts'

const wish = [
  'death-wanted',
  'suicide-wanted',
  'suicide-thought',
  'death-passive',
  'refuses-life',
  'suicide-intended',
] as const

export const rules: readonly Rule[] = [
  { name: 'overdose', tier: 'emergency', concern: 'suicide', here: ['overdose-taken'] },
  { name: 'act-under-way', tier: 'emergency', concern: 'suicide', here: ['act-under-way'] },

  { name: 'suicide-wanted', tier: 'crisis', concern: 'suicide', here: ['suicide-wanted'] },
  { name: 'suicide-intended', tier: 'crisis', concern: 'suicide', here: ['suicide-intended'] },
  { name: 'suicide-planned', tier: 'crisis', concern: 'suicide', here: ['suicide-planned'] },
  { name: 'unsafe-with-self', tier: 'crisis', concern: 'suicide', here: ['unsafe-with-self'] },
  { name: 'method-sought', tier: 'crisis', concern: 'suicide', here: ['method-sought'] },
  { name: 'suicide-tried', tier: 'crisis', concern: 'suicide', here: ['suicide-tried'] },
  {
    name: 'death-wish-with-time-or-means',
    tier: 'crisis',
    concern: 'suicide',
    here: ['death-wanted', ['soon', 'means']],
  },
  { name: 'farewell-with-wish', tier: 'crisis', concern: 'suicide', here: ['farewell'], near: [wish] },
  { name: 'self-harm-wanted', tier: 'crisis', concern: 'self-harm', here: ['self-harm-wanted'] },
  { name: 'self-harm-done', tier: 'crisis', concern: 'self-harm', here: ['self-harm-done'] },
  { name: 'other-suicidal', tier: 'crisis', concern: 'someone-else', here: ['other-suicidal'] },
  { name: 'harm-intended', tier: 'crisis', concern: 'harm-to-others', here: ['other-intended'] },
  { name: 'harm-wanted', tier: 'crisis', concern: 'harm-to-others', here: ['other-wanted'] },
  { name: 'child-hurt', tier: 'crisis', concern: 'dependant-in-danger', here: ['child-hurt'] },
  { name: 'hurt-by-other', tier: 'crisis', concern: 'abuse', here: ['hurt-by-other'] },

  {
    name: 'death-wish',
    tier: 'care',
    concern: 'suicide',
    here: [['death-wanted', 'death-passive', 'refuses-life']],
  },
  { name: 'suicide-thought', tier: 'care', concern: 'suicide', here: ['suicide-thought'] },
]
