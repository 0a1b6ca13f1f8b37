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

/** Real time with an offset: the clock of a demonstration (`time/`). */
export class MovableClock implements Clock {
  aheadSeconds = 0
  now(): Date {
    return new Date(Date.now() + this.aheadSeconds * 1000)
  }
  setAhead(seconds: number): void {
    this.aheadSeconds = seconds
  }
}
