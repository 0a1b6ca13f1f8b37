import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { ContractList } from '../../../billing/contract-letter/parts/contract-list.tsx'
import type { DocumentsApi } from '../../../billing/invoices/contract.ts'
import { InvoiceList } from '../../../billing/invoices/parts/invoice-list.tsx'
import { usePlanMessages } from '../../../billing/subscriptions/parts/use-plan-messages.ts'
import { ConsentRows } from '../../account/parts/consent-list.tsx'
import { latestConsents } from '../../account/parts/latest-consents.ts'
import { openContract } from '../../account/parts/open-contract.ts'
import { openFile } from '../../files/parts/save-file.ts'
import type { QuestionView } from '../../shapes.ts'
import '../../../ui/css/screens/plan.css'

const books = client<DocumentsApi>()
type Papers = ReplyOf<DocumentsApi['GET /me/papers']>

type QuestionPapersProps = {
  view: QuestionView
}

/** The documents of the record: the question's invoices, and the consents given for it. */
export function QuestionDocuments({ view }: QuestionPapersProps) {
  const words = usePlanMessages('invoices', 'contracts', 'consents')
  const [papers, setPapers] = useState<Papers | null>(null)
  // The invoices change with the payment and the guarantee of the question.
  const moment = `${view.id} ${view.payment} ${view.guarantee.state}`
  useEffect(() => {
    let current = true
    books('GET /me/papers', { query: { question: moment.split(' ')[0] } }).then(
      (found) => current && setPapers(found),
      () => current && setPapers(null),
    )
    return () => {
      current = false
    }
  }, [moment])
  if (!papers || papers.invoices.length + papers.contracts.length + papers.consents.length === 0) return null
  return (
    <div className="record">
      {papers.invoices.length > 0 && (
        <section aria-labelledby="question-invoices" className="no-print">
          <h2 id="question-invoices">{words.invoices.title}</h2>
          <InvoiceList
            invoices={papers.invoices}
            onOpen={(number) => openFile(`/invoices/${number}/pdf`, `${number}.pdf`)}
          />
        </section>
      )}
      {papers.contracts.length > 0 && (
        <section aria-labelledby="question-contracts" className="no-print">
          <h2 id="question-contracts">{words.contracts.title}</h2>
          <ContractList contracts={papers.contracts} onOpen={openContract} />
        </section>
      )}
      {papers.consents.length > 0 && (
        <section aria-labelledby="question-consents" className="no-print">
          <h2 id="question-consents">{words.consents.title}</h2>
          <ConsentRows consents={latestConsents(papers.consents)} />
        </section>
      )}
    </div>
  )
}
