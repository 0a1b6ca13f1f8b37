import { describe, expect, it } from 'vitest'
import { demoOrigin } from './demo-origin.ts'

describe('another window of the demonstration', () => {
  it('is another site to the browser and the same server to us', () => {
    expect(demoOrigin('http://localhost:3000', 'expert')).toBe('http://127.0.0.1:3000')
    expect(demoOrigin('http://127.0.0.1:8080', 'expert')).toBe('http://localhost:8080')
  })
  it('signs neither the client nor the expert out when the mail is read', () =>
    expect(demoOrigin('http://localhost:3000', 'team')).toBe('http://team.localhost:3000'))
  it('cannot be made where the server has one name only', () => {
    expect(demoOrigin('https://demo.clairavis.example', 'expert')).toBeNull()
    expect(demoOrigin('https://demo.clairavis.example', 'team')).toBeNull()
  })
})
