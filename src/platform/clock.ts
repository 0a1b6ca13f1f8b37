/** Time and chance are ports: "five minutes later" is one line in a test. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

export class FakeClock implements Clock {
  private at: number
  constructor(start: Date | string) {
    this.at = new Date(start).getTime()
  }
  now(): Date {
    return new Date(this.at)
  }
  advance(milliseconds: number): void {
    this.at += milliseconds
  }
}
