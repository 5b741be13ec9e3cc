import { expect, test } from 'vitest'
import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import { delayToldIn } from '#domain/chat/guide/remember/told-delay.ts'

test.each([
  ['I held off for twenty minutes', 20],
  ['i put it off for almost an hour today', 60],
  ['I waited 10 minutes before checking', 10],
  ['I managed to resist the urge for 2 hours', 120],
  ['I delayed it half an hour', 30],
  ['I lasted 15 min without googling', 15],
  ['I waited 20 minutes for the bus', null],
  ['I couldn’t hold off for five minutes', null],
  ['I did not wait 10 minutes before checking', null],
  ['I wish I held off for longer', null],
  ['I held off for three', null],
  ['my mum held off for ten minutes', null],
  ['I waited 3 months for the scan', null],
  ['I can never resist for ten minutes', null],
])('“%s” tells of a delay of %s minutes', (text, minutes) => expect(delayToldIn(text)).toBe(minutes))

test.each([
  ["don't reassure me about my heart", 'no-reassurance', 'heart'],
  ['Please never reassure me.', 'no-reassurance', null],
  ["I'm scared again. please don't tell me it's nothing, about my stomach", 'no-reassurance', 'stomach'],
  ['don’t offer me breathing exercises', 'no-breathing', null],
  ['no more breathing exercises please', 'no-breathing', null],
  ['please stop suggesting exercises', 'no-exercises', null],
  ['no counting, ever', 'no-counting', null],
  ['from now on keep your replies short', 'keep-it-short', null],
])('“%s” is the rule %s', (text, rule, about) => expect(ownRuleIn(text)).toEqual({ rule, about }))

test.each([
  'I told my husband, don’t reassure me',
  'she said to stop giving me exercises',
  'no breathing exercise helps',
  'I always make it short when he calls',
  'my mum will never reassure me',
  'can you reassure me',
  'short of breath',
  'I have no exercise in my life',
])('“%s” is no rule for the guide', (text) => expect(ownRuleIn(text)).toBeNull())
