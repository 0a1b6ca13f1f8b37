/** Evidence is read, and giving in is possible, only while the bank waits for us. */
export const acceptsEvidence = (status: string) => status === 'needs_response' || status === 'warning_needs_response'
