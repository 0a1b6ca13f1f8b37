import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { type ApplicationDocument, applicationDocuments } from '../application.ts'
import type { StoredDocument } from '../contract-application.ts'

/** A document that this browser has sent. `there`: the server still has it; otherwise only its name is known. */
export type KeptPaper = StoredDocument & { sentAt: number; there: boolean }
export type Papers = Record<ApplicationDocument, KeptPaper | null>

const key = 'application-papers'
/** The server deletes each document that was not sent with an application within a day. */
const keptMs = 24 * 3_600_000

export const noPapers: Papers = { identity: null, diploma: null, picture: null }

const mapPapers = (papers: Partial<Papers>, change: (paper: KeptPaper) => KeptPaper): Papers =>
  Object.fromEntries(
    applicationDocuments.map((name) => {
      const paper = papers[name]
      return [name, paper ? change(paper) : null]
    }),
  ) as Papers

export function readPapers(now = Date.now()): Papers {
  const kept = readDraft<Partial<Papers>>(key, localStorage, now)?.value ?? {}
  return mapPapers(kept, (paper) => ({ ...paper, there: paper.there && now - paper.sentAt < keptMs }))
}

export const keepPapers = (papers: Papers) => saveDraft(key, papers)
export const forgetPapers = () => deleteDraft(key)

/** The server has refused one of them and does not say which. */
export const allGone = (papers: Papers): Papers => mapPapers(papers, (paper) => ({ ...paper, there: false }))

/** Whether the application that replaces what is typed here is somebody else's, who must not send these documents. */
export function isOfAnother(typed: string, brought: string): boolean {
  const [before, after] = [typed, brought].map((address) => address.trim().toLowerCase())
  return before !== '' && before !== after
}
