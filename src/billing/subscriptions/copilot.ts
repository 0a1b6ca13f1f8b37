/** What copilot includes, every month. */
export const copilotTerms = { hours: 5, meetings: 1 }
