import type { ContractRow } from '../../../billing/invoices/contract.ts'
import { openFile } from '../../files/parts/save-file.ts'

export const openContract = ({ id, reference }: ContractRow): Promise<void> =>
  openFile(`/contracts/${id}/pdf`, `${reference}.pdf`)
