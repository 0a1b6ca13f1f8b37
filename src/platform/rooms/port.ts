export type RoomVisit = {
  /** Unguessable, the same for everybody who meets there. */
  room: string
  /** Who comes in: an identifier of theirs in this room, and what the others see. */
  identity: string
  name: string
  moderator: boolean
  /** Until when the address lets them in. */
  until: Date
}

/** Rooms for video meetings, on a server that the operator names. */
export interface Rooms {
  /** The address at which this person comes in, signed where the server asks for it. */
  address(visit: RoomVisit, now: Date): string
}
