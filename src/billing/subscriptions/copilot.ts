/** What copilot holds, every month. */
export const copilotTerms = { hours: 5, meetings: 1 }
