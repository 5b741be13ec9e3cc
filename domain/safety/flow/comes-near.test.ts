import { expect, test } from 'vitest'
import { saysTheyComeNear } from '#domain/safety/flow/comes-near.ts'

const his = ['my husband strangled me tonight, hes asleep']

test.each([
  'hes moving about i can hear him',
  'hes coming',
  "he's up. oh god",
  'i can hear footsteps',
  'he is on the stairs',
  'hes trying the door handle',
  'he woke up',
  'hes back',
])('“%s” tells that he is near', (text) => expect(saysTheyComeNear(text, his)).toBe(true))

test.each([
  ['hes not coming', his],
  ['is he coming?', his],
  ['hes still asleep', his],
  ['hes coming tomorrow', his],
  ['he gets up at six', his],
  ['shes coming up the stairs', his],
  ['shes coming', [...his, 'my sister is on her way']],
  ['theyre here, theyre at the door', [...his, 'i called the police']],
])('“%s” does not, after %j', (text, told) => expect(saysTheyComeNear(text, told)).toBe(false))
