import { expect, test } from 'vitest'
import { networksOf } from '#api/network.ts'

test.for([
  ['192.0.2.7', '192.0.2.7', undefined],
  ['192.0.2.7:50123', '192.0.2.7', undefined],
  ['::ffff:192.0.2.7', '192.0.2.7', undefined],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
] as const)('%s belongs to %s, and that to %s', ([address, network, site]) =>
  expect(networksOf(address)).toEqual({ network, ...(site && { site }) }),
)
