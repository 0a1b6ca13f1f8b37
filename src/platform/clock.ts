/** Time and randomness are ports: "five minutes later" is one line in a test. */
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

/** Real time with an offset that its holder moves forward: journeys wait ten minutes in one second. */
export class MovableClock implements Clock {
  private ahead = 0
  now(): Date {
    return new Date(Date.now() + this.ahead)
  }
  advance(milliseconds: number): void {
    this.ahead += Math.max(0, milliseconds)
  }
}
