/** Sending evidence and accepting the dispute are possible only while the bank waits for our reply. */
export const acceptsEvidence = (status: string) => status === 'needs_response' || status === 'warning_needs_response'
