import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

test('the addresses of one IPv6 line are one subscriber, and those of one site one site', () => {
  const one = networksOf('2001:db8:1:2:aaaa::1')
  expect(networksOf('2001:db8:1:2::ffff')).toEqual(one)
  expect(networksOf('2001:DB8:1:2:0:0:0:9')).toEqual(one)
  expect(networksOf('2001:db8:1:3::1').subscriber).not.toBe(one.subscriber)
  expect(networksOf('2001:db8:1:3::1').site).toBe(one.site)
  expect(networksOf('2001:db8:2:2::1').site).not.toBe(one.site)
})

test('an IPv4 address is one subscriber, however it is written, among the 256 of its site', () => {
  expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'))
  expect(networksOf('203.0.113.8').subscriber).not.toBe(networksOf('203.0.113.7').subscriber)
  expect(networksOf('203.0.113.8').site).toBe(networksOf('203.0.113.7').site)
  expect(networksOf('203.0.114.7').site).not.toBe(networksOf('203.0.113.7').site)
})

test('what is no address stands for itself', () => {
  expect(networksOf('')).toEqual({ subscriber: '', site: '' })
  expect(networksOf('unknown').subscriber).toBe('unknown')
})
