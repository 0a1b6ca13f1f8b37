/** Moves the time of a demonstration: its clock, its jobs and its payment sandbox together (decision 029). */
export interface TimeControl {
  /**
   * Moves forward from one stop to the next. What falls due on the way is done at its own time; at a stop, recurring work
   * too, before `arrived` is called. Instants that have passed are skipped. `begun` is called first, once no other move can run.
   * @throws Refusal `clock_moving` while another move runs
   */
  moveThrough(stops: readonly Date[], arrived: (stop: Date) => Promise<void>, begun: () => Promise<void>): Promise<void>
  /** Has the sandbox decline every charge of this card from now on. */
  refuseCard(paymentMethod: string): Promise<void>
}
