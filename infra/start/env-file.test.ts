import { expect, test } from 'vitest'
import { brokenLines } from '#infra/start/env-file.ts'

test('assignments, comments and empty lines are in order', () =>
  expect(
    brokenLines('# a comment\n\nPORT=3000\n  export HOST = 0.0.0.0\nEMPTY=\nQUOTED="a b" # why\r\n'),
  ).toEqual([]))

test('a quoted value may go on over several lines', () =>
  expect(brokenLines('NOTE="one\ntwo, not an assignment\nthree"\nPORT=3000')).toEqual([]))

test('a line that assigns nothing is named by its number', () =>
  expect(brokenLines('PORT=3000\nPORT 3000\n1PORT=3\n')).toEqual([
    'line 2: not of the form NAME=value',
    'line 3: not of the form NAME=value',
  ]))

test('a quote that is never closed is named by the line where it opens', () =>
  expect(brokenLines('PORT=3000\nNOTE="one\nHOST=0.0.0.0\n')).toEqual(['line 2: the quote is never closed']))

test('a $ outside of single quotes is named, for docker compose would leave out what follows', () => {
  const refused = /^line \d: a value with a \$ stands in single quotes/
  expect(
    brokenLines('SMTP_URL=smtp://a:pa$word@b\nOIDC_CLIENT_SECRET="a$b"\nA=\'pa$word\' # $\nB=1 # $'),
  ).toEqual([expect.stringMatching(refused), expect.stringMatching(refused)])
})

test('no fault repeats a value: it may be a secret', () =>
  expect(brokenLines('A=hunter$1\nMASTER_KEY: hunter2\nCOOKIE_KEY="hunter3\n').join(' ')).not.toMatch(
    /hunter/,
  ))
