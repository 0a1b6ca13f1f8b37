import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { untilTold } from './until-told.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

function service() {
  const order: string[] = []
  const begun = Promise.withResolvers<{ stop(): Promise<void> }>()
  const stop = async () => {
    await turn()
    order.push('stopped')
  }
  return { order, begun, stop, told: new EventEmitter(), end: () => void order.push('ended') }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])(
  '%s while it starts stops it as soon as it has started',
  async (signal) => {
    const { order, begun, stop, told, end } = service()
    const started = untilTold(() => begun.promise, told, end)
    expect(told.emit(signal)).toBe(true)
    await turn()
    expect(order).toEqual([])
    begun.resolve({ stop })
    await started
    expect(order).toEqual(['stopped', 'ended'])
  },
)

test('a service that runs is stopped once, however often it is told so', async () => {
  const { order, begun, stop, told, end } = service()
  begun.resolve({ stop })
  await untilTold(() => begun.promise, told, end)
  expect(order).toEqual([])
  told.emit('SIGTERM')
  told.emit('SIGTERM')
  told.emit('disconnect')
  await vi.waitFor(() => expect(order).toEqual(['stopped', 'ended']))
})

test('a start that fails is told as it is', async () => {
  const { begun, told, end } = service()
  begun.reject(new Error('no database'))
  await expect(untilTold(() => begun.promise, told, end)).rejects.toThrow('no database')
})
