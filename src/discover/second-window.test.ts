import { describe, expect, it } from 'vitest'
import { twinOrigin } from './second-window.ts'

describe('the second window of the demonstration', () => {
  it('is another site to the browser and the same server to us', () => {
    expect(twinOrigin('http://localhost:3000')).toBe('http://127.0.0.1:3000')
    expect(twinOrigin('http://127.0.0.1:8080')).toBe('http://localhost:8080')
  })
  it('cannot be made where the server has one name only', () =>
    expect(twinOrigin('https://demo.clairavis.example')).toBeNull())
})
