import { hiddenSign } from '../../../platform/redaction/kinds.ts'
import { redact } from '../../../platform/redaction/redact.ts'

/** A comment as everybody may read it: without the numbers, addresses and names that its author wrote into it. */
export const publicComment = (comment: string): string => redact(comment, () => hiddenSign)
