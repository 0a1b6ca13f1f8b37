import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

describe('what the error page shows', () => {
  it('is the path that was not found', () =>
    expect(failureOf({ status: 404, statusText: 'Page not found: /fr/nulle-part', data: null })).toEqual({
      status: 404,
      message: 'Page not found: /fr/nulle-part',
      description: 'Page not found: /fr/nulle-part',
      missing: true,
    }))
  it('falls back to the default messages of the two variants', () => {
    expect(failureOf({ status: 404 }).message).toBe('Page Not Found')
    expect(failureOf({ status: 503 }).message).toBe('Internal Server Error')
  })
  it('names the address where a loader found nothing and said no more', () =>
    expect(failureOf({ status: 404, statusText: '' }, '/fr/article/rien?page=2').message).toBe(
      'Page Not Found: /fr/article/rien?page=2',
    ))
  it('is status 500 for anything that is not an answer', () => {
    expect(failureOf(new Error('boom'))).toEqual({
      status: 500,
      message: 'Internal Server Error',
      description: 'boom',
      missing: false,
    })
    expect(failureOf('plain words').description).toBe('plain words')
    expect(failureOf(undefined).status).toBe(500)
  })
  it('takes the description that a loader gave', () =>
    expect(failureOf({ status: 403, statusText: 'Forbidden', data: { message: 'Not yours' } }).description).toBe(
      'Not yours',
    ))
})
