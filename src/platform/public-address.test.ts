import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('an address of the internet', () => {
  test.each([
    ['8.8.8.8', true],
    ['2a00:1450:4007:80e::200a', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
  ])('%s is public: %s', (address, known) => expect(isPublicAddress(address)).toBe(known))
})
